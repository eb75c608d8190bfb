import type { Point } from "./point.ts";

/** Products of two differences of coordinates are rounded by at most half a unit in the last place each. */
const PRODUCT_ERROR = 4 * 2 ** -53;

/**
 * Sign of the turn a→b→c: +1 clockwise as seen on the screen (y grows downwards), −1 counter-clockwise, 0 straight.
 * Exact for all integer coordinates of the model: doubles decide when their error bound allows, BigInt when not.
 */
export function turn(a: Point, b: Point, c: Point): -1 | 0 | 1 {
  const left = (b.x - a.x) * (c.y - a.y);
  const right = (b.y - a.y) * (c.x - a.x);
  const difference = left - right;
  const doubt = PRODUCT_ERROR * (Math.abs(left) + Math.abs(right));
  if (difference > doubt) return 1;
  if (difference < -doubt) return -1;
  return doubt < 1 ? sign(difference) : turnExactly(a, b, c);
}

function turnExactly(a: Point, b: Point, c: Point): -1 | 0 | 1 {
  const left = BigInt(b.x - a.x) * BigInt(c.y - a.y);
  const right = BigInt(b.y - a.y) * BigInt(c.x - a.x);
  return left > right ? 1 : left < right ? -1 : 0;
}

function sign(value: number): -1 | 0 | 1 {
  return value > 0 ? 1 : value < 0 ? -1 : 0;
}
