import { mkdir, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import type { Board, Diagnostic } from "@tracewright/board";
import { writeKicadBoard } from "@tracewright/formats";
import { required } from "./parse-options.ts";
import { Refusal } from "./refusal.ts";

const BOARD_EXTENSION = ".kicad_pcb";

/** The value of `-o` of a command that writes a board; refused before the command's work begins. */
export function boardOutput(value: string | undefined): string {
  const path = required(value, `-o OUT${BOARD_EXTENSION}`);
  if (!path.endsWith(BOARD_EXTENSION))
    throw new Refusal(`${path}: the output of this command ends in ${BOARD_EXTENSION}.`);
  return path;
}

/** Writes a board for KiCad with its rules beside it (`.kicad_pro`, `.kicad_dru`), and answers what could not go along. */
export async function writeBoard(path: string, board: Board): Promise<readonly Diagnostic[]> {
  const written = writeKicadBoard(board);
  const stem = path.slice(0, -BOARD_EXTENSION.length);
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, written.board);
  await writeFile(`${stem}.kicad_pro`, written.project);
  if (written.rules !== undefined) await writeFile(`${stem}.kicad_dru`, written.rules);
  return written.lost;
}
