import { describe, expect, it } from "vitest";
import { KeyReader } from "./key-reader.ts";
import { keymapOf } from "./keymaps.ts";

const kicad = keymapOf("kicad", {}, false);
const altium = keymapOf("altium", {}, false);

describe("reading keys", () => {
  it("asks what the hands are about", () => {
    const reader = new KeyReader(kicad);
    expect(reader.read("ArrowLeft", "free", 0).ids).toEqual(["panLeft"]);
    expect(reader.read("ArrowLeft", "selected", 0).ids).toEqual(["nudgeLeft"]);
    expect(reader.read("ArrowLeft", "walking", 0).ids).toEqual(["walkPrevious"]);
    expect(reader.read("ArrowLeft", "tool", 0).ids).toEqual(["cursorLeft"]);
  });

  it("puts what belongs to the situation before what is always there", () => {
    const reader = new KeyReader(kicad);
    expect(reader.read("KeyN", "walking", 0).ids).toEqual(["walkNet", "gridNext"]);
    expect(reader.read("KeyN", "free", 0).ids).toEqual(["gridNext"]);
  });

  it("waits for the second of two keys, but not for ever", () => {
    const reader = new KeyReader(altium);
    expect(reader.read("KeyP", "free", 0)).toEqual({ ids: [], isPending: true });
    expect(reader.read("KeyT", "free", 900).ids).toEqual(["route"]);
    expect(reader.read("KeyP", "free", 2000).isPending).toBe(true);
    expect(reader.read("KeyV", "free", 2500).ids).toEqual(["viaTool"]);
    expect(reader.read("KeyP", "free", 5000).isPending).toBe(true);
    expect(reader.read("KeyG", "free", 9000).ids).toEqual(["gridNext"]);
  });

  it("takes a second key that fits nothing by itself", () => {
    const reader = new KeyReader(altium);
    reader.read("KeyP", "free", 0);
    expect(reader.read("KeyQ", "free", 100).ids).toEqual(["units"]);
  });

  it("leaves single keys alone where they are switched off", () => {
    const reader = new KeyReader(altium, { hasSingleKeys: false });
    expect(reader.read("KeyP", "free", 0)).toEqual({ ids: [], isPending: false });
    expect(reader.read("KeyQ", "free", 0).ids).toEqual([]);
    expect(reader.read("Mod+KeyZ", "free", 0).ids).toEqual(["undo"]);
    expect(reader.read("Escape", "free", 0).ids).toEqual(["cancel"]);
  });
});
