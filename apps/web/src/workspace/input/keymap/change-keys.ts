import { type ActionId, ALL_ACTIONS, situationOf } from "../actions/action-table.ts";
import { collide, type Keymap, keymapOf } from "./keymaps.ts";
import type { Stroke } from "./stroke.ts";
import type { KeyChoice } from "./use-keymap.ts";

/** The actions that would lose a key if it were given to this one. */
export function ownersOf(stroke: Stroke, id: ActionId, keymap: Keymap): readonly ActionId[] {
  return ALL_ACTIONS.filter(
    (other) =>
      other !== id &&
      situationOf(other) === situationOf(id) &&
      (keymap[other] ?? []).some((strokes) => collide(strokes, stroke)),
  );
}

/** Gives an action these keys, in the keymap that is chosen, and removes them from their previous action. */
export function withKeys(choice: KeyChoice, id: ActionId, strokes: readonly Stroke[], isMac: boolean): KeyChoice {
  const own: Record<string, readonly Stroke[]> = { ...choice.own[choice.keymap] };
  const before = keymapOf(choice.keymap, own, isMac);
  for (const other of strokes.flatMap((stroke) => ownersOf(stroke, id, before)))
    own[other] = (before[other] ?? []).filter((kept) => !strokes.some((stroke) => collide(stroke, kept)));
  own[id] = strokes;
  return withOwn(choice, own);
}

/** An action's keys as the keymap has them; what took one of them over in the meantime gives it back. */
export function withoutOwn(choice: KeyChoice, id: ActionId, isMac: boolean): KeyChoice {
  const first = keymapOf(choice.keymap, {}, isMac);
  const { [id]: _gone, ...own } = choice.own[choice.keymap] ?? {};
  const cleared = withKeys(withOwn(choice, own), id, first[id] ?? [], isMac);
  const { [id]: _back, ...rest } = cleared.own[choice.keymap] ?? {};
  return withOwn(choice, rest);
}

function withOwn(choice: KeyChoice, own: Keymap): KeyChoice {
  return { ...choice, own: { ...choice.own, [choice.keymap]: own } };
}
