import {
  BoxIndex,
  capsule,
  coreSides,
  growBox,
  type Nm,
  nearestPoints,
  type Point,
  type Solid,
  solidBox,
  solidDistance,
} from "@tracewright/geometry";
import { type Found, Least, type Measure } from "./measure.ts";

/** A solid on a layer that belongs to a group of touching ones. */
export interface GroupedPiece {
  readonly layer: string;
  readonly solid: Solid;
  readonly group: number;
}

/** Spaces wider than this are no concern of any fab and are not looked for. */
const REACH: Nm = 500_000;
/** Areas with more corners than this go side by side. */
const MANY_CORNERS = 12;

/** The narrowest space between pieces of different groups on one layer; one finding for each pair of groups a layer. */
export function measureSpaces(pieces: readonly GroupedPiece[], limit: Nm): Measure {
  const least = new Least(limit);
  for (const layer of new Set(pieces.map((piece) => piece.layer))) {
    const parts = pieces.filter((piece) => piece.layer === layer).flatMap(partsOf);
    const narrowest = narrowestOfPairs(parts, Math.max(limit, Math.min(REACH, least.value)));
    for (const { value, a, b } of narrowest.values()) least.add({ value, at: middle(a, b), layer });
  }
  return least.measure();
}

interface Part {
  readonly solid: Solid;
  readonly group: number;
}

function partsOf({ solid, group }: GroupedPiece): Part[] {
  const sides = solid.kind === "convex" || solid.kind === "polygon" ? coreSides(solid) : [];
  if (sides.length <= MANY_CORNERS) return [{ solid, group }];
  return sides.map(([start, end]) => ({ solid: capsule(start, end, 2 * solid.radius), group }));
}

/** Of every pair of groups that come nearer than `reach` the nearest two pieces. */
function narrowestOfPairs(parts: readonly Part[], reach: Nm) {
  const index = new BoxIndex(REACH);
  const pairs = new Map<string, { readonly value: Nm; readonly a: Solid; readonly b: Solid }>();
  for (const [entry, { solid, group }] of parts.entries()) {
    const box = solidBox(solid);
    for (const other of index.search(growBox(box, reach))) {
      const part = parts[other]!;
      if (part.group === group) continue;
      const key = group < part.group ? `${group} ${part.group}` : `${part.group} ${group}`;
      const known = pairs.get(key)?.value ?? reach;
      const value = solidDistance(part.solid, solid);
      if (value < known) pairs.set(key, { value: Math.round(value), a: part.solid, b: solid });
    }
    index.add(entry, box);
  }
  return pairs;
}

function middle(a: Solid, b: Solid): Point {
  const [p, q] = nearestPoints(a, b);
  return { x: Math.round((p.x + q.x) / 2) + 0, y: Math.round((p.y + q.y) / 2) + 0 };
}

/** The least distance of pieces to lines, such as the outline; one finding for each group a layer. */
export function measureToLines(
  pieces: readonly GroupedPiece[],
  lines: readonly (readonly [Point, Point])[],
  limit: Nm,
): Measure {
  const least = new Least(limit);
  const index = new BoxIndex(2_000_000);
  const edges = lines.map(([start, end]) => capsule(start, end, 0));
  for (const [entry, edge] of edges.entries()) index.add(entry, solidBox(edge));
  const nearest = new Map<string, Found>();
  const reach = Math.max(limit, REACH);
  for (const piece of pieces)
    for (const { solid, group } of partsOf(piece))
      for (const entry of index.search(growBox(solidBox(solid), reach))) {
        const edge = edges[entry]!;
        const key = `${piece.layer} ${group}`;
        const value = solidDistance(solid, edge);
        if (value < (nearest.get(key)?.value ?? reach))
          nearest.set(key, { value: Math.round(value), at: middle(solid, edge), layer: piece.layer });
      }
  for (const found of nearest.values()) least.add(found);
  return least.measure();
}
