import type { MatchReason, PartCandidate, PartQuestion } from "../../platform/database/part-match-records.ts";

export interface ReadDatasheetInput {
  readonly pdf: Uint8Array;
  readonly datasheetId: string;
  /** The part that the datasheet is to be of. */
  readonly question: PartQuestion;
}

export type ReadDatasheetMessage =
  | { readonly kind: "page"; readonly page: number; readonly pages: number }
  /** One candidate for each pinout of the datasheet, the one that fits best first; what is to be looked at with it. */
  | {
      readonly kind: "read";
      readonly candidates: readonly [PartCandidate, ...PartCandidate[]];
      readonly reasons: readonly MatchReason[];
    }
  | {
      readonly kind: "refused";
      /** Of the error catalogue. */
      readonly code: 70014 | 70015 | 70021;
      readonly reason: MatchReason;
    };
