import type { Board, Finding } from "@tracewright/board";
import { type CheckResult, checkBoard, checkConnections } from "@tracewright/checks";
import { startRouting } from "@tracewright/routing";
import { describe, expect, test } from "vitest";
import type { DrivenRun, DriveRun } from "./driven-run.ts";
import { countPadPieces, firmConnectivity } from "./firm-connectivity.ts";
import { type RoutedBoard, routeBoard } from "./route-board.ts";
import { finishAttempt } from "./routing-attempt.ts";
import { GND, type PowerScheme, randomPouredBoard } from "./testing/poured-board.ts";
import { withFilledZones } from "./with-filled-zones.ts";

/** Enough for what holds for every run, and quick. */
const DRAFT = { effort: "draft" } as const;

const toTheEnd = (run: Pick<DrivenRun, "step">) => {
  while (run.step(100_000) === "running");
  return "finished" as const;
};

async function route(board: Board, drive: DriveRun = toTheEnd): Promise<RoutedBoard> {
  const routed = await routeBoard(board, { strip: true, pours: "keep", seed: 1, control: DRAFT, drive });
  if (routed === "stopped") throw new Error("nobody stopped it");
  return routed;
}

const errorsOf = (findings: readonly Finding[]): string[] =>
  findings
    .filter(({ severity, rule }) => severity === "error" && rule !== "unconnected_items")
    .map(({ rule, message }) => `${rule}: ${message}`);

const cases = (["both-sides", "plane"] as const).flatMap((scheme) =>
  [1, 2, 3].map((seed): [PowerScheme, number] => [scheme, seed]),
);

describe("a random board with poured GND", () => {
  test.each(cases)(
    "%s %i is joined when refilled, breaks no rule, and holds nothing needless",
    async (scheme, seed) => {
      const board = randomPouredBoard(seed, scheme);
      const before = new Set(errorsOf(checkBoard(board).findings));
      const routed = await route(board);
      const filled = await withFilledZones(routed.board);
      const { findings, connections } = checkBoard(filled);
      expect(connections).toEqual(routed.connections);
      expect(connections.connected).toBe(connections.total);
      expect(errorsOf(findings).filter((error) => !before.has(error))).toEqual([]);
      expect(filled.tracks.filter(({ layer }) => layer === "In1.Cu")).toEqual([]);
      expect(filled.tracks.filter(({ locked }) => locked)).toEqual(board.tracks);
      const pieces = countPadPieces(firmConnectivity(filled));
      // A piece shorter than it is wide may bridge others that overlap anyway.
      const long = filled.tracks.filter(
        ({ start, end, width }) => Math.hypot(end.x - start.x, end.y - start.y) > width,
      );
      for (const item of [...long, ...filled.vias].filter(({ net, locked }) => net === GND && !locked)) {
        const without = await withFilledZones({
          ...filled,
          tracks: filled.tracks.filter(({ id }) => id !== item.id),
          vias: filled.vias.filter(({ id }) => id !== item.id),
        });
        // What copper that only grazes its neighbour would join is better joined by a track.
        const isMissed =
          checkConnections(without).connections.connected < connections.connected ||
          countPadPieces(firmConnectivity(without)) > pieces;
        expect(isMissed, `${item.id} is needed`).toBe(true);
      }
    },
  );

  test("gives the same board for the same seed, whatever the size of the steps", async () => {
    const board = randomPouredBoard(5, "both-sides");
    const inSmallSteps: DriveRun = (run) => {
      while (run.step(777) === "running");
      return "finished";
    };
    expect((await route(board, inSmallSteps)).board).toEqual((await route(board)).board);
  });

  test.each([1, 2, 3])("%i is whole where a run that counted on its pours is repaired", async (seed) => {
    const start = await withFilledZones(randomPouredBoard(seed, "both-sides"), { islands: "keep" });
    const run = startRouting(start, { ...DRAFT, pours: "hold" });
    while (run.step(100_000) === "running");
    const openOf = ({ connections }: CheckResult) => connections.total - connections.connected;
    const task = { start, asked: DRAFT, run, openOf, drive: toTheEnd };
    // The little that may still be done when the time is over is enough on a small board.
    for (const ended of ["finished", "ended"] as const) {
      const attempt = await finishAttempt({ ...task, ended });
      if (attempt === "stopped") throw new Error("nobody stopped it");
      expect(openOf(attempt.judged)).toBe(0);
      expect(attempt.board.tracks.filter(({ locked }) => locked)).toEqual(start.tracks);
    }
  });
});
