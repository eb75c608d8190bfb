import type { Point } from "@tracewright/geometry";
import { makeShape, type Shape } from "../geometry/shape.ts";
import type { RoutingProblem } from "../problem.ts";
import type { RoutingRegion } from "../routing-options.ts";

type Box = RoutingProblem["box"];

/** Closed ground around a region. */
const BESIDE_REGION = 1_000_000;

export function isInRegion({ x, y }: Point, { min, max }: RoutingRegion): boolean {
  return x >= min.x && x <= max.x && y >= min.y && y <= max.y;
}

/** What a run looks at: it lays nothing beyond its region, so that a part of a board is as quick as a board of that size. */
export function boxAroundRegion(region: RoutingRegion, whole: Box): Box {
  const minX = Math.max(whole.minX, region.min.x - BESIDE_REGION);
  const minY = Math.max(whole.minY, region.min.y - BESIDE_REGION);
  const maxX = Math.min(whole.maxX, region.max.x + BESIDE_REGION);
  const maxY = Math.min(whole.maxY, region.max.y + BESIDE_REGION);
  return minX < maxX && minY < maxY ? { minX, minY, maxX, maxY } : whole;
}

/** The ground of the box that lies beside the region: up to four rectangles. */
export function groundBesideRegion({ min, max }: RoutingRegion, { minX, minY, maxX, maxY }: Box): Shape[] {
  const areas = [
    [minX, minY, maxX, min.y],
    [minX, max.y, maxX, maxY],
    [minX, min.y, min.x, max.y],
    [max.x, min.y, maxX, max.y],
  ] as const;
  return areas
    .filter(([x0, y0, x1, y1]) => x0 < x1 && y0 < y1)
    .map(([x0, y0, x1, y1]) => makeShape(Float64Array.of(x0, y0, x1, y0, x1, y1, x0, y1), 0));
}
