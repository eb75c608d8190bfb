import { applyEdit } from "@tracewright/board";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { placementProblemFromBoard } from "../adapt/problem-from-board.ts";
import { measureCandidate } from "../candidate/measure-candidate.ts";
import { Layout } from "../layout/layout.ts";
import { OWN_SIDE_POSES } from "../problem/poses.ts";
import { startPlacement } from "../run/placement-run.ts";
import { mm, testBoard, testPart } from "../testing/test-board.ts";
import { AirwireCrossings } from "./airwire-crossings.ts";
import { WireTrees } from "./wire-trees.ts";

const NETS = ["A", "B", "C", "D", "E", "F"];

/** Parts of random wiring; the last stays where it is. */
const boards = fc
  .array(fc.array(fc.constantFrom(...NETS), { minLength: 1, maxLength: 4 }), { minLength: 2, maxLength: 8 })
  .map((parts) =>
    testBoard(
      { width: 60, height: 40 },
      parts.map((nets, index) =>
        testPart({
          reference: `R${index}`,
          width: 4,
          height: 2,
          nets,
          at: mm(5 + 7 * index, 5 + ((index * 13) % 30)),
          locked: index === parts.length - 1,
        }),
      ),
    ),
  );

const moves = fc.array(
  fc.record({
    part: fc.nat(7),
    x: fc.integer({ min: 0, max: 60_000 }),
    y: fc.integer({ min: 0, max: 40_000 }),
    pose: fc.nat(OWN_SIDE_POSES - 1),
    most: fc.constantFrom(Number.POSITIVE_INFINITY, 3, 0, -2),
  }),
  { maxLength: 12 },
);

describe("crossings of airwires", () => {
  it("are the same kept up to date as counted anew, and change by what is around the moved part", () => {
    fc.assert(
      fc.property(boards, moves, (board, steps) => {
        const { problem } = placementProblemFromBoard(board, { fixed: [], strip: true, intents: [] });
        const layout = new Layout(problem, { halo: 0, crowded: false, overhang: false });
        for (let part = 0; part < problem.partCount; part += 1) layout.put(part, layout.placeOf(part));
        const countAnew = () => new AirwireCrossings(layout, new WireTrees(layout), { arePlanted: false }).total();
        const crossings = new AirwireCrossings(layout, new WireTrees(layout), { arePlanted: false });
        for (const { part: which, x, y, pose, most } of steps) {
          const part = which % problem.partCount;
          const [total, before] = [crossings.total(), layout.placeOf(part)];
          layout.put(part, { x: x * 1_000, y: y * 1_000, pose });
          const change = crossings.change(Int32Array.of(part), 1, most);
          const anew = countAnew();
          if (anew - total > most) {
            expect(change).toBeGreaterThan(most);
            layout.put(part, before);
            crossings.takeBack();
            expect(crossings.total()).toBe(total);
            continue;
          }
          expect(total + change).toBe(anew);
          if (pose % 2 === 0) {
            expect(crossings.total()).toBe(anew);
            continue;
          }
          layout.put(part, before);
          crossings.takeBack();
          expect(crossings.total()).toBe(total);
        }
      }),
    );
  });

  it("take less of the routable candidate when they count", () => {
    const hub = testPart({ reference: "U1", width: 9, height: 9, nets: NETS, at: mm(30, 20), locked: true });
    const spokes = NETS.flatMap((net, index) => [
      testPart({ reference: `R${index}`, width: 3, height: 2, nets: [net, `${net}2`], at: mm(1, 1) }),
      testPart({
        reference: `C${index}`,
        width: 3,
        height: 2,
        nets: [`${net}2`, NETS[(index + 3) % 6]!],
        at: mm(1, 1),
      }),
    ]);
    const board = testBoard({ width: 60, height: 40 }, [hub, ...spokes]);
    const run = startPlacement(board, undefined, { strip: true, effort: 0.5 });
    while (run.step(100_000) === "running");
    const [compact, routable] = run.outcome().candidates.map(({ edit }) => measureCandidate(applyEdit(board, edit)));
    expect(routable?.crossings).toBeLessThanOrEqual(compact?.crossings ?? 0);
  });
});
