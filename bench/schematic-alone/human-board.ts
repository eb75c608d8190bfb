import { existsSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { type Board, boardOutline, copperLayers } from "@tracewright/board";
import { importFiles } from "@tracewright/formats";
import { polygonArea } from "@tracewright/geometry";
import type { SchematicProject } from "./list-schematics.ts";

/** What the human took for the same circuit. */
export interface HumanBoard {
  readonly areaMm2: number;
  readonly layers: number;
}

/** The board that lies beside a schematic, where it does and has a closed outline. */
export function humanBoard({ root }: SchematicProject): HumanBoard | undefined {
  const path = root.replace(/\.kicad_sch$/, ".kicad_pcb");
  if (!existsSync(path)) return undefined;
  const { board } = importFiles([{ name: basename(path), bytes: readFileSync(path) }]);
  const areaMm2 = board ? outlineArea(board) : 0;
  return board && areaMm2 > 0 ? { areaMm2, layers: copperLayers(board).length } : undefined;
}

export function outlineArea(board: Board): number {
  return boardOutline(board).areas.reduce((sum, area) => sum + polygonArea(area), 0) / 1e12;
}
