import { type Board, editBetween, type Finding, type Footprint, findItems, type ItemId } from "@tracewright/board";
import { LiveChecker } from "@tracewright/checks";
import type { Nm, Point } from "@tracewright/geometry";
import { matchByCircuit } from "../match/match-by-circuit.ts";
import { matchBySheets } from "../match/match-by-sheets.ts";
import type { Pairings } from "../match/pairing.ts";
import { ownCopper } from "../take/own-copper.ts";
import { withCopy, without } from "./boards.ts";
import type { LayoutCopy } from "./copy-layout.ts";
import { danglingItems, looseEndsOf, removeDangling } from "./cut-ends.ts";
import { type Draft, draftCopy, type Model, mostPins } from "./draft-copy.ts";
import { freeShifts, shiftCopy } from "./find-free-shift.ts";
import { isOnBoard } from "./is-on-board.ts";
import { judgeCopy, type Known, knownFindings, subjectsOf } from "./judge-copy.ts";
import type { CopyRefusal, CopyReport, ReplicateOutcome, ReplicateRequest } from "./replicate-request.ts";

/** How far a free place is looked for, whether the copy is put there or it is only named. */
export const MAX_SHIFT: Nm = 25_000_000;
/** Places that seem free are judged by the design rules so many times. */
const MAX_JUDGED = 12;

/**
 * Gives all copies of a sub-circuit the layout of one of them. Copies are found by their sheets, else by their circuit.
 * Each is made whole or not at all, and judged by the design rules; what did not fit is named. Parts and copper of all copies
 * are lifted off first, so that none is in the way of another; those of a refused copy are where they were. Pours are not
 * judged: they are to be filled again.
 */
export function replicateLayout(board: Board, request: ReplicateRequest): ReplicateOutcome {
  const {
    only,
    except,
    arrangement = { kind: "anchors" },
    targetCopper = "replace",
    maxShift = 0,
    clearsTracks,
  } = request;
  const checker = new LiveChecker(board);
  const openBefore = openIn(checker);
  const model = modelOf(board, request);
  if (!model) return { ...NO_COPIES, openBefore, openAfter: openBefore };
  const { pairings, isUndecided } = copiesOf(board, model, request);
  const drafts = pairings
    .filter(({ partners }) => {
      const ids = [...partners.values()].map(({ part }) => part.id);
      return (!only || ids.some((id) => only.has(id))) && !ids.some((id) => except?.has(id));
    })
    .map((pairing, index) =>
      draftCopy(board, pairing, { model, index, arrangement, keepsCopper: targetCopper === "keep" }),
    );
  const known = knownFindings(checker);
  const dangling = danglingItems(checker);
  const others = clearsTracks ? othersCopper(board, model, drafts) : NOTHING;
  const made = makeCopies(checker, { board, drafts, known, maxShift, others });
  const cut = new Set([...made.done.keys()].flatMap((draft) => [...draft.cut]));
  const removable = new Set([...cut, ...others]);
  removeDangling(checker, removable, dangling);
  const after = checker.board;
  const copies = drafts.map((draft) => reportOf(draft, { board, after, made }));
  const edit = editBetween(board, after);
  const hasChanges = edit.lists.length > 0;
  const clearedNets = netsThatLost(board, after, others);
  const looseEnds = hasChanges ? looseEndsOf(checker, { before: board, removable, dangling }) : [];
  return {
    ...(hasChanges && { edit }),
    copies,
    isUndecided,
    clearedNets,
    looseEnds,
    openBefore,
    openAfter: openIn(checker),
  };
}

const NO_COPIES = { copies: [], isUndecided: false, clearedNets: [], looseEnds: [] };
const NOTHING: ReadonlySet<ItemId> = new Set();

/** Unlocked tracks and vias that are neither the model's nor lead to a copy. */
function othersCopper(board: Board, { copper }: Model, drafts: readonly Draft[]): ReadonlySet<ItemId> {
  const kept = new Set<ItemId>([
    ...[...copper.tracks, ...copper.vias].map(({ id }) => id),
    ...copper.cut,
    ...drafts.flatMap(({ own, cut }) => [...own, ...cut]),
  ]);
  const all = [...board.tracks, ...board.vias];
  return new Set(all.filter(({ id, locked }) => !locked && !kept.has(id)).map(({ id }) => id));
}

function netsThatLost(board: Board, after: Board, others: ReadonlySet<ItemId>): string[] {
  const left = new Set<ItemId>([...after.tracks, ...after.vias].map(({ id }) => id));
  const gone = [...board.tracks, ...board.vias].filter(({ id }) => others.has(id) && !left.has(id));
  const nets = new Set(gone.map(({ net }) => net));
  return board.nets.filter(({ id }) => nets.has(id)).map(({ name }) => name);
}

/** The copies that there are of some parts, by the references of their parts; nothing is judged. */
export function findCopies(board: Board, request: Pick<ReplicateRequest, "ids" | "values">): ReplicateCopies {
  const model = modelOf(board, request);
  if (!model) return { copies: [], isUndecided: false };
  const { pairings, isUndecided } = copiesOf(board, model, request);
  return {
    copies: pairings.map(({ partners }) => [...partners.values()].map(({ part }) => part)),
    isUndecided,
  };
}

export interface ReplicateCopies {
  readonly copies: readonly (readonly Footprint[])[];
  readonly isUndecided: boolean;
}

function modelOf(
  board: Board,
  { ids, anchor, copper = "copy", hasSilkscreen = true }: Omit<ReplicateRequest, "only">,
): Model | undefined {
  const selected = findItems(board, ids);
  const parts = selected.flatMap((item) => (item.list === "footprints" ? [item.record] : []));
  const first = parts.find(({ id }) => id === anchor) ?? mostPins(parts);
  if (!first) return undefined;
  const own = ownCopper(board, parts);
  return {
    parts,
    anchor: first,
    copper: copper === "copy" ? own : { ...own, tracks: [], vias: [], zones: [] },
    drawings: selected.filter(({ list }) => list === "graphics" || list === "texts"),
    hasSilkscreen,
  };
}

function copiesOf(board: Board, { parts }: Model, { values = "equal" }: Pick<ReplicateRequest, "values">): Pairings {
  const bySheet = matchBySheets(board, parts);
  return bySheet.length > 0 ? { pairings: bySheet, isUndecided: false } : matchByCircuit(board, parts, { values });
}

interface Made {
  readonly done: ReadonlyMap<Draft, Point | undefined>;
  readonly refused: ReadonlyMap<Draft, CopyRefusal>;
}

interface Trial {
  /** Before any copy was made. */
  readonly board: Board;
  readonly known: Known;
  readonly maxShift: Nm;
  /** Copper of other parts that may be removed. */
  readonly others: ReadonlySet<ItemId>;
}

/** Puts the copies onto the checker's board. What is refused stays where it was, where it may be in the way of others. */
function makeCopies(
  checker: LiveChecker,
  { drafts, maxShift, ...trial }: Trial & { readonly drafts: readonly Draft[] },
): Made {
  const { board } = trial;
  const refused = new Map<Draft, CopyRefusal>();
  let open = drafts.filter(({ refusal, isUnchanged }) => !refusal && !isUnchanged);
  for (;;) {
    const lifted = without(board, new Set(open.flatMap(({ own, copy }) => [...own, ...copy.parts.keys()])));
    checker.apply(editBetween(checker.board, lifted));
    const done = new Map<Draft, Point | undefined>();
    const failed = new Set<Draft>();
    for (const draft of open) {
      const { refusal, shift } = tryCopy(checker, draft, { ...trial, maxShift });
      if (refusal) failed.add(draft);
      if (refusal) refused.set(draft, refusal);
      else done.set(draft, shift);
    }
    if (failed.size === 0) return { done, refused: maxShift > 0 ? refused : withFreeShifts(checker, refused, trial) };
    open = open.filter((draft) => !failed.has(draft));
  }
}

/** Where the copy fits on the checker's board, which it is not on; that is where it is put. Undefined: the board is as before. */
function tryCopy(
  checker: LiveChecker,
  { copy, own, cut, inside }: Draft,
  { board, known, maxShift, others }: Trial,
): { readonly refusal?: CopyRefusal; readonly shift?: Point } {
  const start = checker.board;
  const removable = new Set([...cut, ...others]);
  const judge = (placed: LayoutCopy) =>
    judgeCopy(checker, { edit: editBetween(start, withCopy(start, placed, own)), copy: placed, removable, known });
  const beside = [...copy.parts.values()].filter(({ id, position }) => inside.has(id) && !isOnBoard(board, position));
  const findings = beside.length > 0 ? [] : judge(copy);
  if (beside.length === 0 && findings.length === 0) return {};
  let judged = 0;
  for (const shift of freeShifts(start, copy, { max: maxShift, ignored: removable, inside })) {
    if (judge(shiftCopy(copy, shift, board)).length === 0) return { shift };
    judged += 1;
    if (judged === MAX_JUDGED) break;
  }
  return { refusal: refusalOf(start, { beside, findings, own: copy.twins }) };
}

/** The refusals with the nearest place where each would fit while all else stays. */
function withFreeShifts(
  checker: LiveChecker,
  refused: ReadonlyMap<Draft, CopyRefusal>,
  trial: Omit<Trial, "maxShift">,
): ReadonlyMap<Draft, CopyRefusal> {
  const after = checker.board;
  return new Map(
    [...refused].map(([draft, refusal]) => {
      const lifted = without(after, new Set([...draft.own, ...draft.copy.parts.keys()]));
      checker.apply(editBetween(after, lifted));
      const { shift } = tryCopy(checker, draft, { ...trial, maxShift: MAX_SHIFT });
      checker.apply(editBetween(checker.board, after));
      return [draft, { ...refusal, ...(shift && { freeShift: shift }) } as CopyRefusal];
    }),
  );
}

function refusalOf(
  board: Board,
  {
    beside,
    findings,
    own,
  }: { beside: readonly Footprint[]; findings: readonly Finding[]; own: ReadonlyMap<ItemId, ItemId> },
): CopyRefusal {
  if (beside.length > 0) return { reason: "off-board", parts: beside.map(({ reference }) => reference) };
  const subjects = [...new Set(findings.flatMap((finding) => subjectsOf(board, finding, own)))];
  return { reason: "collides", findings, subjects };
}

function reportOf(
  draft: Draft,
  { board, after, made: { done, refused } }: { board: Board; after: Board; made: Made },
): CopyReport {
  const refusal = draft.refusal ?? refused.get(draft);
  const rest = { ...draft.report, removed: 0, added: 0 };
  if (refusal) return { ...rest, status: "refused", refusal };
  if (draft.isUnchanged) return { ...rest, status: "unchanged" };
  const shift = done.get(draft);
  const copper = (of: Board) => new Set<ItemId>([...of.tracks, ...of.vias, ...of.zones].map(({ id }) => id));
  const [before, now] = [copper(board), copper(after)];
  return {
    ...rest,
    status: "made",
    ...(shift && { shift }),
    removed: [...draft.own, ...draft.cut].filter((id) => before.has(id) && !now.has(id)).length,
    added: draft.copy.items.length,
  };
}

function openIn(checker: LiveChecker): number {
  const { total, connected } = checker.result.connections;
  return total - connected;
}
