import type { Obstacle, RoutingProblem } from "../problem.ts";

/** Free ground around a board that has no closed outline. */
const MARGIN_WITHOUT_OUTLINE = 5_000_000;

/** The ground a board takes: its outline, or with some room around it all that is on it. */
export function boardBox(outline: readonly Float64Array[], obstacles: readonly Obstacle[]): RoutingProblem["box"] {
  const box = {
    minX: Number.POSITIVE_INFINITY,
    minY: Number.POSITIVE_INFINITY,
    maxX: Number.NEGATIVE_INFINITY,
    maxY: Number.NEGATIVE_INFINITY,
  };
  const add = (x: number, y: number): void => {
    box.minX = Math.min(box.minX, x);
    box.minY = Math.min(box.minY, y);
    box.maxX = Math.max(box.maxX, x);
    box.maxY = Math.max(box.maxY, y);
  };
  if (outline.length > 0)
    for (const ring of outline) for (let i = 0; i < ring.length; i += 2) add(ring[i]!, ring[i + 1]!);
  else
    for (const { shape } of obstacles) {
      add(shape.minX - MARGIN_WITHOUT_OUTLINE, shape.minY - MARGIN_WITHOUT_OUTLINE);
      add(shape.maxX + MARGIN_WITHOUT_OUTLINE, shape.maxY + MARGIN_WITHOUT_OUTLINE);
    }
  return box.minX <= box.maxX ? box : { minX: 0, minY: 0, maxX: 0, maxY: 0 };
}
