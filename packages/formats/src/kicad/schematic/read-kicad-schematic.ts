import type { Circuit, Diagnostic, ReceiptLine } from "@tracewright/board";
import { parseSExpression } from "../../sexpr/parse-s-expression.ts";
import { numberRefusals, syntaxRefusal } from "../refusals.ts";
import { buildCircuit } from "./build-circuit.ts";
import { connectHierarchy } from "./connect-hierarchy.ts";
import { readSheetFile } from "./read-sheet-file.ts";
import type { SheetFile } from "./sheet-file.ts";
import { baseName, expandHierarchy, findSheet } from "./sheet-hierarchy.ts";

export interface KicadSchematicFile {
  readonly fileName: string;
  readonly text: string;
}

export interface KicadSchematicOutcome {
  /** Absent when anything was refused; `diagnostics` says why. */
  readonly circuit?: Circuit;
  /** Version of the root file. */
  readonly version?: number;
  readonly lines: readonly ReceiptLine[];
  readonly diagnostics: readonly Diagnostic[];
}

/**
 * Reads the `.kicad_sch` files of one project (KiCad 6 to 10) into a circuit. The root is the sheet that no other
 * includes; of several, the one named like the board or project (`stem`). Never throws for bad input; a bug still does.
 */
export function readKicadSchematic(
  files: readonly KicadSchematicFile[],
  options: { readonly stem?: string } = {},
): KicadSchematicOutcome {
  const sheets: SheetFile[] = [];
  const lines = new Map<string, { read: number; kept: number; converted: number; dropped: number }>();
  const diagnostics: Diagnostic[] = [];
  for (const file of files) {
    const parsed = parseSExpression(file.text);
    if ("problem" in parsed) {
      diagnostics.push(syntaxRefusal(file.fileName, parsed.problem));
      continue;
    }
    const { sheet, reading } = readSheetFile(parsed.root, { fileName: file.fileName, source: file.text });
    sheets.push(sheet);
    diagnostics.push(...reading.diagnostics);
    diagnostics.push(...numberRefusals(file.fileName, reading.unreadable));
    for (const { kind, ...counts } of reading.receiptLines()) {
      const line = lines.get(kind) ?? { read: 0, kept: 0, converted: 0, dropped: 0 };
      for (const what of ["read", "kept", "converted", "dropped"] as const) line[what] += counts[what];
      lines.set(kind, line);
    }
  }
  const receipt = () => [...lines].map(([kind, counts]): ReceiptLine => ({ kind, ...counts }));
  const refused = () => ({ lines: receipt(), diagnostics });
  if (diagnostics.some(({ severity }) => severity === "error")) return refused();
  const chosen = chooseRoot(sheets, options.stem);
  if ("problem" in chosen) {
    diagnostics.push(chosen.problem);
    return refused();
  }
  const { instances, problems } = expandHierarchy(chosen.root, sheets);
  diagnostics.push(...problems);
  if (problems.length > 0) return refused();
  for (const unused of sheets.filter((sheet) => instances.every((instance) => instance.sheet !== sheet)))
    diagnostics.push({
      severity: "warning",
      code: "unused-sheet",
      message: `${unused.fileName} belongs to no sheet of ${chosen.root.fileName} and was not imported.`,
      file: unused.fileName,
    });
  const aliases = new Map(sheets.flatMap(({ busAliases }) => [...busAliases]));
  const { circuit, diagnostics: remarks } = buildCircuit(instances, connectHierarchy(instances, aliases));
  return { circuit, version: chosen.root.version, lines: receipt(), diagnostics: [...diagnostics, ...remarks] };
}

/** Sheets in a ring are all included by another: then any of them is the root, and the ring will be named. */
function chooseRoot(
  sheets: readonly SheetFile[],
  stem: string | undefined,
): { root: SheetFile } | { problem: Diagnostic } {
  const included = new Set(
    sheets.flatMap((sheet) => sheet.sheets.map((entry) => findSheet(entry.fileName, sheet.fileName, sheets))),
  );
  const roots = sheets.filter((sheet) => !included.has(sheet));
  const candidates = roots.length > 0 ? roots : sheets;
  const named = sheets.find(({ fileName }) => baseName(fileName).replace(/\.[^.]*$/, "") === stem);
  const root = named && (candidates.includes(named) || roots.length === 0) ? named : candidates[0];
  if (!root) throw new Error("there is no schematic to choose from");
  if (candidates.length > 1 && root !== named && roots.length > 0) {
    const names = candidates.map(({ fileName }) => fileName);
    return {
      problem: {
        severity: "error",
        code: "several-schematics",
        catalogue: 70004,
        message: `There are ${names.length} schematics that no other includes: ${names.join(", ")}. A project has one root; hand in the one you mean, with its sheets, or the project file that names it.`,
        file: root.fileName,
        subjects: names,
      },
    };
  }
  return { root };
}
