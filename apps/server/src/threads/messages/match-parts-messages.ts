import type {
  MatchReason,
  PartCandidate,
  PartMatchStatus,
  PartOfKind,
  PartQuestion,
} from "../../platform/database/part-match-records.ts";

/** Parts of a design that are equal for matching. */
export interface PartKind {
  /** Hash of the question. */
  readonly kind: string;
  /** Order of the first of its parts in the design. */
  readonly rank: number;
  readonly parts: readonly PartOfKind[];
  readonly question: PartQuestion;
  /** Its symbol, or its footprint where there is no schematic. */
  readonly svg: string | null;
}

export interface MatchPartsInput {
  readonly board: Uint8Array | null;
  readonly circuit: Uint8Array | null;
  /** What the owner's parts were matched with before, by the signature of the question. */
  readonly earlier: readonly (readonly [signature: string, candidate: PartCandidate])[];
  /** Kinds that have been matched; null: none has been listed. */
  readonly settled: readonly string[] | null;
}

/** What was found out about a part. */
export interface PartOutcome {
  readonly kind: string;
  readonly status: Exclude<PartMatchStatus, "InProgress">;
  /** The likeliest first: what it is matched with. */
  readonly candidates: readonly PartCandidate[];
  readonly reasons: readonly MatchReason[];
}

export type MatchPartsMessage =
  | { readonly kind: "listed"; readonly parts: readonly PartKind[] }
  | { readonly kind: "matched"; readonly outcomes: readonly PartOutcome[] }
  /** All have been reported. */
  | { readonly kind: "done" };
