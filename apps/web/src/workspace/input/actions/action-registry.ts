import type { Action } from "./action.ts";
import type { ActionId, Situation } from "./action-table.ts";

/** A thing of the design that can be looked for by name and gone to. */
export interface Findable {
  readonly kind: "part" | "net" | "layer";
  /** One of a kind. */
  readonly id: string;
  readonly name: string;
  /** What it is, beside the name. */
  readonly detail: string;
  go(): void;
}

/** The actions that can be done at this moment, each provided by a mounted component. The last one mounted counts. */
export class ActionRegistry {
  readonly #sources = new Map<object, readonly Action[]>();
  readonly #finders = new Map<object, () => readonly Findable[]>();
  readonly #listeners = new Set<() => void>();
  readonly #seen = new Map<object, string>();
  /** Of all sources; undefined: one of them has changed, and it has not been read since. */
  #byId: ReadonlyMap<ActionId, Action> | undefined;
  #situation: Situation = "free";
  #isWalking = false;

  /** Tells what a source can do, and again when it changes. A source naming an action twice is a bug. */
  register(source: object, actions: readonly Action[]): void {
    const ids = new Set(actions.map(({ id }) => id));
    if (ids.size < actions.length)
      throw new Error(`An action is told twice: ${actions.map(({ id }) => id).join(", ")}`);
    this.#sources.set(source, actions);
    this.#byId = undefined;
    // Components that show an action rerender only on visible changes.
    const seen = actions.map(signOf).join(";");
    if (this.#seen.get(source) === seen) return;
    this.#seen.set(source, seen);
    this.#tell();
  }

  unregister(source: object): void {
    this.#finders.delete(source);
    this.#seen.delete(source);
    if (!this.#sources.delete(source)) return;
    this.#byId = undefined;
    this.#tell();
  }

  /** Tells what can be gone to besides; listed when somebody looks for something. */
  registerFinder(source: object, list: () => readonly Findable[]): void {
    this.#finders.set(source, list);
  }

  findables(): Findable[] {
    return [...this.#finders.values()].flatMap((list) => list());
  }

  get(id: ActionId): Action | undefined {
    this.#byId ??= new Map([...this.#sources.values()].flat().map((action) => [action.id, action]));
    return this.#byId.get(id);
  }

  /** Whether it was done; one that is not there or not enabled is not. */
  run(id: ActionId): boolean {
    const action = this.get(id);
    if (!action || !isEnabled(action)) return false;
    action.run();
    return true;
  }

  /** Walking is over while a tool is in hand. */
  get situation(): Situation {
    return this.#isWalking && this.#situation !== "tool" ? "walking" : this.#situation;
  }

  set situation(situation: Exclude<Situation, "walking">) {
    this.#tellWhere(() => {
      this.#situation = situation;
    });
  }

  /** Whether the board is navigated by keys. */
  set isWalking(isWalking: boolean) {
    this.#tellWhere(() => {
      this.#isWalking = isWalking;
    });
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** All that is to be seen of an action: another text whenever that changes. */
  signOf(id: ActionId): string | undefined {
    const action = this.get(id);
    return action && signOf(action);
  }

  #tellWhere(change: () => void): void {
    const before = this.situation;
    change();
    if (this.situation !== before) this.#tell();
  }

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}

export function isEnabled(action: Action): boolean {
  return action.isEnabled?.() ?? true;
}

function signOf(action: Action): string {
  return `${action.id} ${isEnabled(action)} ${action.isOn?.()} ${JSON.stringify(action.values)}`;
}
