import { emptyBoard, type Footprint, itemId, netId, type Pad, type Track } from "@tracewright/board";
import { aFootprint, aPad, aTrack } from "@tracewright/board/testing";
import { fromMm } from "@tracewright/geometry";
import { describe, expect, it } from "vitest";
import { buildScene } from "./build-scene.ts";
import { nameOfPad, nameOfTrack } from "./copper-name.ts";

const mm = (x: number, y: number) => ({ x: fromMm(x), y: fromMm(y) });
const GND = netId("gnd");
const TRACK: Track = aTrack({
  id: itemId("track"),
  start: mm(0, 0),
  end: mm(0, 4),
  width: fromMm(0.25),
  net: GND,
});
const PAD: Pad = aPad({
  id: itemId("pad"),
  number: "7",
  shape: { kind: "rect", size: { width: fromMm(1), height: fromMm(2) } },
  position: mm(0, 0),
  layers: ["F.Cu", "F.Mask"],
  net: GND,
});
const FOOTPRINT: Footprint = aFootprint({
  id: itemId("part"),
  reference: "U1",
  position: mm(10, 10),
  pads: [PAD],
});

describe("names of copper", () => {
  it("run along a track, as long as it is", () => {
    expect(nameOfTrack(TRACK)).toEqual({
      number: "",
      net: GND,
      position: mm(0, 2),
      direction: { x: 0, y: 1 },
      along: fromMm(4),
      across: fromMm(0.25),
    });
  });

  it("are not given to stretches without room for a word, nor to copper without a net", () => {
    expect(nameOfTrack({ ...TRACK, end: mm(0, 1) })).toBeUndefined();
    const { net: _, ...bare } = TRACK;
    expect(nameOfTrack(bare)).toBeUndefined();
  });

  it("run along the long side of a pad, however its part is turned", () => {
    const name = nameOfPad(FOOTPRINT, PAD);
    expect(name).toMatchObject({ number: "7", position: mm(10, 10), along: fromMm(2), across: fromMm(1) });
    expect(name?.direction.x).toBeCloseTo(0);
    const turned = nameOfPad({ ...FOOTPRINT, rotation: 90 }, PAD);
    expect(turned?.direction.y).toBeCloseTo(0);
  });

  it("of a pad as wide as it is high run across, as on a sheet", () => {
    const square: Pad = { ...PAD, shape: { kind: "rect", size: { width: fromMm(1), height: fromMm(1) } } };
    expect(nameOfPad({ ...FOOTPRINT, rotation: 270 }, square)?.direction.x).toBeCloseTo(1);
  });

  it("lie with the copper they belong to: a drilled pad's over its hole", () => {
    const drilled: Pad = {
      ...PAD,
      id: itemId("drilled"),
      kind: "through-hole",
      drill: { size: { width: fromMm(0.5), height: fromMm(0.5) } },
      layers: ["*.Cu", "*.Mask"],
    };
    const board = { ...emptyBoard(), tracks: [TRACK], footprints: [{ ...FOOTPRINT, pads: [PAD, drilled] }] };
    const { layers } = buildScene(board);
    const layer = (id: string) => layers.find((one) => one.id === id);
    expect(layer("F.Cu")?.strokeNames).toHaveLength(1);
    expect(layer("F.Cu")?.fillNames).toHaveLength(1);
    expect(layer("holes-plated")?.fillNames).toHaveLength(1);
    expect(layer("pads-through")?.fillNames).toHaveLength(0);
  });
});
