import type { TrialPiece, TrialRouting } from "@tracewright/flows";

/** From a run's thread to its server: trials that others may compute. */
export type PieceOffer = readonly TrialPiece[];

/** And back: one that was computed elsewhere. */
export interface PieceAnswer {
  readonly candidate: number;
  readonly trial: TrialRouting;
}

export interface PieceInput {
  readonly board: Uint8Array;
  readonly piece: TrialPiece;
  readonly threads: number;
}
