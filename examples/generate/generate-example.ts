import { writeKicadBoard } from "@tracewright/formats";
import type { Design } from "./design.ts";
import { layOutBoard } from "./lay-out-board.ts";
import { writeSchematic } from "./write-schematic.ts";

/** The files of one example by name. The same design always gives the same bytes. */
export function generateExample(design: Design): ReadonlyMap<string, string> {
  const { board, project, lost } = writeKicadBoard(layOutBoard(design));
  if (lost.length > 0) throw new Error(`${design.name}: ${lost[0]?.message}`);
  return new Map([
    [`${design.name}.kicad_sch`, writeSchematic(design)],
    [`${design.name}.kicad_pcb`, board],
    [`${design.name}.kicad_pro`, project],
  ]);
}
