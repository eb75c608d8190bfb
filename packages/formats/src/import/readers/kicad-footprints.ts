import { type Diagnostic, worded } from "@tracewright/board";
import { readKicadFootprint } from "../../kicad/board/read-kicad-footprint.ts";
import { nameFootprintLibraries } from "../name-footprint-libraries.ts";
import type { OpenedFile } from "../opened-file.ts";
import type { SniffedFile } from "../sniffed-file.ts";
import { filesOfKind } from "./files-of-kind.ts";
import type { FileStart, Reader, ReadFootprints } from "./reader.ts";

/** KiCad's footprint files, and the tables that name their libraries. */
export const KICAD_FOOTPRINTS: Reader = { sniff, read: (files) => ({ footprints: () => readFootprints(files) }) };

function sniff(start: FileStart): SniffedFile | undefined {
  if (start.as !== "list") return undefined;
  switch (start.head) {
    case "footprint":
    case "module":
      return { kind: "kicad-footprint", text: start.utf8 };
    case "fp_lib_table":
      return { kind: "kicad-footprint-table", text: new TextDecoder().decode(start.utf8) };
    default:
      return undefined;
  }
}

function readFootprints(files: readonly OpenedFile[]): ReadFootprints {
  const tables = filesOfKind(files, "kicad-footprint-table").map(({ sniffed }) => sniffed.text);
  const libraryOf = nameFootprintLibraries(tables);
  const read = filesOfKind(files, "kicad-footprint").map(({ file, sniffed }) =>
    readKicadFootprint({ fileName: file.name, text: sniffed.text, library: libraryOf(file.name) }),
  );
  return {
    footprints: read.flatMap(({ footprint }) => footprint ?? []),
    // One footprint that cannot be read is missed, or not, when a part asks for it.
    diagnostics: read.flatMap(({ diagnostics }) => diagnostics.map(asRemark)),
  };
}

function asRemark({ catalogue: _, ...diagnostic }: Diagnostic): Diagnostic {
  if (diagnostic.severity !== "error") return diagnostic;
  const problem = diagnostic.words?.facts.problem ?? diagnostic.message;
  return {
    ...diagnostic,
    severity: "warning",
    ...worded("footprint-file-left-out", { file: diagnostic.file, problem }),
  };
}
