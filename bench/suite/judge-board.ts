import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Board } from "@tracewright/board";
import { writeKicadBoard } from "@tracewright/formats";

/** What KiCad says of a board, as far as the benches ask. */
export interface Judgement {
  readonly routing: {
    readonly connections: number;
    readonly unrouted: number;
    readonly completed_pct: number;
    readonly vias: number;
    readonly length_mm: number;
  };
  readonly drc: { readonly routing_errors: number; readonly shorts: number; readonly unconnected: number };
  readonly placement: {
    readonly mst_mm: number;
    readonly courtyard_overlaps: number;
    readonly overlapping_pairs: readonly (readonly [string, string])[];
    readonly parts_with_pads_outside: number;
    readonly outside: readonly string[];
  };
}

const TIMEOUT_MS = 180_000;

/** Writes the board with its rules and lets KiCad measure it. Undefined: KiCad gave no answer, as on some odd boards. */
export function judgeBoard(
  board: Board,
  place: { shared: string; folder: string; name: string },
): Judgement | undefined {
  mkdirSync(place.folder, { recursive: true });
  const path = join(place.folder, `${place.name}.kicad_pcb`);
  const written = writeKicadBoard(board);
  writeFileSync(path, written.board);
  writeFileSync(path.replace(/pcb$/, "pro"), written.project);
  const tool = join(place.shared, "tools/measure_board.py");
  // KiCad crashes now and then for reasons of its own: once more is fair.
  for (let attempt = 0; attempt < 2; attempt += 1)
    try {
      const options = { encoding: "utf8" as const, timeout: TIMEOUT_MS, stdio: "pipe" as const };
      return JSON.parse(execFileSync("xvfb-run", ["-a", "/usr/bin/python3", tool, path], options));
    } catch {}
  return undefined;
}
