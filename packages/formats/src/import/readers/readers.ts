import { EASYEDA_DOCUMENTS } from "./easyeda-documents.ts";
import { FOREIGN_FILES } from "./foreign-files.ts";
import { KICAD_BOARDS } from "./kicad-boards.ts";
import { KICAD_FOOTPRINTS } from "./kicad-footprints.ts";
import { KICAD_SCHEMATICS } from "./kicad-schematics.ts";
import type { Reader } from "./reader.ts";

/** All readers; the first that knows a file has it. */
export const READERS: readonly Reader[] = [
  KICAD_BOARDS,
  KICAD_SCHEMATICS,
  KICAD_FOOTPRINTS,
  EASYEDA_DOCUMENTS,
  FOREIGN_FILES,
];
