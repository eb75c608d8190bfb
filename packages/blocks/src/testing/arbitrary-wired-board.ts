import {
  type Board,
  emptyBoard,
  type Footprint,
  flipFootprint,
  type Graphic,
  itemId,
  type Net,
  netId,
  padPosition,
  type Text,
  type Track,
  type Via,
  type Zone,
} from "@tracewright/board";
import { aFootprint, aPad, aTrack, aVia, aZone } from "@tracewright/board/testing";
import { fromMm, type Point } from "@tracewright/geometry";
import fc from "fast-check";

const NETS: readonly Net[] = ["GND", "/in/A", "/in/B", "Net-(R1-Pad1)", "+3V3"].map((name) => ({
  id: netId(`net ${name}`),
  name,
}));
const net = fc.constantFrom(...NETS.map(({ id }) => id));

const footprint = (index: number, board: Board): fc.Arbitrary<Footprint> =>
  fc
    .record({
      x: fc.integer({ min: -2_000_000, max: 2_000_000 }),
      y: fc.integer({ min: -2_000_000, max: 2_000_000 }),
      rotation: fc.constantFrom(0, 90, 180, 270, 37, 312.5),
      isBack: fc.boolean(),
      nets: fc.tuple(net, net, fc.option(net, { nil: undefined })),
      locked: fc.boolean(),
    })
    .map(({ x, y, rotation, isBack, nets, locked }) => {
      const part = aFootprint({
        id: itemId(`part ${index}`),
        reference: `${index % 2 === 0 ? "R" : "U"}${index + 1}`,
        value: "4k7",
        library: "test:P",
        symbolPath: `/sheet/${index}`,
        position: { x: fromMm(10 * (index % 3)) + x, y: fromMm(10 * Math.floor(index / 3)) + y },
        rotation,
        locked,
        pads: nets.map((own, pin) =>
          aPad({
            id: itemId(`part ${index} pad ${pin + 1}`),
            number: String(pin + 1),
            position: { x: fromMm(2 * (pin - 1)), y: fromMm(pin) },
            layers: pin === 2 ? ["*.Cu", "*.Mask"] : ["F.Cu", "F.Mask"],
            ...(pin === 2 && {
              kind: "through-hole" as const,
              drill: { size: { width: fromMm(0.5), height: fromMm(0.5) } },
            }),
            ...(own !== undefined && { net: own }),
          }),
        ),
        texts: [
          aText(`part ${index} reference`, `${index % 2 === 0 ? "R" : "U"}${index + 1}`, { x: 0, y: fromMm(-1) }),
        ],
      });
      return isBack ? flipFootprint(part, board) : part;
    });

function aText(id: string, text: string, position: Point): Text {
  return {
    id: itemId(id),
    role: id.endsWith("reference") ? "reference" : "user",
    text,
    layer: "F.SilkS",
    position,
    rotation: 0,
    style: {
      size: { width: fromMm(1), height: fromMm(1) },
      thickness: fromMm(0.15),
      horizontal: "center",
      vertical: "middle",
      mirrored: false,
    },
    hidden: false,
  };
}

/** Tracks from pad to pad of a net, some of them arcs, some by way of a via. */
function wire(parts: readonly Footprint[], choices: readonly number[]): { tracks: Track[]; vias: Via[] } {
  const tracks: Track[] = [];
  const vias: Via[] = [];
  const pads = parts.flatMap((part) => part.pads.map((pad) => ({ at: padPosition(part, pad), net: pad.net })));
  for (const [index, choice] of choices.entries()) {
    const from = pads[choice % pads.length];
    const to = pads.find((pad, at) => at > choice % pads.length && pad.net !== undefined && pad.net === from?.net);
    if (!from?.net || !to) continue;
    const middle = { x: Math.round((from.at.x + to.at.x) / 2), y: Math.round((from.at.y + to.at.y) / 2) };
    const own = { net: from.net, locked: choice % 2 === 0 };
    if (choice % 3 === 0) {
      vias.push(aVia({ id: itemId(`via ${index}`), position: middle, ...own }));
      tracks.push(aTrack({ id: itemId(`track ${index} a`), start: from.at, end: middle, ...own }));
      tracks.push(aTrack({ id: itemId(`track ${index} b`), start: middle, end: to.at, layer: "B.Cu", ...own }));
    } else {
      const mid = { x: middle.x + 300_000, y: middle.y + 200_000 };
      tracks.push(
        aTrack({ id: itemId(`track ${index}`), start: from.at, end: to.at, ...(choice % 3 === 1 && { mid }), ...own }),
      );
    }
  }
  return { tracks, vias };
}

const graphic: Graphic = {
  id: itemId("graphic"),
  layer: "F.SilkS",
  shape: { kind: "rect", start: { x: 0, y: 0 }, end: { x: fromMm(3), y: fromMm(2) } },
  stroke: { width: fromMm(0.1), style: "solid" },
  filled: false,
};

const zoneOf = (corner: Point, own: Zone["net"], id: string): Zone =>
  aZone({
    id: itemId(id),
    outline: [[corner, { x: corner.x + fromMm(4), y: corner.y }, { x: corner.x, y: corner.y + fromMm(4) }]],
    ...(own !== undefined && { net: own }),
    fills: [
      {
        layer: "F.Cu",
        polygons: [
          { outer: [corner, { x: corner.x + 1_000, y: corner.y }, { x: corner.x, y: corner.y + 1_000 }], holes: [] },
        ],
      },
    ],
  });

/** Up to six parts on two or four copper layers, wired at random, with drawings and zones. */
export const arbitraryWiredBoard: fc.Arbitrary<Board> = fc
  .record({ count: fc.integer({ min: 2, max: 6 }), layers: fc.constantFrom(2, 4) })
  .chain(({ count, layers }) => {
    const board = emptyBoard(layers);
    return fc.record({
      board: fc.constant(board),
      footprints: fc.tuple(...Array.from({ length: count }, (_, index) => footprint(index, board))),
      choices: fc.array(fc.nat(60), { maxLength: 12 }),
      corner: fc.record({ x: fc.integer({ min: 0, max: 20_000_000 }), y: fc.integer({ min: 0, max: 9_000_000 }) }),
      zoneNet: fc.option(net, { nil: undefined }),
    });
  })
  .map(({ board, footprints, choices, corner, zoneNet }) => ({
    ...board,
    nets: NETS,
    footprints,
    ...wire(footprints, choices),
    zones: [
      zoneOf(corner, zoneNet, "zone"),
      {
        ...zoneOf(corner, undefined, "keepout"),
        keepout: { tracks: true, vias: true, pads: false, pours: true, footprints: false },
      },
    ],
    graphics: [graphic],
    texts: [aText("text", "둘", { x: fromMm(3), y: fromMm(1) })],
    groups: [],
  }));
