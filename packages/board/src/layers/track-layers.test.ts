import { describe, expect, it } from "vitest";
import type { Board } from "../records/board.ts";
import { emptyBoard } from "../records/default-board.ts";
import { itemId } from "../records/ids.ts";
import type { Zone } from "../records/zone.ts";
import { trackLayers } from "./track-layers.ts";

const board = emptyBoard(4);
const withPower = (...ids: readonly string[]): Board => ({
  ...board,
  layers: board.layers.map((layer) => (ids.includes(layer.id) ? { ...layer, role: "power" as const } : layer)),
});
const pourOn = (layers: Zone["layers"], keepout?: Zone["keepout"]): Zone => ({
  id: itemId(layers.join()),
  layers,
  outline: [],
  priority: 0,
  pour: {
    clearance: 0,
    minThickness: 0,
    connection: "solid",
    thermalGap: 0,
    thermalBridgeWidth: 0,
    islandRemoval: "never",
    smoothing: "none",
    fillMode: "solid",
  },
  filled: true,
  fills: [],
  locked: false,
  ...(keepout && { keepout }),
});

describe("the layers that take tracks", () => {
  it("are all but the power layers that carry a pour", () => {
    const planes = withPower("In1.Cu", "In2.Cu");
    expect(trackLayers({ ...planes, zones: [pourOn(["In1.Cu"])] })).toEqual(["F.Cu", "In2.Cu", "B.Cu"]);
    expect(trackLayers({ ...board, zones: [pourOn(["In1.Cu"])] })).toEqual(["F.Cu", "In1.Cu", "In2.Cu", "B.Cu"]);
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
