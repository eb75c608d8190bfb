import type { Point, Polygon } from "@tracewright/geometry";
import fc from "fast-check";
import { expect, it } from "vitest";
import { CopperLines, linesOf } from "./copper-lines.ts";
import { shortestPath } from "./shortest-path.ts";
import { Surface } from "./surface.ts";

const MM = 1_000_000;
/** Of the grid that the paths are compared with. */
const STEP = 0.25;
const SIDE = 20;
/** Moves on the grid, to all places within three steps: a way over them is at most 1.4 % longer than a straight one. */
const MOVES = Array.from({ length: 49 }, (_, at) => [(at % 7) - 3, Math.floor(at / 7) - 3] as const).filter(
  ([x, y]) => gcd(Math.abs(x), Math.abs(y)) === 1,
);
const SLACK = 1.014;

function gcd(a: number, b: number): number {
  return b === 0 ? a : gcd(b, a % b);
}

type Box = readonly [left: number, top: number, right: number, bottom: number];

const point = (x: number, y: number): Point => ({ x: x * MM, y: y * MM });
const ring = ([left, top, right, bottom]: Box): Point[] => [
  point(left, top),
  point(right, top),
  point(right, bottom),
  point(left, bottom),
];
const whole: Polygon = { outer: ring([0, 0, SIDE, SIDE]), holes: [] };
const dot = (x: number, y: number) =>
  new CopperLines(linesOf({ kind: "circle", center: point(x, y), radius: 0 }, "copper"));

/** Dijkstra's way over the grid, whose moves run along the surface; millimetres. */
function gridLength(slots: readonly Box[], from: Point, to: Point): number {
  const count = SIDE / STEP + 1;
  const isInAir = (x: number, y: number) =>
    slots.some(([left, top, right, bottom]) => x > left && x < right && y > top && y < bottom);
  const isClear = (x: number, y: number, nextX: number, nextY: number) =>
    Array.from({ length: 24 }, (_, at) => (at + 0.5) / 24).every(
      (share) => !isInAir((x + (nextX - x) * share) * STEP, (y + (nextY - y) * share) * STEP),
    );
  const lengths = new Float64Array(count * count).fill(Number.POSITIVE_INFINITY);
  const place = ({ x, y }: Point) => Math.round(x / MM / STEP) + count * Math.round(y / MM / STEP);
  const open = new Set([place(from)]);
  lengths[place(from)] = 0;
  while (open.size > 0) {
    let at = -1;
    for (const one of open) if (at < 0 || lengths[one]! < lengths[at]!) at = one;
    open.delete(at);
    if (at === place(to)) break;
    const [x, y] = [at % count, Math.floor(at / count)];
    for (const [moveX, moveY] of MOVES) {
      const [nextX, nextY] = [x + moveX, y + moveY];
      if (nextX < 0 || nextY < 0 || nextX >= count || nextY >= count) continue;
      const next = nextX + count * nextY;
      const total = lengths[at]! + STEP * Math.hypot(moveX, moveY);
      if (total >= lengths[next]! || !isClear(x, y, nextX, nextY)) continue;
      lengths[next] = total;
      open.add(next);
    }
  }
  return lengths[place(to)]!;
}

it("a path round slots is as long as the way over a fine grid", () => {
  const at = fc.integer({ min: 1, max: SIDE * 2 - 1 }).map((half) => half / 2);
  const slot = fc
    .tuple(at, at, fc.integer({ min: 1, max: 12 }), fc.integer({ min: 1, max: 12 }))
    .map(
      ([left, top, width, height]): Box => [
        left,
        top,
        Math.min(SIDE - 0.5, left + width),
        Math.min(SIDE - 0.5, top + height),
      ],
    )
    .filter(([left, top, right, bottom]) => right > left && bottom > top);
  fc.assert(
    fc.property(fc.array(slot, { minLength: 1, maxLength: 4 }), fc.tuple(at, at), fc.tuple(at, at), (slots, a, b) => {
      const isFree = ([x, y]: readonly [number, number]) =>
        slots.every(([left, top, right, bottom]) => x <= left || x >= right || y <= top || y >= bottom);
      fc.pre(isFree(a) && isFree(b));
      const surface = new Surface(
        [whole],
        slots.map((box) => ({ outer: ring(box), holes: [] })),
      );
      const found = shortestPath(surface, [dot(...a), dot(...b)], 100 * MM);
      const length = (found?.distance ?? Number.POSITIVE_INFINITY) / MM;
      const grid = gridLength(slots, point(...a), point(...b));
      if (!Number.isFinite(grid)) return;
      expect(length).toBeLessThanOrEqual(grid + 1e-6);
      expect(length).toBeGreaterThanOrEqual(grid / SLACK - 1e-6);
      const along = found?.points ?? [];
      const sum = along
        .slice(1)
        .reduce((sum, { x, y }, index) => sum + Math.hypot(x - along[index]!.x, y - along[index]!.y), 0);
      expect(sum / MM).toBeCloseTo(length, 6);
      for (const [index, end] of along.slice(1).entries()) expect(surface.isClear(along[index]!, end)).toBe(true);
    }),
    { numRuns: 30 },
  );
});
