import fc from "fast-check";
import { expect, it } from "vitest";
import { placementProblemFromBoard } from "../adapt/problem-from-board.ts";
import { OWN_SIDE_POSES } from "../problem/poses.ts";
import { mm, testBoard, testPart } from "../testing/test-board.ts";
import { CoveredRoom } from "./covered-room.ts";
import { Layout } from "./layout.ts";

const SIZES = [
  [6, 3],
  [4, 4],
  [9, 2],
  [3, 2],
] as const;
const { problem } = placementProblemFromBoard(
  testBoard(
    { width: 30, height: 20 },
    SIZES.map(([width, height], index) =>
      testPart({
        reference: `R${index}`,
        width,
        height,
        nets: ["A"],
        side: index === 3 ? "back" : "front",
        at: mm(5, 5),
      }),
    ),
  ),
  { fixed: [], strip: true, intents: [] },
);

const part = fc.nat(SIZES.length - 1);
const place = fc.record({
  x: fc.integer({ min: 0, max: 300 }).map((step) => step * 100_000),
  y: fc.integer({ min: 0, max: 200 }).map((step) => step * 100_000),
  pose: fc.nat(OWN_SIDE_POSES - 1),
});
const steps = fc.array(
  fc.record({
    part,
    place: fc.option(place, { nil: undefined }),
    halo: fc.constantFrom(0, 0, 250_000),
    questions: fc.array(fc.record({ part, place }), { minLength: 1, maxLength: 6 }),
  }),
  { maxLength: 12 },
);

it("rules out no place that is legal, and knows what has been put elsewhere as if it were made anew", () => {
  let ruledOut = 0;
  fc.assert(
    fc.property(steps, (list) => {
      const layout = new Layout(problem, { halo: 0, crowded: false, overhang: false });
      const cover = new CoveredRoom(layout);
      for (const { part: moved, place: to, halo, questions } of list) {
        layout.spacing = { ...layout.spacing, halo };
        if (layout.stands[moved] === 1) layout.takeUp(moved);
        if (to && layout.fits(moved, to)) layout.put(moved, to);
        cover.bringUpToDate();
        const anew = new CoveredRoom(layout);
        anew.bringUpToDate();
        for (const { part: asked, place: at } of questions) {
          if (layout.stands[asked] === 1) continue;
          const mayFit = cover.mayFit(asked, at.x, at.y, at.pose);
          expect(mayFit).toBe(anew.mayFit(asked, at.x, at.y, at.pose));
          if (mayFit) continue;
          ruledOut += 1;
          expect(layout.fits(asked, at)).toBe(false);
        }
      }
    }),
    { numRuns: 100 },
  );
  expect(ruledOut).toBeGreaterThan(0);
});
