import { describe, expect, it } from "vitest";
import { WheelReader } from "./wheel-reader.ts";

const STEP = { deltaX: 0, deltaY: 0, deltaMode: 0, ctrlKey: false, metaKey: false, shiftKey: false, timeStamp: 0 };

describe("the wheel over the board", () => {
  it("zooms by the notches of a mouse, in and out by the same factor", () => {
    const inwards = new WheelReader().read({ ...STEP, deltaY: -100 }, "auto");
    const outwards = new WheelReader().read({ ...STEP, deltaY: 100 }, "auto");
    if (inwards.kind !== "zoom" || outwards.kind !== "zoom") throw new Error("A notch zooms.");
    expect(inwards.factor).toBeGreaterThan(1.1);
    expect(inwards.factor * outwards.factor).toBeCloseTo(1);
    expect(new WheelReader().read({ ...STEP, deltaY: 3, deltaMode: 1 }, "auto").kind).toBe("zoom");
  });

  it("moves the board by two fingers on a track-pad, as far as they went", () => {
    expect(new WheelReader().read({ ...STEP, deltaY: 4 }, "auto")).toEqual({ kind: "pan", dx: -0, dy: -4 });
    expect(new WheelReader().read({ ...STEP, deltaX: 80, deltaY: 60 }, "auto")).toEqual({
      kind: "pan",
      dx: -80,
      dy: -60,
    });
  });

  it("stays with what a movement began as: a swipe grows faster than a notch", () => {
    const reader = new WheelReader();
    expect(reader.read({ ...STEP, deltaY: 6 }, "auto").kind).toBe("pan");
    expect(reader.read({ ...STEP, deltaY: 140, timeStamp: 16 }, "auto").kind).toBe("pan");
    expect(reader.read({ ...STEP, deltaY: 140, timeStamp: 1000 }, "auto").kind).toBe("zoom");
  });

  it("zooms when fingers pinch, gently, and when Ctrl is held over a notch, no faster than without", () => {
    const pinch = new WheelReader().read({ ...STEP, deltaY: -5, ctrlKey: true }, "pan");
    if (pinch.kind !== "zoom") throw new Error("Pinching zooms.");
    expect(pinch.factor).toBeCloseTo(1.05, 2);
    const notch = { ...STEP, deltaY: -100 };
    expect(new WheelReader().read({ ...notch, ctrlKey: true }, "auto")).toEqual(new WheelReader().read(notch, "auto"));
  });

  it("moves sideways with Shift, whether the browser turned the wheel or not", () => {
    const turned = new WheelReader().read({ ...STEP, deltaX: 100, shiftKey: true }, "auto");
    expect(turned).toEqual({ kind: "pan", dx: -100, dy: -0 });
    expect(new WheelReader().read({ ...STEP, deltaY: 100, shiftKey: true }, "auto")).toMatchObject({ dx: -100 });
  });

  it("does as it is told when guessing is switched off", () => {
    expect(new WheelReader().read({ ...STEP, deltaY: 4 }, "zoom").kind).toBe("zoom");
    expect(new WheelReader().read({ ...STEP, deltaY: 120 }, "pan").kind).toBe("pan");
  });
});
