import { isLowEnough } from "../layout/is-low-enough.ts";
import { Layout } from "../layout/layout.ts";
import { isBarredFromOwnSide } from "../problem/height-rules.ts";
import { OWN_SIDE_POSES } from "../problem/poses.ts";
import { TURNS_OVER } from "../problem/turn-over.ts";

/**
 * What was given up for a part on a board without room: it was turned over, its courtyard reaches over the edge, or it
 * stands over or under another part whose courtyard is not drawn, or whose pins come through from the other side. Or it
 * belongs to the edge and stands away from it. In a run that begins with what stands nothing is reported about parts that did
 * not move, but of those that were in the way of something and had nowhere to go. Height is reported where a part was turned
 * over for it, or stays under a limit that is too low; and so is a part that stays on another side than was said,
 * one that stays because the board has no other place for it, and a module with less room around its antenna than its
 * maker asks for.
 */
export type CompromiseKind =
  | "other-side"
  | "over-edge"
  | "shares-room"
  | "off-edge"
  | "left-in-the-way"
  | "turned-for-height"
  | "too-high"
  | "wrong-side"
  | "no-other-place"
  | "antenna-room";

/** Those that a layout shows; the others are seen on the board. */
export type FoundKind = Exclude<
  CompromiseKind,
  "off-edge" | "too-high" | "wrong-side" | "no-other-place" | "antenna-room"
>;

/** The parts of a layout that stand where they would not stand on a roomier board. */
export function findCompromises(saved: Layout): { part: number; kind: FoundKind }[] {
  const strict = new Layout(saved.problem, { halo: 0, crowded: false, overhang: false });
  const inside = new Layout(saved.problem, { halo: 0, crowded: false, overhang: true });
  const standing = [...saved.stands.keys()].filter((part) => saved.stands[part] === 1);
  for (const part of standing) {
    strict.put(part, saved.placeOf(part));
    inside.put(part, saved.placeOf(part));
  }
  return standing.flatMap((part) => {
    const place = saved.placeOf(part);
    const found: { part: number; kind: FoundKind }[] = [];
    const { rules, startX, startY, heights } = saved.problem;
    // A part that is too high where it stays is reported with all others that stay.
    if (rules.still[part] === 1)
      return isLowEnough(saved.problem, part, place) ? [{ part, kind: "left-in-the-way" as const }] : [];
    if (rules.start && place.pose === 0 && place.x === startX[part] && place.y === startY[part]) return [];
    if (place.pose >= OWN_SIDE_POSES && heights && isBarredFromOwnSide(heights, part))
      found.push({ part, kind: "turned-for-height" });
    else if (place.pose >= OWN_SIDE_POSES && rules.turningOver[part] !== TURNS_OVER.freely)
      found.push({ part, kind: "other-side" });
    if (!strict.fits(part, place)) found.push({ part, kind: inside.fits(part, place) ? "over-edge" : "shares-room" });
    return found;
  });
}
