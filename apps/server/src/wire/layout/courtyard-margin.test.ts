import type { Footprint, Graphic } from "@tracewright/board";
import fc from "fast-check";
import { expect, test } from "vitest";
import { courtyardMargin } from "./courtyard-margin.ts";

const MM = 1_000_000;
const rect = (layer: string, left: number, top: number, right: number, bottom: number) =>
  ({
    layer,
    shape: { kind: "rect", start: { x: left, y: top }, end: { x: right, y: bottom } },
    stroke: { width: 0, style: "solid" },
  }) as unknown as Graphic;
const part = (...graphics: readonly Graphic[]) => ({ graphics, pads: [] }) as unknown as Footprint;

test("the margin is the least room between the body and the courtyard about it", () => {
  const room = fc.integer({ min: 0, max: 5 * MM });
  fc.assert(
    fc.property(room, room, room, room, (left, top, right, bottom) => {
      const courtyard = rect("F.CrtYd", -MM - left, -MM - top, MM + right, MM + bottom);
      expect(courtyardMargin(part(rect("F.Fab", -MM, -MM, MM, MM), courtyard))).toBe(
        Math.min(left, top, right, bottom),
      );
    }),
  );
});

test("a body that crosses its courtyard has no margin, and where either is not drawn nobody knows one", () => {
  const body = rect("F.Fab", -2 * MM, -MM, MM, MM);
  expect(courtyardMargin(part(body, rect("B.CrtYd", -MM, -2 * MM, 2 * MM, 2 * MM)))).toBe(0);
  expect(courtyardMargin(part(body))).toBeUndefined();
  expect(courtyardMargin(part(rect("F.CrtYd", -MM, -MM, MM, MM)))).toBeUndefined();
});
