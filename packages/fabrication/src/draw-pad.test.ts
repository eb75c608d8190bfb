import type { PadShape } from "@tracewright/board";
import type { GerberObject } from "@tracewright/formats";
import type { Nm } from "@tracewright/geometry";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { drawPad } from "./draw-pad.ts";

const MICRON = 1_000;
const side = fc.integer({ min: 100 * MICRON, max: 5_000 * MICRON });
const rect = fc.record({ width: side, height: side }).map((size): PadShape => ({ kind: "rect", size }));
const trapezoid = fc.record({ width: side, height: side, lean: fc.double({ min: 0.1, max: 0.9, noNaN: true }) }).map(
  ({ width, height, lean }): PadShape => ({
    kind: "trapezoid",
    size: { width, height },
    delta: { x: Math.round(height * lean), y: 0 },
  }),
);
const rotation = fc.constantFrom(0, 30, 45, 90, 123.4, 180, 270);

const opening = (shape: PadShape, turned: number, margin: Nm, apertures: "macros" | "plain" = "plain") =>
  drawPad(shape, {
    position: { x: 12_345_678, y: -9_876_543 },
    rotation: turned,
    growth: { x: margin, y: margin },
    apertures,
    attributes: {},
  });

function arcsOf(objects: readonly GerberObject[]) {
  return objects.flatMap((object) =>
    object.kind === "region"
      ? object.contours.flatMap(({ start, steps }) =>
          steps.flatMap(({ end, arc }, index) =>
            arc ? [{ start: steps[index - 1]?.end ?? start, end, center: arc.center }] : [],
          ),
        )
      : [],
  );
}

describe("the opening of a pad with corners", () => {
  it("is rounded by arcs of the margin, whose ends lie on their circle", () => {
    fc.assert(
      fc.property(
        fc.oneof(rect, trapezoid),
        rotation,
        fc.integer({ min: MICRON, max: 300 * MICRON }),
        (shape, turned, margin) => {
          const arcs = arcsOf(opening(shape, turned, margin));
          expect(arcs.length).toBe(4);
          for (const { start, end, center } of arcs)
            for (const { x, y } of [start, end])
              expect(Math.abs(Math.hypot(x - center.x, y - center.y) - margin)).toBeLessThan(2);
        },
      ),
    );
  });

  it("stays sharp where the margin is too small for an arc that a reader can follow", () => {
    fc.assert(
      fc.property(
        fc.oneof(rect, trapezoid),
        rotation,
        fc.integer({ min: 1, max: MICRON - 1 }),
        (shape, turned, margin) => {
          expect(arcsOf(opening(shape, turned, margin))).toEqual([]);
          const [flash, ...more] = opening(shape, turned, margin, "macros");
          expect(more).toEqual([]);
          const parts = flash?.kind === "flash" && flash.aperture.kind === "macro" ? flash.aperture.parts : [];
          expect(parts.filter((part) => part.kind !== "outline")).toEqual([]);
        },
      ),
    );
  });

  it("of a rectangle whose margin shrinks it stays one rectangle", () => {
    const objects = opening({ kind: "rect", size: { width: 1_000_000, height: 600_000 } }, 90, -50_000);
    expect(objects).toMatchObject([{ kind: "flash", aperture: { kind: "rect", width: 500_000, height: 900_000 } }]);
  });
});
