import type { Board } from "@tracewright/board";
import { MAX_DROP } from "./far-from-plane.ts";
import { measureDrops } from "./measures/measure-drops.ts";
import type { PadOnPart } from "./pads.ts";
import { prepareReview } from "./review-context.ts";

/**
 * Surface pads of a filled board whose next via or hole into the plane of their net is farther than a review allows, also
 * those that a review excuses, in a small pour or of a switch: where there is room for a via, it costs nothing.
 */
export function padsFarFromPlane(board: Board): readonly PadOnPart[] {
  return measureDrops(prepareReview({ board })).filter(({ distance }) => distance > MAX_DROP);
}
