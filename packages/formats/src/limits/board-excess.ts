import type { Board, Footprint, Graphic, Net, PadShape, Text, Zone } from "@tracewright/board";
import { type Ring, type Shape, selfIntersections } from "@tracewright/geometry";
import { IMPORT_LIMITS as MOST } from "./import-limits.ts";
import type { Excess } from "./oversize.ts";

type Measured = Pick<
  Board,
  "footprints" | "tracks" | "vias" | "zones" | "graphics" | "texts" | "dimensions" | "groups" | "nets" | "rules"
>;

/** What a board holds more of than is imported; empty where it keeps all of `IMPORT_LIMITS`. */
export function boardExcess(board: Measured): readonly Excess[] {
  const { footprints, nets, rules } = board;
  const zones = [...board.zones, ...footprints.flatMap((footprint) => footprint.zones)];
  const graphics = [...board.graphics, ...footprints.flatMap((footprint) => footprint.graphics)];
  const texts = [...board.texts, ...footprints.flatMap((footprint) => footprint.texts)];
  const outline = graphics.filter(({ layer }) => layer === "Edge.Cuts");
  const counts: readonly Excess[] = [
    { kind: "limit-parts", count: footprints.length, limit: MOST.MAX_PARTS },
    { kind: "limit-pads", count: sum(footprints, ({ pads }) => pads.length), limit: MOST.MAX_PADS },
    { kind: "limit-nets", count: nets.length, limit: MOST.MAX_NETS },
    { kind: "limit-tracks", count: board.tracks.length, limit: MOST.MAX_TRACKS },
    { kind: "limit-vias", count: board.vias.length, limit: MOST.MAX_VIAS },
    { kind: "limit-zones", count: zones.length, limit: MOST.MAX_ZONES },
    { kind: "limit-zone-corners", count: sum(zones, outlineCorners), limit: MOST.MAX_ZONE_CORNERS },
    { kind: "limit-fill-corners", count: sum(zones, fillCorners), limit: MOST.MAX_FILL_CORNERS },
    { kind: "limit-drawings", count: graphics.length, limit: MOST.MAX_DRAWINGS },
    { kind: "limit-drawing-corners", count: sum(graphics, drawingCorners), limit: MOST.MAX_DRAWING_CORNERS },
    {
      kind: "limit-area-corners",
      count: Math.max(...[0].concat(graphics.length > MOST.MAX_DRAWINGS ? [] : graphics.map(drawingCorners))),
      limit: MOST.MAX_AREA_CORNERS,
    },
    { kind: "limit-outline-corners", count: sum(outline, drawingCorners), limit: MOST.MAX_OUTLINE_CORNERS },
    { kind: "limit-texts", count: texts.length, limit: MOST.MAX_TEXTS },
    { kind: "limit-letters", count: sum(texts, ({ text }) => text.length), limit: MOST.MAX_LETTERS },
    { kind: "limit-dimensions", count: board.dimensions.length, limit: MOST.MAX_DIMENSIONS },
    { kind: "limit-groups", count: board.groups.length, limit: MOST.MAX_GROUPS },
    { kind: "limit-net-classes", count: rules.netClasses.length, limit: MOST.MAX_NET_CLASSES },
    { kind: "limit-net-class-patterns", count: rules.assignments.length, limit: MOST.MAX_NET_CLASS_PATTERNS },
  ];
  const excess = [...counts, ...longest(board, texts)].filter(({ count, limit }) => count > limit);
  // Where areas meet themselves is counted only of as many corners as there may be.
  return excess.length > 0 ? excess : crossings(board);
}

/** The longest names and texts and the pad of most corners: one of each, by which the file is refused. */
function longest({ footprints, nets }: Measured, texts: readonly Text[]): readonly Excess[] {
  const name = greatest([
    ...nets.map(({ name: of }: Net) => ({ of, count: of.length })),
    ...footprints.flatMap(({ reference, library, pads }: Footprint) => [
      { of: reference, count: reference.length },
      { of: `${reference}: ${library}`, count: library.length },
      ...pads.map(({ number }) => ({ of: `${reference} ${number}`, count: number.length })),
    ]),
  ]);
  const text = greatest([
    ...texts.map(({ text: of }) => ({ of, count: of.length })),
    ...footprints.flatMap(({ reference, value, properties }) =>
      [value, ...Object.entries(properties).flat()].map((field) => ({ of: reference, count: field.length })),
    ),
  ]);
  const pad = greatest(
    footprints.flatMap(({ reference, pads }) =>
      pads.map(({ number, shape, layerShapes = {} }) => ({
        of: `${reference} ${number}`,
        count: sum([shape, ...Object.values(layerShapes)], (one) => (one ? padCorners(one) : 0)),
      })),
    ),
  );
  return [
    { kind: "limit-name", ...name, limit: MOST.MAX_NAME },
    { kind: "limit-text", ...text, limit: MOST.MAX_TEXT },
    { kind: "limit-pad-corners", ...pad, limit: MOST.MAX_PAD_CORNERS },
  ];
}

/** Fewer corners cannot meet in too many places. */
const FEW_CORNERS = 50;

/** Areas whose border runs through itself again and again: cutting them into plain ones takes a step for every place. */
function crossings({ graphics, zones, footprints }: Measured): readonly Excess[] {
  const areas = [
    ...[...graphics, ...footprints.flatMap((footprint) => footprint.graphics)].flatMap(({ shape }) => ringOf(shape)),
    ...[...zones, ...footprints.flatMap((footprint) => footprint.zones)].flatMap(({ outline }) => outline),
    ...footprints.flatMap(({ pads }) =>
      pads.flatMap(({ shape }) =>
        shape.kind === "custom" ? shape.primitives.flatMap((primitive) => ringOf(primitive.shape)) : [],
      ),
    ),
  ];
  const limit = MOST.MAX_CROSSINGS;
  for (const ring of areas) {
    if (ring.length < FEW_CORNERS) continue;
    const count = selfIntersections(ring, limit + 1).length;
    if (count > limit) return [{ kind: "limit-crossings", count, limit }];
  }
  return [];
}

function ringOf(shape: Shape): Ring[] {
  return shape.kind === "polygon" ? [shape.points] : [];
}

interface Sized {
  readonly of: string;
  readonly count: number;
}

function greatest(all: readonly Sized[]): Sized {
  return all.reduce((most, next) => (next.count > most.count ? next : most), { of: "", count: 0 });
}

function sum<Item>(items: readonly Item[], count: (item: Item) => number): number {
  return items.reduce((total, item) => total + count(item), 0);
}

function outlineCorners({ outline }: Zone): number {
  return sum(outline, (ring) => ring.length);
}

function fillCorners({ fills }: Zone): number {
  return sum(fills, ({ polygons }) =>
    sum(polygons, ({ outer, holes }) => outer.length + sum(holes, (hole) => hole.length)),
  );
}

function drawingCorners({ shape }: Graphic): number {
  return cornersOf(shape);
}

function padCorners(shape: PadShape): number {
  return shape.kind === "custom" ? sum(shape.primitives, (primitive) => cornersOf(primitive.shape)) : 0;
}

/** The points that a file names for it. */
function cornersOf(shape: Shape): number {
  if (shape.kind === "polygon") return shape.points.length;
  return { line: 2, rect: 4, circle: 2, arc: 3, bezier: 4 }[shape.kind];
}
