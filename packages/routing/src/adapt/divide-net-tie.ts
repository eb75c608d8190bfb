import { makeShape, type Shape } from "../geometry/shape.ts";

/** A pad that a net tie joins to others; `net` −1: it has none. */
export interface TiedPad {
  readonly x: number;
  readonly y: number;
  readonly net: number;
}

export interface TiePiece {
  readonly shape: Shape;
  readonly net: number;
}

/**
 * The copper of a net tie is drawn without a net and joins several. Every piece of it counts as copper of the net whose pad
 * is nearest, so that tracks reach their own pads and no others. KiCad 6 lets any track cross all of it, KiCad 7 a
 * track of a tied net where it meets its own pad; what keeps away from the other pieces is clean in both.
 */
export function divideNetTie(shape: Shape, pads: readonly TiedPad[]): TiePiece[] {
  if (pads.length === 0) return [{ shape, net: -1 }];
  return pads.flatMap((pad) => {
    const others = pads.filter(({ net }) => net !== pad.net);
    const piece = others.reduce<Shape | undefined>((left, other) => left && nearerTo(left, pad, other), shape);
    return piece ? [{ shape: piece, net: pad.net }] : [];
  });
}

/** What of a shape's skeleton is at least as near to one point as to another; undefined: nothing. */
function nearerTo(shape: Shape, own: TiedPad, other: TiedPad): Shape | undefined {
  const nx = other.x - own.x;
  const ny = other.y - own.y;
  const limit = (nx * (own.x + other.x) + ny * (own.y + other.y)) / 2;
  const points: number[] = [];
  const ringEnds: number[] = [];
  let start = 0;
  for (const end of shape.ringEnds) {
    for (let at = start; at < end; at += 1) {
      const next = at + 1 < end ? at + 1 : start;
      const [x, y] = [shape.points[2 * at]!, shape.points[2 * at + 1]!];
      const [nextX, nextY] = [shape.points[2 * next]!, shape.points[2 * next + 1]!];
      const beyond = nx * x + ny * y - limit;
      const nextBeyond = nx * nextX + ny * nextY - limit;
      if (beyond <= 0) points.push(x, y);
      if (beyond < 0 ? nextBeyond > 0 : beyond > 0 && nextBeyond < 0) {
        const share = beyond / (beyond - nextBeyond);
        points.push(x + share * (nextX - x), y + share * (nextY - y));
      }
    }
    if (points.length / 2 > (ringEnds.at(-1) ?? 0)) ringEnds.push(points.length / 2);
    start = end;
  }
  return ringEnds.length > 0 ? makeShape(points, shape.radius, ringEnds) : undefined;
}
