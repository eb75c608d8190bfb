import { readFileSync } from "node:fs";
import { join } from "node:path";
import { performance } from "node:perf_hooks";
import type { Board, Track } from "@tracewright/board";
import { readKicadBoard } from "@tracewright/formats";
import { describe, expect, test } from "vitest";
import { routeBoard } from "./route-board.ts";

const EXAMPLES = join(import.meta.dirname, "../../../examples");
const SILENT = { stdout: () => {}, stderr: () => {}, terminal: false, columns: 80 };

function example(name: string): Board {
  const file = join(EXAMPLES, name, `${name}.kicad_pcb`);
  const { board } = readKicadBoard({ fileName: `${name}.kicad_pcb`, text: readFileSync(file) });
  if (!board) throw new Error("the example is readable");
  return board;
}

function route(time: { readonly deadline: number; readonly checkTakes: number }) {
  return routeBoard(example("blinker"), { strip: true, pours: "tracks", seed: 1, workers: 1, ...time }, SILENT);
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

  test("leaves enough to take out what the pours carry, though the engine would use all of it", async () => {
    const source = example("usb-sensor");
    const poured = new Set(source.zones.map(({ net }) => net));
    const time = { deadline: performance.now() + 12_000, checkTakes: 10 };
    const { board } = await routeBoard(source, { strip: false, pours: "keep", seed: 1, workers: 1, ...time }, SILENT);
    expect(poured.size).toBe(1);
    const lengthOf = (tracks: readonly Track[]) =>
      tracks.reduce((sum, { start, end }) => sum + Math.hypot(end.x - start.x, end.y - start.y), 0);
    // As tracks alone the poured net takes a third of all copper.
    const carried = lengthOf(board.tracks.filter(({ net }) => poured.has(net)));
    expect(carried).toBeLessThan(0.1 * lengthOf(board.tracks));
  });
});
