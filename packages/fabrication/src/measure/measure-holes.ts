import type { DrillHit } from "@tracewright/formats";
import { BoxIndex, growBox, type Nm, type Point, type Solid, solidBox, solidDistance } from "@tracewright/geometry";
import { type Found, Least, type Measure } from "./measure.ts";

const REACH: Nm = 500_000;

/** The smallest hole; of a slot its width. */
export function measureHoleSizes(hits: readonly DrillHit[], limit: Nm): Measure {
  const least = new Least(limit);
  for (const hit of hits) least.add({ value: hit.diameter, at: middleOf(hit) });
  return least.measure();
}

/** The largest hole, and every one above the limit. */
export function measureLargestHole(hits: readonly DrillHit[], limit: Nm): { largest?: Found; tooLarge: Found[] } {
  let largest: Found | undefined;
  const tooLarge: Found[] = [];
  for (const hit of hits) {
    const found = { value: hit.diameter, at: middleOf(hit) };
    if (!largest || found.value > largest.value) largest = found;
    if (found.value > limit) tooLarge.push(found);
  }
  return { ...(largest ? { largest } : {}), tooLarge };
}

/** The least material between two holes. */
export function measureHoleDistances(hits: readonly DrillHit[], limit: Nm): Measure {
  const least = new Least(limit);
  const index = new BoxIndex(1_000_000);
  const solids = hits.map(holeSolid);
  for (const [entry, solid] of solids.entries()) {
    const box = solidBox(solid);
    for (const other of index.search(growBox(box, Math.max(limit, REACH)))) {
      const value = Math.round(solidDistance(solids[other]!, solid));
      const [a, b] = [middleOf(hits[other]!), middleOf(hits[entry]!)];
      least.add({ value, at: { x: Math.round((a.x + b.x) / 2) + 0, y: Math.round((a.y + b.y) / 2) + 0 } });
    }
    index.add(entry, box);
  }
  return least.measure();
}

export function holeSolid({ position, end, diameter }: DrillHit): Solid {
  return end
    ? { kind: "capsule", start: position, end, radius: diameter / 2 }
    : { kind: "circle", center: position, radius: diameter / 2 };
}

function middleOf({ position, end = position }: DrillHit): Point {
  return { x: Math.round((position.x + end.x) / 2) + 0, y: Math.round((position.y + end.y) / 2) + 0 };
}
