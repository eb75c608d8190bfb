import type { Finding } from "@tracewright/board";
import type { CompromiseKind } from "@tracewright/flows";

export interface PlacementSummary {
  readonly profile: string;
  readonly metrics: Readonly<Record<string, unknown>>;
  readonly findings: readonly Finding[];
  /**
   * Errors of the board as it was and of this candidate, open connections not counted. Absent in results before this
   * field existed.
   */
  readonly errors?: { readonly before: number; readonly after: number };
  /** What the candidate took off the board. Absent in results before this field existed. */
  readonly removed?: { readonly tracks: number; readonly vias: number };
  /** What was given up to find room for all, a sentence each. Absent in results before this field existed. */
  readonly compromises?: readonly string[];
  /** The same by its kinds, and what became of the texts on silkscreen. Absent in results before this field existed. */
  readonly notes?: readonly PlacementNote[];
}

/** Compromises, what the texts of parts had to give up on silkscreen, and what became of a proposed board. */
export type PlacementNoteKind =
  | CompromiseKind
  | "more-layers"
  | "larger-board"
  | `${"reference" | "value"}-${"hidden" | "smaller"}`;

export interface PlacementNote {
  readonly kind: PlacementNoteKind;
  /** References; of a board's growth its number of copper layers or its size. */
  readonly parts: readonly string[];
}
