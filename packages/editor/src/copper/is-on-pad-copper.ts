import { type Footprint, type Pad, padCenter, padSolids } from "@tracewright/board";
import { areTouching, circle, type Point } from "@tracewright/geometry";

/** Whether a track that ends here ends on the pad. */
export function isOnPadCopper(point: Point, footprint: Footprint, pad: Pad): boolean {
  const center = padCenter(footprint, pad);
  if (point.x === center.x && point.y === center.y) return true;
  return padSolids(footprint, pad).some((solid) => areTouching(solid, circle(point, 0)));
}
