import type { Motion } from "@tracewright/board";
import {
  applyEdit,
  type Board,
  type BoardEdit,
  editBetween,
  findBrokenBlock,
  type ItemId,
  itemsById,
  type NetId,
  netClassOf,
  rigidMembers,
} from "@tracewright/board";
import { CopperProbe } from "@tracewright/checks";
import type { Point } from "@tracewright/geometry";
import { Carry } from "../carrying/carry.ts";
import { type BlockMotion, type CarriedBlocks, carryBlocks } from "../carrying/carry-blocks.ts";
import type { CommandOutcome } from "../commands/command.ts";
import { freeItems } from "../commands/free-items.ts";
import type { InTheWay } from "../copper/collision-finder.ts";
import type { HoldOptions } from "../dragging/held-items.ts";
import type { NameItem } from "../edit-builder.ts";
import type { EditorSettings, Refusal, Tool, ToolContext, ToolEvent } from "../gestures/tool.ts";
import { type History, NO_HISTORY, record, redo, type Travelled, undo, withoutTouched } from "../history/history.ts";
import { DragTool } from "../tools/drag-tool.ts";
import { SelectTool } from "../tools/select-tool.ts";

/** What a screen shows; replaced as a whole by every change. */
export interface EditorState {
  readonly board: Board;
  readonly selection: readonly ItemId[];
  readonly tool: Tool;
  readonly history: History;
  readonly settings: EditorSettings;
  /** Why the last thing that was asked for did not happen; gone with the next. */
  readonly refusal?: Refusal;
  /** By which rules and what, where it was for want of room. */
  readonly inTheWay?: readonly InTheWay[];
}

/** Why something has not happened. */
type Refused = Pick<EditorState, "refusal" | "inTheWay">;

export interface EditorOptions {
  readonly settings: EditorSettings;
  readonly nameItem: NameItem;
  /** Receives the edits applied to the board in order, including undo and redo, for saving. */
  readonly onEdits?: (edits: readonly BoardEdit[]) => void;
}

/**
 * A board being edited, without a screen: tools take events, commands take selections, everything can be taken back. Listeners
 * are reported after each change; the state is immutable, so that a comparison by identity finds changes.
 */
export class Editor {
  readonly #nameItem: NameItem;
  readonly #onEdits: ((edits: readonly BoardEdit[]) => void) | undefined;
  readonly #listeners = new Set<() => void>();
  #state: EditorState;
  #steps = 0;
  #carried: { readonly carry: Carry; readonly key: string } | undefined;
  #probe: { readonly board: Board; readonly probe: CopperProbe } | undefined;

  constructor(board: Board, { settings, nameItem, onEdits }: EditorOptions) {
    this.#nameItem = nameItem;
    this.#onEdits = onEdits;
    this.#state = { board, selection: [], tool: new SelectTool(), history: NO_HISTORY, settings };
  }

  get state(): EditorState {
    return this.#state;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** An event for the tool in the hand. */
  send(event: ToolEvent): void {
    const { tool = new SelectTool(), selection, done, ...why } = this.#state.tool.handle(event, this.#context());
    const { selection: before, settings } = this.#state;
    // What was pressed may be gone by the release, by a key in between.
    const after = selection && (done ? selection : this.#present(selection));
    if (!done) this.#change({ tool, ...(after && { selection: after }) }, why);
    else if (settings.isReadOnly) this.#change({ tool }, READ_ONLY);
    else {
      const broken = this.#breaks(done.edit);
      if (broken) this.#change({ tool }, broken);
      else this.#apply(done, { before, after: after ?? before, tool, why });
    }
  }

  /** Lays down what is in the hand, without a trace, and takes this tool. */
  take(tool: Tool): void {
    this.#change({ tool });
  }

  /**
   * Takes what is selected into the hand at a place of the board; it goes with the pointer until the next press.
   * `dragsAtAnyAngle`: this once, whatever the settings say.
   */
  grab(at: Point, { dragsAtAnyAngle }: Pick<EditorSettings, "dragsAtAnyAngle"> = {}): void {
    const { board, selection, settings } = this.#state;
    const { free } = freeItems(board, selection);
    if (settings.isReadOnly) this.#change({}, READ_ONLY);
    else if (free.length === 0) this.#change({}, selection.length > 0 ? LOCKED : { refusal: "nothing-there" });
    else {
      const context = this.#context();
      const own = dragsAtAnyAngle === undefined ? settings : { ...settings, dragsAtAnyAngle };
      this.#change({ tool: DragTool.begin({ ...context, settings: own }, at) });
    }
  }

  /**
   * A command on the board; its name is what undo calls it, steps of one key are taken back together. What the tool has begun is
   * given up; a tool that has begun nothing stays in the hand.
   */
  run(
    name: string,
    command: (board: Board, selection: readonly ItemId[]) => CommandOutcome,
    key?: string,
  ): CommandOutcome {
    const { board, selection, settings, tool } = this.#state;
    if (settings.isReadOnly) {
      this.#change({}, READ_ONLY);
      return { locked: [] };
    }
    const outcome = command(board, selection);
    const left = tool.isHolding ? new SelectTool() : tool;
    const broken = outcome.edit && this.#breaks(outcome.edit);
    if (broken) {
      this.#change({ tool: left }, broken);
      return { locked: [], ...broken };
    }
    if (outcome.edit)
      this.#apply(
        { name, edit: outcome.edit, ...(key !== undefined && { key }) },
        { before: selection, after: outcome.selection ?? selection, tool: left },
      );
    else if (outcome.refusal) this.#change({ tool: left }, { refusal: outcome.refusal });
    else this.#change({ tool: left }, outcome.locked.length > 0 ? LOCKED : {});
    return outcome;
  }

  /**
   * Moves what is selected by a motion, under the law of dragging: tracks follow their parts, and where something
   * would collide all stays. Motions that follow each other add up from where they began; with `isOneStep` they are
   * taken back together.
   */
  carry(
    name: string,
    motionOf: (board: Board, selection: readonly ItemId[]) => Motion | undefined,
    { isOneStep = false }: { readonly isOneStep?: boolean } = {},
  ): void {
    const { board, selection, settings, tool } = this.#state;
    if (settings.isReadOnly) {
      this.#change({}, READ_ONLY);
      return;
    }
    const motion = motionOf(board, selection);
    if (!motion) return;
    const goesOn = this.#carried?.carry.goesOn(board, selection, motion) === true;
    const carried =
      this.#carried && goesOn
        ? this.#carried
        : { carry: new Carry(board, selection, motion, this.#holding), key: `carry-${this.#steps++}` };
    this.#carried = carried;
    const { edit, selection: after = selection, collisions, inTheWay, locked } = carried.carry.by(motion);
    const left = tool.isHolding ? new SelectTool() : tool;
    const broken = edit && this.#breaks(edit);
    if (broken) {
      this.#carried = undefined;
      this.#change({ tool: left }, broken);
    } else if (edit) {
      const landed = this.#apply(
        { name, edit, ...(isOneStep && { key: carried.key }) },
        { before: selection, after, tool: left },
      );
      carried.carry.landed(landed, after);
    } else this.#change({ tool: left }, whyNot({ collisions, inTheWay, locked }));
  }

  /**
   * Moves what is selected block by block, each its own way, as one step under the law of dragging: where one may not
   * go, all stay.
   */
  carryBlocks(name: string, movesOf: (board: Board, selection: readonly ItemId[]) => readonly BlockMotion[]): void {
    const { board, selection, settings, tool } = this.#state;
    if (settings.isReadOnly) {
      this.#change({}, READ_ONLY);
      return;
    }
    const { edit, ...why } = carryBlocks(board, movesOf(board, selection), this.#holding);
    const left = tool.isHolding ? new SelectTool() : tool;
    const broken = edit && this.#breaks(edit);
    if (broken) this.#change({ tool: left }, broken);
    else if (edit) this.#apply({ name, edit }, { before: selection, after: selection, tool: left });
    else this.#change({ tool: left }, whyNot(why));
  }

  select(selection: readonly ItemId[]): void {
    this.#change({ selection: this.#present(selection) });
  }

  set(settings: Partial<EditorSettings>): void {
    if ("routeMode" in settings || "dragsAtAnyAngle" in settings) this.#carried = undefined;
    this.#change({ settings: { ...this.#state.settings, ...settings } });
  }

  /**
   * Another board in place of this one: what others saved, another candidate. The selection stays as far as it is there, the
   * history as far as it is about what is unchanged. What the tool started on the old board is discarded; a caller that cares
   * waits until it is not holding anything. With a `step`, what came was ordered here: it can be taken back under that name, and
   * what was done before it after that; groups that were selected are with what they have got.
   */
  adopt(board: Board, { step }: { readonly step?: string } = {}): void {
    const { board: before, history, selection, tool } = this.#state;
    if (board === before) return;
    this.#state = { ...this.#state, board };
    const present = this.#present(step === undefined ? selection : withWholeGroups(before, board, selection));
    const isEmpty = history.done.length + history.undone.length === 0;
    const goesOn = (): History => {
      if (step === undefined) return isEmpty ? history : withoutTouched(history, editBetween(before, board));
      const edits = [editBetween(before, board)];
      const key = `step-${this.#steps++}`;
      return record(history, { name: step, edits, selectionBefore: selection, selectionAfter: present, key });
    };
    this.#change({
      board,
      history: goesOn(),
      selection: present,
      ...(tool.isHolding && { tool: new SelectTool() }),
    });
  }

  undo(): boolean {
    return this.#travel(undo(this.#state.board, this.#state.history));
  }

  redo(): boolean {
    return this.#travel(redo(this.#state.board, this.#state.history));
  }

  #travel(travelled: Travelled | undefined): boolean {
    if (!travelled || this.#state.settings.isReadOnly) return false;
    const { board, history, selection, edits } = travelled;
    this.#state = { ...this.#state, board };
    this.#change({ board, history, selection: this.#present(selection), tool: new SelectTool() });
    this.#onEdits?.(edits);
    return true;
  }

  /**
   * With one word to the listeners: in between no listener may assume that no tool is active and put another board under the
   * edit. Answers the board with the edit; by then listeners may have put another in its place.
   */
  #apply(
    { name, edit, key }: { readonly name: string; readonly edit: BoardEdit; readonly key?: string },
    {
      before,
      after,
      tool,
      why,
    }: {
      readonly before: readonly ItemId[];
      readonly after: readonly ItemId[];
      readonly tool: Tool;
      readonly why?: Refused;
    },
  ): Board {
    const board = applyEdit(this.#state.board, edit);
    const step = { name, edits: [edit], selectionBefore: before, selectionAfter: after };
    // A key of its own for each step: what follows from it, such as the fill of a zone, can be taken back with it.
    const history = record(this.#state.history, { ...step, key: key ?? `step-${this.#steps++}` });
    this.#state = { ...this.#state, board };
    this.#change({ board, history, selection: this.#present(after), tool }, why);
    this.#onEdits?.([edit]);
    return board;
  }

  /** Why an edit may not be made though nothing is locked: it would take a rigid block apart. */
  #breaks(edit: BoardEdit): { readonly refusal: Refusal } | undefined {
    const { board } = this.#state;
    if (rigidMembers(board).size === 0) return undefined;
    const touched = edit.lists.flatMap(({ removed, updated }) => [
      ...removed.map(({ id }) => id),
      ...updated.map(({ before }) => before.id),
    ]);
    const broken = findBrokenBlock(board, applyEdit(board, edit), new Set(touched));
    return broken && { refusal: broken.reason === "turns" ? "block-turns" : "block-is-rigid" };
  }

  /** What is gone cannot stay selected. */
  #present(ids: readonly ItemId[]): readonly ItemId[] {
    const items = itemsById(this.#state.board);
    return ids.filter((id) => items.has(id));
  }

  #context(): ToolContext {
    const { board, selection, settings } = this.#state;
    return {
      board,
      selection,
      settings,
      nameItem: this.#nameItem,
      probe: () => {
        if (this.#probe?.board !== board) this.#probe = { board, probe: new CopperProbe(board) };
        return this.#probe.probe;
      },
      styleOf: (net: NetId | undefined) => {
        const { trackWidth, viaDiameter, viaDrill } = netClassOf(board, net);
        const { trackWidth: width = trackWidth, viaSize } = settings;
        return { width, viaDiameter: viaSize?.diameter ?? viaDiameter, viaDrill: viaSize?.drill ?? viaDrill };
      },
    };
  }

  get #holding(): Omit<HoldOptions, "grabbed"> {
    const { routeMode = "shove", dragsAtAnyAngle = false } = this.#state.settings;
    return { nameItem: this.#nameItem, mode: routeMode, isAnyAngle: dragsAtAnyAngle };
  }

  #change(change: Partial<EditorState>, { refusal, inTheWay }: Refused = {}): void {
    const { refusal: before, inTheWay: _, ...state } = this.#state;
    const keys = Object.keys(change) as (keyof EditorState)[];
    // A pointer over an idle tool moves a hundred times a second.
    if (before === refusal && !inTheWay && keys.every((key) => change[key] === state[key as keyof typeof state]))
      return;
    this.#state = { ...state, ...change, ...(refusal && { refusal }), ...(inTheWay && { inTheWay }) };
    for (const listener of this.#listeners) listener();
  }
}

/** The selection, with all members that the groups have now which it held with all their members. */
function withWholeGroups(before: Board, after: Board, selection: readonly ItemId[]): readonly ItemId[] {
  const selected = new Set(selection);
  const held = new Set(
    before.groups
      .filter(({ members }) => members.length > 0 && members.every((id) => selected.has(id)))
      .map(({ id }) => id),
  );
  const members = after.groups.filter(({ id }) => held.has(id)).flatMap((group) => group.members);
  return [...new Set([...selection, ...members])];
}

function whyNot({ collisions, inTheWay, locked }: Omit<CarriedBlocks, "edit">): Refused {
  if (collisions.length > 0) return { refusal: "collides", inTheWay: collisions };
  if (inTheWay) return { refusal: "no-way", inTheWay };
  return locked.length > 0 ? LOCKED : {};
}

const READ_ONLY: Refused = { refusal: "read-only" };
const LOCKED: Refused = { refusal: "locked" };
