import type { FindingCounts, RoutingJudgement } from "../suite/judge-board.ts";
import type { HumanRouting } from "../suite/suite-boards.ts";

/** What a router says of its work; KiCad's word is in the judgement. */
export interface RoutedBoard {
  /** By the router's own count; absent of peers, which do not tell. */
  readonly connected?: number;
  readonly total?: number;
  readonly vias: number;
  readonly lengthMm: number;
  /** Of the nets that are whole and have no pour: track length over that of the octilinear minimum spanning tree. */
  readonly overTree: number;
  /** Length of those trees, millimetres. */
  readonly treeMm?: number;
  readonly seconds: number;
  readonly finished: boolean;
  readonly phase: string;
  /** Seconds until every connection was made, where that happened. */
  readonly completeAfter?: number;
  readonly reasons: Readonly<Record<string, number>>;
  readonly longestStepMs?: number;
  /** Share of connections joined by each of `CURVE_SECONDS` that the run lasted, by the router's own count. */
  readonly curve?: readonly number[];
  /** Of this process, Node.js and the reading of the board included. */
  readonly peakMb?: number;
}

/** What became of one board under one router. */
export interface Row {
  readonly board: string;
  readonly human?: HumanRouting;
  /** What the router says; absent of one that crashed. */
  readonly routed?: RoutedBoard;
  readonly verdict?: RoutingJudgement;
  /** KiCad's errors beyond those of the stripped board. */
  readonly errors?: number;
  /** The same by KiCad's names, with loose ends, which are no errors. */
  readonly fresh?: FindingCounts;
  /** Why there is no result; then `connections` says what was asked for, where that much is known. */
  readonly failure?: string;
  readonly connections?: number;
}

/** A row with a result. */
export type JudgedRow = Row & Required<Pick<Row, "routed" | "verdict" | "errors">>;

export function isJudged(row: Row): row is JudgedRow {
  return row.routed !== undefined && row.verdict !== undefined && row.errors !== undefined;
}

/** Everything KiCad counts as a connection is made; says nothing of errors. */
export function isComplete(row: Row): row is JudgedRow {
  return isJudged(row) && row.verdict.unrouted === 0;
}

/** Of a board without a result nothing is made. */
export function connectionsOf(row: Row): { readonly made: number; readonly asked: number } {
  const asked = row.verdict?.connections ?? row.connections ?? 0;
  return { asked, made: isJudged(row) ? asked - row.verdict.unrouted : 0 };
}
