import { type Footprint, type Pad, padCenter, padSolids } from "@tracewright/board";
import { areTouching, circle, type Point, type Solid } from "@tracewright/geometry";

/** Whether a track that ends here ends on the pad. */
export function isOnPadCopper(point: Point, footprint: Footprint, pad: Pad): boolean {
  return isOnCopper(point, padCenter(footprint, pad), () => padSolids(footprint, pad));
}

/** The same for a pad whose centre and copper are known. */
export function isOnCopper(point: Point, center: Point, solids: () => readonly Solid[]): boolean {
  if (point.x === center.x && point.y === center.y) return true;
  return solids().some((solid) => areTouching(solid, circle(point, 0)));
}
