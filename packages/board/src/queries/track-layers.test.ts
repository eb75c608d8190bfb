import type { Point } from "@tracewright/geometry";
import { describe, expect, it } from "vitest";
import type { Board } from "../records/board.ts";
import { emptyBoard } from "../records/default-board.ts";
import type { Footprint } from "../records/footprint.ts";
import { itemId } from "../records/ids.ts";
import type { Zone } from "../records/zone.ts";
import { aFootprint, aZone, BARE_POUR } from "../testing/index.ts";
import { trackLayers } from "./track-layers.ts";

const board = emptyBoard(4);
const withPower = (...ids: readonly string[]): Board => ({
  ...board,
  layers: board.layers.map((layer) => (ids.includes(layer.id) ? { ...layer, role: "power" as const } : layer)),
});
const pourOn = (layers: Zone["layers"], keepout?: Zone["keepout"]): Zone =>
  aZone({
    id: itemId(layers.join()),
    layers,
    outline: [],
    pour: BARE_POUR,
    filled: true,
    ...(keepout && { keepout }),
  });

const partAt = (reference: string, position: Point): Footprint =>
  aFootprint({
    id: itemId(reference),
    reference,
    position,
  });

describe("the layers that take tracks", () => {
  it("are all but the power layers that carry a pour", () => {
    const planes = withPower("In1.Cu", "In2.Cu");
    expect(trackLayers({ ...planes, zones: [pourOn(["In1.Cu"])] })).toEqual(["F.Cu", "In2.Cu", "B.Cu"]);
    expect(trackLayers({ ...board, zones: [pourOn(["In1.Cu"])] })).toEqual(["F.Cu", "In1.Cu", "In2.Cu", "B.Cu"]);
  });

  it("are all where a power layer has only a patch of copper", () => {
    const mm = 1_000_000;
    const square = (size: number) => [
      { x: 0, y: 0 },
      { x: size, y: 0 },
      { x: size, y: size },
      { x: 0, y: size },
    ];
    const parts = square(100 * mm).map((position, index) => partAt(`U${index + 1}`, position));
    const poured = (size: number) => ({
      ...withPower("B.Cu"),
      footprints: parts,
      zones: [{ ...pourOn(["B.Cu"]), outline: [square(size)] }],
    });
    expect(trackLayers(poured(3 * mm))).toContain("B.Cu");
    expect(trackLayers(poured(70 * mm))).toContain("B.Cu");
    expect(trackLayers(poured(72 * mm))).not.toContain("B.Cu");
  });

  it("are not lessened by a rule area", () => {
    const keepout = { tracks: true, vias: true, pads: false, pours: false, footprints: false };
    expect(trackLayers({ ...withPower("In1.Cu"), zones: [pourOn(["In1.Cu"], keepout)] })).toHaveLength(4);
  });

  it("are all where nothing but planes is left", () => {
    const planes = withPower("F.Cu", "In1.Cu", "In2.Cu", "B.Cu");
    expect(trackLayers({ ...planes, zones: [pourOn(["*.Cu"])] })).toHaveLength(4);
  });
});
