import { boxOfPoints } from "./box.ts";
import { BoxIndex } from "./box-index.ts";
import type { Polygon, Ring } from "./point.ts";
import { locateInRing, ringArea } from "./ring.ts";

/** Side of the finest buckets, in nanometres: about that of a small cut-out. */
const BUCKET = 1_000_000;
/** Corners that may lie on another ring before the two are taken to cross. */
const MAX_TOUCHING = 16;

/**
 * Sorts rings that do not cross into areas: a ring within an odd number of others is a hole of the smallest of them,
 * one within an even number (none, or a hole's island) is an area of its own.
 */
export function nestRings(rings: readonly Ring[]): Polygon[] {
  const bySize = rings
    .map((ring) => ({ ring, area: Math.abs(ringArea(ring)), box: boxOfPoints(ring)!, holes: [] as Ring[] }))
    .sort((a, b) => b.area - a.area);
  const areas: (typeof bySize)[number][] = [];
  const larger = new BoxIndex(BUCKET);
  bySize.forEach((candidate, index) => {
    const holders = larger.search(candidate.box).filter((other) => holds(bySize[other]!, candidate));
    const depth = holders.length;
    const around = depth > 0 ? bySize[Math.max(...holders)] : undefined;
    larger.add(index, candidate.box);
    if (around === undefined || depth % 2 === 0) areas.push(candidate);
    else around.holes.push(candidate.ring);
  });
  return areas.map(({ ring, holes }) => ({ outer: ring, holes }));
}

interface SizedRing {
  readonly ring: Ring;
  readonly box: { readonly minX: number; readonly minY: number; readonly maxX: number; readonly maxY: number };
}

function holds(outer: SizedRing, inner: SizedRing): boolean {
  if (
    inner.box.minX < outer.box.minX ||
    inner.box.maxX > outer.box.maxX ||
    inner.box.minY < outer.box.minY ||
    inner.box.maxY > outer.box.maxY
  )
    return false;
  for (const corner of inner.ring.slice(0, MAX_TOUCHING)) {
    const where = locateInRing(corner, outer.ring);
    if (where !== "boundary") return where === "inside";
  }
  return true;
}
