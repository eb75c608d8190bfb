import { type Diagnostic, listed, phrase, worded } from "@tracewright/board";
import { assembleCircuit } from "../../schematic/assemble-circuit.ts";
import { ReceiptCounts } from "../../schematic/receipt-counts.ts";
import type { InstanceFields, SheetFile } from "../../schematic/sheet-file.ts";
import { baseName } from "../../schematic/sheet-hierarchy.ts";
import type { OpenSymbols } from "../library/open-symbols.ts";
import { numberRefusals } from "../refusals.ts";
import type { KicadSchematicOutcome } from "../schematic/read-kicad-schematic.ts";
import { AssumedSymbols } from "./assumed-symbols.ts";
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
  /** `.lib`, the schematic's own `-cache.lib` above all: without them the pin positions are unknown. */
  readonly libraries: readonly LegacyFile[];
  /** `.dcm`: descriptions and datasheets. */
  readonly documentation: readonly LegacyFile[];
}

export interface LegacyReadingOptions {
  readonly stem?: string;
  /** KiCad's symbol libraries, for symbols that no library among the files has. */
  readonly symbols?: OpenSymbols | undefined;
}

/**
 * Reads the schematic of one project of KiCad 4 or 5 into a circuit, by the same rules of connection as later ones. A
 * symbol that no library has is taken as KiCad has it and reported, or stands without pins. Never throws for bad
 * input; a bug still does.
 */
export function readLegacySchematic(
  files: LegacySchematicFiles,
  options: LegacyReadingOptions = {},
): KicadSchematicOutcome {
  const assumed = new AssumedSymbols(options.symbols);
  let read = readWith(files, assumed, options.stem);
  // The wires tell which symbols were taken wrongly: without those it is read again.
  while (read.circuit && assumed.giveUpUnjoined(read.circuit)) read = readWith(files, assumed, options.stem);
  const [root] = read.circuit?.sheets ?? [];
  if (!root || assumed.names.length === 0) return read;
  const names = assumed.names.map((name) => splitLegacySymbolName(name).name);
  const said = worded("assumed-symbols", {
    file: root.fileName,
    count: names.length,
    names: listed(names, MAX_NAMED),
  });
  const remark: Diagnostic = {
    severity: "warning",
    code: "assumed-symbols",
    ...said,
    file: root.fileName,
    subjects: names,
  };
  return { ...read, diagnostics: [...read.diagnostics, remark] };
}

function readWith(
  files: LegacySchematicFiles,
  assumed: AssumedSymbols,
  stem: string | undefined,
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
    const { sheet, reading } = readLegacySheetFile(file, { symbols, symbolInstances, missing, assumed });
    finish(reading);
    return sheet;
  });
  if (diagnostics.some(({ severity }) => severity === "error")) return { lines: counts.lines(), diagnostics };
  const assembled = assembleCircuit(sheets, stem);
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
