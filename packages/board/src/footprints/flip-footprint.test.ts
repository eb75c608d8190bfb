import { fromMm } from "@tracewright/geometry";
import { describe, expect, it } from "vitest";
import { padSolids } from "../copper/pad-solids.ts";
import { canonicalJson } from "../documents/canonical-json.ts";
import { emptyBoard } from "../records/default-board.ts";
import { PLAIN_ATTRIBUTES } from "../records/default-footprint.ts";
import type { Footprint } from "../records/footprint.ts";
import { itemId } from "../records/ids.ts";
import type { Pad, PadShape } from "../records/pad.ts";
import { aFootprint, aPad } from "../testing/index.ts";
import { flipFootprint } from "./flip-footprint.ts";
import { flipLayer } from "./flip-layer.ts";

const size = { width: fromMm(2), height: fromMm(1) };
const SHAPES: readonly PadShape[] = [
  { kind: "circle", diameter: fromMm(1) },
  { kind: "rect", size },
  { kind: "oval", size },
  { kind: "roundrect", size, cornerRatio: 0.25 },
  { kind: "trapezoid", size, delta: { x: fromMm(0.2), y: 0 } },
  { kind: "trapezoid", size, delta: { x: 0, y: fromMm(0.4) } },
  { kind: "chamfered", size, cornerRatio: 0.2, chamferRatio: 0.3, corners: ["top-left", "bottom-right"] },
  {
    kind: "custom",
    anchor: "rect",
    size: { width: fromMm(0.4), height: fromMm(0.4) },
    clearanceOutline: "outline",
    primitives: [
      {
        shape: {
          kind: "polygon",
          points: [
            { x: 0, y: 0 },
            { x: fromMm(2), y: 0 },
            { x: fromMm(2), y: fromMm(1) },
          ],
        },
        width: fromMm(0.1),
        filled: true,
      },
    ],
  },
];

function footprintWith(shape: PadShape): Footprint {
  const pad: Pad = aPad({
    id: itemId("pad"),
    shape,
    position: { x: fromMm(1), y: fromMm(2) },
    rotation: 30,
    offset: { x: fromMm(0.1), y: fromMm(0.2) },
    layers: ["F.Cu", "F.Mask"],
  });
  return aFootprint({
    id: itemId("footprint"),
    reference: "U1",
    position: { x: fromMm(50), y: fromMm(40) },
    rotation: 45,
    attributes: { ...PLAIN_ATTRIBUTES, mount: "smd" },
    pads: [pad],
  });
}

describe("flipFootprint", () => {
  it.each(SHAPES.map((shape) => [shape.kind, shape] as const))("mirrors the copper of a %s pad", (_, shape) => {
    const before = footprintWith(shape);
    const after = flipFootprint(before, emptyBoard());
    const corners = (footprint: Footprint): string[] =>
      padSolids(footprint, footprint.pads[0]!)
        .flatMap((solid) => {
          if (solid.kind === "circle") return [solid.center];
          if (solid.kind === "capsule") return [solid.start, solid.end];
          return solid.kind === "convex" ? solid.points : solid.polygon.outer;
        })
        .map(({ x, y }) => `${x} ${y}`)
        .sort();
    const { y } = before.position;
    const mirrored = corners(before)
      .map((text) => text.split(" ").map(Number))
      .map(([px = 0, py = 0]) => `${px} ${2 * y - py}`)
      .sort();
    expect(corners(after)).toEqual(mirrored);
    expect(after.side).toBe("back");
    expect(after.pads[0]?.layers).toEqual(["B.Cu", "B.Mask"]);
  });

  it.each(SHAPES.map((shape) => [shape.kind, shape] as const))(
    "turned over twice gives the same %s part",
    (_, shape) => {
      const before = footprintWith(shape);
      const board = emptyBoard(4);
      expect(canonicalJson(flipFootprint(flipFootprint(before, board), board))).toBe(canonicalJson(before));
    },
  );
});

describe("flipLayer", () => {
  it("mirrors inner copper within the stack", () => {
    const board = emptyBoard(6);
    expect(
      (["F.Cu", "In1.Cu", "In2.Cu", "In4.Cu", "B.Cu", "Edge.Cuts"] as const).map((l) => flipLayer(l, board)),
    ).toEqual(["B.Cu", "In4.Cu", "In3.Cu", "In1.Cu", "F.Cu", "Edge.Cuts"]);
  });
});
