import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { excerpt, type FuzzReaderName } from "@tracewright/formats/fuzzing";
import { sharedFolder } from "../suite/shared-folder.ts";

const EXAMPLES = join(import.meta.dirname, "../../examples");

const ENDINGS: Readonly<Partial<Record<FuzzReaderName, string>>> = {
  "kicad-board": "*.kicad_pcb",
  "kicad-schematic": "*.kicad_sch",
  "kicad-legacy-schematic": "legacy_sch/*.sch",
  "kicad-legacy-library": "legacy_sch/*.lib",
  "kicad-project": "*.{kicad_pro,pro}",
  "kicad-rules": "*.kicad_dru",
  "easyeda-board": "{pcb,PCB}*.json",
  "easyeda-schematic": "{sch,Sch,SCH}*.json",
};

/** Excerpts of our examples and of the real projects of the shared test data, where that is on the machine. */
export function realSamples(reader: FuzzReaderName): Uint8Array[] {
  const ending = ENDINGS[reader];
  if (ending === undefined) return [];
  const besides = sharedFolder();
  const folders = [EXAMPLES, ...(besides === undefined ? [] : [join(besides, "boards")])];
  return folders
    .flatMap((folder) => globSync(join(folder, "*", ending)).sort())
    .map((path) => new TextEncoder().encode(excerpt(readFileSync(path, "utf8"))));
}
