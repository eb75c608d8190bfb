import fc from "fast-check";
import { expect, it } from "vitest";
import { DrawList } from "../scene/draw-list.ts";
import { traceRing } from "../scene/trace-solid.ts";
import { RingTree } from "./ring-tree.ts";

const MM = 1_000_000;
const mm = fc.integer({ min: 0, max: 1_000 }).map((tenths) => (tenths * MM) / 10);
const manyCorners = fc.array(fc.record({ x: mm, y: mm }), { minLength: 900, maxLength: 1_200 });
const window = fc.record({
  x: fc.double({ min: 0, max: 95, noNaN: true }),
  y: fc.double({ min: 0, max: 95, noNaN: true }),
});

/** A path that remembers its outlines. */
function recordedPath(): { path: Path2D; rings: number[][] } {
  const rings: number[][] = [];
  const add = (x: number, y: number) => rings.at(-1)?.push(x, y);
  const path = { moveTo: (x: number, y: number) => rings.push([x, y]), lineTo: add, closePath: () => undefined };
  return { path: path as unknown as Path2D, rings };
}

/** Whether a point lies in outlines by the even-odd rule. */
function isInside(rings: readonly (readonly number[])[], x: number, y: number): boolean {
  let inside = false;
  for (const ring of rings)
    for (let at = 0; at < ring.length; at += 2) {
      const next = (at + 2) % ring.length;
      const [ax, ay, bx, by] = [ring[at]!, ring[at + 1]!, ring[next]!, ring[next + 1]!];
      if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) inside = !inside;
    }
  return inside;
}

/** How far a point is from the nearest side of an outline. */
function distanceToSides(ring: readonly number[], x: number, y: number): number {
  let least = Number.POSITIVE_INFINITY;
  for (let at = 0; at < ring.length; at += 2) {
    const next = (at + 2) % ring.length;
    const [ax, ay, bx, by] = [ring[at]!, ring[at + 1]!, ring[next]!, ring[next + 1]!];
    const [dx, dy] = [bx - ax, by - ay];
    const along = dx === 0 && dy === 0 ? 0 : ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy);
    const share = Math.min(1, Math.max(0, along));
    least = Math.min(least, Math.hypot(x - ax - share * dx, y - ay - share * dy));
  }
  return least;
}

it("fills a small window as the whole outline does, with a fraction of its corners", () => {
  fc.assert(
    fc.property(
      manyCorners,
      window,
      fc.array(fc.tuple(fc.double({ min: 0, max: 1, noNaN: true }), fc.double({ min: 0, max: 1, noNaN: true })), {
        minLength: 20,
        maxLength: 20,
      }),
      (corners, { x, y }, spots) => {
        const list = new DrawList();
        traceRing(list, corners);
        let drawn: number[][] = [];
        const tree = RingTree.of(list, () => {
          const { path, rings } = recordedPath();
          drawn = rings;
          return path;
        });
        tree?.pathFor({ minX: x, minY: y, maxX: x + 5, maxY: y + 5 }, 0.1);
        const whole = corners.flatMap((corner) => [corner.x / MM, corner.y / MM]);
        for (const [right, down] of spots) {
          const at = [x + 5 * right, y + 5 * down] as const;
          // A point on a side is neither in nor out.
          if (distanceToSides(whole, ...at) < 1e-6) continue;
          expect(isInside(drawn, ...at)).toBe(isInside([whole], ...at));
        }
        expect(drawn.flat().length).toBeLessThan(whole.length * 2);
      },
    ),
    { numRuns: 15 },
  );
});

it("leaves alone what has few corners, arcs or open ends", () => {
  const create = () => recordedPath().path;
  const few = new DrawList();
  traceRing(few, [
    { x: 0, y: 0 },
    { x: MM, y: 0 },
    { x: MM, y: MM },
  ]);
  expect(RingTree.of(few, create)).toBeUndefined();
  const open = new DrawList();
  for (let step = 0; step < 2_000; step++) open.lineTo(step, step % 2);
  expect(RingTree.of(open, create)).toBeUndefined();
  const round = new DrawList();
  for (let step = 0; step < 2_000; step++) {
    round.moveTo(step, 0);
    round.arc(step, 0, 1, 0, 6);
    round.closePath();
  }
  expect(RingTree.of(round, create)).toBeUndefined();
});
