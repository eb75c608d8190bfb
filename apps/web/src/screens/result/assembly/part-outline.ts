import { type Footprint, footprintBody } from "@tracewright/board";
import { type Point, placePoint } from "@tracewright/geometry";

/** The corners of the body with its pads, as the part stands on the board; undefined where it has neither. */
export function partOutline(footprint: Footprint): readonly Point[] | undefined {
  const body = footprintBody(footprint);
  return (
    body && [
      placePoint({ x: body.minX, y: body.minY }, footprint.position, footprint.rotation),
      placePoint({ x: body.maxX, y: body.minY }, footprint.position, footprint.rotation),
      placePoint({ x: body.maxX, y: body.maxY }, footprint.position, footprint.rotation),
      placePoint({ x: body.minX, y: body.maxY }, footprint.position, footprint.rotation),
    ]
  );
}

/** As the points of a polygon in millimetres. */
export function polygonPoints(points: readonly Point[]): string {
  return points.map(({ x, y }) => `${x / 1e6},${y / 1e6}`).join(" ");
}
