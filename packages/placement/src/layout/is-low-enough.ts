/**
 * Whether a part is low enough to stand somewhere. It is part of what is legal, like the rules of a mode:
 * `Layout.fits` asks here, so that construction, annealing, rows and channels keep the limits without knowing of
 * them. What counts is the whole room a part claims on the side it stands on, on full boards too, and to the
 * nanometre instead of in cells of the raster.
 */

import { limitsWithin } from "@tracewright/board";
import type { Box } from "@tracewright/geometry";
import { bitOf, isBarredFromOwnSide, otherSide } from "../problem/height-rules.ts";
import type { Place } from "../problem/place.ts";
import { ON_FRONT, OWN_SIDE_POSES, POSES } from "../problem/poses.ts";
import type { PlacementProblem } from "../problem/problem.ts";
import { TURNS_OVER } from "../problem/turn-over.ts";

/** Whether no limit is below the part there. */
export function isLowEnough(
  { heights, frontBoxes, backBoxes }: Pick<PlacementProblem, "heights" | "frontBoxes" | "backBoxes">,
  part: number,
  { x, y, pose }: Place,
): boolean {
  if (!heights) return true;
  const own = heights.ownSide[part]!;
  const side = pose < OWN_SIDE_POSES ? own : otherSide(own);
  if ((heights.barred[part]! & side) !== 0) return false;
  const areas = heights.areas[part]!;
  if (areas.length === 0) return true;
  const boxes = side === ON_FRONT ? frontBoxes : backBoxes;
  const at = (part * POSES + pose) * 4;
  const box: Box = {
    minX: boxes[at]! + x,
    minY: boxes[at + 1]! + y,
    maxX: boxes[at + 2]! + x,
    maxY: boxes[at + 3]! + y,
  };
  return !areas.some((limit) => bitOf(limit.side) === side && limitsWithin(limit, box));
}

/** Whether the part is too high for every side that it may stand on: no room will be found for it. */
export function hasNoSide({ heights, rules }: Pick<PlacementProblem, "heights" | "rules">, part: number): boolean {
  if (!heights || !isBarredFromOwnSide(heights, part)) return false;
  return (
    rules.turningOver[part] === TURNS_OVER.never || (heights.barred[part]! & otherSide(heights.ownSide[part]!)) !== 0
  );
}
