import type { Board, Finding } from "@tracewright/board";
import { checkBoard, checkConnections } from "@tracewright/checks";
import { describe, expect, test } from "vitest";
import { type DriveRun, type RoutedBoard, routeBoard } from "./route-board.ts";
import { GND, type PowerScheme, randomPouredBoard } from "./testing/poured-board.ts";
import { withFilledZones } from "./with-filled-zones.ts";

const toTheEnd: DriveRun = (run) => {
  while (run.step(100_000) === "running");
  return "finished";
};

async function route(board: Board, drive: DriveRun = toTheEnd): Promise<RoutedBoard> {
  const routed = await routeBoard(board, { strip: true, pours: "keep", seed: 1, drive });
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
      for (const item of [...filled.tracks, ...filled.vias].filter(({ net, locked }) => net === GND && !locked)) {
        const without = await withFilledZones({
          ...filled,
          tracks: filled.tracks.filter(({ id }) => id !== item.id),
          vias: filled.vias.filter(({ id }) => id !== item.id),
        });
        expect(checkConnections(without).connections.connected).toBeLessThan(connections.connected);
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

  test("mends what its pours lost though its time is over", async () => {
    const board = randomPouredBoard(3, "both-sides");
    let turns = 0;
    const counting: DriveRun = (run) => {
      turns += 1;
      return toTheEnd(run);
    };
    await route(board, counting);
    // The first run and a repair: without the latter this test would say nothing.
    expect(turns).toBeGreaterThan(1);
    const overAfterwards: DriveRun = (run) => {
      toTheEnd(run);
      return "ended";
    };
    expect((await route(board, overAfterwards)).status).toBe("complete");
  });
});
