import {
  type Board,
  emptyBoard,
  type Footprint,
  type Graphic,
  itemId,
  netId,
  type Pad,
  PLAIN_ATTRIBUTES,
  type Text,
  type Track,
  type Via,
  type Zone,
} from "@tracewright/board";
import { aPad, aPour } from "@tracewright/board/testing";
import { fromMm } from "@tracewright/geometry";
import fc from "fast-check";

const mm = (min: number, max: number) =>
  fc.integer({ min: min * 20, max: max * 20 }).map((steps) => fromMm(steps / 20));
const place = fc.record({ x: mm(0, 40), y: mm(0, 30) });
const NETS = ["GND", "VCC", "SDA"].map((name) => ({ id: netId(`net-${name}`), name }));
const net = fc.constantFrom(...NETS.map(({ id }) => id));
const side = fc.constantFrom("front" as const, "back" as const);
const locked = fc.nat(5).map((dice) => dice === 0);

function pads(id: string): fc.Arbitrary<Pad[]> {
  return fc
    .array(fc.record({ position: fc.record({ x: mm(-2, 2), y: mm(-2, 2) }), net }), { maxLength: 4 })
    .map((list) =>
      list.map(
        ({ position, net: own }, index): Pad =>
          aPad({
            id: itemId(`${id}-pad-${index}`),
            number: String(index + 1),
            shape: { kind: "rect", size: { width: fromMm(0.6), height: fromMm(0.4) } },
            position,
            layers: ["F.Cu", "F.Mask", "F.Paste"],
            net: own,
          }),
      ),
    );
}

const footprint = (index: number): fc.Arbitrary<Footprint> =>
  fc
    .record({
      position: place,
      rotation: fc.constantFrom(0, 90, 180, 270, 45),
      side,
      locked,
      own: pads(`part-${index}`),
    })
    .map(({ own, side: on, ...rest }) => ({
      id: itemId(`part-${index}`),
      reference: `R${index + 1}`,
      value: "1k",
      library: "test:R",
      side: on,
      attributes: PLAIN_ATTRIBUTES,
      pads: own,
      graphics: [],
      texts: [],
      zones: [],
      models: [],
      properties: {},
      ...rest,
    }));

const track = (index: number): fc.Arbitrary<Track> =>
  fc.record({
    id: fc.constant(itemId(`track-${index}`)),
    start: place,
    end: place,
    width: fc.constant(fromMm(0.25)),
    layer: fc.constantFrom("F.Cu" as const, "B.Cu" as const),
    net,
    locked,
  });

const via = (index: number): fc.Arbitrary<Via> =>
  fc.record({
    id: fc.constant(itemId(`via-${index}`)),
    kind: fc.constant("through" as const),
    position: place,
    diameter: fc.constant(fromMm(0.8)),
    drill: fc.constant(fromMm(0.4)),
    layers: fc.constant(["F.Cu", "B.Cu"] as const),
    net,
    locked,
  });

const zone = (index: number): fc.Arbitrary<Zone> =>
  fc.record({ at: place, size: mm(2, 9), locked, own: net }).map(({ at, size, own, ...rest }) => ({
    id: itemId(`zone-${index}`),
    layers: ["F.Cu"],
    outline: [[at, { x: at.x + size, y: at.y }, { x: at.x + size, y: at.y + size }, { x: at.x, y: at.y + size }]],
    net: own,
    priority: 0,
    pour: aPour({
      clearance: fromMm(0.2),
      minThickness: fromMm(0.25),
      thermalGap: fromMm(0.3),
      thermalBridgeWidth: fromMm(0.3),
    }),
    filled: false,
    fills: [],
    ...rest,
  }));

const graphic = (index: number): fc.Arbitrary<Graphic> =>
  fc.record({
    id: fc.constant(itemId(`graphic-${index}`)),
    layer: fc.constantFrom("F.SilkS" as const, "B.SilkS" as const, "Edge.Cuts" as const),
    shape: fc.oneof(
      fc.record({ kind: fc.constant("line" as const), start: place, end: place }),
      fc.record({ kind: fc.constant("rect" as const), start: place, end: place }),
      fc.record({ kind: fc.constant("circle" as const), center: place, radius: mm(1, 3) }),
    ),
    stroke: fc.constant({ width: fromMm(0.1), style: "solid" as const }),
    filled: fc.boolean(),
  });

const text = (index: number): fc.Arbitrary<Text> =>
  fc.record({
    id: fc.constant(itemId(`text-${index}`)),
    role: fc.constant("user" as const),
    text: fc.constantFrom("REV A", "전원", ""),
    layer: fc.constantFrom("F.SilkS" as const, "Dwgs.User" as const),
    position: place,
    rotation: fc.constantFrom(0, 90),
    style: fc.constant({
      size: { width: fromMm(1), height: fromMm(1) },
      thickness: fromMm(0.15),
      horizontal: "left" as const,
      vertical: "middle" as const,
      mirrored: false,
    }),
    hidden: fc.constant(false),
  });

const several = <Record>(of: (index: number) => fc.Arbitrary<Record>, most: number): fc.Arbitrary<Record[]> =>
  fc.nat(most).chain((count) => fc.tuple(...Array.from({ length: count }, (_, index) => of(index))));

/** Small boards on a grid of 0.05 mm, with some locked items, and groups of which one may hold another. */
export const arbitraryBoard: fc.Arbitrary<Board> = fc
  .record({
    footprints: several(footprint, 5),
    tracks: several(track, 5),
    vias: several(via, 3),
    zones: several(zone, 2),
    graphics: several(graphic, 3),
    texts: several(text, 2),
    groupSizes: fc.tuple(fc.nat(3), fc.nat(2)),
    isNested: fc.boolean(),
    isLocked: locked,
  })
  .map(({ groupSizes: [many, few], isNested, isLocked, ...lists }) => {
    const ids = [...lists.footprints, ...lists.tracks, ...lists.texts].map(({ id }) => id);
    const first = { id: itemId("group-0"), name: "", members: ids.slice(0, many), locked: isLocked };
    const inner = ids.slice(many, many + few);
    const second = {
      id: itemId("group-1"),
      name: "",
      members: isNested && first.members.length > 0 ? [...inner, first.id] : inner,
    };
    return {
      ...emptyBoard(),
      ...lists,
      nets: NETS,
      groups: [first, second].filter(({ members }) => members.length > 0),
    };
  });

/** Some of the ids that a board's items have. */
export function someIds(board: Board): fc.Arbitrary<ReturnType<typeof itemId>[]> {
  const { footprints, tracks, vias, zones, graphics, texts } = board;
  return fc.subarray([...footprints, ...tracks, ...vias, ...zones, ...graphics, ...texts].map(({ id }) => id));
}
