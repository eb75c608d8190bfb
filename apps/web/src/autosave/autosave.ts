import {
  applyEdit,
  type Board,
  type BoardEdit,
  type EditPatch,
  editBetween,
  readPatch,
  rebaseEdit,
} from "@tracewright/board";
import type { KeptEdits, KeptShare } from "./kept-edits.ts";
import { overlayEdit } from "./overlay-edit.ts";
import type { EditedVersion, SaveOutcome } from "./save-outcome.ts";
import type { SaveState } from "./save-state.ts";
import { SaveTimers, type StartTimer } from "./save-timers.ts";
import { patchOfStep, textOfPatch } from "./step-patch.ts";

/** A request of more letters is not accepted; what is left follows in the next. */
const MAX_LETTERS = 900_000;
const MAX_STEPS = 1_000;
/** What passes, or somebody elsewhere does away with. */
const TRIED_AGAIN: ReadonlySet<SaveState["kind"]> = new Set(["busy", "unreachable", "accountFull", "diskFull"]);

export interface AutosaveSetup {
  readonly version: EditedVersion;
  readonly board: Board;
  readonly send: (edits: { base: EditedVersion; patches: readonly EditPatch[] }) => Promise<SaveOutcome>;
  /** The newest version with its board: asked after a merge and in a conflict. */
  readonly loadNewest: () => Promise<{ readonly version: EditedVersion; readonly board: Board }>;
  /** A board that was saved as it is here: it need not be fetched to be shown. */
  readonly onSaved?: (version: EditedVersion, board: Board) => void;
  readonly kept: KeptEdits;
  /** The board is another one, by what others saved or by kept edits. */
  readonly onBoard: (board: Board) => void;
  readonly onState: (state: SaveState) => void;
  readonly startTimer: StartTimer;
}

/**
 * Saves what is edited, in the order in which it was done. Everything that is not known to be saved stays in the queue and
 * in the browser's storage; what others saved meanwhile is merged, and where both changed the same nothing is decided
 * without being asked.
 */
export class Autosave {
  readonly #setup: AutosaveSetup;
  /** What the server has, as far as is known here. */
  #base: { readonly version: EditedVersion; readonly board: Board };
  #steps: readonly BoardEdit[] = [];
  #board: Board;
  #state: SaveState = { kind: "saved", unsaved: 0, kept: "all", conflicts: [], reasons: [] };
  readonly #timers: SaveTimers;
  #sending: Promise<void> | undefined;
  #isClosed = false;
  /** What was kept last: it is written again only when there is something else to keep. */
  #kept:
    | { readonly steps: readonly BoardEdit[]; readonly version: EditedVersion; readonly share: KeptShare }
    | undefined;
  /** The newest version announced since the last save began. */
  #heard: EditedVersion | undefined;

  constructor(setup: AutosaveSetup) {
    this.#setup = setup;
    this.#base = { version: setup.version, board: setup.board };
    this.#board = setup.board;
    this.#timers = new SaveTimers(setup.startTimer, () => void this.flush());
  }

  /** The board with everything that was edited. */
  get board(): Board {
    return this.#board;
  }

  get state(): SaveState {
    return this.#state;
  }

  /** What the server has, as far as is known here. */
  get storedBoard(): Board {
    return this.#base.board;
  }

  /** The version that edits are made on. */
  get version(): EditedVersion {
    return this.#base.version;
  }

  /** Takes up edits that an earlier window could not save. Misfit: they were made on a version that is not this one. */
  restore(): "none" | "restored" | "restored-without-fills" | "misfit" {
    const kept = this.#setup.kept.read();
    if (!kept) return "none";
    if (kept.base.boardHash !== this.#base.version.boardHash) return "misfit";
    const steps: BoardEdit[] = [];
    let { board } = this.#base;
    for (const patch of kept.patches) {
      const read = readPatch(board, patch);
      if (read.status === "refused") return "misfit";
      steps.push(read.edit);
      board = applyEdit(board, read.edit);
    }
    this.#steps = steps;
    this.#board = board;
    this.#setup.onBoard(board);
    this.#wait();
    return kept.isWithoutFills ? "restored-without-fills" : "restored";
  }

  /** Adds what was just done; the board is edited at once, and saved soon. */
  add(edits: readonly BoardEdit[]): void {
    this.#board = edits.reduce(applyEdit, this.#board);
    this.#steps = [...this.#steps, ...edits];
    // A conflict is about what is in the queue: more of it changes nothing.
    if (this.#state.kind === "conflict") this.#tell({ ...this.#state });
    else this.#wait();
  }

  /** Saves now, as before a run or when the network is back. Resolves when the queue is empty or cannot go on. */
  async flush(): Promise<void> {
    this.#timers.stop();
    if (this.#sending) return this.#sending;
    this.#sending = this.#sendAll();
    await this.#sending;
    this.#sending = undefined;
    if (this.#heard && this.#state.kind === "saved") await this.follow(this.#heard);
  }

  async #sendAll(): Promise<void> {
    do {
      if (this.#isClosed || this.#steps.length === 0 || this.#state.kind === "conflict") return;
      this.#heard = undefined;
      this.#tell({ kind: "saving", conflicts: [], reasons: [] });
      const { count, patches } = this.#nextRequest();
      const outcome = await this.#setup.send({ base: this.#base.version, patches });
      await this.#settle(outcome, count);
      this.#timers.stop();
      if (!this.#isClosed && TRIED_AGAIN.has(this.#stateNow())) this.#timers.retry();
      // What was edited meanwhile.
    } while (this.#stateNow() === "waiting");
  }

  /** Asked again: it has changed while something was awaited. */
  #stateNow(): SaveState["kind"] {
    return this.#state.kind;
  }

  /**
   * The newest version may be another one than what is edited here: somebody saved, or a run has ended. What differs is merged
   * in. True: the board is another one by it.
   */
  async follow(version: EditedVersion): Promise<boolean> {
    this.#heard = version;
    if (this.#sending || this.#isClosed || this.#state.kind === "conflict") return false;
    if (version.boardHash === this.#base.version.boardHash) return false;
    const before = this.#base;
    if (this.#steps.length > 0) await this.flush();
    else {
      const newest = await this.#setup.loadNewest().catch(() => undefined);
      // Not reached: it is heard of again with the network. Edited while it was on its way: the next save merges both.
      const isStill = this.#base === before && this.#steps.length === 0 && !this.#sending && !this.#isClosed;
      if (newest && isStill && newest.version.boardHash !== before.version.boardHash) this.#goOnFrom(newest, []);
    }
    return this.#base !== before;
  }

  /** In a conflict: what is only here is given up, and the newest version is gone on with. */
  async takeTheirs(): Promise<void> {
    const newest = await this.#setup.loadNewest();
    this.#goOnFrom(newest, []);
  }

  /** In a conflict: what was done here is put over the newest version, and saved as done after it. */
  async keepOurs(): Promise<void> {
    const ours = editBetween(this.#base.board, this.#board);
    const newest = await this.#setup.loadNewest();
    const edit = overlayEdit(newest.board, ours);
    this.#goOnFrom(newest, edit.lists.length + edit.settings.length > 0 ? [edit] : []);
    await this.flush();
  }

  /** Nothing is sent any more; what is unsaved stays kept. */
  close(): void {
    this.#isClosed = true;
    this.#timers.stop();
  }

  /** As many steps as fit a request, at least one. */
  #nextRequest(): { readonly count: number; readonly patches: readonly EditPatch[] } {
    const patches: EditPatch[] = [];
    let letters = 0;
    for (const step of this.#steps.slice(0, MAX_STEPS)) {
      const patch = patchOfStep(step);
      letters += textOfPatch(patch).length;
      if (patches.length > 0 && letters > MAX_LETTERS) break;
      patches.push(patch);
    }
    return { count: patches.length, patches };
  }

  async #settle(outcome: SaveOutcome, count: number): Promise<void> {
    switch (outcome.kind) {
      case "saved":
        this.#timers.reached();
        await this.#advance(outcome, count);
        return;
      case "conflict":
        this.#tell({ kind: "conflict", conflicts: outcome.conflicts, reasons: outcome.reasons });
        return;
      case "refused":
        this.#tell({ kind: "refused", conflicts: [], reasons: outcome.reasons });
        return;
      case "accountFull":
      case "diskFull":
      case "busy":
      case "unreachable":
        this.#tell({ kind: outcome.kind, conflicts: [], reasons: [] });
    }
  }

  async #advance({ version, isMerged }: Extract<SaveOutcome, { kind: "saved" }>, count: number): Promise<void> {
    const sent = this.#steps.slice(0, count).reduce(applyEdit, this.#base.board);
    const rest = this.#steps.slice(count);
    if (!isMerged) {
      this.#base = { version, board: sent };
      this.#steps = rest;
      this.#setup.onSaved?.(version, sent);
      this.#tell({ kind: rest.length === 0 ? "saved" : "waiting", conflicts: [], reasons: [] });
      return;
    }
    const newest = await this.#setup.loadNewest().catch(() => undefined);
    if (!newest) {
      // It is saved; only what is now on the server cannot be fetched. Sent again, it comes to nothing.
      this.#tell({ kind: "unreachable", conflicts: [], reasons: [] });
      return;
    }
    // Edited while the answer was on its way: `#board` is newer than what was sent.
    const ours = rebaseEdit(editBetween(sent, this.#board), editBetween(sent, newest.board));
    if (ours.status === "conflict") {
      // The base stays: what was sent is in the newest version too, and comes to nothing the second time.
      this.#tell({ kind: "conflict", conflicts: ours.conflicts, reasons: [] });
      return;
    }
    this.#goOnFrom(newest, ours.edit.lists.length + ours.edit.settings.length > 0 ? [ours.edit] : []);
  }

  #goOnFrom(newest: { readonly version: EditedVersion; readonly board: Board }, steps: readonly BoardEdit[]): void {
    this.#base = newest;
    this.#steps = steps;
    this.#board = steps.reduce(applyEdit, newest.board);
    this.#setup.onBoard(this.#board);
    this.#tell({ kind: steps.length === 0 ? "saved" : "waiting", conflicts: [], reasons: [] });
  }

  #wait(): void {
    if (!this.#sending) this.#tell({ kind: "waiting", conflicts: [], reasons: [] });
    else this.#tell({ ...this.#state });
    this.#timers.wait();
  }

  #tell(state: Pick<SaveState, "kind" | "conflicts" | "reasons">): void {
    const { kind, conflicts, reasons } = state;
    this.#state = { kind, conflicts, reasons, unsaved: this.#steps.length, kept: this.#keep() };
    this.#setup.onState(this.#state);
  }

  #keep(): KeptShare {
    const { kept } = this.#setup;
    const steps = this.#steps;
    const { version } = this.#base;
    if (steps.length === 0) {
      kept.clear();
      this.#kept = undefined;
      return "all";
    }
    // What did not fit may fit by now.
    if (this.#kept?.steps !== steps || this.#kept.version !== version || this.#kept.share !== "all")
      this.#kept = { steps, version, share: kept.write({ base: version, patches: steps.map(patchOfStep) }) };
    return this.#kept.share;
  }
}
