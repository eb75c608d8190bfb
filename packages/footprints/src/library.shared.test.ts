import { execFileSync } from "node:child_process";
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Footprint } from "@tracewright/board";
import { readKicadBoard, writeKicadBoard } from "@tracewright/formats";
import { describe, expect, it } from "vitest";
import { findFootprint } from "./find-footprint.ts";
import { padDifferences } from "./testing/compare-footprints.ts";
import { differsOnPurpose } from "./testing/differs-on-purpose.ts";
import { sheetOfFootprints } from "./testing/sheet-of-footprints.ts";

/**
 * Our land patterns beside those of KiCad's own library, as they stand on real boards: places and sizes of pads agree
 * within 0.15 mm. Boards of several years carry several revisions of one footprint; agreeing with one of them is enough.
 */
const SHARED = process.env.TRACEWRIGHT_SHARED ?? resolve(import.meta.dirname, "../../../../shared");
const TOLERANCE_MM = 0.15;

/** A revision that boards carry and the library has not any more. */
const OLD_REVISIONS: Readonly<Record<string, string>> = {
  L_0805_2012Metric: "coils were drawn as LEDs are, with longer end caps",
  "TSOP-I-48_18.4x12mm_P0.5mm": "KiCad 5 drew the lands 0.1 mm nearer and 0.5 mm shorter",
  "TSSOP-8_3x3mm_P0.65mm": "the heel by JEDEC MO-187's longest foot: 0.4 mm more land under the lead",
};

const boards = existsSync(SHARED) ? globSync(`${SHARED}/{boards,bench}/**/*.kicad_pcb`).sort() : [];

describe.skipIf(boards.length === 0)("beside KiCad's library", () => {
  const onBoards = new Map<string, Footprint[]>();
  for (const file of boards) {
    const { board } = readKicadBoard({ fileName: file, text: readFileSync(file, "utf8") });
    for (const footprint of board?.footprints ?? []) {
      const ours = findFootprint(footprint.library);
      // Private libraries draw what they like under any name.
      if (footprint.side !== "front" || ours?.footprint.library !== footprint.library) continue;
      onBoards.set(ours.name, [...(onBoards.get(ours.name) ?? []), footprint]);
    }
  }

  it("finds enough to compare with", () => {
    expect(onBoards.size).toBeGreaterThan(120);
  });

  it("places and sizes every pad as KiCad does", () => {
    const differing = [...onBoards].flatMap(([name, drawn]) => {
      const ours = findFootprint(name)?.footprint;
      if (!ours) return [];
      const differences = drawn.map((theirs) => padDifferences(ours, theirs, TOLERANCE_MM));
      const least = differences.reduce((a, b) => (b.length < a.length ? b : a));
      return least.length > 0 ? [{ name, pads: least.slice(0, 2) }] : [];
    });
    expect(differing.filter(({ name }) => !(name in OLD_REVISIONS) && !differsOnPurpose(name))).toEqual([]);
  });
});

const ORACLE = join(SHARED, "tools/measure_board.py");
const hasKicad = existsSync(ORACLE) && existsSync("/usr/bin/xvfb-run") && existsSync("/usr/bin/pcbnew");

describe.skipIf(!hasKicad)("all footprints on one board", () => {
  it("KiCad opens it and finds no fault in any", () => {
    const folder = mkdtempSync(join(tmpdir(), "tracewright-footprints-"));
    try {
      const { board, project, lost } = writeKicadBoard(sheetOfFootprints());
      // KiCad 6 knows no groups of tied pads, only the keyword for all of a footprint.
      expect(lost.filter(({ message }) => !message.includes("net tie groups"))).toEqual([]);
      const file = join(folder, "sheet.kicad_pcb");
      const report = join(folder, "sheet.rpt");
      writeFileSync(file, board);
      writeFileSync(join(folder, "sheet.kicad_pro"), project);
      execFileSync("xvfb-run", ["-a", "/usr/bin/python3", ORACLE, file, "--report", report], { stdio: "pipe" });
      const found = [...readFileSync(report, "utf8").matchAll(/^\[(\w+)\].*$/gm)].filter(
        // The lands of a tab and of its lead are joined on the board, not in the footprint.
        ([, kind]) => kind !== "unconnected_items",
      );
      expect(found.map(([line]) => line)).toEqual([]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
