import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  boardToScreen,
  fitViewport,
  flipViewport,
  panViewport,
  resizeViewport,
  screenToBoard,
  type Viewport,
  visibleBox,
  zoomViewport,
} from "./viewport.ts";

const pixel = fc.double({ min: 0, max: 1_000, noNaN: true });
const viewport: fc.Arbitrary<Viewport> = fc.record({
  width: fc.integer({ min: 50, max: 3_000 }),
  height: fc.integer({ min: 50, max: 3_000 }),
  centerX: fc.integer({ min: -1e9, max: 1e9 }),
  centerY: fc.integer({ min: -1e9, max: 1e9 }),
  scale: fc.double({ min: 0.3, max: 3_000, noNaN: true }),
  flipped: fc.boolean(),
});

/** Half a nanometre is far below what doubles lose at 1 m from the origin on the largest zoom. */
const isNear = (a: number, b: number, error: number) => expect(Math.abs(a - b)).toBeLessThan(error);

describe("viewport", () => {
  it("keeps the board point under the cursor while zooming", () => {
    fc.assert(
      fc.property(viewport, pixel, pixel, fc.double({ min: 0.1, max: 10, noNaN: true }), (view, x, y, factor) => {
        const before = screenToBoard(view, x, y);
        const zoomed = zoomViewport(view, factor, x, y);
        const after = boardToScreen(zoomed, before);
        isNear(after.x, x, 1e-3);
        isNear(after.y, y, 1e-3);
      }),
    );
  });

  it("moves the board with the pointer while panning, flipped or not", () => {
    fc.assert(
      fc.property(viewport, pixel, pixel, pixel, pixel, (view, x, y, dx, dy) => {
        const held = screenToBoard(view, x, y);
        const after = boardToScreen(panViewport(view, dx, dy), held);
        isNear(after.x, x + dx, 1e-3);
        isNear(after.y, y + dy, 1e-3);
      }),
    );
  });

  it("shows every corner of a box it is fitted to", () => {
    const box = { minX: -5e6, minY: 2e6, maxX: 80e6, maxY: 31e6 };
    fc.assert(
      fc.property(viewport, (view) => {
        const shown = visibleBox(fitViewport(view, box));
        expect(shown.minX).toBeLessThanOrEqual(box.minX);
        expect(shown.maxX).toBeGreaterThanOrEqual(box.maxX);
        expect(shown.minY).toBeLessThanOrEqual(box.minY);
        expect(shown.maxY).toBeGreaterThanOrEqual(box.maxY);
      }),
    );
  });

  it("turns over about the middle of the window", () => {
    const view = { width: 400, height: 300, centerX: 1e6, centerY: 2e6, scale: 10, flipped: false };
    const point = { x: 3e6, y: 1e6 };
    const front = boardToScreen(view, point);
    const back = boardToScreen(flipViewport(view), point);
    expect(back).toEqual({ x: 400 - front.x, y: front.y });
  });

  it("goes on showing the whole board when the window changes, and keeps any other view as it is", () => {
    const box = { minX: 0, minY: 0, maxX: 50_000_000, maxY: 30_000_000 };
    fc.assert(
      fc.property(
        viewport,
        fc.integer({ min: 50, max: 3_000 }),
        fc.integer({ min: 50, max: 3_000 }),
        (view, width, height) => {
          const whole = fitViewport(view, box);
          expect(resizeViewport(whole, { width, height }, box)).toEqual(fitViewport({ ...view, width, height }, box));
          const zoomed = zoomViewport(whole, 1.5, 10, 10);
          expect(resizeViewport(zoomed, { width, height }, box)).toEqual({ ...zoomed, width, height });
        },
      ),
    );
  });
});
