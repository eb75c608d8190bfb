import {
  applyEdit,
  type Board,
  type BoardEdit,
  type Circuit,
  editBetween,
  type Finding,
  type ItemId,
} from "@tracewright/board";
import type { KeyedFinding, LiveChange } from "@tracewright/checks";

/** What the checking thread is asked: about a board, what an edit makes of the last one, or its schematic; undefined: none. */
export type ChecksQuestion =
  | { readonly board: Board }
  | { readonly edit: BoardEdit }
  | { readonly circuit: Circuit | undefined };

export interface ChecksState {
  /** Failed: the thread gave up; a change or `retry` starts over. */
  readonly status: "checking" | "ready" | "failed";
  /** Undefined until the first answer. They stay while the next is awaited. */
  readonly findings: readonly KeyedFinding[] | undefined;
  /** Those that the project accepts: they are in no count and no list but their own. */
  readonly excluded: readonly KeyedFinding[];
  /** How many more there are that the next fill of the zones decides about. */
  readonly due: number;
  /** The finding that is looked at, by its key; gone with the finding. */
  readonly chosen: number | undefined;
}

interface Wish {
  readonly board: Board;
  /** What a tool is about to do with the board. */
  readonly edit: BoardEdit | undefined;
}

/**
 * What the design rules say of the board on view, found by another thread that is asked one question at a time; while it
 * answers only the newest of the others waits. A board is sent once, then what has changed of it.
 */
export class LiveChecks {
  readonly #ask: (question: ChecksQuestion) => void;
  readonly #listeners = new Set<() => void>();
  readonly #findings = new Map<number, Finding>();
  #state: ChecksState = { status: "checking", findings: undefined, excluded: [], due: 0, chosen: undefined };
  #asked: Board | undefined;
  #isBusy = false;
  #waiting: Wish | undefined;
  #shown: Wish | undefined;
  #drawn: ReadonlySet<ItemId> = new Set();
  #isDue: (finding: Finding) => boolean = () => false;
  /** The schematic that the board is compared with, and the one that the thread has. */
  #circuit: Circuit | undefined;
  #askedCircuit: Circuit | undefined;

  constructor(ask: (question: ChecksQuestion) => void) {
    this.#ask = ask;
  }

  get state(): ChecksState {
    return this.#state;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /**
   * `drawn`: the track being drawn, with an open end. Its dangling end is not reported until it is placed. `isDue`: about a
   * fill that is older than what it is too near to; such findings are counted, not listed.
   */
  show(
    board: Board,
    edit?: BoardEdit,
    {
      drawn = [],
      isDue = () => false,
    }: { readonly drawn?: readonly ItemId[]; readonly isDue?: (finding: Finding) => boolean } = {},
  ): void {
    this.#drawn = new Set(drawn);
    this.#isDue = isDue;
    if (this.#shown?.board === board && this.#shown.edit === edit && this.#state.status !== "failed") return;
    this.#shown = { board, edit };
    if (this.#isBusy) this.#waiting = this.#shown;
    else this.#want(this.#shown);
  }

  /** The schematic that the board belongs to; undefined: none. Its findings are among the others. */
  compareWith(circuit: Circuit | undefined): void {
    this.#circuit = circuit;
    if (!this.#isBusy && this.#asked) this.#askCircuit();
  }

  /** What is due may be another now. */
  tellAgain(): void {
    if (this.#state.findings) this.#change(this.#told());
  }

  retry(): void {
    if (this.#shown && !this.#isBusy) this.#want(this.#shown);
  }

  choose(key: number | undefined): void {
    this.#change({ chosen: key });
  }

  /** The answer to the last question; undefined: the thread failed on it. */
  receive(change: LiveChange | undefined): void {
    const next = this.#waiting;
    this.#waiting = undefined;
    this.#isBusy = false;
    if (!change) {
      this.#asked = undefined;
      this.#change({ status: "failed" });
    } else this.#take(change, next !== undefined);
    if (next) this.#want(next);
    if (!this.#isBusy && this.#asked) this.#askCircuit();
  }

  #askCircuit(): void {
    if (this.#circuit === this.#askedCircuit) return;
    this.#askedCircuit = this.#circuit;
    this.#isBusy = true;
    this.#change({ status: "checking" });
    this.#ask({ circuit: this.#circuit });
  }

  #take({ gone, come }: LiveChange, isMoreAsked: boolean): void {
    for (const key of gone) this.#findings.delete(key);
    for (const { key, finding } of come) this.#findings.set(key, finding);
    const { chosen, findings, due } = this.#state;
    // What was due may have been settled meanwhile, without any finding that has gone or come.
    const isSame = gone.length + come.length === 0 && findings !== undefined && due === 0;
    this.#change({
      status: isMoreAsked ? "checking" : "ready",
      ...(!isSame && this.#told()),
      chosen: chosen !== undefined && this.#findings.has(chosen) ? chosen : undefined,
    });
  }

  #told(): Pick<ChecksState, "due" | "excluded" | "findings"> {
    const isLooseEnd = ({ rule, items }: Finding) =>
      (rule === "track_dangling" || rule === "via_dangling") && items.some((id) => this.#drawn.has(id));
    const findings: KeyedFinding[] = [];
    const excluded: KeyedFinding[] = [];
    let due = 0;
    for (const [key, finding] of this.#findings)
      if (finding.excluded) excluded.push({ key, finding });
      else if (this.#isDue(finding)) due += 1;
      else if (!isLooseEnd(finding)) findings.push({ key, finding });
    return { findings, excluded, due };
  }

  #want({ board, edit }: Wish): void {
    const wanted = edit ? applyEdit(board, edit) : board;
    if (!this.#asked) {
      this.#findings.clear();
      this.#begin(wanted, { board: wanted });
      return;
    }
    const change = editBetween(this.#asked, wanted);
    if (change.lists.length + change.settings.length > 0) this.#begin(wanted, { edit: change });
    else this.#change({ status: "ready" });
  }

  #begin(board: Board, question: Exclude<ChecksQuestion, { readonly circuit: unknown }>): void {
    this.#asked = board;
    this.#isBusy = true;
    this.#change({ status: "checking" });
    this.#ask(question);
  }

  #change(change: Partial<ChecksState>): void {
    const before = this.#state;
    const keys = Object.keys(change) as (keyof ChecksState)[];
    if (keys.every((key) => before[key] === change[key])) return;
    this.#state = { ...before, ...change };
    for (const listener of this.#listeners) listener();
  }
}
