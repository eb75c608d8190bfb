import type { Board } from "@tracewright/board";
import { farFromPlane } from "./far-from-plane.ts";
import type { PadOnPart } from "./pads.ts";
import { prepareReview } from "./review-context.ts";

/** Surface pads of a filled board whose way into the plane of their net is as long as a review objects to. */
export function padsFarFromPlane(board: Board): readonly PadOnPart[] {
  return farFromPlane(prepareReview({ board }));
}
