import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ALL_ACTIONS } from "../actions/action-table.ts";
import { ownersOf, withKeys, withoutOwn } from "./change-keys.ts";
import { collide, KEYMAP_NAMES, type Keymap, keymapOf } from "./keymaps.ts";
import { FIRST_KEYS, type KeyChoice, readKeyChoice } from "./use-keymap.ts";

const keymapNow = ({ keymap, own }: KeyChoice) => keymapOf(keymap, own[keymap] ?? {}, false);

function isUnambiguous(keymap: Keymap): boolean {
  return ALL_ACTIONS.every((id) => (keymap[id] ?? []).every((stroke) => ownersOf(stroke, id, keymap).length === 0));
}

describe("changing keys", () => {
  it("names who has a key, and takes it from them alone", () => {
    expect(ownersOf("KeyR", "measure", keymapNow(FIRST_KEYS))).toEqual(["rotate"]);
    const keymap = keymapNow(withKeys(FIRST_KEYS, "measure", ["KeyR"], false));
    expect([keymap.measure, keymap.rotate, keymap.rotateBack]).toEqual([["KeyR"], undefined, ["Shift+KeyR"]]);
  });

  it("gives a key back when the action that took it is reset, and none twice", () => {
    const changed = withKeys(FIRST_KEYS, "measure", ["KeyR"], false);
    const again = withoutOwn(changed, "rotate", false);
    expect([keymapNow(again).rotate, keymapNow(again).measure]).toEqual([["KeyR"], undefined]);
    expect(keymapNow(withoutOwn(changed, "measure", false)).measure).toEqual(["Mod+Shift+KeyM"]);
  });

  it("leaves the other keymaps as they are", () => {
    const { own } = withKeys({ ...FIRST_KEYS, keymap: "altium" }, "measure", ["KeyR"], false);
    expect(Object.keys(own)).toEqual(["altium"]);
  });

  it("never has one key for two actions, whatever is changed and reset", () => {
    const stroke = fc.constantFrom("KeyR", "KeyP", "KeyP KeyT", "Mod+KeyZ", "ArrowLeft", "Space", "Digit1");
    const id = fc.constantFrom(...ALL_ACTIONS);
    const step = fc.record({ id, strokes: fc.option(fc.uniqueArray(stroke, { maxLength: 2 }), { nil: undefined }) });
    fc.assert(
      fc.property(fc.constantFrom(...KEYMAP_NAMES), fc.array(step, { maxLength: 8 }), (name, steps) => {
        let choice: KeyChoice = { ...FIRST_KEYS, keymap: name };
        for (const { id, strokes } of steps) {
          if (strokes?.some((a) => strokes.some((b) => a !== b && collide(a, b)))) continue;
          choice = strokes ? withKeys(choice, id, strokes, false) : withoutOwn(choice, id, false);
          if (strokes) expect(keymapNow(choice)[id] ?? []).toEqual(strokes);
        }
        expect(isUnambiguous(keymapNow(choice))).toBe(true);
      }),
      { numRuns: 20 },
    );
  });

  it("is read again as it was kept, and without what is no key choice", () => {
    const choice = withKeys({ ...FIRST_KEYS, hasSingleKeys: false }, "measure", ["KeyR"], false);
    expect(readKeyChoice(JSON.stringify(choice)).own.kicad).toEqual(choice.own.kicad);
    expect(readKeyChoice(JSON.stringify(choice)).hasSingleKeys).toBe(false);
    for (const text of [undefined, "", "null", "[]", "{", '"x"', '{"keymap":"vim","own":[1]}'])
      expect(keymapNow(readKeyChoice(text)), text).toEqual(keymapNow(FIRST_KEYS));
    expect(readKeyChoice('{"own":{"kicad":{"undo":["KeyO"],"nothing":["KeyO"],"redo":[1]}}}').own.kicad).toEqual({
      undo: ["KeyO"],
    });
  });
});
