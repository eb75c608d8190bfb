import { fromMm } from "@tracewright/geometry";
import fc from "fast-check";
import type { Board } from "../records/board.ts";
import { emptyBoard } from "../records/default-board.ts";
import { PLAIN_ATTRIBUTES } from "../records/default-footprint.ts";
import type { Footprint } from "../records/footprint.ts";
import type { Graphic, Text } from "../records/graphic.ts";
import { itemId, netId } from "../records/ids.ts";
import type { Pad } from "../records/pad.ts";
import type { Track, Via } from "../records/track.ts";
import type { Zone } from "../records/zone.ts";
import { aPad, aPour } from "./index.ts";

const mm = (least: number, most: number) => fc.integer({ min: least, max: most }).map(fromMm);
const point = fc.record({ x: mm(0, 40), y: mm(0, 30) });
const NETS = ["GND", "VBUS", "SDA"].map((name) => ({ id: netId(`net ${name}`), name }));
const net = fc.constantFrom(...NETS.map(({ id }) => id));
const some = <Item>(count: number, of: (index: number) => fc.Arbitrary<Item>): fc.Arbitrary<Item[]> =>
  fc.subarray(Array.from({ length: count }, (_, index) => index)).chain((indexes) => fc.tuple(...indexes.map(of)));

const pad = (id: string, number: string): fc.Arbitrary<Pad> =>
  fc.record({ net }).map((rest) =>
    aPad({
      id: itemId(id),
      number,
      shape: { kind: "rect", size: { width: fromMm(1), height: fromMm(2) } },
      position: { x: number === "1" ? fromMm(-1) : fromMm(1), y: 0 },
      layers: ["F.Cu", "F.Mask", "F.Paste"],
      ...rest,
    }),
  );

const footprint = (index: number): fc.Arbitrary<Footprint> =>
  fc
    .record({
      position: point,
      rotation: fc.constantFrom(0, 90, 180, 270),
      value: fc.constantFrom("1k", "4k7"),
      locked: fc.boolean(),
      properties: fc.dictionary(fc.constantFrom("MPN", "constructor", "한글"), fc.constantFrom("a", "b")),
      pads: fc.tuple(pad(`part ${index} pad 1`, "1"), pad(`part ${index} pad 2`, "2")),
    })
    .map((rest) => ({
      id: itemId(`part ${index}`),
      reference: `R${index + 1}`,
      library: "test:R",
      side: "front",
      attributes: PLAIN_ATTRIBUTES,
      graphics: [],
      texts: [],
      zones: [],
      models: [],
      ...rest,
    }));

const track = (index: number): fc.Arbitrary<Track> =>
  fc.record(
    {
      id: fc.constant(itemId(`track ${index}`)),
      start: point,
      end: point,
      width: fc.constantFrom(fromMm(0.2), fromMm(0.5)),
      layer: fc.constantFrom("F.Cu" as const, "B.Cu" as const),
      locked: fc.boolean(),
      net,
    },
    { requiredKeys: ["id", "start", "end", "width", "layer", "locked"], noNullPrototype: true },
  );

const via = (index: number): fc.Arbitrary<Via> =>
  fc.record({ position: point, net }).map((rest) => ({
    id: itemId(`via ${index}`),
    kind: "through",
    diameter: fromMm(0.8),
    drill: fromMm(0.4),
    layers: ["F.Cu", "B.Cu"],
    locked: false,
    ...rest,
  }));

const zone = (index: number): fc.Arbitrary<Zone> =>
  fc.record({ corner: point, priority: fc.nat(2), net }).map(({ corner: { x, y }, ...rest }) => ({
    id: itemId(`zone ${index}`),
    layers: ["F.Cu"],
    outline: [
      [
        { x, y },
        { x: x + fromMm(5), y },
        { x, y: y + fromMm(5) },
      ],
    ],
    pour: aPour({
      clearance: fromMm(0.2),
      minThickness: fromMm(0.25),
      thermalGap: fromMm(0.3),
      thermalBridgeWidth: fromMm(0.3),
    }),
    filled: false,
    fills: [],
    locked: false,
    ...rest,
  }));

const graphic = (index: number): fc.Arbitrary<Graphic> =>
  fc
    .record({ layer: fc.constantFrom("F.SilkS" as const, "Edge.Cuts" as const), start: point, end: point })
    .map(({ layer, start, end }) => ({
      id: itemId(`line ${index}`),
      layer,
      shape: { kind: "line", start, end },
      stroke: { width: fromMm(0.1), style: "solid" },
      filled: false,
    }));

const text = (index: number): fc.Arbitrary<Text> =>
  fc.record({ text: fc.constantFrom("one", "둘", "<b>"), position: point }).map((rest) => ({
    id: itemId(`text ${index}`),
    role: "user",
    layer: "F.SilkS",
    rotation: 0,
    style: {
      size: { width: fromMm(1), height: fromMm(1) },
      thickness: fromMm(0.15),
      horizontal: "center",
      vertical: "middle",
      mirrored: false,
    },
    hidden: false,
    ...rest,
  }));

/** Small boards of the same nets whose records share their ids, so that going from one to another adds, removes and changes. */
export const arbitraryBoard: fc.Arbitrary<Board> = fc
  .record({
    footprints: some(4, footprint),
    tracks: some(5, track),
    vias: some(3, via),
    zones: some(2, zone),
    graphics: some(3, graphic),
    texts: some(2, text),
    minClearance: fc.constantFrom(fromMm(0.15), fromMm(0.2)),
    paper: fc.option(fc.constantFrom("A4", "A3"), { nil: undefined }),
    grouped: fc.boolean(),
  })
  .map(({ minClearance, paper, grouped, ...lists }) => {
    const board = emptyBoard();
    const members = lists.footprints.slice(0, 2).map(({ id }) => id);
    return {
      ...board,
      ...lists,
      nets: NETS,
      rules: { ...board.rules, minClearance },
      ...(paper && { paper }),
      groups: grouped && members.length > 0 ? [{ id: itemId("group"), name: "pair", members }] : [],
    };
  });

/** The board with its lists in one order: order carries no meaning. */
export function inOrder(board: Board): Board {
  const byId = <Item extends { readonly id: string }>(items: readonly Item[]): Item[] =>
    [...items].sort((a, b) => (a.id < b.id ? -1 : 1));
  const { nets, footprints, tracks, vias, zones, graphics, texts, dimensions, groups } = board;
  return {
    ...board,
    nets: byId(nets),
    footprints: byId(footprints),
    tracks: byId(tracks),
    vias: byId(vias),
    zones: byId(zones),
    graphics: byId(graphics),
    texts: byId(texts),
    dimensions: byId(dimensions),
    groups: byId(groups),
  };
}
