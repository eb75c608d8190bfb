import { describe, expect, it } from "vitest";
import { modelCommand } from "./model-keys.ts";

const press = (code: string, held: Partial<Parameters<typeof modelCommand>[0]> = {}) =>
  modelCommand({ code, shiftKey: false, ctrlKey: false, metaKey: false, altKey: false, ...held });

describe("keys on a model", () => {
  it("look from the sides that KiCad's keys name, whatever letter the keyboard types there", () => {
    expect(press("KeyZ")).toEqual({ do: "look", from: "top" });
    expect(press("KeyZ", { shiftKey: true })).toEqual({ do: "look", from: "bottom" });
    expect(press("KeyX")).toEqual({ do: "look", from: "left" });
  });

  it("turn it both ways by as much", () => {
    const [left, right] = [press("ArrowLeft"), press("ArrowRight")];
    expect(left?.do === "turn" && right?.do === "turn" && left.around + right.around).toBe(0);
  });

  it("leave to the browser what is the browser's, and the others to the page", () => {
    expect(press("KeyP", { ctrlKey: true })).toBeUndefined();
    expect(press("Equal", { metaKey: true })).toBeUndefined();
    expect(press("ArrowLeft", { altKey: true })).toBeUndefined();
    expect(press("Tab")).toBeUndefined();
    expect(press("KeyQ")).toBeUndefined();
  });
});
