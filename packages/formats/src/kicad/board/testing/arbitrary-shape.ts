import type { Shape } from "@tracewright/geometry";
import fc from "fast-check";
import { point, width } from "./arbitrary-values.ts";

const record = <Fields>(fields: { [Key in keyof Fields]: fc.Arbitrary<Fields[Key]> }) =>
  fc.record(fields, { noNullPrototype: true });

export const arbitraryShape: fc.Arbitrary<Shape> = fc.oneof(
  record({ kind: fc.constant("line" as const), start: point, end: point }),
  record({ kind: fc.constant("rect" as const), start: point, end: point }),
  record({ kind: fc.constant("circle" as const), center: point, radius: width }),
  record({ kind: fc.constant("arc" as const), start: point, mid: point, end: point }),
  record({ kind: fc.constant("polygon" as const), points: fc.array(point, { minLength: 1, maxLength: 5 }) }),
  record({ kind: fc.constant("bezier" as const), points: fc.tuple(point, point, point, point) }),
);

/** As footprints hold them: KiCad 6 draws the other part of the circle for an arc that runs the other way. */
export const clockwiseShape: fc.Arbitrary<Shape> = arbitraryShape.map((shape) => {
  if (shape.kind !== "arc") return shape;
  const { start, mid, end } = shape;
  const turn = (mid.x - start.x) * (end.y - start.y) - (mid.y - start.y) * (end.x - start.x);
  return turn < 0 ? { ...shape, start: end, end: start } : shape;
});
