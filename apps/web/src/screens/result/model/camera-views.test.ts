import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DIRECTIONS, distanceToSee, VIEWS } from "./camera-views.ts";

const LENS = { fieldOfView: 30, aspect: 1.5 };
const side = fc.double({ min: 0.5, max: 400, noNaN: true });

describe("the distance from which a board is seen whole", () => {
  it("shows every corner, the farthest out nearly at the picture's edge", () => {
    fc.assert(
      fc.property(side, side, side, fc.constantFrom(...VIEWS), (x, y, z, view) => {
        const distance = distanceToSee([x, y, z], DIRECTIONS[view], LENS);
        const out = farthestOut([x, y, z], DIRECTIONS[view], distance);
        expect(out).toBeLessThan(1);
        expect(out).toBeGreaterThan(0.9);
      }),
    );
  });

  it("grows with the board, and with a picture that is narrower than high", () => {
    const from = (width: number, aspect: number) =>
      distanceToSee([width, 50, 2], DIRECTIONS.top, { fieldOfView: 30, aspect });
    expect(from(200, 1.5)).toBeCloseTo(2 * from(100, 1.5), -1);
    expect(from(100, 0.5)).toBeGreaterThan(from(100, 1.5));
  });
});

/** How far out in the picture the farthest corner of a box is drawn: 1 is its edge. By projecting the corners. */
function farthestOut(
  size: readonly [number, number, number],
  direction: readonly [number, number, number],
  distance: number,
) {
  const length = Math.hypot(...direction);
  const [bx, by, bz] = direction.map((part) => part / length) as [number, number, number];
  const flat = Math.hypot(bx, by);
  const right = [-by / flat, bx / flat, 0] as const;
  const up = [-bz * right[1], bz * right[0], bx * right[1] - by * right[0]] as const;
  const tangent = Math.tan((LENS.fieldOfView * Math.PI) / 360);
  const halves = [-0.5, 0.5];
  return Math.max(
    ...halves.flatMap((i) =>
      halves.flatMap((j) =>
        halves.map((k) => {
          const [x, y, z] = [i * size[0], j * size[1], k * size[2]];
          const depth = distance - (x * bx + y * by + z * bz);
          const across = Math.abs(x * right[0] + y * right[1]) / (tangent * LENS.aspect);
          const upright = Math.abs(x * up[0] + y * up[1] + z * up[2]) / tangent;
          return Math.max(across, upright) / depth;
        }),
      ),
    ),
  );
}
