import { POSES } from "./poses.ts";
import type { PlacementProblem } from "./problem.ts";

/** The index of the largest of the parts: where it goes, the others follow. */
export function anchorOf({ padBounds }: PlacementProblem, parts: Int32Array): number {
  const areaOf = (part: number) => {
    const at = part * POSES * 4;
    return (padBounds[at + 2]! - padBounds[at]!) * (padBounds[at + 3]! - padBounds[at + 1]!);
  };
  return parts.reduce((best, part, index) => (areaOf(part) > areaOf(parts[best]!) ? index : best), 0);
}
