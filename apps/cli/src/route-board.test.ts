import { readFileSync } from "node:fs";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { readKicadBoard } from "@tracewright/formats";
import { describe, expect, test } from "vitest";
import { routeBoard, secondsForEngine } from "./route-board.ts";

const FILE = join(import.meta.dirname, "../../../examples/blinker/blinker.kicad_pcb");
const SILENT = { stdout: () => {}, stderr: () => {}, terminal: false, columns: 80 };

function route(time: { readonly deadline: number; readonly checkTakes: number }) {
  const { board } = readKicadBoard({ fileName: "blinker.kicad_pcb", text: readFileSync(FILE) });
  if (!board) throw new Error("the example is readable");
  return routeBoard(board, { strip: true, pours: "tracks", seed: 1, workers: 1, ...time }, SILENT);
}

describe("the time of a routing run", () => {
  test("holds for checking as well: what a check takes is kept from the engine", async () => {
    const { hadNoTime, board } = await route({ deadline: performance.now() + 3_600_000, checkTakes: 3_600_000 });
    expect([hadNoTime, board.footprints.length > 0]).toEqual([true, true]);
  });

  test("is enough where the engine makes more than its first step", async () => {
    const { hadNoTime, connections } = await route({ deadline: performance.now() + 600_000, checkTakes: 10 });
    expect([hadNoTime, connections.connected]).toEqual([false, connections.total]);
  });

  test("is kept for the steps that follow the engine, up to a quarter of it", () => {
    expect(secondsForEngine(60, 0.4)).toBeCloseTo(58);
    expect(secondsForEngine(60, 10)).toBeCloseTo(45);
    expect(secondsForEngine(-2, 10)).toBe(-2);
  });
});
