import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import type { Board, Diagnostic } from "@tracewright/board";
import { writeKicadBoard } from "@tracewright/formats";
import { Refusal } from "./refusal.ts";

const BOARD_EXTENSION = ".kicad_pcb";

/** Writes a board for KiCad with its rules beside it (`.kicad_pro`, `.kicad_dru`), and answers what could not go along. */
export async function writeBoard(path: string, board: Board): Promise<readonly Diagnostic[]> {
  if (!path.endsWith(BOARD_EXTENSION))
    throw new Refusal(`${path}: the output of this command ends in ${BOARD_EXTENSION}.`);
  const written = writeKicadBoard(board);
  const stem = path.slice(0, -BOARD_EXTENSION.length);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, written.board);
  await writeFile(`${stem}.kicad_pro`, written.project);
  if (written.rules !== undefined) await writeFile(`${stem}.kicad_dru`, written.rules);
  return written.lost;
}
