import fc from "fast-check";
import { Vector3 } from "three";
import { expect, test } from "vitest";
import { directionOf, type EyePlace, placeBetween, sphericalOf } from "./eye-place.ts";

const number = fc.double({ min: -1, max: 1, noNaN: true });
const direction = fc
  .tuple(number, number, number)
  .map((parts) => new Vector3(...parts))
  // Over a pole nobody can say which way round.
  .filter(({ x, y }) => Math.hypot(x, y) > 0.01)
  .map((vector) => vector.normalize());
const place = fc.record({
  center: fc.tuple(number, number, number).map((parts) => new Vector3(...parts)),
  direction,
  distance: fc.double({ min: 1, max: 500, noNaN: true }),
});

const isClose = (a: Vector3, b: Vector3): void => {
  expect(a.distanceTo(b)).toBeLessThan(1e-6);
};

test("angles about the board's axis and directions say the same", () => {
  fc.assert(fc.property(direction, (vector) => isClose(directionOf(sphericalOf(vector)), vector)));
});

test("a flight begins where the eye is, ends where it is to go, and never goes the long way round", () => {
  fc.assert(
    fc.property(place, place, fc.double({ min: 0, max: 1, noNaN: true }), (from, to, share) => {
      const is = (a: EyePlace, b: EyePlace) => {
        isClose(a.center, b.center);
        isClose(a.direction, b.direction);
        expect(a.distance).toBeCloseTo(b.distance, 6);
      };
      is(placeBetween(from, to, 0), from);
      is(placeBetween(from, to, 1), to);
      const around = (a: Vector3, b: Vector3) => Math.abs(Math.atan2(a.x * b.y - a.y * b.x, a.x * b.x + a.y * b.y));
      const whole = around(from.direction, to.direction);
      expect(around(from.direction, placeBetween(from, to, share).direction)).toBeLessThanOrEqual(whole + 1e-6);
    }),
  );
});
