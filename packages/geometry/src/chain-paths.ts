import { BoxIndex } from "./box-index.ts";
import type { Point, Ring } from "./point.ts";
import type { Nm } from "./units.ts";

/** Paths that were meant to be one line, joined end to end. */
export interface Chains {
  readonly rings: readonly Ring[];
  /** Lines that do not come back to their start. */
  readonly open: readonly (readonly Point[])[];
}

/**
 * Joins paths whose ends lie within `tolerance` of one another into rings. At every end the nearest free path goes on,
 * so that a gap within the tolerance never steals the end of an exact join. Where two ends differ the later point is
 * dropped; paths without length are left out.
 */
export function chainPaths(paths: readonly (readonly Point[])[], tolerance: Nm): Chains {
  const lines = paths.map(withoutRepeats).filter((line) => line.length > 1);
  const ends = new BoxIndex(Math.max(tolerance * 16, 1_000_000));
  const free = lines.map(() => true);
  const endOf = (entry: number): Point => {
    const line = lines[entry >> 1]!;
    return line[(entry & 1) === 0 ? 0 : line.length - 1]!;
  };
  for (let entry = 0; entry < lines.length * 2; entry++) ends.add(entry, boxAbout(endOf(entry), 0));

  const nearestFreeEnd = (at: Point): number | undefined => {
    let nearest: number | undefined;
    let smallest = tolerance;
    for (const entry of ends.search(boxAbout(at, tolerance)).sort((a, b) => a - b)) {
      if (!free[entry >> 1]) continue;
      const distance = gap(at, endOf(entry));
      if (distance < smallest || (distance === smallest && nearest === undefined)) {
        smallest = distance;
        nearest = entry;
      }
    }
    return nearest;
  };

  const rings: Ring[] = [];
  const open: Point[][] = [];
  for (let seed = 0; seed < lines.length; seed++) {
    if (!free[seed]) continue;
    free[seed] = false;
    const chain = [...lines[seed]!];
    if (!extend(chain)) {
      chain.reverse();
      if (!extend(chain)) {
        open.push(chain);
        continue;
      }
    }
    chain.pop();
    if (chain.length > 2) rings.push(chain);
  }
  return { rings, open };

  /** Appends paths at the end of the chain; true once it has come back to its start. */
  function extend(chain: Point[]): boolean {
    for (;;) {
      const tail = chain[chain.length - 1]!;
      const next = nearestFreeEnd(tail);
      const home = chain.length > 2 ? gap(tail, chain[0]!) : Number.POSITIVE_INFINITY;
      if (home <= tolerance && (next === undefined || home <= gap(tail, endOf(next)))) return true;
      if (next === undefined) return false;
      free[next >> 1] = false;
      const line = lines[next >> 1]!;
      const forward = (next & 1) === 0 ? line : [...line].reverse();
      for (let index = 1; index < forward.length; index++) chain.push(forward[index]!);
    }
  }
}

function withoutRepeats(path: readonly Point[]): readonly Point[] {
  return path.filter((point, index) => index === 0 || gap(point, path[index - 1]!) > 0);
}

function gap(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

function boxAbout({ x, y }: Point, reach: number) {
  return { minX: x - reach, minY: y - reach, maxX: x + reach, maxY: y + reach };
}
