import { type ActionId, ALL_ACTIONS, type Situation, situationOf } from "../actions/action-table.ts";
import type { Keymap } from "./keymaps.ts";
import { isSingleKey, type Stroke } from "./stroke.ts";

/** How long a first key waits for its second, milliseconds. */
const PATIENCE = 1500;

export interface ReadKey {
  /** What the keys stand for; more than one where the first may not be there: that of the situation comes first. */
  readonly ids: readonly ActionId[];
  /** Whether it may be the beginning of something longer. */
  readonly isPending: boolean;
}

/** Reads strokes one by one and says which action they stand for. */
export class KeyReader {
  readonly #keymap: Keymap;
  readonly #hasSingleKeys: boolean;
  #pending: { readonly strokes: Stroke; readonly until: number } | undefined;

  constructor(keymap: Keymap, { hasSingleKeys = true }: { readonly hasSingleKeys?: boolean } = {}) {
    this.#keymap = keymap;
    this.#hasSingleKeys = hasSingleKeys;
  }

  /** `time`: of the event, milliseconds. */
  read(stroke: Stroke, situation: Situation, time: number): ReadKey {
    const before = this.#pending && time <= this.#pending.until ? `${this.#pending.strokes} ` : "";
    this.#pending = undefined;
    const whole = this.#find(before + stroke, situation);
    // A wrong second key is not swallowed: it may mean something by itself.
    const found = before !== "" && whole.ids.length === 0 && !whole.isPending ? this.#find(stroke, situation) : whole;
    if (found.isPending)
      this.#pending = { strokes: found === whole ? before + stroke : stroke, until: time + PATIENCE };
    return found;
  }

  #find(strokes: Stroke, situation: Situation): ReadKey {
    const near = ALL_ACTIONS.filter((id) => (situationOf(id) ?? situation) === situation);
    const bound = (id: ActionId) => (this.#keymap[id] ?? []).filter((one) => this.#hasSingleKeys || !isSingleKey(one));
    const ids = near
      .filter((id) => bound(id).includes(strokes))
      .sort((a, b) => Number(situationOf(b) !== undefined) - Number(situationOf(a) !== undefined));
    const isPending = ids.length === 0 && near.some((id) => bound(id).some((one) => one.startsWith(`${strokes} `)));
    return { ids, isPending };
  }
}
