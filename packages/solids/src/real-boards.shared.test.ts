import { globSync, readFileSync } from "node:fs";
import { basename, resolve } from "node:path";
import { type Board, boardOutline } from "@tracewright/board";
import { readKicadBoard } from "@tracewright/formats";
import { polygonArea } from "@tracewright/geometry";
import { validateBytes } from "gltf-validator";
import { describe, expect, it } from "vitest";
import { writeGlb } from "./glb/write-glb.ts";
import { writeStep } from "./step/write-step.ts";
import { readStep } from "./testing/read-step.ts";

const SHARED = process.env.TRACEWRIGHT_SHARED ?? resolve(import.meta.dirname, "../../../../shared");
const BOARDS = globSync("boards/*/*.kicad_pcb", { cwd: SHARED }).sort();
/** What a viewer is to fetch at the most. */
const MAX_BYTES = 7_000_000;
/** Boards of which Open CASCADE reads the model in seconds; large ball grids take it minutes. */
const READ_BACK = ["ecc83-pp", "rp2040_stamp", "tomu", "nrfmicro"];

function read(path: string): Board | undefined {
  return readKicadBoard({ fileName: path, text: readFileSync(resolve(SHARED, path), "utf8") }).board;
}

describe.skipIf(BOARDS.length === 0)("real boards in space", () => {
  it.each(BOARDS)("%s is a GLB of at most 7 MB that the validator has nothing against", async (path) => {
    const board = read(path);
    if (!board) return;
    const made = await writeGlb(board, { name: basename(path, ".kicad_pcb") });
    if (made.status === "refused") {
      expect(boardOutline(board).status).not.toBe("closed");
      return;
    }
    const { issues } = await validateBytes(made.bytes);
    expect(issues.messages).toEqual([]);
    expect(made.bytes.length).toBeLessThanOrEqual(MAX_BYTES);
  });

  it.each(BOARDS.filter((path) => READ_BACK.includes(basename(path, ".kicad_pcb"))))(
    "%s is a STEP model whose solids Open CASCADE reads, the board as large as its outline",
    async (path) => {
      const board = read(path);
      if (!board) throw new Error(`${path} was refused`);
      const made = await writeStep(board, { name: "board", createdAt: new Date(0) });
      if (made.status === "refused") throw new Error(made.reasons.join());
      const { parts } = await readStep(made.bytes);
      const [bare, ...others] = parts;
      const area = boardOutline(board).areas.reduce((sum, polygon) => sum + polygonArea(polygon), 0) / 1e12;
      const volume = (area * board.stackup.boardThickness) / 1e6;
      const own = bare?.solids.reduce((sum, solid) => sum + solid.volume, 0) ?? 0;
      // Holes alone are missing, and on no board they are more than a quarter.
      expect(own).toBeLessThan(volume);
      expect(own).toBeGreaterThan(0.75 * volume);
      expect(others.flatMap(({ solids }) => solids).filter((solid) => !(solid.volume > 0))).toEqual([]);
    },
  );
});
