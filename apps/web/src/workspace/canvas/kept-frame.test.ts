import { fromMm } from "@tracewright/board";
import { flipViewport, panViewport, type Viewport, zoomViewport } from "@tracewright/rendering";
import { describe, expect, it } from "vitest";
import { placeKeptFrame } from "./kept-frame.ts";

const VIEW: Viewport = { width: 800, height: 600, centerX: fromMm(50), centerY: fromMm(40), scale: 8, flipped: false };

describe("an earlier frame in the present view", () => {
  it.each([false, true])("lies where the board has been moved to (seen from the back: %s)", (flipped) => {
    const kept = { ...VIEW, flipped };
    const place = placeKeptFrame(kept, panViewport(kept, 30, -12));
    expect(place?.x).toBeCloseTo(30);
    expect(place?.y).toBeCloseTo(-12);
    expect(place?.scale).toBe(1);
  });

  it("grows about the point that was zoomed to", () => {
    const place = placeKeptFrame(VIEW, zoomViewport(VIEW, 1.5, 200, 100));
    expect(place?.scale).toBeCloseTo(1.5);
    expect(place?.x).toBeCloseTo(200 - 1.5 * 200);
    expect(place?.y).toBeCloseTo(100 - 1.5 * 100);
  });

  it("cannot stand in when it would leave much of the view empty, or is stretched too far", () => {
    expect(placeKeptFrame(VIEW, panViewport(VIEW, 100, 0))).toBeDefined();
    expect(placeKeptFrame(VIEW, panViewport(VIEW, 400, 0))).toBeUndefined();
    expect(placeKeptFrame(VIEW, zoomViewport(VIEW, 0.6, 400, 300))).toBeUndefined();
    expect(placeKeptFrame(VIEW, zoomViewport(VIEW, 3, 400, 300))).toBeUndefined();
  });

  it("cannot stand in for the other side of the board or a window of another size", () => {
    expect(placeKeptFrame(VIEW, flipViewport(VIEW))).toBeUndefined();
    expect(placeKeptFrame(VIEW, { ...VIEW, width: 700 })).toBeUndefined();
  });
});
