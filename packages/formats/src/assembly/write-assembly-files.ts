import {
  type AssemblyDesign,
  type AssemblyFinding,
  type AssemblyVariant,
  assemblyParts,
  billOfMaterials,
  checkAssembly,
  type PartChoice,
  partPositions,
  type ReelCorrections,
  withPartChoices,
} from "@tracewright/assembly";
import { safeFileName } from "../safe-file-name.ts";
import type { WrittenFile } from "../written-file.ts";
import type { AssemblyPreset } from "./assembly-preset.ts";
import { billTable } from "./bill-table.ts";
import { positionTable } from "./position-table.ts";
import type { Table } from "./table.ts";
import { writeCsv } from "./write-csv.ts";
import { writeXlsx } from "./write-xlsx.ts";

export interface AssemblyWriting {
  readonly preset: AssemblyPreset;
  /** Begins the name of every file. */
  readonly name: string;
  /** Stands in the workbooks: the same design at the same time gives the same bytes. */
  readonly createdAt: Date;
  /** How many the totals are for, 1 … `MAX_BOARDS`. */
  readonly boards?: number | undefined;
  readonly variant?: AssemblyVariant | undefined;
  readonly reels?: ReelCorrections | undefined;
  /** What people chose for lines of the bill of materials. */
  readonly choices?: readonly PartChoice[] | undefined;
}

export interface AssemblyFiles {
  readonly files: readonly WrittenFile[];
  readonly tables: { readonly bill: Table; readonly positions?: Table };
  readonly findings: readonly AssemblyFinding[];
}

/**
 * What an assembler needs besides the fab's files: the bill of materials and, where there is a board, the positions, each as
 * CSV and as a workbook. JLCPCB gets the parts that stand in both files, since it refuses designators that one of them lacks;
 * the findings name the others.
 */
export function writeAssemblyFiles(design: AssemblyDesign, writing: AssemblyWriting): AssemblyFiles {
  const { preset, boards = 1, variant, reels, choices = [], createdAt } = writing;
  const parts = withPartChoices(assemblyParts(design, variant), choices);
  const isInBoth = preset === "jlc" && design.board !== undefined;
  const used = isInBoth ? parts.filter(({ leftOut, isPlaced }) => leftOut === undefined && isPlaced) : parts;
  const bill = billTable(billOfMaterials(used, { boards }), preset, boards);
  const positions = design.board && positionTable(partPositions(used, reels), preset);
  const name = safeFileName(writing.name, "board");
  const both = (table: Table, suffix: string): WrittenFile[] => [
    { name: `${name}-${suffix}.csv`, bytes: writeCsv(table) },
    { name: `${name}-${suffix}.xlsx`, bytes: writeXlsx(table, { createdAt }) },
  ];
  return {
    files: [...both(bill, "bom"), ...(positions ? both(positions, "cpl") : [])],
    tables: { bill, ...(positions && { positions }) },
    findings: checkAssembly(design, parts, { variant, ...(preset === "jlc" && { supplier: "LCSC" }) }),
  };
}
