import { boardToScreen, panViewport, screenToBoard, type Viewport, zoomViewport } from "@tracewright/rendering";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { TILE_PIXELS, tileWindow, viewOfTile } from "./tile-grid.ts";
import { type PaintOptions, type TileContext, TileSheet } from "./tile-sheet.ts";

const VIEW: Viewport = { width: 1024, height: 512, centerX: 0, centerY: 0, scale: 10, flipped: false };

function sheetWithLog() {
  const nothing = () => undefined;
  const context = () =>
    ({
      canvas: { width: 1024, height: 512 },
      setTransform: nothing,
      clearRect: nothing,
      drawImage: nothing,
      save: nothing,
      restore: nothing,
      beginPath: nothing,
      rect: nothing,
      clip: nothing,
    }) as unknown as TileContext;
  const sheet = new TileSheet(true, context);
  const drawn: Viewport[] = [];
  const paint = (view: Viewport, budget = 1e9) => {
    drawn.length = 0;
    const options: PaintOptions = { view, pixelRatio: 1, budget, draw: (_, own) => drawn.push(own) };
    return sheet.paint(context(), options);
  };
  return { sheet, drawn, paint };
}

describe("tiles", () => {
  it("cover every view without a gap, each showing what the view has there", () => {
    const someView = fc.record({
      width: fc.integer({ min: 1, max: 900 }),
      height: fc.integer({ min: 1, max: 900 }),
      centerX: fc.integer({ min: -3e8, max: 3e8 }),
      centerY: fc.integer({ min: -3e8, max: 3e8 }),
      scale: fc.double({ min: 0.2, max: 4_000, noNaN: true }),
      flipped: fc.boolean(),
    });
    fc.assert(
      fc.property(
        someView,
        fc.constantFrom(1, 1.5, 2),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (view, ratio, share) => {
          const { left, top, places } = tileWindow(view, ratio);
          const x = share * (view.width - 1 / ratio);
          const y = share * (view.height - 1 / ratio);
          const column = Math.floor((left + x * ratio) / TILE_PIXELS);
          const row = Math.floor((top + y * ratio) / TILE_PIXELS);
          expect(places).toContainEqual({ column, row });
          const shown = boardToScreen(viewOfTile({ column, row }, view, ratio), screenToBoard(view, x, y));
          const isNear = (a: number, b: number) => Math.abs(a - b) <= 1 / ratio;
          expect(isNear(shown.x * ratio, left + x * ratio - column * TILE_PIXELS)).toBe(true);
          expect(isNear(shown.y * ratio, top + y * ratio - row * TILE_PIXELS)).toBe(true);
        },
      ),
    );
  });

  it("are drawn once: a view that moves on asks for those that come in", () => {
    const { drawn, paint } = sheetWithLog();
    expect(paint(VIEW)).toBe(true);
    expect(drawn).toHaveLength(8);
    paint(panViewport(VIEW, -100, 0));
    expect(drawn).toHaveLength(2);
    paint(VIEW);
    expect(drawn).toHaveLength(0);
  });

  it("are drawn anew where something has changed, and nowhere else", () => {
    const { sheet, drawn, paint } = sheetWithLog();
    paint(VIEW);
    sheet.spoil([{ minX: 1e6, minY: 1e6, maxX: 2e6, maxY: 2e6 }]);
    paint(VIEW);
    expect(drawn).toHaveLength(1);
    sheet.spoilAll();
    paint(VIEW);
    expect(drawn).toHaveLength(8);
  });

  it("wait while the scale changes, but never leave a view with nothing at all", () => {
    const { drawn, paint } = sheetWithLog();
    expect(paint(VIEW, 0)).toBe(true);
    const zoomed = zoomViewport(VIEW, 1.2, 0, 0);
    expect(paint(zoomed, 0)).toBe(false);
    expect(drawn).toHaveLength(0);
    expect(paint(zoomed)).toBe(true);
    expect(paint({ ...VIEW, flipped: true }, 0)).toBe(true);
  });
});
