import { describe, expect, it } from "vitest";
import { type ActionId, ALL_ACTIONS, situationOf } from "../actions/action-table.ts";
import { collide, KEYMAP_NAMES, type Keymap, keymapOf } from "./keymaps.ts";

/** Pairs of actions that one key would stand for in one situation. */
function doubles(keymap: Keymap): string[] {
  const bound = ALL_ACTIONS.flatMap((id) => (keymap[id] ?? []).map((stroke) => ({ id, stroke })));
  return bound.flatMap((a, index) =>
    bound
      .slice(index + 1)
      .filter((b) => situationOf(a.id) === situationOf(b.id) && collide(a.stroke, b.stroke))
      .map((b) => `${a.stroke}: ${a.id}, ${b.id}`),
  );
}

/** What a browser keeps for itself, whatever a page says, or what nobody should lose. */
const OF_THE_BROWSER = ["F1", "F5", "Mod+KeyW", "Mod+KeyT", "Mod+KeyN", "Mod+KeyL", "Mod+Tab", "Mod+KeyR", "Mod+KeyQ"];
const OF_THE_ZOOM = ["Mod+Equal", "Mod+Shift+Equal", "Mod+Minus", "Mod+Digit0"];

describe.each(KEYMAP_NAMES)("the keymap %s", (name) => {
  it.each([false, true])("has no key for two actions (on a Mac: %s)", (isMac) => {
    expect(doubles(keymapOf(name, {}, isMac))).toEqual([]);
  });

  it("leaves the browser what is the browser's", () => {
    const taken = Object.values(keymapOf(name, {}, false)).flat();
    expect(taken.filter((stroke) => [...OF_THE_BROWSER, ...OF_THE_ZOOM].includes(stroke))).toEqual([]);
  });

  it("has a key for what hands do all day", () => {
    const keymap = keymapOf(name, {}, false);
    const daily = [
      "zoomFit",
      "move",
      "rotate",
      "flip",
      "route",
      "undo",
      "redo",
      "delete",
      "measure",
      "cancel",
      "palette",
    ];
    expect(daily.filter((id) => !keymap[id as ActionId]?.length)).toEqual([]);
  });

  it("gives an own key to its action and takes it from the one that had it", () => {
    const keymap = keymapOf(name, { measure: ["KeyR"], undo: [] }, false);
    expect(keymap.measure).toEqual(["KeyR"]);
    expect(keymap.rotate ?? []).not.toContain("KeyR");
    expect(keymap.undo).toBeUndefined();
    expect(doubles(keymap)).toEqual([]);
  });
});
