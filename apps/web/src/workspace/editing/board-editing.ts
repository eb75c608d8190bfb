import { type Board, type BoardEdit, type EditPatch, editBetween, rebaseEdit } from "@tracewright/board";
import { Editor, type EditorSettings, SelectTool } from "@tracewright/editor";
import { Autosave } from "../../autosave/autosave.ts";
import type { KeptEdits } from "../../autosave/kept-edits.ts";
import type { EditedVersion, SaveOutcome } from "../../autosave/save-outcome.ts";
import type { SaveState } from "../../autosave/save-state.ts";
import { newItemId } from "./new-item-id.ts";

export interface EditingSetup {
  readonly version: EditedVersion;
  readonly board: Board;
  readonly settings: EditorSettings;
  readonly send: (edits: { base: EditedVersion; patches: readonly EditPatch[] }) => Promise<SaveOutcome>;
  readonly loadNewest: () => Promise<{ readonly version: EditedVersion; readonly board: Board }>;
  readonly onSaved: (version: EditedVersion, board: Board) => void;
  readonly kept: KeptEdits;
  readonly startTimer: (milliseconds: number, ring: () => void) => () => void;
  readonly now: () => number;
  /** Messages shown once. */
  readonly tell: (what: EditingNews) => void;
}

export type EditingNews =
  /** Edits of an earlier window are back, so many steps. */
  | {
      readonly kind: "restored";
      readonly count: number;
      /** There was no room for the copper of zones. */
      readonly isWithoutFills: boolean;
    }
  /** Edits of an earlier window are lost: the version that they were made on is gone. */
  | { readonly kind: "unrestorable" }
  /** Others have changed the board, and it is shown. */
  | { readonly kind: "merged" }
  /** What was in the hand did not fit what others did meanwhile, and is not on the board. */
  | { readonly kind: "dropped" };

/** How saving stands, with when the last save was. */
export interface Saving extends SaveState {
  /** Milliseconds since 1970; undefined: nothing was saved by this window. */
  readonly savedAt: number | undefined;
}

/** One board being edited: the editor and what saves it, always with the same board but for what is in the hand. */
export class BoardEditing {
  readonly editor: Editor;
  readonly #setup: EditingSetup;
  readonly #autosave: Autosave;
  readonly #listeners = new Set<() => void>();
  /** The board that both have agreed on last, as each of them has it; they part while something is in the hand. */
  #common: { readonly saver: Board; readonly editor: Board };
  #saving: Saving;
  /** The next version that is heard of was ordered here. */
  #isOwnComing = false;
  /** What undo calls what comes of the order; undefined: it cannot be undone here. */
  #ownStep: string | undefined;

  constructor(setup: EditingSetup) {
    this.#setup = setup;
    const { board, version, settings, send, loadNewest, onSaved, kept, startTimer } = setup;
    this.#common = { saver: board, editor: board };
    this.editor = new Editor(board, { settings, nameItem: newItemId, onEdits: (edits) => this.#take(edits) });
    this.editor.subscribe(() => this.#meet());
    this.#autosave = new Autosave({
      version,
      board,
      send,
      loadNewest,
      onSaved,
      kept,
      startTimer,
      onBoard: () => this.#meet(),
      onState: (state) => this.#show(state),
    });
    this.#saving = { ...this.#autosave.state, savedAt: undefined };
    const restored = this.#autosave.restore();
    if (restored === "misfit") setup.tell({ kind: "unrestorable" });
    else if (restored !== "none")
      setup.tell({
        kind: "restored",
        count: this.#autosave.state.unsaved,
        isWithoutFills: restored === "restored-without-fills",
      });
  }

  /** The board as it was saved last: what was deleted since is still on it. */
  get storedBoard(): Board {
    return this.#autosave.storedBoard;
  }

  get saving(): Saving {
    return this.#saving;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** The newest version may be another one: the changes of others are merged and reported. */
  async follow(version: EditedVersion): Promise<void> {
    if (!(await this.#autosave.follow(version))) return;
    if (!this.#isOwnComing) this.#setup.tell({ kind: "merged" });
    this.expectNothing();
  }

  /**
   * Before something is ordered of the stored board: saves all. What comes of the order is no news from others; with a `step` it
   * can be undone under that name.
   */
  async handOver(step?: string): Promise<boolean> {
    this.#isOwnComing = await this.flush();
    this.#ownStep = this.#isOwnComing ? step : undefined;
    return this.#isOwnComing;
  }

  /** The order was refused, or what came of it is here. */
  expectNothing(): void {
    this.#isOwnComing = false;
    this.#ownStep = undefined;
  }

  /**
   * Another board comes in place of this one, by a run or as another version: what the tool had begun is given up,
   * and neither it nor a selection of the old board is there when the new one is. A tool that holds something would
   * keep the new board away. A step of the history is one for the selection, too.
   */
  layDown(): void {
    this.editor.take(new SelectTool());
    if (this.#ownStep === undefined) this.editor.select([]);
  }

  /** The version with this board was ordered here and has not arrived: what is edited is the board before it. */
  isBefore(boardHash: string): boolean {
    return this.#isOwnComing && this.#autosave.version.boardHash !== boardHash;
  }

  /** Saves what is not saved. False: something still is not, and the indicator says why. */
  async flush(): Promise<boolean> {
    await this.#autosave.flush();
    return this.saving.unsaved === 0;
  }

  keepOurs(): Promise<void> {
    return this.#autosave.keepOurs();
  }

  takeTheirs(): Promise<void> {
    return this.#autosave.takeTheirs();
  }

  /** What is being sent arrives still; all else is kept. */
  close(): void {
    this.#autosave.close();
  }

  /** Edits have come onto the editor's board. What others did while they were in the hand comes under them. */
  #take(edits: readonly BoardEdit[]): void {
    const { saver } = this.#common;
    const theirs = this.#autosave.board;
    if (theirs === saver) {
      this.#autosave.add(edits);
      this.#common = { saver: this.#autosave.board, editor: this.editor.state.board };
      return;
    }
    const rebased = rebaseEdit(editBetween(saver, this.editor.state.board), editBetween(saver, theirs));
    if (rebased.status === "merged") this.#autosave.add([rebased.edit]);
    else this.#setup.tell({ kind: "dropped" });
    this.#adopt(this.#autosave.board);
  }

  /** The editor goes on with the board that is saved, once its hand is empty. */
  #meet(): void {
    const { board } = this.#autosave;
    const { state } = this.editor;
    // Edits that the editor has made but not yet reported come first.
    if (board === this.#common.saver || state.board !== this.#common.editor || state.tool.isHolding) return;
    this.#adopt(board);
  }

  #adopt(board: Board): void {
    this.#common = { saver: board, editor: board };
    this.editor.adopt(board, this.#ownStep === undefined ? {} : { step: this.#ownStep });
  }

  #show(state: SaveState): void {
    const isSavedNow = state.kind === "saved" && this.#saving.kind !== "saved";
    this.#saving = { ...state, savedAt: isSavedNow ? this.#setup.now() : this.#saving.savedAt };
    for (const listener of this.#listeners) listener();
  }
}
