import type { BlockDocument } from "@tracewright/blocks";
import {
  type Hands,
  type Logic,
  type LogicOutcome,
  type LogicProblem,
  type LogicState,
  logicEditBetween,
  NO_LOGIC_HISTORY,
  nameParts,
  recordLogicStep,
  redoLogicStep,
  undoLogicStep,
} from "@tracewright/logic";

export interface LogicEditorState extends LogicState {
  readonly book: ReadonlyMap<string, BlockDocument>;
  /** Why the last command was refused; undefined: it was not. */
  readonly problem: LogicProblem | undefined;
}

/** What is edited on the logic page, with undo; components subscribe to it. */
export class LogicEditor {
  #state: LogicEditorState;
  readonly #listeners = new Set<() => void>();

  constructor(logic: Logic, book: ReadonlyMap<string, BlockDocument>) {
    this.#state = { logic, book, history: NO_LOGIC_HISTORY, problem: undefined };
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  readonly read = (): LogicEditorState => this.#state;

  get hands(): Hands {
    return { book: this.#state.book, newId: () => crypto.randomUUID() };
  }

  /** Makes a change as one step; a refusal changes nothing and is shown. Steps of one key that follow each other are one. */
  run(name: string, command: (logic: Logic, hands: Hands) => LogicOutcome, key?: string): boolean {
    const { logic, history } = this.#state;
    const outcome = command(logic, this.hands);
    if (outcome.status === "refused") {
      this.#set({ ...this.#state, problem: outcome.problem });
      return false;
    }
    if (outcome.status === "done") {
      // References are given at once, and for good.
      const named = nameParts(outcome.logic, this.#state.book);
      const edits = [logicEditBetween(logic, named)];
      this.#set({
        ...this.#state,
        logic: named,
        history: recordLogicStep(history, { name, edits, ...(key !== undefined && { key }) }),
        problem: undefined,
      });
    } else this.#set({ ...this.#state, problem: undefined });
    return true;
  }

  undo(): void {
    this.#step(undoLogicStep(this.#state));
  }

  redo(): void {
    this.#step(redoLogicStep(this.#state));
  }

  /** Documents of blocks that are to be taken. */
  learn(hash: string, document: BlockDocument): void {
    this.#set({ ...this.#state, book: new Map([...this.#state.book, [hash, document]]) });
  }

  /** Another logic in place of the one that is edited, as after somebody else's change: nothing of before can be undone. */
  replace(logic: Logic, book: ReadonlyMap<string, BlockDocument>): void {
    this.#set({ logic, book, history: NO_LOGIC_HISTORY, problem: undefined });
  }

  #step(next: LogicState | undefined): void {
    if (next) this.#set({ ...this.#state, ...next, problem: undefined });
  }

  #set(state: LogicEditorState): void {
    this.#state = state;
    for (const listener of this.#listeners) listener();
  }
}
