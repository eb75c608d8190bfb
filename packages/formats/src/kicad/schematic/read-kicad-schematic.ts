import { type Circuit, type Diagnostic, listed, type ReceiptLine, worded } from "@tracewright/board";
import { assembleCircuit } from "../../schematic/assemble-circuit.ts";
import { ReceiptCounts } from "../../schematic/receipt-counts.ts";
import type { SheetFile } from "../../schematic/sheet-file.ts";
import { parseSExpression, type SourceText } from "../../sexpr/parse-s-expression.ts";
import { numberRefusals, surplusRemarks, syntaxRefusal } from "../refusals.ts";
import { readSheetFile } from "./read-sheet-file.ts";

export interface KicadSchematicFile {
  readonly fileName: string;
  readonly text: SourceText;
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
  const counts = new ReceiptCounts();
  const diagnostics: Diagnostic[] = [];
  for (const file of files) {
    const parsed = parseSExpression(file.text);
    if ("problem" in parsed) {
      diagnostics.push(syntaxRefusal(file.fileName, parsed.problem));
      continue;
    }
    const { sheet, reading } = readSheetFile(parsed.tree, file.fileName);
    sheets.push(sheet);
    diagnostics.push(...surplusRemarks(file.fileName, parsed.tree), ...reading.remarks(), ...remarkOnUndrawn(sheet));
    diagnostics.push(...numberRefusals(file.fileName, reading.unreadable));
    counts.add(reading.receiptLines());
  }
  if (diagnostics.some(({ severity }) => severity === "error")) return { lines: counts.lines(), diagnostics };
  const assembled = assembleCircuit(sheets, options.stem);
  diagnostics.push(...assembled.diagnostics);
  return {
    ...(assembled.circuit && { circuit: assembled.circuit, version: assembled.root.version }),
    lines: counts.lines(),
    diagnostics,
  };
}

/** More are counted, not listed. */
const MAX_NAMED = 10;

/** Files hold every symbol they use; one from another program's hand, or mended by hand, may not. */
function remarkOnUndrawn({ fileName, symbols, library }: SheetFile): Diagnostic[] {
  const undrawn = [...new Set(symbols.map((symbol) => symbol.library))].filter((name) => !library.has(name));
  if (undrawn.length === 0) return [];
  return [
    {
      severity: "warning",
      code: "undrawn-symbols",
      ...worded("undrawn-symbols", {
        file: fileName,
        count: undrawn.length,
        names: listed(undrawn, MAX_NAMED),
      }),
      file: fileName,
      subjects: undrawn,
    },
  ];
}
