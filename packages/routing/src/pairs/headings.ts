/**
 * The eight ways that tracks run, and lines along them in whole nanometres. Heading k is k · 45° clockwise on screen
 * (x to the right, y down). A line along a heading is held by one whole number, so that every corner of an offset path
 * is exact: the tracks of a pair stay at 45° and at one distance, whatever the rounding of √2.
 */
export type Heading = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;

export const HEADINGS: readonly Heading[] = [0, 1, 2, 3, 4, 5, 6, 7];
export const HEADING_X = [1, 1, 0, -1, -1, -1, 0, 1] as const;
export const HEADING_Y = [0, 1, 1, 1, 0, -1, -1, -1] as const;

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** `axis`: the heading without its sense, 0 … 3; `at`: y, x − y, x or x + y, which is the same everywhere on the line. */
export interface Line {
  readonly axis: number;
  readonly at: number;
}

export function turnBy(heading: Heading, eighths: number): Heading {
  return ((heading + eighths + 16) & 7) as Heading;
}

/** Length of one step of a lattice of that pitch along the heading. */
export function stepLength(heading: Heading, pitch: number): number {
  return heading % 2 === 0 ? pitch : pitch * Math.SQRT2;
}

export function lineAlong(heading: Heading, { x, y }: Spot): Line {
  switch (heading & 3) {
    case 0:
      return { axis: 0, at: y };
    case 1:
      return { axis: 1, at: x - y };
    case 2:
      return { axis: 2, at: x };
    default:
      return { axis: 3, at: x + y };
  }
}

/** Where two lines that are 45° apart cross: always whole numbers. */
export function crossing(first: Line, second: Line): Spot {
  const [a, b] = first.axis <= second.axis ? [first, second] : [second, first];
  if (a.axis === 0 && b.axis === 1) return { x: b.at + a.at, y: a.at };
  if (a.axis === 0 && b.axis === 3) return { x: b.at - a.at, y: a.at };
  if (a.axis === 1 && b.axis === 2) return { x: b.at, y: b.at - a.at };
  if (a.axis === 2 && b.axis === 3) return { x: a.at, y: b.at - a.at };
  throw new Error(`lines along axes ${a.axis} and ${b.axis} are not 45° apart`);
}

/**
 * The step from a centre line to a line beside it, to the right of the heading (side 1) or to its left (side −1), at
 * least `distance` away and less than two nanometres more. The same place for the same side seen the other way round.
 */
export function stepAside(heading: Heading, distance: number, side: 1 | -1): Spot {
  const across = turnBy(heading, 2);
  const reach = heading % 2 === 0 ? Math.ceil(distance) : Math.ceil(distance * Math.SQRT2);
  const dx = heading % 2 === 0 ? reach : Math.floor(reach / 2);
  const dy = heading % 2 === 0 ? reach : reach - Math.floor(reach / 2);
  return { x: HEADING_X[across] * dx * side + 0, y: HEADING_Y[across] * dy * side + 0 };
}

/** The direction of a segment as a unit vector; zero for a point. */
export function directionOf(ax: number, ay: number, bx: number, by: number): Spot {
  const length = Math.hypot(bx - ax, by - ay);
  return length === 0 ? { x: 0, y: 0 } : { x: (bx - ax) / length, y: (by - ay) / length };
}
