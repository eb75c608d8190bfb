import { emptyBoard } from "@tracewright/board";
import { expect, it } from "vitest";
import { epsilonOf, lengthsByLayer, pairSkew } from "./pair-skew.ts";

it("tells 1 mm on an outer layer of FR-4 as 5.5 ps and on an inner one as 6.9 ps", () => {
  const none = { outer: 0, inner: 0 };
  expect(pairSkew({ outer: 1e6, inner: 0 }, none)).toMatchObject({ length: 1e6, epsilonR: 4.3 });
  expect(pairSkew({ outer: 1e6, inner: 0 }, none).delay).toBeCloseTo(5.49, 2);
  expect(pairSkew(none, { outer: 0, inner: 1e6 }).delay).toBeCloseTo(-6.92, 2);
});

it("takes the laminates of the stackup where it names them", () => {
  const board = emptyBoard(4);
  const layers = [
    { name: "prepreg", kind: "prepreg" as const, epsilonR: 4 },
    { name: "core", kind: "core" as const, epsilonR: 4.6 },
    { name: "mask", kind: "solder-mask" as const, epsilonR: 3.3 },
  ];
  expect(epsilonOf({ stackup: { ...board.stackup, layers } })).toBeCloseTo(4.3);
  expect(epsilonOf(board)).toBe(4.3);
});

it("tells outer layers from inner ones", () => {
  const pieces = [
    { layer: "F.Cu" as const, length: 1 },
    { layer: "In1.Cu" as const, length: 10 },
    { layer: "B.Cu" as const, length: 100 },
  ];
  expect(lengthsByLayer(emptyBoard(4), pieces)).toEqual({ outer: 101, inner: 10 });
});
