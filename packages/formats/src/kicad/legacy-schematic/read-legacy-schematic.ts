import { type Diagnostic, listed, phrase, worded } from "@tracewright/board";
import { assembleCircuit } from "../../schematic/assemble-circuit.ts";
import { ReceiptCounts } from "../../schematic/receipt-counts.ts";
import type { InstanceFields, SheetFile } from "../../schematic/sheet-file.ts";
import { baseName } from "../../schematic/sheet-hierarchy.ts";
import { numberRefusals } from "../refusals.ts";
import type { KicadSchematicOutcome } from "../schematic/read-kicad-schematic.ts";
import { type LegacyLibrary, LegacySymbols, splitLegacySymbolName } from "./find-legacy-symbol.ts";
import { LegacyReading } from "./legacy-reading.ts";
import { type LegacyDocumentation, readLegacyDocumentation } from "./read-legacy-documentation.ts";
import { readLegacyLibrary } from "./read-legacy-library.ts";
import { readLegacySheetFile } from "./read-legacy-sheet-file.ts";

/** More are counted, not listed. */
const MAX_NAMED = 10;

export interface LegacyFile {
  readonly fileName: string;
  readonly text: string;
}

export interface LegacySchematicFiles {
  /** The `.sch` of all sheets. */
  readonly sheets: readonly LegacyFile[];
  /** `.lib`, the schematic's own `-cache.lib` above all: without them nobody knows where a symbol has its pins. */
  readonly libraries: readonly LegacyFile[];
  /** `.dcm`: descriptions and datasheets. */
  readonly documentation: readonly LegacyFile[];
}

/**
 * Reads the schematic of one project of KiCad 4 or 5 into a circuit, by the same rules of connection as later ones. A
 * symbol that no library has is told, and stands without pins. Never throws for bad input; a bug still does.
 */
export function readLegacySchematic(
  files: LegacySchematicFiles,
  options: { readonly stem?: string } = {},
): KicadSchematicOutcome {
  const counts = new ReceiptCounts();
  const diagnostics: Diagnostic[] = [];
  const finish = (reading: LegacyReading) => {
    diagnostics.push(...reading.diagnostics, ...numberRefusals(reading.fileName, reading.unreadable));
    counts.add(reading.receiptLines());
  };
  const libraries = files.libraries.map((file): LegacyLibrary => {
    const reading = new LegacyReading(file);
    const symbols = readLegacyLibrary(reading);
    finish(reading);
    return { name: baseName(file.fileName).replace(/\.[^.]*$/, ""), symbols };
  });
  const documentation = new Map<string, LegacyDocumentation>();
  for (const file of files.documentation) {
    const reading = new LegacyReading(file);
    for (const [name, entry] of readLegacyDocumentation(reading)) documentation.set(name, entry);
    finish(reading);
  }
  const missing = new Map<string, Set<string>>();
  const symbolInstances = new Map<string, InstanceFields>();
  const symbols = new LegacySymbols(libraries, documentation);
  const sheets = files.sheets.map((file): SheetFile => {
    const { sheet, reading } = readLegacySheetFile(file, { symbols, symbolInstances, missing });
    finish(reading);
    return sheet;
  });
  if (diagnostics.some(({ severity }) => severity === "error")) return { lines: counts.lines(), diagnostics };
  const assembled = assembleCircuit(sheets, options.stem);
  diagnostics.push(...assembled.diagnostics);
  if (!assembled.circuit) return { lines: counts.lines(), diagnostics };
  const { circuit, root } = assembled;
  diagnostics.push(...remarkOnMissing(missing, root));
  return { circuit, version: root.version, lines: counts.lines(), diagnostics };
}

/** One remark for each library: what it lacks, where it is used and which file brings it. */
function remarkOnMissing(missing: ReadonlyMap<string, ReadonlySet<string>>, root: SheetFile): Diagnostic[] {
  const byLibrary = new Map<string, { names: string[]; files: Set<string> }>();
  for (const [written, users] of missing) {
    const { nickname = "", name } = splitLegacySymbolName(written);
    const entry = byLibrary.get(nickname) ?? { names: [], files: new Set() };
    entry.names.push(name);
    for (const user of users) entry.files.add(user);
    byLibrary.set(nickname, entry);
  }
  const cache = `${baseName(root.fileName).replace(/\.[^.]*$/, "")}-cache.lib`;
  return [...byLibrary].map(([library, { names, files }]): Diagnostic => {
    const named = listed(names, MAX_NAMED);
    const wanted = library === "" ? cache : phrase("one-or-other", { one: cache, other: `${library}.lib` });
    return {
      severity: "warning",
      code: "missing-library",
      ...worded("missing-library", {
        files: [...files].join(", "),
        count: names.length,
        names: library === "" ? named : `${library}: ${named}`,
        wanted,
      }),
      file: root.fileName,
      subjects: names,
    };
  });
}
