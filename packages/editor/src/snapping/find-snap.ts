import type { Board } from "@tracewright/board";
import type { Nm, Point } from "@tracewright/geometry";
import { type SnapPoint, snapIndex } from "./snap-points.ts";

export interface SnapOptions {
  /** Distance of the lines of the grid; 0: there is none. */
  readonly grid: Nm;
  /** A line of the grid runs through it; the board's own where absent. */
  readonly origin?: Point | undefined;
  /** How near the pointer has to come, nanometres; the screen's pixels at the present zoom. */
  readonly reach: Nm;
  /** Passes over what is hidden, and what is being moved itself. */
  readonly isMeant?: (snap: SnapPoint) => boolean;
}

export interface Snap {
  readonly point: Point;
  /** What the point belongs to; absent on the grid and where nothing holds the pointer. */
  readonly to?: SnapPoint;
}

/** Where a pointer means to be: a place on an item within reach, else the nearest crossing of the grid, else where it is. */
export function findSnap(board: Board, pointer: Point, { grid, origin, reach, isMeant }: SnapOptions): Snap {
  const [to] = snapIndex(board)
    .near(pointer, reach)
    .filter((snap) => isMeant?.(snap) ?? true);
  if (to) return { point: to.point, to };
  return { point: gridPoint(pointer, grid, origin ?? board.gridOrigin) };
}

/** The nearest crossing of the grid, in whole nanometres. */
export function gridPoint({ x, y }: Point, grid: Nm, origin: Point = { x: 0, y: 0 }): Point {
  const onGrid = (value: number, from: number): Nm =>
    grid > 0 ? Math.round(from + Math.round((value - from) / grid) * grid) + 0 : Math.round(value) + 0;
  return { x: onGrid(x, origin.x), y: onGrid(y, origin.y) };
}
