import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { applyEdit, type Board, listStandIns } from "@tracewright/board";
import { boardFromCircuit } from "@tracewright/footprints";
import { compareCircuitWithBoard, importFiles, writeKicadBoard } from "@tracewright/formats";
import { startPlacement } from "@tracewright/placement";
import { describe, expect, it } from "vitest";
import { routeBoard } from "./route-board.ts";

/**
 * Schematics of real projects, their boards thrown away but for the footprints: the board made of each joins what its
 * schematic says, and small ones are placed and routed whole, with no fault that KiCad finds.
 */
const SHARED = process.env.TRACEWRIGHT_SHARED ?? resolve(import.meta.dirname, "../../../../shared");
const BOARDS = join(SHARED, "boards");
const projects = existsSync(BOARDS)
  ? readdirSync(BOARDS, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
      .filter((name) => readdirSync(join(BOARDS, name)).some((file) => file.endsWith(".kicad_sch")))
  : [];
/** Parts of this share of all places have a standard package that our library draws. */
const LIBRARY_SHARE = 0.8;

function readProject(project: string) {
  const folder = join(BOARDS, project);
  const files = readdirSync(folder)
    .filter((name) => /\.kicad_(sch|pcb|pro)$/.test(name))
    .map((name) => ({ name, bytes: readFileSync(join(folder, name)) }));
  const { circuit, board } = importFiles(files);
  if (!circuit || !board) throw new Error(`${project} cannot be read`);
  return { circuit, footprints: board.footprints };
}

describe.skipIf(projects.length === 0)("boards made of real schematics", () => {
  it.each(projects)("%s joins what its schematic says", (project) => {
    const { circuit, footprints } = readProject(project);
    const { board, remarks } = boardFromCircuit(circuit, { footprints });
    const errors = remarks.filter(({ severity }) => severity === "error");
    expect(errors).toEqual([]);
    expect(listStandIns(board)).toEqual([]);
    expect(compareCircuitWithBoard(circuit, board, { schematic: "schematic", board: "board" })).toEqual([]);
  });

  it("our library alone knows most of their parts", () => {
    const choices = projects.flatMap((project) => boardFromCircuit(readProject(project).circuit).choices);
    const known = choices.filter(({ source }) => source === "family" || source === "relative");
    expect(known.length / choices.length).toBeGreaterThan(LIBRARY_SHARE);
  });
});

const ORACLE = join(SHARED, "tools/measure_board.py");
const hasKicad = existsSync(ORACLE) && existsSync("/usr/bin/xvfb-run") && existsSync("/usr/bin/pcbnew");
const STEPS = 20_000;

describe.skipIf(!hasKicad)("small schematics of real projects", () => {
  it.each(["ecc83", "bp5-flash-dip", "quad-level-shifter"])("%s is placed and routed whole", async (project) => {
    const { circuit, footprints } = readProject(project);
    const { board } = boardFromCircuit(circuit, { footprints });
    const run = startPlacement(board, circuit, { strip: false, fixed: [], seed: 1 });
    while (run.step(STEPS) === "running");
    const [candidate] = run.outcome().candidates;
    expect(candidate?.unplaced).toEqual([]);
    if (!candidate) throw new Error("there is no candidate");
    const routed = await routeBoard(applyEdit(board, candidate.edit), {
      strip: false,
      pours: "keep",
      control: { effort: "draft" },
      seed: 1,
      drive: (routing) => {
        while (routing.step(STEPS) === "running");
        return "finished";
      },
    });
    if (routed === "stopped") throw new Error("nobody stopped it");
    expect(routed.status).toBe("complete");
    const { drc, placement } = judge(routed.board);
    expect({ ...drc.routing, unconnected: drc.unconnected }).toEqual({ unconnected: 0 });
    expect(placement).toMatchObject({ courtyard_overlaps: 0, parts_with_pads_outside: 0, outline_valid: true });
  });
});

function judge(board: Board): {
  drc: { routing: Record<string, number>; unconnected: number };
  placement: Record<string, unknown>;
} {
  const folder = mkdtempSync(join(tmpdir(), "tracewright-schematic-"));
  try {
    const written = writeKicadBoard(board);
    const file = join(folder, "board.kicad_pcb");
    writeFileSync(file, written.board);
    writeFileSync(join(folder, "board.kicad_pro"), written.project);
    return JSON.parse(execFileSync("xvfb-run", ["-a", "/usr/bin/python3", ORACLE, file], { encoding: "utf8" }));
  } finally {
    rmSync(folder, { recursive: true });
  }
}
