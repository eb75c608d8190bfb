import {
  fromMm,
  growBox,
  isInSolid,
  locateInPolygon,
  type Point,
  polygonArea,
  selfIntersections,
  solidDistance,
} from "@tracewright/geometry";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { drawText } from "./draw-text.ts";
import { drawnBox, drawnSolids } from "./drawn-solids.ts";
import type { TextStyle } from "./text-style.ts";

const STYLE: TextStyle = {
  size: { width: fromMm(1), height: fromMm(1) },
  thickness: fromMm(0.15),
  horizontal: "center",
  vertical: "middle",
  mirrored: false,
};
const AT_ORIGIN = { position: { x: 0, y: 0 }, rotation: 0 };
const plain = (text: string, style = STYLE) => drawText(text, { ...AT_ORIGIN, style });
const cut = (text: string, style = STYLE, rotation = 0) =>
  drawText(text, { position: { x: 0, y: 0 }, rotation, style: { ...style, knockout: true } });

/**
 * How far from the border of the ink a position may be classified wrongly: where bends and corners are followed by
 * straight lines.
 */
const BLUR = fromMm(0.02);

describe("a text cut out of a box", () => {
  it("fills every place of the box that is no ink, and none that is", () => {
    const words = fc.stringMatching(/^[A-Za-z0-9%&@$#+ÄÉ]{1,6}$/);
    const thousandth = fc.nat(1000);
    const bold = fc.constantFrom(fromMm(0.1), fromMm(0.15), fromMm(0.25));
    const told = { filled: 0, cut: 0 };
    fc.assert(
      fc.property(
        words,
        bold,
        fc.boolean(),
        fc.array(fc.tuple(thousandth, thousandth), { minLength: 40, maxLength: 80 }),
        (text, thickness, italic, places) => {
          const style = { ...STYLE, thickness, italic };
          const drawn = plain(text, style);
          const ink = drawnSolids(drawn);
          const { areas, paths } = cut(text, style);
          expect(paths).toEqual([]);
          const box = drawnBox(drawn)!;
          for (const [x, y] of places) {
            const at = {
              x: Math.round(box.minX + ((box.maxX - box.minX) * x) / 1000),
              y: Math.round(box.minY + ((box.maxY - box.minY) * y) / 1000),
            };
            const away = Math.min(
              ...ink.map((solid) => solidDistance(solid, { kind: "circle", center: at, radius: 0 })),
            );
            const isInk = ink.some((solid) => isInSolid(at, solid));
            if (isInk ? isNearBorder(at) : away < BLUR) continue;
            expect(areas.some((area) => locateInPolygon(at, area) !== "outside")).toBe(!isInk);
            if (isInk) told.cut++;
            else told.filled++;
          }
          function isNearBorder(at: Point): boolean {
            return !ink.some((solid) => isInSolid(at, { ...solid, radius: solid.radius - BLUR }));
          }
        },
      ),
      { numRuns: 60 },
    );
    expect(Math.min(told.filled, told.cut)).toBeGreaterThan(100);
  });

  it("has borders that meet neither themselves nor each other's corners", () => {
    for (const text of ["@&%8B", "#*+=$", "Ååß한글"]) {
      const rings = cut(text).areas.flatMap(({ outer, holes }) => [outer, ...holes]);
      for (const ring of rings) expect(selfIntersections(ring)).toEqual([]);
      const corners = rings.flat().map(({ x, y }) => `${x} ${y}`);
      expect(new Set(corners).size).toBe(corners.length);
    }
  });

  it("reaches past its ink by a ninth of the height, or half a pen thicker than that", () => {
    for (const [thickness, margin] of [
      [0.15, 1 / 9],
      [0.25, 0.125],
    ] as const) {
      const style = { ...STYLE, thickness: fromMm(thickness) };
      expect(drawnBox(cut("IO", style))).toEqual(growBox(drawnBox(plain("IO", style))!, fromMm(margin)));
    }
  });

  it("turns with its text, and is none where there is no ink", () => {
    const area = (rotation: number) => cut("OK", STYLE, rotation).areas.reduce((sum, one) => sum + polygonArea(one), 0);
    const { minX, maxX, minY, maxY } = drawnBox(cut("OK", STYLE, 90))!;
    expect(maxY - minY).toBeGreaterThan(maxX - minX);
    expect(area(37) / area(0)).toBeCloseTo(1, 4);
    expect(cut("  ")).toEqual(plain("  "));
  });
});
