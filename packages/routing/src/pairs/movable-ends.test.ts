import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Spot } from "./headings.ts";
import { cutMovableEnds, type WirePieces } from "./movable-ends.ts";
import type { PairWire } from "./pair-copper.ts";
import { lengthOf } from "./pair-ports.ts";

const MM = 1_000_000;

function wire(ways: readonly (readonly Spot[])[]): PairWire {
  const tracks = ways.map((points, layer) => ({ layer, points }));
  const vias = ways.slice(1).map(([first]) => first!);
  const length = ways.reduce((sum, points) => sum + lengthOf(points), 0);
  return { net: 0, tracks, vias, length, coupled: length };
}

function lengthOfAll({ tracks }: WirePieces): number {
  return tracks.reduce((sum, { points }) => sum + lengthOf(points), 0);
}

describe("the movable ends of a pair's wire", () => {
  test("are 3 mm from each pad, with the vias there", () => {
    const { held, movable } = cutMovableEnds(
      wire([
        [
          { x: 0, y: 0 },
          { x: 2 * MM, y: 0 },
        ],
        [
          { x: 2 * MM, y: 0 },
          { x: 20 * MM, y: 0 },
        ],
      ]),
    );
    expect(held).toEqual({
      tracks: [
        {
          layer: 1,
          points: [
            { x: 3 * MM, y: 0 },
            { x: 17 * MM, y: 0 },
          ],
        },
      ],
      vias: [],
    });
    expect(movable.vias).toEqual([{ x: 2 * MM, y: 0 }]);
  });

  test("are all of a wire of less than 6 mm", () => {
    const short = wire([
      [
        { x: 0, y: 0 },
        { x: 5.9 * MM, y: 0 },
      ],
    ]);
    expect(cutMovableEnds(short)).toEqual({
      held: { tracks: [], vias: [] },
      movable: { tracks: short.tracks, vias: [] },
    });
  });

  const spot = fc.record({ x: fc.integer({ min: 0, max: 40 * MM }), y: fc.integer({ min: 0, max: 40 * MM }) });
  test("and its middle are the whole wire, of which four tenths stay unless it is short", () => {
    fc.assert(
      fc.property(fc.array(spot, { minLength: 3, maxLength: 9 }), fc.nat(), (spots, choice) => {
        const turn = 1 + (choice % (spots.length - 2));
        const whole = wire([spots.slice(0, turn + 1), spots.slice(turn)]);
        const { held, movable } = cutMovableEnds(whole);
        // Rounding: a nanometre at each cut.
        expect(Math.abs(lengthOfAll(held) + lengthOfAll(movable) - whole.length)).toBeLessThan(10);
        if (whole.length >= 6 * MM) expect(lengthOfAll(held)).toBeGreaterThan(0.4 * whole.length - 10);
        expect(lengthOfAll(movable)).toBeLessThan(6 * MM + 10);
        expect(held.vias.length + movable.vias.length).toBe(whole.vias.length);
      }),
    );
  });
});
