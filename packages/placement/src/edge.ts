import type { Layout } from "./layout.ts";
import { OWN_SIDE_POSES, type Place, type PlacementProblem, POSES } from "./problem.ts";

/** A side of the board, or of a part. */
const EDGE_SIDES = [0, 1, 2, 3] as const;
type EdgeSide = (typeof EDGE_SIDES)[number];
const [LEFT, RIGHT, TOP, BOTTOM] = EDGE_SIDES;
/** A side this much longer than the other is the long one. */
const ELONGATED = 1.05;

/** The sides of the board a part may stand at in a pose: where its mouth opens to, or along its long side. */
export function edgeSidesOf(
  { facing, frontBoxes, backBoxes }: PlacementProblem,
  part: number,
  pose: number,
): readonly EdgeSide[] {
  const mouth = EDGE_SIDES.find((side) => side === facing[part * POSES + pose]);
  if (mouth !== undefined) return [mouth];
  const boxes = claimBoxes({ frontBoxes, backBoxes }, part, pose);
  const at = (part * POSES + pose) * 4;
  const width = boxes[at + 2]! - boxes[at]!;
  const height = boxes[at + 3]! - boxes[at + 1]!;
  if (width > height * ELONGATED) return [TOP, BOTTOM];
  return height > width * ELONGATED ? [LEFT, RIGHT] : EDGE_SIDES;
}

/** The place at a side of the board's box where the part's claim touches the edge; `along` is a coordinate on that side. */
export function placeAtEdge(
  layout: Layout,
  part: number,
  { pose, side, along, grid }: { pose: number; side: EdgeSide; along: number; grid: number },
): Place {
  const { originX, originY, columns, rows, cell, inset } = layout.problem.area;
  const boxes = claimBoxes(layout.problem, part, pose);
  const at = (part * POSES + pose) * 4;
  const up = (value: number) => Math.ceil(value / grid) * grid;
  const down = (value: number) => Math.floor(value / grid) * grid;
  const middle = Math.round(along / grid) * grid;
  if (side === LEFT) return { x: up(originX + inset - boxes[at]!), y: middle, pose };
  if (side === RIGHT) return { x: down(originX + columns * cell - inset - boxes[at + 2]!), y: middle, pose };
  if (side === TOP) return { x: middle, y: up(originY + inset - boxes[at + 1]!), pose };
  return { x: middle, y: down(originY + rows * cell - inset - boxes[at + 3]!), pose };
}

/** The legal place at the edge of the board that is nearest to a point; undefined: no side has one. */
export function findNearestEdgePlace(
  layout: Layout,
  part: number,
  wish: { x: number; y: number; grid: number },
): Place | undefined {
  const { originX, originY, columns, rows, cell } = layout.problem.area;
  const step = wish.grid * 5;
  let best: Place | undefined;
  let nearest = Infinity;
  for (let pose = 0; pose < OWN_SIDE_POSES; pose += 1)
    for (const side of edgeSidesOf(layout.problem, part, pose)) {
      const isUpright = side === LEFT || side === RIGHT;
      const from = isUpright ? originY : originX;
      const to = from + (isUpright ? rows : columns) * cell;
      for (let along = Math.ceil(from / step) * step; along <= to; along += step) {
        const place = placeAtEdge(layout, part, { pose, side, along, grid: wish.grid });
        const distance = Math.abs(place.x - wish.x) + Math.abs(place.y - wish.y);
        if (distance >= nearest || !layout.fits(part, place)) continue;
        nearest = distance;
        best = place;
      }
    }
  return best;
}

/**
 * How far the part is from the edge it belongs to: the one its mouth opens to, or the nearest, where one along which it
 * would stand with its short side counts as farther away.
 */
export function distanceFromEdge({ problem, x, y, pose }: Layout, part: number): number {
  const { area, facing } = problem;
  const boxes = claimBoxes(problem, part, pose[part]!);
  const at = (part * POSES + pose[part]!) * 4;
  const width = boxes[at + 2]! - boxes[at]!;
  const height = boxes[at + 3]! - boxes[at + 1]!;
  const left = boxes[at]! + x[part]! - area.originX;
  const top = boxes[at + 1]! + y[part]! - area.originY;
  const gaps = [left, area.columns * area.cell - left - width, top, area.rows * area.cell - top - height] as const;
  const mouth = EDGE_SIDES.find((side) => side === facing[part * POSES + pose[part]!]);
  if (mouth !== undefined) return Math.max(0, gaps[mouth]);
  const excess = (width - height) / 2;
  return Math.max(
    0,
    Math.min(
      Math.min(gaps[LEFT], gaps[RIGHT]) + Math.max(0, excess),
      Math.min(gaps[TOP], gaps[BOTTOM]) + Math.max(0, -excess),
    ),
  );
}

function claimBoxes(
  { frontBoxes, backBoxes }: Pick<PlacementProblem, "frontBoxes" | "backBoxes">,
  part: number,
  pose: number,
): Float64Array {
  const at = (part * POSES + pose) * 4;
  return frontBoxes[at]! <= frontBoxes[at + 2]! ? frontBoxes : backBoxes;
}
