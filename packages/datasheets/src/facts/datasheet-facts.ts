import type { PinElectricalType } from "@tracewright/board";
import type { Evidence, Fact } from "./evidence.ts";

/** All that was found; empty lists where the text says nothing. */
export interface DatasheetFacts {
  readonly pages: number;
  readonly title?: Fact<string>;
  /** The likeliest first. */
  readonly partNumbers: readonly Fact<string>[];
  readonly packages: readonly Fact<PackageName>[];
  /** One for each pinout that the tables and drawings tell apart, the surest first; none: no pins were found. */
  readonly variants: readonly PackageVariant[];
  /** Recommended operating ranges, never the absolute maximum ratings. */
  readonly supplies: readonly SupplyRange[];
}

export interface PackageName {
  /** As written: "SOIC-8", "8-Lead SOIC", "TSSOP (16)". */
  readonly text: string;
  /** The family in letters that compare: "SOIC", "QFN". */
  readonly family: string;
  readonly pinCount?: number;
}

/** A pinout and the packages that have it. */
export interface PackageVariant {
  /** As the table's columns or the text call them; empty where nothing says which package it is. */
  readonly packages: readonly string[];
  /** In the order of their numbers; no number twice. */
  readonly pins: readonly DatasheetPin[];
  readonly confidence: number;
}

export interface DatasheetPin {
  /** "1", "A1"; an exposed pad has the number that the table gives it, otherwise "EP". */
  readonly number: string;
  /** As written, subscripts in line: "VCC", "RESET", "PB0 (MOSI/DI)". */
  readonly name: string;
  /** Absent where the text does not say. */
  readonly type?: PinElectricalType;
  readonly description?: string;
  /** The row of the table. */
  readonly evidence: Evidence;
  readonly confidence: number;
}

/** What a supply pin may be given, in volts; at least one of the three is there. */
export interface SupplyRange {
  /** The symbol as written: "VCC", "VDDIO"; empty where there is none. */
  readonly symbol: string;
  readonly description: string;
  readonly minimum?: number;
  readonly typical?: number;
  readonly maximum?: number;
  readonly evidence: Evidence;
  readonly confidence: number;
}
