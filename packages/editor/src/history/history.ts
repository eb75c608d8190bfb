import { applyEdit, type Board, type BoardEdit, type ItemId, invertEdit, referencesOf } from "@tracewright/board";

/** How many steps can be taken back. */
export const HISTORY_STEPS = 100;

/** One thing a person did. */
export interface HistoryStep {
  /** What it was, for "Undo move" and the list of steps. */
  readonly name: string;
  /** One after the other. */
  readonly edits: readonly BoardEdit[];
  readonly selectionBefore: readonly ItemId[];
  readonly selectionAfter: readonly ItemId[];
  /** Steps of one key that follow each other are taken back together: a key that is held, a number that is typed. */
  readonly key?: string;
}

/** What was done and can be taken back, and what was taken back and can be done again. */
export interface History {
  readonly done: readonly HistoryStep[];
  readonly undone: readonly HistoryStep[];
}

export const NO_HISTORY: History = { done: [], undone: [] };

/** The history after another step; what was taken back before it is gone. */
export function record({ done }: History, step: HistoryStep): History {
  const last = done.at(-1);
  if (last && step.key !== undefined && last.key === step.key) {
    const joined = { ...last, edits: [...last.edits, ...step.edits], selectionAfter: step.selectionAfter };
    return { done: [...done.slice(0, -1), joined], undone: [] };
  }
  return { done: [...done, step].slice(-HISTORY_STEPS), undone: [] };
}

/**
 * The history on a board that another user has changed by `edit`: steps about what was changed cannot be taken back or done
 * again any more, nor can those that lie behind them.
 */
export function withoutTouched({ done, undone }: History, edit: BoardEdit): History {
  const theirs = reachOf(edit);
  const isTouched = ({ edits }: HistoryStep) => edits.some((own) => doMeet(reachOf(own), theirs));
  return { done: afterLast(done, isTouched), undone: afterLast(undone, isTouched) };
}

interface Reach {
  /** Records and settings that change. */
  readonly changed: ReadonlySet<string>;
  /** Records that come or go. */
  readonly fleeting: ReadonlySet<string>;
  /** Nets and items that the records name. */
  readonly named: ReadonlySet<string>;
}

function reachOf({ lists, settings }: BoardEdit): Reach {
  const fleeting = lists.flatMap(({ added, removed }) => [...added, ...removed]);
  const updated = lists.flatMap((list) => list.updated.flatMap(({ before, after }) => [before, after]));
  const ids = [...fleeting, ...updated].map(({ id }): string => id);
  return {
    changed: new Set([...ids, ...settings.map(({ setting }) => setting)]),
    fleeting: new Set(fleeting.map(({ id }) => id)),
    named: new Set([...fleeting, ...updated].flatMap(referencesOf)),
  };
}

function doMeet(a: Reach, b: Reach): boolean {
  return haveCommon(a.changed, b.changed) || haveCommon(a.fleeting, b.named) || haveCommon(a.named, b.fleeting);
}

function haveCommon(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  return [...a].some((one) => b.has(one));
}

function afterLast<T>(list: readonly T[], isMeant: (one: T) => boolean): readonly T[] {
  return list.slice(list.findLastIndex(isMeant) + 1);
}

export interface Travelled {
  readonly board: Board;
  readonly history: History;
  readonly selection: readonly ItemId[];
  /** What was applied to the board, for other copies of it. */
  readonly edits: readonly BoardEdit[];
}

/** The board before the last step; undefined: there is none. */
export function undo(board: Board, { done, undone }: History): Travelled | undefined {
  const step = done.at(-1);
  if (!step) return undefined;
  const edits = step.edits.toReversed().map(invertEdit);
  const history = { done: done.slice(0, -1), undone: [...undone, step] };
  return { board: edits.reduce(applyEdit, board), history, selection: step.selectionBefore, edits };
}

/** The board with the step that was taken back last; undefined: there is none. */
export function redo(board: Board, { done, undone }: History): Travelled | undefined {
  const step = undone.at(-1);
  if (!step) return undefined;
  const history = { done: [...done, step], undone: undone.slice(0, -1) };
  return { board: step.edits.reduce(applyEdit, board), history, selection: step.selectionAfter, edits: step.edits };
}
