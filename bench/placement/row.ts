import type { TriedCandidate } from "@tracewright/flows";
import type { CandidateMetrics } from "@tracewright/placement";
import type { Row as RoutingRow } from "../routing/row.ts";
import type { SuiteBoard } from "../suite/suite-boards.ts";

/** One candidate by its own numbers and by KiCad's. */
export interface PlacedRow extends Pick<TriedCandidate, "profile" | "trial"> {
  readonly metrics: CandidateMetrics;
  /** What KiCad finds beyond the same board without the parts that move; absent where it gave no answer. */
  readonly judged?: {
    readonly overlaps: number;
    readonly outside: number;
    /** Errors between pads, drills and the edge beyond those of the human's board. */
    readonly padErrors: number;
  };
  /** Median way of decoupling capacitors to a supply pin, nanometres; absent without capacitors. */
  readonly decoupling?: number;
}

/** What became of one board. */
export interface PlacementRow {
  readonly board: string;
  readonly suite: SuiteBoard["suite"];
  readonly parts: number;
  readonly movable: number;
  /** Parts that were to stay and are not the very same records in some candidate. */
  readonly movedFixed: number;
  /** References without room in some candidate. */
  readonly unplaced: readonly string[];
  readonly candidates: readonly PlacedRow[];
  /** The same numbers of the placement that came with the board. */
  readonly human: { readonly metrics: CandidateMetrics; readonly decoupling?: number };
  /** Least over all pairs of candidates: mean way of a part from one to the other, by the board's diagonal. */
  readonly apart: number;
  /** Until the first candidate had all parts in legal places; absent where that never was. */
  readonly firstLegalSeconds?: number;
  /** The same in seconds of computing, of all threads together; of rows of before it was counted absent. */
  readonly firstLegalCpuSeconds?: number;
  /** Until all three were there, without trials, in seconds of computing. */
  readonly placedCpuSeconds?: number;
  /** Until all three were there and routed on trial. */
  readonly seconds: number;
  readonly cpuSeconds?: number;
  /** The best candidate, every net routed as tracks like the human's placement in the routing bench. */
  readonly routed?: {
    readonly profile: string;
    readonly row: RoutingRow;
    /** Its place in the order of the trials, from 1; absent of rows of which no other was routed. */
    readonly rank?: number;
  };
}

/** Every candidate is there, all parts stand in it, and KiCad has nothing to object to. */
export function isLegal({ candidates, unplaced, movedFixed }: PlacementRow): boolean {
  return (
    candidates.length === 3 &&
    unplaced.length === 0 &&
    movedFixed === 0 &&
    candidates.every(({ judged }) => judged && judged.overlaps + judged.outside + judged.padErrors === 0)
  );
}
