import { type Circuit, type Diagnostic, type ElectricalRules, worded } from "@tracewright/board";
import { readLegacySchematic } from "../../kicad/legacy-schematic/read-legacy-schematic.ts";
import { readElectricalRules } from "../../kicad/project/read-electrical-rules.ts";
import { readKicadSchematic } from "../../kicad/schematic/read-kicad-schematic.ts";
import { baseName } from "../../schematic/sheet-hierarchy.ts";
import type { OpenedFile } from "../opened-file.ts";
import type { SniffedFile } from "../sniffed-file.ts";
import { filesOfKind, stemOf, textsOf } from "./files-of-kind.ts";
import type { FileStart, ReadCircuit, Reader, ReadOptions } from "./reader.ts";

/** Schematics of KiCad 4 to 10; those of KiCad 4 and 5 with their symbol libraries. */
export const KICAD_SCHEMATICS: Reader = {
  sniff,
  read: (files, options) => {
    const first = filesOfKind(files, "kicad-schematic")[0] ?? filesOfKind(files, "kicad-legacy-schematic")[0];
    return { schematic: first && { fileName: first.file.name, read: () => readSchematic(files, options) } };
  },
};

/** KiCad 5 and older wrote lines, not lists. */
const LEGACY = [
  { kind: "kicad-legacy-schematic", beginning: /^EESchema Schematic File/ },
  { kind: "kicad-legacy-library", beginning: /^EESchema-LIBRARY/ },
  { kind: "kicad-legacy-documentation", beginning: /^EESchema-DOCLIB/ },
  { kind: "kicad-legacy", beginning: /^EESchema/ },
] as const;

function sniff(start: FileStart): SniffedFile | undefined {
  if (start.as === "list" && start.head === "kicad_sch") return { kind: "kicad-schematic", text: start.utf8 };
  if (start.as !== "text") return undefined;
  const legacy = LEGACY.find(({ beginning }) => beginning.test(start.start));
  return legacy && { kind: legacy.kind, text: start.text };
}

/**
 * The schematic in the newest form there is: KiCad 6 and later write theirs beside the files of KiCad 5 that they
 * made it from.
 */
function readSchematic(files: readonly OpenedFile[], { symbols }: ReadOptions): ReadCircuit {
  const named = filesOfKind(files, "kicad-board")[0] ?? filesOfKind(files, "kicad-project")[0];
  const stem = named && { stem: stemOf(baseName(named.file.name)) };
  const sheets = textsOf(filesOfKind(files, "kicad-schematic"));
  const legacy = {
    sheets: textsOf(filesOfKind(files, "kicad-legacy-schematic")),
    libraries: textsOf(filesOfKind(files, "kicad-legacy-library")),
    documentation: textsOf(filesOfKind(files, "kicad-legacy-documentation")),
  };
  const isLegacy = sheets.length === 0;
  const { version, ...read } = isLegacy
    ? readLegacySchematic(legacy, { ...stem, symbols })
    : readKicadSchematic(sheets, stem);
  const electricalRules = read.circuit && electricalRulesOf(files, read.circuit);
  return {
    ...read,
    ...(read.circuit && electricalRules && { circuit: { ...read.circuit, electricalRules } }),
    ...(version !== undefined && {
      version: { of: isLegacy ? "kicad-legacy-schematic" : "kicad-schematic", number: version },
    }),
    diagnostics: [...read.diagnostics, ...(isLegacy ? [] : legacy.sheets.map(olderSchematic))],
  };
}

/** Those of the project that is named like the schematic, or of the only one. */
function electricalRulesOf(files: readonly OpenedFile[], { sheets }: Circuit): ElectricalRules | undefined {
  const projects = filesOfKind(files, "kicad-project");
  const root = stemOf(sheets[0]?.fileName ?? "");
  const named = projects.filter(({ file }) => stemOf(file.name) === root);
  // KiCad 6 leaves the project file of KiCad 5 lying beside the one it made of it.
  const [project] = (named.length > 0 ? named : projects).filter(({ sniffed }) => /^\s*\{/.test(sniffed.text));
  return project && readElectricalRules(project.sniffed.text);
}

function olderSchematic({ fileName: file }: { readonly fileName: string }): Diagnostic {
  return { severity: "warning", code: "older-schematic", ...worded("older-schematic", { file }), file };
}
