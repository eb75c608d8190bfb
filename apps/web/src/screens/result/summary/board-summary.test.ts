import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readKicadBoard } from "@tracewright/formats";
import { toMm } from "@tracewright/geometry";
import { expect, it } from "vitest";
import { boardSummary } from "./board-summary.ts";

const file = join(import.meta.dirname, "../../../../../../examples/blinker/blinker.kicad_pcb");
const text = readFileSync(file, "utf8");

it("says of a board what its file says", () => {
  const { board } = readKicadBoard({ fileName: "blinker.kicad_pcb", text });
  if (!board) throw new Error("the example was refused");
  const summary = boardSummary(board);
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  // Four of its footprints are holes for screws.
  expect(summary.front + summary.back + summary.notFitted).toBe(count(/^ {2}\(footprint /gm) - count(/MountingHole_/g));
  expect(summary.vias).toBe(count(/^ {2}\(via /gm));
  expect(summary.holes).toBe(count(/\(drill /g) - count(/^ {2}\(via .*\(drill /gm));
  expect(summary.copperLayers).toBe(2);
  expect(toMm(summary.thickness)).toBe(1.6);
  expect(summary.size && summary.size.width > 0 && summary.size.height > 0).toBe(true);
});
