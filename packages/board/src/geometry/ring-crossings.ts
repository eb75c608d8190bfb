import type { Point, Ring } from "../records/point.ts";
import { boxOfPoints } from "./box.ts";
import { BoxIndex } from "./box-index.ts";
import { forEachSide } from "./ring.ts";
import { segmentIntersection } from "./segment.ts";

/** The places where sides of different rings touch or cross, at most `limit`. */
export function ringCrossings(rings: readonly Ring[], limit: number = 16): Point[] {
  const sides: { readonly ring: number; readonly start: Point; readonly end: Point }[] = [];
  rings.forEach((ring, index) => {
    forEachSide(ring, (start, end) => sides.push({ ring: index, start, end }));
  });
  const index = new BoxIndex(1_000_000);
  const found: Point[] = [];
  for (const [entry, side] of sides.entries()) {
    const box = boxOfPoints([side.start, side.end])!;
    for (const other of index.search(box)) {
      const against = sides[other]!;
      if (against.ring === side.ring) continue;
      const at = segmentIntersection(side.start, side.end, against.start, against.end);
      if (!at || found.some((place) => place.x === at.x && place.y === at.y)) continue;
      found.push(at);
      if (found.length >= limit) return found;
    }
    index.add(entry, box);
  }
  return found;
}
