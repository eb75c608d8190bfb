import type { BoardEdit } from "@tracewright/board";

/** A trial routing of a placement: what a process needs to compute it besides the board of the run. */
export interface PieceRecord {
  readonly candidate: number;
  readonly edit: BoardEdit;
  readonly seed: number;
  readonly mostVisits: number;
}

export interface PieceOutcome {
  readonly connected: number;
  readonly total: number;
  readonly vias: number;
  readonly lengthMm: number;
  readonly visits: number;
  readonly isCut: boolean;
}
