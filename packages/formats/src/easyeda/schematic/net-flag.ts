import type { SchematicText, SymbolGraphic } from "@tracewright/board";
import type { Point } from "@tracewright/geometry";

/** A ground, supply or port: whatever touches its dot is on the net of its name, on all sheets. */
export interface NetFlag {
  readonly id: string;
  readonly name: string;
  /** Its dot. */
  readonly position: Point;
  /** Against the dot. */
  readonly graphics: readonly SymbolGraphic[];
  /** The name, at its place on the sheet. */
  readonly text: SchematicText;
}
