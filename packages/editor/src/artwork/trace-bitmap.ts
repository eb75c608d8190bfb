import type { Point, Polygon } from "@tracewright/geometry";
import type { Bitmap } from "./bitmap.ts";

/** Rings of a traced bitmap count in quarters of a dot: what joins two dots is cut so far beside their common corner. */
export const QUARTERS = 4;

/**
 * The areas that the dots of a bitmap print, in quarters of a dot, by walking along their borders: the corners of the dots
 * themselves, so the area is that of the dots. Dots that meet in a corner alone are joined over a neck of a third of
 * a dot; no ring touches itself or another one. Undefined: there are more than `mostCorners` corners.
 */
export function traceBitmap(bitmap: Bitmap, mostCorners: number): readonly Polygon[] | undefined {
  const { columns, rows, dots } = bitmap;
  const isDot = (x: number, y: number) => x >= 0 && y >= 0 && x < columns && y < rows && dots[y * columns + x] === 1;
  /** By dot: the number of its area, from 1 on. */
  const areaOf = new Uint32Array(columns * rows);
  const isTopWalked = new Uint8Array(columns * rows);
  const areas: { outer: readonly Point[]; holes: (readonly Point[])[] }[] = [];
  let corners = 0;
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < columns; x++) {
      const at = y * columns + x;
      if (dots[at] !== 1 || isTopWalked[at] === 1 || isDot(x, y - 1)) continue;
      const ring = walk(isDot, { x, y, mostCorners: mostCorners - corners }, (dotX, dotY) => {
        isTopWalked[dotY * columns + dotX] = 1;
      });
      if (!ring) return undefined;
      corners += ring.length;
      // The first border that is met of an area, row by row, is its outer one.
      const area = areas[areaOf[at]! - 1];
      if (area) area.holes.push(ring);
      else {
        areas.push({ outer: ring, holes: [] });
        numberArea(bitmap, at, { areaOf, number: areas.length });
      }
    }
  }
  return areas;
}

/** Right, down, left, up: the walk turns clockwise around dots. */
const WAYS = [
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
] as const;
/** From a corner of dots to the dot ahead on the right, by way; the one on its left is that of the way before. */
const AHEAD = [
  { x: 0, y: 0 },
  { x: -1, y: 0 },
  { x: -1, y: -1 },
  { x: 0, y: -1 },
] as const;

/** The border that begins with the top of the dot at x, y, the dots on its right hand. */
function walk(
  isDot: (x: number, y: number) => boolean,
  { x: startX, y: startY, mostCorners }: { readonly x: number; readonly y: number; readonly mostCorners: number },
  markTop: (x: number, y: number) => void,
): Point[] | undefined {
  const ring: Point[] = [];
  let [x, y, way] = [startX, startY, 0];
  do {
    if (way === 0) markTop(x, y);
    const { x: alongX, y: alongY } = WAYS[way]!;
    x += alongX;
    y += alongY;
    const [right, left] = [AHEAD[way]!, AHEAD[(way + 3) % 4]!];
    const isRight = isDot(x + right.x, y + right.y);
    if (isDot(x + left.x, y + left.y)) {
      way = (way + 3) % 4;
      if (isRight) ring.push({ x: x * QUARTERS, y: y * QUARTERS });
      else {
        const next = WAYS[way]!;
        ring.push({ x: x * QUARTERS - alongX, y: y * QUARTERS - alongY });
        ring.push({ x: x * QUARTERS + next.x, y: y * QUARTERS + next.y });
      }
    } else if (!isRight) {
      way = (way + 1) % 4;
      ring.push({ x: x * QUARTERS, y: y * QUARTERS });
    }
    if (ring.length > mostCorners) return undefined;
  } while (x !== startX || y !== startY || way !== 0);
  return ring;
}

/** Numbers all dots that hang together with one, over corners too. */
function numberArea(
  { columns, rows, dots }: Bitmap,
  from: number,
  { areaOf, number }: { readonly areaOf: Uint32Array; readonly number: number },
): void {
  const open = [from];
  areaOf[from] = number;
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const x = at % columns;
    const y = (at - x) / columns;
    for (let nearY = Math.max(0, y - 1); nearY <= Math.min(rows - 1, y + 1); nearY++) {
      for (let nearX = Math.max(0, x - 1); nearX <= Math.min(columns - 1, x + 1); nearX++) {
        const near = nearY * columns + nearX;
        if (dots[near] !== 1 || areaOf[near] !== 0) continue;
        areaOf[near] = number;
        open.push(near);
      }
    }
  }
}
