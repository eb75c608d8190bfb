import { EDGE_SIDES, type EdgeSide } from "../footprint/rim.ts";
import type { Place } from "../problem/place.ts";
import { OWN_SIDE_POSES, POSES } from "../problem/poses.ts";
import { type PlacementProblem, ROW_AXES } from "../problem/problem.ts";
import type { Layout } from "./layout.ts";

const [LEFT, RIGHT, TOP, BOTTOM] = EDGE_SIDES;
/** A side this much longer than the other is the long one. */
const ELONGATED = 1.05;
/** At the least, what a part with its row of contacts across the edge counts as farther away from it. */
const ACROSS = 1_000_000;
/** Connectors stand flush with the edge rather than on a coarse grid. */
const EDGE_GRID = 100_000;
/** Steps along the rim in which a place is looked for, and inwards until a part fits. */
const SEARCH_STEP = 500_000;
const INWARD_STEP = 100_000;
/** So far inwards of the rim a part still stands at it; a slanting rim allows for its slant. */
const INWARD_REACH = 1_000_000;
/** Where on a mouth its distance from the rim is asked: near both ends and in the middle. */
const SAMPLES = [0.1, 0.5, 0.9] as const;

/** What of a part is to lie on the rim: its mouth, or the side of an upright one. */
interface Front {
  /** Coordinate across the rim, relative to the part. */
  readonly line: number;
  /** Both ends along the rim, relative to the part. */
  readonly from: number;
  readonly to: number;
}

/**
 * The sides of the board a part belongs to in a pose: where its mouth opens to, or along its row of contacts, or its
 * long side.
 */
export function edgeSidesOf(problem: PlacementProblem, part: number, pose: number): readonly EdgeSide[] {
  const mouth = mouthSideOf(problem, part, pose);
  if (mouth !== undefined) return [mouth];
  const axis = problem.rowAxis[part * POSES + pose];
  if (axis === ROW_AXES.x) return [TOP, BOTTOM];
  if (axis === ROW_AXES.y) return [LEFT, RIGHT];
  const boxes = claimBoxes(problem, part, pose);
  const at = (part * POSES + pose) * 4;
  const width = boxes[at + 2]! - boxes[at]!;
  const height = boxes[at + 3]! - boxes[at + 1]!;
  if (width > height * ELONGATED) return [TOP, BOTTOM];
  return height > width * ELONGATED ? [LEFT, RIGHT] : EDGE_SIDES;
}

/**
 * The places at the rim, one for each end of the board on the line at `along`, where what never moves lets the part stand:
 * its mouth on the rim, or as little inwards of it as it takes. Whether other parts leave room is not asked.
 */
export function placesAtEdge(
  layout: Layout,
  part: number,
  { pose, side, along, grid }: { pose: number; side: EdgeSide; along: number; grid: number },
): Place[] {
  const { rim, area } = layout.problem;
  const front = frontOf(layout.problem, part, pose, side);
  const step = Math.min(grid, EDGE_GRID);
  const middle = Math.round(along / step) * step;
  const isMouth = mouthSideOf(layout.problem, part, pose) !== undefined;
  const inwards = side === LEFT || side === TOP ? 1 : -1;
  const [first, , last] = SAMPLES.map((share) => middle + front.from + share * (front.to - front.from));
  return [...rim.exitsAt(side, middle + (front.from + front.to) / 2)].flatMap((exit) => {
    const ends = [first!, last!].map((end) => rim.gapTo(side, end, exit));
    if (!ends.every(Number.isFinite)) return [];
    const reach = INWARD_REACH + Math.max(area.inset, -Math.min(...ends));
    for (let shift = isMouth ? 0 : area.inset; shift <= reach; shift += INWARD_STEP) {
      const across = Math.round(exit - front.line + inwards * shift);
      const place = side === LEFT || side === RIGHT ? { x: across, y: middle, pose } : { x: middle, y: across, pose };
      if (layout.fitsArea(part, place)) return isAtEdge(layout.problem, part, place) ? [place] : [];
    }
    return [];
  });
}

/** The legal place at the edge of the board that is nearest to a point; undefined: the rim has no room. */
export function findNearestEdgePlace(
  layout: Layout,
  part: number,
  wish: { x: number; y: number; grid: number },
): Place | undefined {
  const { rim } = layout.problem;
  let best: Place | undefined;
  let nearest = Infinity;
  for (let pose = 0; pose < OWN_SIDE_POSES; pose += 1)
    for (const side of edgeSidesOf(layout.problem, part, pose)) {
      const [from, to] = rim.rangeOf(side);
      for (let along = Math.ceil(from / SEARCH_STEP) * SEARCH_STEP; along <= to; along += SEARCH_STEP)
        for (const place of placesAtEdge(layout, part, { pose, side, along, grid: wish.grid })) {
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
  const standing = pose[part]!;
  const mouth = mouthSideOf(problem, part, standing);
  const place = { x: x[part]!, y: y[part]!, pose: standing };
  if (mouth !== undefined) return awayFrom(problem, part, place, mouth);
  const boxes = claimBoxes(problem, part, standing);
  const at = (part * POSES + standing) * 4;
  const excess = (boxes[at + 2]! - boxes[at]! - (boxes[at + 3]! - boxes[at + 1]!)) / 2;
  const sides = edgeSidesOf(problem, part, standing);
  let least = Infinity;
  for (const side of EDGE_SIDES) {
    const across = sides.includes(side) ? 0 : Math.max(ACROSS, Math.abs(excess));
    least = Math.min(least, across + awayFrom(problem, part, place, side));
  }
  return least;
}

/** Whether the part, if it stood there, could be reached at the edge it belongs to, an upright one with any of its sides. */
export function isAtEdge(problem: PlacementProblem, part: number, place: Place): boolean {
  return sideAtEdge(problem, part, place) !== undefined;
}

/** The side of the board at which the part would stand so; in a corner the one that it belongs to more. */
export function sideAtEdge(problem: PlacementProblem, part: number, place: Place): EdgeSide | undefined {
  const mouth = mouthSideOf(problem, part, place.pose);
  if (mouth !== undefined) return nearestGap(problem, part, place, mouth) <= INWARD_REACH ? mouth : undefined;
  const { inset, cell } = problem.area;
  const reach = INWARD_REACH + inset - cell;
  const isNear = (side: EdgeSide) => nearestGap(problem, part, place, side) <= reach;
  return edgeSidesOf(problem, part, place.pose).find(isNear) ?? EDGE_SIDES.find(isNear);
}

/** Both ends of what the part claims along a side, relative to it. */
export function claimEnds(
  problem: PlacementProblem,
  part: number,
  pose: number,
  side: EdgeSide,
): { low: number; high: number } {
  const boxes = claimBoxes(problem, part, pose);
  const at = (part * POSES + pose) * 4 + (side < TOP ? 1 : 0);
  return { low: boxes[at]!, high: boxes[at + 2]! };
}

/** Whether a move takes away from the edge what belongs and stands there: nothing does once it has found room. */
export function leavesEdge(layout: Layout, part: number, place: Place): boolean {
  const { problem } = layout;
  return (
    problem.wantsEdge[part] === 1 && !isAtEdge(problem, part, place) && isAtEdge(problem, part, layout.placeOf(part))
  );
}

/** Of the part's front from the rim, where it is nearest to it: on a slanting rim a corner. */
function nearestGap(problem: PlacementProblem, part: number, { x, y, pose }: Place, side: EdgeSide): number {
  const isUpright = side === LEFT || side === RIGHT;
  const { line, from, to } = frontOf(problem, part, pose, side);
  const across = line + (isUpright ? x : y);
  const along = isUpright ? y : x;
  let least = Infinity;
  for (const share of SAMPLES)
    least = Math.min(least, Math.abs(problem.rim.gapTo(side, along + from + share * (to - from), across)));
  return least;
}

/**
 * Mean distance of the part's front from the rim, inwards or beyond; where there is no rim on its line the width of
 * the board.
 */
function awayFrom(problem: PlacementProblem, part: number, { x, y, pose }: Place, side: EdgeSide): number {
  const { rim } = problem;
  const isUpright = side === LEFT || side === RIGHT;
  const { line, from, to } = frontOf(problem, part, pose, side);
  const across = line + (isUpright ? x : y);
  const along = isUpright ? y : x;
  const farthest = Math.max(rim.maxX - rim.minX, rim.maxY - rim.minY);
  let sum = 0;
  for (const share of SAMPLES)
    sum += Math.min(farthest, Math.abs(rim.gapTo(side, along + from + share * (to - from), across)));
  return sum / SAMPLES.length;
}

function mouthSideOf({ facing }: PlacementProblem, part: number, pose: number): EdgeSide | undefined {
  const side = facing[part * POSES + pose]!;
  return side < 0 ? undefined : EDGE_SIDES[side];
}

/** An upright part stands at the rim with any side, as far inside as claims have to be. */
function frontOf(problem: PlacementProblem, part: number, pose: number, side: EdgeSide): Front {
  const at = part * POSES + pose;
  if (problem.facing[at] === side)
    return { line: problem.mouths[at * 3]!, from: problem.mouths[at * 3 + 1]!, to: problem.mouths[at * 3 + 2]! };
  const boxes = claimBoxes(problem, part, pose);
  const [left, top, right, bottom] = [boxes[at * 4]!, boxes[at * 4 + 1]!, boxes[at * 4 + 2]!, boxes[at * 4 + 3]!];
  if (side === LEFT || side === RIGHT) return { line: side === LEFT ? left : right, from: top, to: bottom };
  return { line: side === TOP ? top : bottom, from: left, to: right };
}

function claimBoxes({ frontBoxes, backBoxes }: PlacementProblem, part: number, pose: number): Float64Array {
  const at = (part * POSES + pose) * 4;
  return frontBoxes[at]! <= frontBoxes[at + 2]! ? frontBoxes : backBoxes;
}
