import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { assemblyParts, partPositions } from "@tracewright/assembly";
import { fromMm, normalizeDegrees } from "@tracewright/geometry";
import { afterAll, describe, expect, it } from "vitest";
import { importFiles } from "../import/import-files.ts";
import { writeKicadBoard } from "../kicad/board/write-kicad-board.ts";

/**
 * Positions of parts of real boards on both sides, as we say them and as KiCad 6 has them when it turns the board
 * over itself.
 */
const SHARED = process.env.TRACEWRIGHT_SHARED ?? resolve(import.meta.dirname, "../../../../../shared");
const ORACLE = resolve(import.meta.dirname, "../../oracle/part_positions.py");

const BOARDS = [
  "tomu/tomu.kicad_pcb",
  "rp2040-stamp/rp2040_stamp.kicad_pcb",
  "ligra-back/ligra_back.kicad_pcb",
  "glasgow-revc/glasgow.kicad_pcb",
  "simplefoc-shield/PCB_SimpleFOCShieldV3.PcbDoc_2024-06-23.json",
  "lily58-lite/Lily58_Lite_Rev3.kicad_pcb",
];

/** KiCad's boxes are about polygons that lie within round pads. */
const TOLERANCE = fromMm(0.01);

const folder = mkdtempSync(join(tmpdir(), "tracewright-positions-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function hasKicad(): boolean {
  try {
    execFileSync("/usr/bin/python3", ["-c", "import pcbnew"], { stdio: "ignore" });
    return existsSync("/usr/bin/xvfb-run");
  } catch {
    return false;
  }
}

type KicadPosition = readonly [x: number, y: number, angle: number, side: "Top" | "Bottom"];

describe.skipIf(!existsSync(join(SHARED, "boards")) || !hasKicad())("positions are where KiCad has the parts", () => {
  it.each(BOARDS)("%s", (name) => {
    const board = boardAt(join(SHARED, "boards", name));
    const file = join(folder, "b.kicad_pcb");
    writeFileSync(file, writeKicadBoard(board).board);
    const answer = execFileSync("xvfb-run", ["-a", "/usr/bin/python3", ORACLE, file], { encoding: "utf8" });
    const theirs: Record<string, KicadPosition[]> = JSON.parse(answer.slice(answer.indexOf("{")));
    const ours = partPositions(assemblyParts({ board }));
    expect(ours.length).toBeGreaterThan(5);
    const apart = ours.filter(({ reference, position, rotation, side }) => {
      const found = (theirs[reference] ?? []).some(([x, y, angle, kicadSide]) => {
        const turn = Math.abs(normalizeDegrees(angle - rotation + 180) - 180);
        const isNear = Math.abs(x - position.x) <= TOLERANCE && Math.abs(y - position.y) <= TOLERANCE;
        return isNear && turn < 0.01 && kicadSide === (side === "front" ? "Top" : "Bottom");
      });
      return !found;
    });
    expect(
      apart.map(({ reference, position, rotation, side }) => [reference, position, rotation, side, theirs[reference]]),
    ).toEqual([]);
  });
});

function boardAt(path: string) {
  const { board } = importFiles([{ name: basename(path), bytes: readFileSync(path) }]);
  if (!board) throw new Error(`${path} was refused`);
  return board;
}
