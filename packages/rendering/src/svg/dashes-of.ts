import type { StrokeStyle } from "@tracewright/board";
import type { Point } from "@tracewright/geometry";

/** Pen down, pen up and so on, in widths of the pen, whose round ends lengthen what is drawn by one: KiCad's lengths. */
const PATTERNS: Partial<Readonly<Record<StrokeStyle, readonly number[]>>> = {
  dash: [11, 4],
  dot: [0.2, 4],
  "dash-dot": [11, 4, 0.2, 4],
  "dash-dot-dot": [11, 4, 0.2, 4, 0.2, 4],
};
/** A line of more pieces looks solid and weighs more than all the rest of a sheet. */
const MAX_PIECES = 2_000;

/** The pieces of a line that are drawn; the line itself where it is solid. */
export function dashesOf(points: readonly Point[], style: StrokeStyle, width: number): readonly (readonly Point[])[] {
  const pattern = PATTERNS[style]?.map((widths) => widths * width);
  const length = points.reduce((sum, point, index) => sum + distance(points[index - 1] ?? point, point), 0);
  const period = pattern?.reduce((sum, piece) => sum + piece, 0) ?? 0;
  if (!pattern || period <= 0 || (length / period) * pattern.length > MAX_PIECES) return [points];
  const pieces: Point[][] = [];
  let step = 0;
  let left = pattern[0] ?? 0;
  let piece: Point[] | undefined = points[0] && [points[0]];
  for (const [index, end] of points.entries()) {
    let from = points[index - 1];
    if (!from) continue;
    for (let rest = distance(from, end); rest > 0; ) {
      if (rest < left) {
        left -= rest;
        piece?.push(end);
        break;
      }
      const at = towards(from, end, left / rest);
      rest -= left;
      from = at;
      if (piece) {
        piece.push(at);
        pieces.push(piece);
        piece = undefined;
      } else piece = [at];
      step = (step + 1) % pattern.length;
      left = pattern[step] ?? period;
    }
  }
  if (piece && piece.length > 1) pieces.push(piece);
  return pieces;
}

function distance(a: Point, b: Point): number {
  return Math.hypot(b.x - a.x, b.y - a.y);
}

function towards(from: Point, to: Point, share: number): Point {
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}
