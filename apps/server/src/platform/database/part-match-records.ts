/** What is stored of parts and of what they were matched with. Texts are as designs and datasheets have them: data. */

export interface PartOfKind {
  /** That of the layout: the footprint's id, or the schematic's where there is no layout. */
  readonly key: string;
  /** "U3". */
  readonly reference: string;
}

/** What a design says of a part. */
export interface PartQuestion {
  /** "U" of "U3". */
  readonly prefix: string;
  readonly value: string;
  /** "Library:Name"; empty where none is chosen. */
  readonly footprint: string;
  /** Empty where there is no schematic. */
  readonly symbol: string;
  /** Further fields by the names the design gives them. */
  readonly fields: Readonly<Record<string, string>>;
  /** Numbers of the footprint's pads, each once, in natural order; empty where there is no footprint. */
  readonly pads: readonly string[];
  /** Of the symbol; empty where there is no schematic. */
  readonly pins: readonly QuestionPin[];
}

export interface QuestionPin {
  readonly number: string;
  readonly name: string;
  /** One of the schematic's twelve kinds, "power-in". */
  readonly type: string;
}

/** Where a datasheet says something. */
export interface Evidence {
  /** Counted from 1. */
  readonly page: number;
  /** PDF points from the upper left corner of the page as it is shown; null: somewhere on the page. */
  readonly box: EvidenceBox | null;
}

export interface EvidenceBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface CandidatePin {
  readonly number: string;
  readonly name: string;
  /** "power-in", "ground" …; null where nothing says it. */
  readonly type: string | null;
  readonly description: string;
  readonly evidence: Evidence | null;
}

/** A supply range in volts; null: not said. */
export interface SupplyRange {
  /** The pin or the symbol it is about, "VCC"; empty: of the part. */
  readonly name: string;
  readonly least: number | null;
  readonly typical: number | null;
  readonly most: number | null;
  readonly evidence: Evidence | null;
}

export interface CandidatePackage {
  readonly name: string;
  readonly pinCount: number;
  readonly evidence: Evidence | null;
}

export const MATCH_SOURCES = ["part-number", "generic", "earlier", "datasheet"] as const;

/** Who says what the part is: the catalogue by its number or by its kind, an earlier project, a datasheet. */
export type MatchSource = (typeof MATCH_SOURCES)[number];

/** Something that a part may be. */
export interface PartCandidate {
  /** Tells it from other candidates of the same part. */
  readonly id: string;
  readonly source: MatchSource;
  /** 0 to 1. */
  readonly confidence: number;
  readonly manufacturer: string;
  readonly partNumber: string;
  readonly description: string;
  /** A category of the catalogue; empty where nothing says it. */
  readonly category: string;
  /** Of `packages`, the one that the footprint is for; empty where none is. */
  readonly package: string;
  readonly packages: readonly CandidatePackage[];
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
  readonly facts: Readonly<Record<string, string | number>>;
}
