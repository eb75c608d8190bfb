import type { PinElectricalType } from "@tracewright/board";

/** What is stored of parts and of what they were matched with. Texts are as designs and datasheets have them: data. */

export interface PartOfKind {
  /** That of the layout: the footprint's id, or the schematic's where there is no layout. */
  readonly key: string;
  /** "U3". */
  readonly reference: string;
}

/** What a design says of a part, as the catalogue is asked. */
export interface PartQuestion {
  /** The same for parts that are one part to the catalogue, in whatever project. */
  readonly signature: string;
  /** "U" of "U3". */
  readonly prefix: string;
  readonly value: string;
  /** "Library:Name"; empty where none is chosen. */
  readonly footprint: string;
  /** Empty where there is no schematic. */
  readonly symbol: string;
  /** Further fields by the names the design gives them. */
  readonly fields: Readonly<Record<string, string>>;
  /** Of the footprint's pads, each once, in natural order; empty where there is no footprint. */
  readonly padNumbers: readonly string[];
  /** Of the symbol, or what the layout says of its pads. */
  readonly pins: readonly QuestionPin[];
}

export interface QuestionPin {
  readonly number: string;
  readonly name: string;
}

/** Where a datasheet says something. */
export interface Evidence {
  /** Counted from 1. */
  readonly page: number;
  /** Left, bottom, right, top in PDF points of the page's own frame, y upwards, before its rotation. */
  readonly box: readonly [number, number, number, number];
}

export interface CandidatePin {
  readonly number: string;
  readonly name: string;
  /** Null where nothing says it. */
  readonly type: PinElectricalType | null;
  readonly description: string;
  readonly evidence: Evidence | null;
}

/** A supply range in volts; null: not said. */
export interface SupplyRange {
  /** What it is about as written, "VCC"; empty: the part. */
  readonly name: string;
  readonly least: number | null;
  readonly typical: number | null;
  readonly most: number | null;
  readonly evidence: Evidence | null;
}

/** As the specification spells it. */
export type PartMatchStatus = "InProgress" | "Matched" | "NotMatched";

export const MATCH_SOURCES = ["part-number", "generic", "earlier", "datasheet"] as const;

/** Who says what the part is: the catalogue by its number or by its kind, an earlier project, a datasheet. */
export type MatchSource = (typeof MATCH_SOURCES)[number];

/** Kinds of parts that any maker's answers to, as the catalogue names them. */
export const PLAIN_KINDS = [
  "resistor",
  "capacitor",
  "inductor",
  "ferrite-bead",
  "crystal",
  "fuse",
  "resistor-array",
  "potentiometer",
  "thermistor",
  "led",
  "battery",
  "connector",
  "switch",
  "mechanical",
] as const;
type PlainKind = (typeof PLAIN_KINDS)[number];

/** What a part of no particular maker is, as data to be worded in any language. */
export interface PlainPart {
  readonly kind: PlainKind;
  /** "4.7 kΩ". */
  readonly value?: string;
  /** Of a connector. */
  readonly pins?: number;
}

/** Something that a part may be. */
export interface PartCandidate {
  /** Tells it from other candidates of the same part. */
  readonly id: string;
  readonly source: MatchSource;
  /** 0 to 1. */
  readonly confidence: number;
  /** "LM358", "Resistor 10 kΩ". */
  readonly name: string;
  /** What the name says of a part of no particular maker, where the catalogue gave it; absent of matches of before. */
  readonly plain?: PlainPart;
  /** Empty, as the number, where the part is of no particular maker. */
  readonly manufacturer: string;
  readonly partNumber: string;
  readonly description: string;
  /** A category of the catalogue; empty where nothing says it. */
  readonly category: string;
  /** "SOIC-8"; empty where nothing says it. */
  readonly package: string;
  /** Of that package. */
  readonly pins: readonly CandidatePin[];
  readonly supply: readonly SupplyRange[];
  readonly datasheetId: string | null;
}

/** What a part was matched with, as it stands after corrections. */
export interface PartMatchRecord extends PartCandidate {
  /** What people have put right: "package", "supply", "pin 3". */
  readonly corrected: readonly string[];
}

/** Something to be looked at, as data to be worded in any language. */
export interface MatchReason {
  readonly code: string;
  readonly facts: Readonly<Record<string, unknown>>;
}
