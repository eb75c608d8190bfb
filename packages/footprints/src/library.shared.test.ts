import { execFileSync } from "node:child_process";
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { type Footprint, normalizeDegrees, type Pad, toMm } from "@tracewright/board";
import { readKicadBoard, writeKicadBoard } from "@tracewright/formats";
import { describe, expect, it } from "vitest";
import { findFootprint } from "./find-footprint.ts";
import { sheetOfFootprints } from "./testing/sheet-of-footprints.ts";

/**
 * Our land patterns beside those of KiCad's own library, as they stand on real boards: places and sizes of pads agree
 * within 0.15 mm. Boards of several years carry several revisions of one footprint; agreeing with one of them is enough.
 */
const SHARED = process.env.TRACEWRIGHT_SHARED ?? resolve(import.meta.dirname, "../../../../shared");
const TOLERANCE_MM = 0.15;

const CAN = "Panasonic's own lands, up to 0.3 mm shorter and narrower than KiCad's";

/** Where we differ on purpose. */
const DIFFERENT: Readonly<Record<string, string>> = {
  "CP_Elec_5x4.4": CAN,
  "CP_Elec_6.3x5.9": CAN,
  "CP_Elec_8x6.5": CAN,
  "Crystal_SMD_3215-2Pin_3.2x1.5mm": "pad 1 on the left, as on all our parts; the crystal may be turned",
  "TSSOP-8_3x3mm_P0.65mm": "the heel by JEDEC MO-187's longest foot: 0.4 mm more land under the lead",
  "WSON-8-1EP_6x5mm_P1.27mm_EP3.4x4mm": "toe fillet of 0.3 mm, where KiCad ends at the body's edge",
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
      const differences = drawn.map((theirs) => differencesOf(ours, theirs));
      const least = differences.reduce((a, b) => (b.length < a.length ? b : a));
      return least.length > 0 ? [{ name, pads: least.slice(0, 2) }] : [];
    });
    expect(differing.filter((each) => !(each.name in DIFFERENT))).toEqual([]);
  });
});

/** Pads of theirs that none of ours is like. */
function differencesOf(ours: Footprint, theirs: Footprint): string[] {
  const numbers = (footprint: Footprint): string =>
    [...new Set(footprint.pads.map(({ number }) => number).filter(Boolean))].sort().join();
  if (numbers(ours) !== numbers(theirs)) return [`pads ${numbers(ours)}, KiCad ${numbers(theirs)}`];
  return theirs.pads.filter(isLand).flatMap((their) => {
    const isLike = (own: Pad): boolean =>
      own.number === their.number &&
      [
        own.position.x - their.position.x,
        own.position.y - their.position.y,
        sizeOf(own)[0] - sizeOf(their)[0],
        sizeOf(own)[1] - sizeOf(their)[1],
        (own.drill?.size.width ?? 0) - (their.drill?.size.width ?? 0),
        (own.drill?.size.height ?? 0) - (their.drill?.size.height ?? 0),
      ].every((difference) => Math.abs(toMm(difference)) <= TOLERANCE_MM + 1e-9);
    if (ours.pads.some(isLike)) return [];
    return [
      `${their.number} at ${toMm(their.position.x)}, ${toMm(their.position.y)}: ${sizeOf(their).map(toMm).join(" × ")} mm`,
    ];
  });
}

/** Pads that carry a contact: not the windows of the paste, not vias in the land. */
function isLand({ number, kind, drill, shape, layers }: Pad): boolean {
  if (number === "" || !layers.some((layer) => layer.endsWith(".Cu"))) return false;
  return !(kind === "through-hole" && drill && shape.kind === "circle" && drill.size.width <= 300_000);
}

function sizeOf({ shape, rotation }: Pad): [number, number] {
  const size = shape.kind === "circle" ? { width: shape.diameter, height: shape.diameter } : shape.size;
  return normalizeDegrees(rotation) % 180 === 90 ? [size.height, size.width] : [size.width, size.height];
}

const ORACLE = join(SHARED, "tools/measure_board.py");
const hasKicad = existsSync(ORACLE) && existsSync("/usr/bin/xvfb-run") && existsSync("/usr/bin/pcbnew");

describe.skipIf(!hasKicad)("all footprints on one board", () => {
  it("KiCad opens it and finds no fault in any", () => {
    const folder = mkdtempSync(join(tmpdir(), "tracewright-footprints-"));
    try {
      const { board, project, lost } = writeKicadBoard(sheetOfFootprints());
      expect(lost).toEqual([]);
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
