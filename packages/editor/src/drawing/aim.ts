import type { Point } from "@tracewright/geometry";
import type { ToolContext } from "../gestures/tool.ts";
import { findSnap } from "../snapping/find-snap.ts";
import type { SnapPoint } from "../snapping/snap-points.ts";
import { onDrawingAngle } from "./drawing-angle.ts";

/** What the hand aims at. */
export interface Aim {
  readonly point: Point;
  readonly snap?: SnapPoint;
}

/**
 * Where a pointer means to put the next point of a drawing: on something that is there, else on the grid, and from
 * `from` on along
 * 45° lines alone. `isFree`: exactly where it is.
 */
export function aimAt(
  at: Point,
  { from, isFree = false }: { readonly from?: Point | undefined; readonly isFree?: boolean | undefined },
  { board, settings }: ToolContext,
): Aim {
  if (isFree) return { point: at };
  const { point, to } = findSnap(board, at, settings);
  if (to) return { point, snap: to };
  return { point: from ? onDrawingAngle(from, point) : point };
}
