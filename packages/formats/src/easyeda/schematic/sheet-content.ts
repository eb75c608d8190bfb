import type { SchematicItem, SymbolGraphic } from "@tracewright/board";
import type { Point } from "@tracewright/geometry";
import type { SheetLabel } from "../../schematic/sheet-file.ts";
import type { DocumentReading } from "../document-reading.ts";
import type { ShapeRecord } from "../shape-record.ts";
import type { NetFlag } from "./net-flag.ts";
import type { EasyedaSymbol } from "./read-symbol.ts";

/** What one sheet holds, before its symbols are brought into a library. */
export interface SheetContent {
  readonly reading: DocumentReading;
  readonly symbols: EasyedaSymbol[];
  readonly flags: NetFlag[];
  readonly wires: Point[][];
  readonly junctions: Point[];
  readonly noConnects: Point[];
  readonly labels: SheetLabel[];
  readonly items: SchematicItem[];
  /** Wires, in the order of `wires`. */
  readonly wireItems: SchematicItem[];
}

export function addGraphics(
  { reading, items }: SheetContent,
  shape: ShapeRecord,
  graphics: readonly SymbolGraphic[],
): void {
  const written = shape.fields.find((field) => /^gge/.test(field)) ?? "";
  for (const graphic of graphics) items.push({ kind: "graphic", id: reading.id(written), graphic });
}

/** The editor tells nets apart without regard to case and writes them in capitals on the board. */
export function netName(written: string): string {
  return written.toUpperCase();
}
