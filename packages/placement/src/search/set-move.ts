import type { Cost } from "../cost/cost.ts";
import { leavesEdge } from "../layout/edge.ts";
import type { Layout } from "../layout/layout.ts";
import type { Place } from "../problem/place.ts";

/**
 * Puts several parts elsewhere at once, where that is legal and costs no more than `limit`. All are taken up first, so that
 * none is in another's way. What belongs and stands at the edge stays there, unless it is at any price: back to where it was.
 *
 * @returns what it changed, or undefined where everything stands as before
 */
export function moveSet(
  layout: Layout,
  cost: Cost,
  { parts, places, limit }: { parts: readonly number[]; places: readonly Place[]; limit: number },
): number | undefined {
  const mayGo = (part: number, place: Place) =>
    layout.fitsArea(part, place) && (limit === Infinity || !leavesEdge(layout, part, place));
  if (!parts.every((part, index) => mayGo(part, places[index]!))) return undefined;
  const set = Int32Array.from(parts);
  const before = parts.map((part) => layout.placeOf(part));
  const putBack = () => {
    for (const [index, part] of parts.entries()) layout.put(part, before[index]!);
  };
  cost.begin(set, set.length);
  for (const part of parts) layout.takeUp(part);
  for (const [index, part] of parts.entries()) {
    if (!layout.fits(part, places[index]!)) {
      putBack();
      return undefined;
    }
    layout.put(part, places[index]!);
  }
  const change = cost.change(set, set.length, limit);
  if (change <= limit) return change;
  putBack();
  cost.takeBack(set, set.length);
  return undefined;
}
