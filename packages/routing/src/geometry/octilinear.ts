/** Ways that run straight or at 45°: their lengths, the shortest ones between two points, and the angles they make. */

export interface Place {
  readonly x: number;
  readonly y: number;
}

export function isSame(a: Place, b: Place): boolean {
  return a.x === b.x && a.y === b.y;
}

/** Length of the shortest way at 45° between two places. */
export function octilinearLength(a: Place, b: Place): number {
  const dx = Math.abs(b.x - a.x);
  const dy = Math.abs(b.y - a.y);
  return Math.max(dx, dy) + (Math.SQRT2 - 1) * Math.min(dx, dy);
}

export function isOctilinear(dx: number, dy: number): boolean {
  return dx === 0 || dy === 0 || Math.abs(dx) === Math.abs(dy);
}

/**
 * The shortest ways at 45° with at most two corners: the corners of each, none for a straight one. The diagonal lies at
 * either end or, between two straight halves, in the middle; or the straight part between two halves of the diagonal.
 */
export function shortestWays(a: Place, b: Place): Place[][] {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  if (isOctilinear(dx, dy)) return [[]];
  const diagonal = Math.min(Math.abs(dx), Math.abs(dy));
  const sx = Math.sign(dx);
  const sy = Math.sign(dy);
  const straight = Math.max(Math.abs(dx), Math.abs(dy)) - diagonal;
  const [rx, ry] = Math.abs(dx) > Math.abs(dy) ? [sx, 0] : [0, sy];
  const at = (run: number, slant: number): Place => ({
    x: a.x + rx * run + sx * slant,
    y: a.y + ry * run + sy * slant,
  });
  const halfRun = Math.round(straight / 2);
  const halfSlant = Math.round(diagonal / 2);
  return [
    [at(0, diagonal)],
    [at(straight, 0)],
    [at(halfRun, 0), at(halfRun, diagonal)],
    [at(0, halfSlant), at(straight, halfSlant)],
  ];
}

/** How far a way turns where `from → at` goes on as `at → to`. */
export type Turn = "straight" | "slight" | "right" | "acute";

/** `slight`: up to 45°, an angle of at least 135° between the tracks. `acute`: less than 90° between them. */
export function turnAt(from: Place, at: Place, to: Place): Turn {
  const ux = at.x - from.x;
  const uy = at.y - from.y;
  const vx = to.x - at.x;
  const vy = to.y - at.y;
  const dot = ux * vx + uy * vy;
  const cross = ux * vy - uy * vx;
  if (cross === 0 && dot > 0) return "straight";
  // A degree of grace, for stubs of turned pads end on whole nanometres.
  const slack = 0.02 * Math.hypot(ux, uy) * Math.hypot(vx, vy);
  if (dot < -slack) return "acute";
  return dot >= Math.abs(cross) - slack ? "slight" : "right";
}

/** Places where a line at 45° or straight through one of the two meets one through the other. */
export function crossingsOf(a: Place, b: Place): Place[] {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const found: Place[] = [
    { x: a.x, y: b.y },
    { x: b.x, y: a.y },
  ];
  for (const sign of [1, -1]) {
    // A diagonal through one with the upright and the level line through the other.
    found.push(
      { x: b.x, y: a.y + sign * dx },
      { x: a.x + sign * dy, y: b.y },
      { x: a.x, y: b.y - sign * dx },
      { x: b.x - sign * dy, y: a.y },
    );
    if ((dx + dy) % 2 === 0) {
      const half = (dx + sign * dy) / 2;
      found.push({ x: a.x + half, y: a.y + sign * half });
    }
  }
  return found;
}

/** Whether two pieces touch. */
export function touches(a: Place, b: Place, c: Place, d: Place): boolean {
  if (Math.max(a.x, b.x) < Math.min(c.x, d.x) || Math.max(c.x, d.x) < Math.min(a.x, b.x)) return false;
  if (Math.max(a.y, b.y) < Math.min(c.y, d.y) || Math.max(c.y, d.y) < Math.min(a.y, b.y)) return false;
  const side = (p: Place, q: Place, r: Place): number =>
    Math.sign((q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x));
  return side(a, b, c) !== side(a, b, d) && side(c, d, a) !== side(c, d, b);
}
