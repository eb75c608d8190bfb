import { resizeViewport } from "@tracewright/rendering";
import { describe, expect, it } from "vitest";
import { Camera } from "./camera.ts";

/** 100 × 50 pixels, 10 pixels a millimetre, around the origin. */
function cameraOnOrigin(): Camera {
  const camera = new Camera();
  camera.setView(() => ({ width: 100, height: 50, centerX: 0, centerY: 0, scale: 10, flipped: false }));
  return camera;
}

describe("the camera of a canvas", () => {
  it("knows no visible part before it was laid out", () => {
    const camera = new Camera();
    expect(camera.hasSize).toBe(false);
    expect(camera.boxInView).toBeUndefined();
    camera.setView((before) =>
      resizeViewport(before, { width: 100, height: 50 }, { minX: 0, minY: 0, maxX: 1e6, maxY: 1e6 }),
    );
    expect(camera.hasSize).toBe(true);
  });

  it("tells the visible part in nanometres", () => {
    expect(cameraOnOrigin().boxInView).toEqual({ minX: -5e6, minY: -2.5e6, maxX: 5e6, maxY: 2.5e6 });
  });

  it("has the pointer in pixels, on the board, and in whole nanometres", () => {
    const camera = cameraOnOrigin();
    expect(camera.over).toBeUndefined();
    camera.setView((before) => ({ ...before, scale: 30 }));
    camera.setPointer({ x: 51, y: 25 });
    expect(camera.over?.x).toBeCloseTo(33_333.333, 2);
    expect(camera.place).toEqual({ x: 33_333, y: 0 });
  });

  it("keeps what it said of the pointer until something moves, and then says another place", () => {
    const camera = cameraOnOrigin();
    camera.setPointer({ x: 60, y: 25 });
    const { over, place } = camera;
    expect(camera.over).toBe(over);
    expect(camera.place).toBe(place);
    camera.setView((before) => ({ ...before, centerX: 1e6 }));
    expect(camera.place).toEqual({ x: 2e6, y: 0 });
  });

  it("notifies of changes alone, and nobody who has left", () => {
    const camera = cameraOnOrigin();
    let calls = 0;
    const leave = camera.subscribe(() => {
      calls += 1;
    });
    camera.setView((before) => before);
    camera.setPointer(undefined);
    expect(calls).toBe(0);
    camera.setPointer({ x: 1, y: 1 });
    camera.setView((before) => ({ ...before, scale: 20 }));
    expect(calls).toBe(2);
    leave();
    camera.setPointer(undefined);
    expect(calls).toBe(2);
  });
});
