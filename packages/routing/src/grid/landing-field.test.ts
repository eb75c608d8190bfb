import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { pointSegment2, ringsContain } from "../geometry/distance.ts";
import { makeShape } from "../geometry/shape.ts";
import type { FillArea, RoutingProblem } from "../problem.ts";
import type { Grid } from "./grid.ts";
import { buildLandingField } from "./landing-field.ts";

const grid: Grid = {
  pitch: 100,
  originX: 0,
  originY: 0,
  width: 60,
  height: 60,
  layers: 2,
  plane: 3_600,
  nodes: 7_200,
};
const none: RoutingProblem = {
  layerCount: 2,
  trackLayers: 1,
  box: { minX: 0, minY: 0, maxX: 6_000, maxY: 6_000 },
  outline: [],
  rules: { holeClearance: 0, holeToHole: 0, edgeClearance: 0, minClearance: 0 },
  nets: [],
  obstacles: [],
  terminals: [],
  areas: [],
  given: [],
  fixedJoints: 0,
};

function area(rings: readonly (readonly number[])[], margin: number): FillArea {
  let end = 0;
  const ends = rings.map((ring) => {
    end += ring.length / 2;
    return end;
  });
  return { net: 0, terminal: -1, layers: 2, shapes: [makeShape(rings.flat(), 0, ends)], margin };
}

describe("places to land in a pour", () => {
  it("lie inside it, deeper than the margin, and nowhere else", () => {
    const place = fc.integer({ min: 300, max: 5_700 });
    const triangle = fc.tuple(place, place, place, place, place, place);
    const hole = [2_500, 2_500, 3_500, 2_500, 3_500, 3_500, 2_500, 3_500];
    fc.assert(
      fc.property(triangle, fc.integer({ min: 50, max: 600 }), fc.boolean(), (corners, margin, isHoled) => {
        const given = area(isHoled ? [corners, hole] : [corners], margin);
        const field = buildLandingField({ ...none, areas: [given] }, grid);
        const shape = given.shapes[0];
        if (!field || !shape) throw new Error("one area has a field");
        for (let y = 1; y < 59; y++)
          for (let x = 1; x < 59; x++) {
            const isLanding = field.owner[grid.plane + y * 60 + x] === 1;
            const depth =
              isLanding || ringsContain(shape, x * 100, y * 100) ? rimDistance(given, x * 100, y * 100) : -1;
            if (isLanding) expect(depth).toBeGreaterThanOrEqual(margin - 101);
            // Round parts of the rim count a little further, as they do for tracks.
            else expect(depth).toBeLessThan(margin + 71);
          }
        expect(field.owner.subarray(0, grid.plane).every((owner) => owner === 0)).toBe(true);
        expect([...(field.nodes[0] ?? [])]).toEqual([...field.owner.keys()].filter((node) => field.owner[node] === 1));
      }),
      { numRuns: 30 },
    );
  });

  it("are no question on a board without pours", () => {
    expect(buildLandingField(none, grid)).toBeUndefined();
  });
});

function rimDistance({ shapes }: FillArea, x: number, y: number): number {
  let nearest = Number.POSITIVE_INFINITY;
  for (const { points, ringEnds } of shapes) {
    let start = 0;
    for (const end of ringEnds) {
      for (let i = start, j = end - 1; i < end; j = i++)
        nearest = Math.min(
          nearest,
          pointSegment2(x, y, points[2 * j]!, points[2 * j + 1]!, points[2 * i]!, points[2 * i + 1]!),
        );
      start = end;
    }
  }
  return Math.sqrt(nearest);
}
