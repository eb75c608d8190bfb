import { fromMm, type Nm } from "@tracewright/geometry";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { problemFromBoard } from "../adapt/problem-from-board.ts";
import { Workbench } from "../search/workbench.ts";
import { CHANNEL_WIDTH, channelBoard, tracksThatFit } from "../testing/channel-board.ts";
import { randomBoard } from "../testing/random-board.ts";
import { cellOfNode, lineOfBorder } from "./coarse-grid.ts";
import { corridorOf, routeGlobally } from "./global-routes.ts";

const FRONT = { default: ["F.Cu" as const] };

describe("the global stage", () => {
  it("calls a board too full exactly where more nets have to pass a gap than it takes, and names the gap", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 6 }), (tracks, nets) => {
        // A gap half a step wider than it need be, so that no phase of the lattice loses a track.
        const gap: Nm = CHANNEL_WIDTH + (tracks - 1) * fromMm(0.4) + fromMm(0.12);
        expect(tracksThatFit(gap)).toBe(tracks);
        const bench = new Workbench(problemFromBoard(channelBoard({ gap, nets }), { asked: { layers: FRONT } }));
        const { coarse, overfull, unreached } = routeGlobally(bench);
        expect(unreached).toBe(0);
        expect(overfull.length > 0).toBe(nets > tracks);
        for (const { border, needed, fits } of overfull) {
          expect(needed).toBeGreaterThan(fits);
          const { ax, bx } = lineOfBorder(coarse, border);
          expect(ax).toBeGreaterThan(fromMm(12));
          expect(bx).toBeLessThan(fromMm(18));
        }
      }),
      { numRuns: 30 },
    );
  });

  it("reaches nothing behind a wall without a gap", () => {
    const bench = new Workbench(problemFromBoard(channelBoard({ gap: 100_000, nets: 3 })));
    expect(routeGlobally(bench)).toMatchObject({ unreached: 3, overfull: [] });
  });

  it("leads every net through cells of each of its pads, and gives the same routes for the same board", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 200 }), (seed) => {
        const problem = problemFromBoard(randomBoard({ seed, parts: 9, nets: 8 }));
        const bench = new Workbench(problem);
        const { coarse, cells, unreached } = routeGlobally(bench);
        expect(routeGlobally(bench).cells).toEqual(cells);
        if (unreached > 0) return;
        bench.terminalsOf.forEach((terminals, net) => {
          if (terminals.length < 2) return;
          const corridor = corridorOf({ coarse, cells, overfull: [], unreached }, net, 0);
          for (const terminal of terminals) {
            const own = bench.accesses[terminal]!.map(({ node }) => cellOfNode(coarse, node));
            expect(own.some((cell) => cells[net]!.has(cell))).toBe(true);
            expect(own.some((cell) => corridor[cell % coarse.plane] === 1)).toBe(true);
          }
        });
      }),
      { numRuns: 20 },
    );
  });
});
