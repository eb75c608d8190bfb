import { readFileSync } from "node:fs";
import { join } from "node:path";
import { importFiles } from "@tracewright/formats";
import type { DrawingSubject } from "../make-drawing.ts";

const EXAMPLES = join(import.meta.dirname, "../../../../examples");

/** One of the examples, ready to draw. */
export async function exampleSubject(name: string): Promise<DrawingSubject> {
  const files = ["kicad_pcb", "kicad_sch", "kicad_pro"].map((ending) => ({
    name: `${name}.${ending}`,
    bytes: new Uint8Array(readFileSync(join(EXAMPLES, name, `${name}.${ending}`))),
  }));
  const { board, circuit } = importFiles(files);
  if (!board || !circuit) throw new Error(`the example ${name} has no board or no schematic`);
  return { board, circuit, project: "납땜 lamp", version: "2.1", createdAt: new Date("2026-11-22T10:00:00Z") };
}
