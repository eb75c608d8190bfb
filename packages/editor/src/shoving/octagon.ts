import { coreSides, type Nm, type Point, type Solid } from "@tracewright/geometry";

/** The area between four pairs of lines: across, down, and along both diagonals. Sides in steps of 45°, whole nanometres. */
export interface Octagon {
  readonly minX: Nm;
  readonly maxX: Nm;
  readonly minY: Nm;
  readonly maxY: Nm;
  /** Of x + y. */
  readonly minSum: Nm;
  readonly maxSum: Nm;
  /** Of x − y. */
  readonly minDiff: Nm;
  readonly maxDiff: Nm;
}

/** Which way round: as the hands of a clock go on the screen, or against them. */
export type Turn = "clockwise" | "counter-clockwise";

/** The smallest octagon that holds everything within `by` of a solid. */
export function octagonAround(solid: Solid, by: Nm): Octagon {
  const points = coreSides(solid).flat();
  const straight = solid.radius + by;
  const slanted = straight * Math.SQRT2;
  const least = (of: (point: Point) => number, reach: number) => Math.floor(Math.min(...points.map(of)) - reach);
  const most = (of: (point: Point) => number, reach: number) => Math.ceil(Math.max(...points.map(of)) + reach);
  const sum = ({ x, y }: Point) => x + y;
  const difference = ({ x, y }: Point) => x - y;
  return {
    minX: least(({ x }) => x, straight),
    maxX: most(({ x }) => x, straight),
    minY: least(({ y }) => y, straight),
    maxY: most(({ y }) => y, straight),
    minSum: least(sum, slanted),
    maxSum: most(sum, slanted),
    minDiff: least(difference, slanted),
    maxDiff: most(difference, slanted),
  };
}

/** Its corners clockwise; side i runs from corner i to the next. Side 0 is the uppermost. */
export function cornersOf({ minX, maxX, minY, maxY, minSum, maxSum, minDiff, maxDiff }: Octagon): readonly Point[] {
  return [
    { x: minSum - minY, y: minY },
    { x: maxDiff + minY, y: minY },
    { x: maxX, y: maxX - maxDiff },
    { x: maxX, y: maxSum - maxX },
    { x: maxSum - maxY, y: maxY },
    { x: minDiff + maxY, y: maxY },
    { x: minX, y: minX - minDiff },
    { x: minX, y: minSum - minX },
  ];
}

/** How far a point lies beyond side i, in units of that side's own line: inside they are all negative. */
function beyond(
  { minX, maxX, minY, maxY, minSum, maxSum, minDiff, maxDiff }: Octagon,
  { x, y }: Point,
): readonly number[] {
  return [minY - y, x - y - maxDiff, x - maxX, x + y - maxSum, y - maxY, minDiff - (x - y), minX - x, minSum - (x + y)];
}

/** Where a stretch runs within. */
interface Passage {
  readonly from: number;
  readonly to: number;
  readonly sideIn: number;
  readonly sideOut: number;
}

function passageOf(octagon: Octagon, start: Point, end: Point): Passage | undefined {
  const before = beyond(octagon, start);
  const after = beyond(octagon, end);
  let [from, to, sideIn, sideOut] = [0, 1, -1, -1];
  for (let side = 0; side < 8; side++) {
    const [a, b] = [before[side]!, after[side]!];
    if (a >= 0 && b >= 0) return undefined;
    if (a >= 0 && a / (a - b) >= from) {
      from = a / (a - b);
      sideIn = side;
    } else if (b >= 0 && a / (a - b) <= to) {
      to = a / (a - b);
      sideOut = side;
    }
  }
  return from < to ? { from, to, sideIn, sideOut } : undefined;
}

/**
 * A way led around an octagon where it would cross it: from where it first enters along the sides to where it last leaves. The
 * way itself where it does not cross; undefined where it begins or ends inside, or would have to go all the way round.
 */
export function leadAround(way: readonly Point[], octagon: Octagon, turn: Turn): readonly Point[] | undefined {
  let first: (Passage & { readonly at: number }) | undefined;
  let last: (Passage & { readonly at: number }) | undefined;
  for (let at = 0; at < way.length - 1; at++) {
    const passage = passageOf(octagon, way[at]!, way[at + 1]!);
    if (!passage) continue;
    first ??= { ...passage, at };
    last = { ...passage, at };
  }
  if (!first || !last) return way;
  if (first.sideIn < 0 || last.sideOut < 0) return undefined;
  const entry = along(way[first.at]!, way[first.at + 1]!, first.from);
  const exit = along(way[last.at]!, way[last.at + 1]!, last.to);
  const around = sidesBetween(octagon, [first.sideIn, entry], [last.sideOut, exit], turn);
  return around && [...way.slice(0, first.at + 1), entry, ...around, exit, ...way.slice(last.at + 1)];
}

function sidesBetween(
  octagon: Octagon,
  [sideIn, entry]: readonly [number, Point],
  [sideOut, exit]: readonly [number, Point],
  turn: Turn,
): readonly Point[] | undefined {
  const corners = cornersOf(octagon);
  const step = turn === "clockwise" ? 1 : -1;
  if (sideIn === sideOut) {
    const [a, b] = [corners[sideIn]!, corners[(sideIn + 1) % 8]!];
    const ahead = (exit.x - entry.x) * (b.x - a.x) + (exit.y - entry.y) * (b.y - a.y);
    return ahead * step >= 0 ? [] : undefined;
  }
  const passed: Point[] = [];
  // The corner at the end of a side going clockwise is the next one's number; going back it is the side's own.
  for (let side = sideIn; side !== sideOut; side = (side + step + 8) % 8)
    passed.push(corners[turn === "clockwise" ? (side + 1) % 8 : side]!);
  return passed;
}

function along(a: Point, b: Point, share: number): Point {
  return { x: Math.round(a.x + (b.x - a.x) * share) + 0, y: Math.round(a.y + (b.y - a.y) * share) + 0 };
}
