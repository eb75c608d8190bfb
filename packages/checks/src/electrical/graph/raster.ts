import type { Point } from "@tracewright/geometry";

/** Schematics stand on a raster of 100 nm in KiCad; ends that fall on the same raster point meet. */
export const RASTER = 100;

export function pointKey({ x, y }: Point): string {
  return `${Math.round(x / RASTER)},${Math.round(y / RASTER)}`;
}

export function isSamePoint(a: Point, b: Point): boolean {
  return Math.round(a.x / RASTER) === Math.round(b.x / RASTER) && Math.round(a.y / RASTER) === Math.round(b.y / RASTER);
}
