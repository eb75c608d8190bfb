import { DisjointSets } from "@tracewright/algorithms";
import {
  areTouching,
  BoxIndex,
  capsule,
  corePoint,
  coreSides,
  isInSolid,
  locateInPolygon,
  type Point,
  type Solid,
  solidBox,
} from "@tracewright/geometry";

/** A piece of copper on one layer; layers are counted from the front, 0 first. */
export interface CopperPiece {
  readonly layer: number;
  readonly solid: Solid;
}

/** A plated hole: it joins whatever copper it touches from its first to its last layer. */
export interface Barrel {
  readonly hole: Solid;
  readonly from: number;
  readonly to: number;
}

/** Which copper hangs together. */
export interface CopperGroups {
  /** The group of the copper that covers a point, or undefined where there is none. */
  groupAt(point: Point, layer: number): number | undefined;
  /** The group of a piece, by its place in the list that was handed in. */
  groupOf(piece: number): number;
  /** Numbers of the layers that have copper. */
  readonly layers: readonly number[];
}

/** Areas with more corners than this go into the index side by side. */
const MANY_CORNERS = 24;
/** Buckets of the index, near the size of a pad. */
const BUCKET = 500_000;

interface Layer {
  readonly index: BoxIndex;
  readonly entries: { readonly node: number; readonly solid: Solid }[];
  readonly areas: { readonly node: number; readonly solid: Extract<Solid, { kind: "polygon" }> }[];
}

/** Groups copper by touch, exactly: no raster, no tolerance. */
export function groupCopper(pieces: readonly CopperPiece[], barrels: readonly Barrel[]): CopperGroups {
  const sets = new DisjointSets(pieces.length + barrels.length);

  const layers: Layer[] = [];
  const layerAt = (number: number): Layer => {
    while (layers.length <= number) layers.push({ index: new BoxIndex(BUCKET), entries: [], areas: [] });
    return layers[number]!;
  };
  const insert = (layer: Layer, node: number, solid: Solid) => {
    const box = solidBox(solid);
    for (const other of layer.index.search(box)) {
      const entry = layer.entries[other]!;
      if (sets.find(entry.node) !== sets.find(node) && areTouching(entry.solid, solid)) sets.join(entry.node, node);
    }
    layer.index.add(layer.entries.length, box);
    layer.entries.push({ node, solid });
  };
  const add = (number: number, node: number, solid: Solid) => {
    const layer = layerAt(number);
    if (solid.kind === "polygon") layer.areas.push({ node, solid });
    if (solid.kind !== "polygon" || coreSides(solid).length <= MANY_CORNERS) insert(layer, node, solid);
    else for (const [start, end] of coreSides(solid)) insert(layer, node, capsule(start, end, 2 * solid.radius));
  };
  for (const [node, { layer, solid }] of pieces.entries()) add(layer, node, solid);
  for (const [index, { hole, from, to }] of barrels.entries())
    for (let layer = from; layer <= to; layer++) add(layer, pieces.length + index, hole);

  // What lies wholly inside an area touches none of its sides.
  for (const layer of layers)
    for (const { node, solid } of layer.areas)
      for (const entry of layer.index.search(solidBox(solid))) {
        const other = layer.entries[entry]!;
        if (sets.find(other.node) === sets.find(node)) continue;
        if (locateInPolygon(roundedPoint(corePoint(other.solid)), solid.polygon) !== "outside")
          sets.join(other.node, node);
      }

  return {
    groupOf: (node) => sets.find(node),
    layers: [...layers.keys()],
    groupAt(point, number) {
      const layer = layers[number];
      if (!layer) return undefined;
      const box = { minX: point.x, minY: point.y, maxX: point.x, maxY: point.y };
      for (const entry of layer.index.search(box)) {
        const { node, solid } = layer.entries[entry]!;
        // Barrels are air with a wall: a hole without a ring is no copper.
        if (node < pieces.length && isInSolid(point, solid)) return sets.find(node);
      }
      const area = layer.areas.find(({ solid }) => isInSolid(point, solid));
      return area && sets.find(area.node);
    },
  };
}

function roundedPoint({ x, y }: Point): Point {
  return { x: Math.round(x), y: Math.round(y) };
}
