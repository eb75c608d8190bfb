import type { Board, Circuit, Component, Footprint } from "@tracewright/board";
import type { PartFields } from "./part-fields.ts";

/** Why a part is in no bill of materials. */
export type LeftOutReason = "not-populated" | "excluded" | "fiducial" | "no-pads" | "no-reference";

/** A part with the data for purchase and placement, combined from schematic and board. */
export interface AssemblyPart {
  readonly reference: string;
  readonly value: string;
  /** Name of the footprint without its library, "R_0603_1608Metric"; empty where none is chosen. */
  readonly footprintName: string;
  readonly fields: PartFields;
  readonly mount: "smd" | "through-hole" | "none";
  /** Present where the design has a schematic that knows the part. */
  readonly component?: Component;
  /** Present where the design has a board and the part stands there. */
  readonly footprint?: Footprint;
  /** Absent for parts that are bought. */
  readonly leftOut?: LeftOutReason;
  /** Stands in the position file. */
  readonly isPlaced: boolean;
}

/** A design to be assembled: its schematic, its board, or both. */
export interface AssemblyDesign {
  readonly circuit?: Circuit | undefined;
  readonly board?: Board | undefined;
}

/** One of several ways to assemble the same board: what it changes against the design as drawn, by reference. */
export interface AssemblyVariant {
  readonly name: string;
  readonly parts: ReadonlyMap<string, AssemblyVariantPart>;
}

export interface AssemblyVariantPart {
  readonly populated?: boolean;
  readonly value?: string;
  /** Fields that replace those of the design, by name. */
  readonly properties?: Readonly<Record<string, string>>;
}
