import {
  areTouching,
  BoxIndex,
  coreSides,
  isInSolid,
  type Nm,
  type Point,
  pointToSegment,
  type Solid,
  solidBox,
} from "@tracewright/geometry";
import type { Barrel, CopperPiece } from "../copper-groups.ts";
import { Least, MEASURING_ERROR, type Measure } from "./measure.ts";

/** Directions in which copper around a hole is looked for. */
const DIRECTIONS = 48;
/** Wider rings are no concern of any fab. */
const REACH: Nm = 500_000;

/**
 * The least copper around plated holes, on each layer that has any at the hole. A hole inside one piece is measured
 * exactly; where several pieces make the ring together (a pad drawn with strokes, a teardrop) it is probed in 48
 * directions to the micrometre.
 */
export function measureAnnularRings(pieces: readonly CopperPiece[], barrels: readonly Barrel[], limit: Nm): Measure {
  const least = new Least(limit);
  const indexes: BoxIndex[] = [];
  for (const [entry, { layer, solid }] of pieces.entries()) {
    while (indexes.length <= layer) indexes.push(new BoxIndex(500_000));
    indexes[layer]!.add(entry, solidBox(solid));
  }
  for (const { hole, from, to } of barrels)
    for (let layer = from; layer <= to; layer++) {
      const near = (indexes[layer]?.search(solidBox(hole)) ?? []).map((entry) => pieces[entry]!.solid);
      const ends = endsOf(hole);
      const around = near.filter((solid) => areTouching(solid, hole));
      if (around.length === 0) continue;
      const inOne = Math.max(...around.map((solid) => Math.min(...ends.map((end) => depthIn(solid, end)))));
      let value = Math.round(Math.max(0, inOne - hole.radius));
      // Pieces together can only make more of it; that matters for the least of all and for what is below the limit.
      if (value < Math.max(limit, Math.min(least.value, REACH)) && around.length > 1)
        value = Math.max(value, probe(hole, around));
      least.add({ value, at: middleOf(ends), layer: `L${layer + 1}` });
    }
  return least.measure();
}

function endsOf(hole: Solid): readonly Point[] {
  if (hole.kind === "circle") return [hole.center];
  return hole.kind === "capsule" ? [hole.start, hole.end] : [];
}

function middleOf([a, b = a]: readonly Point[]): Point {
  if (!a || !b) throw new Error("a hole is round or a slot");
  return { x: Math.round((a.x + b.x) / 2) + 0, y: Math.round((a.y + b.y) / 2) + 0 };
}

/** How far inside a solid a point lies; 0 or less outside. For a slot both ends count, which is exact in convex ones. */
function depthIn(solid: Solid, point: Point): number {
  const toCore = Math.min(...coreSides(solid).map(([a, b]) => pointToSegment(point, a, b)));
  if (solid.kind === "circle" || solid.kind === "capsule") return solid.radius - toCore;
  if (!isInSolid(point, solid)) return -1;
  return isInSolid(point, { ...solid, radius: 0 }) ? toCore + solid.radius : solid.radius - toCore;
}

/** The widest ring, up to `REACH`, that the solids cover together. */
function probe(hole: Solid, solids: readonly Solid[]): Nm {
  const isCovered = (ring: Nm) =>
    ringPoints(hole, hole.radius + ring).every((point) => solids.some((solid) => isInSolid(point, solid)));
  let [low, high] = [0, REACH];
  if (isCovered(high)) return high;
  while (high - low > MEASURING_ERROR / 2) {
    const middle = (low + high) / 2;
    if (isCovered(middle)) low = middle;
    else high = middle;
  }
  return Math.round(low);
}

/** Points at a distance around a round hole or a slot. */
function ringPoints(hole: Solid, distance: number): Point[] {
  const [start, end = start] = endsOf(hole);
  if (!start || !end) return [];
  const along = Math.atan2(end.y - start.y, end.x - start.x);
  return Array.from({ length: DIRECTIONS }, (_, index) => {
    const turn = (2 * Math.PI * index) / DIRECTIONS;
    // Half of the directions belong to either end of a slot; its straight sides lie between.
    const center = Math.cos(turn) >= 0 ? end : start;
    return {
      x: Math.round(center.x + distance * Math.cos(along + turn)) + 0,
      y: Math.round(center.y + distance * Math.sin(along + turn)) + 0,
    };
  });
}
