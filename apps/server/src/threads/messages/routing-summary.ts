import type { Finding } from "@tracewright/board";
import type { LengthReport } from "@tracewright/checks";
import type { ApartReason, PairReport, PlaneVias } from "@tracewright/flows";
import type { OpenConnection } from "./open-connection.ts";

export type { PlaneVias };

export interface RoutingSummary {
  readonly complete: boolean;
  readonly connected: number;
  readonly total: number;
  readonly vias: number;
  readonly lengthMm: number;
  readonly findings: readonly Finding[];
  /**
   * Errors but open connections, of the board that the run began with and of its result. Absent in results before
   * this field existed.
   */
  readonly errors?: { readonly before: number; readonly after: number };
  readonly open: readonly OpenConnection[];
  /** Open connections that the run was not asked for. Absent in results of before it was counted. */
  readonly unasked?: number;
  /** Vias for heat and returns. Absent in results of before they were laid. */
  readonly planeVias?: PlaneVias;
  /** Differential pairs. Absent in results of before they were routed as such. */
  readonly pairs?: readonly RoutedPair[];
  /** Track lengths by net and group. Absent in results of before they were measured. */
  readonly lengths?: LengthReport;
}

/** What became of a differential pair; lengths in nanometres. */
export interface RoutedPair {
  /** Both nets' names up to the sign. */
  readonly name: string;
  readonly nets: readonly [string, string];
  readonly status: PairReport["status"];
  readonly legs: readonly RoutedPairLeg[];
  readonly apart: readonly ApartPairLeg[];
  readonly lengthened?: LengthenedNet;
}

/** The net that was made longer once the board was routed. */
export interface LengthenedNet {
  /** Its name. */
  readonly net: string;
  readonly by: number;
  /** What both nets still differ by. */
  readonly rest: number;
}

export interface RoutedPairLeg {
  readonly from: string;
  readonly to: string;
  readonly coupledLength: number;
  /** Pairs of vias. */
  readonly vias: number;
  /** How much longer the positive net is, and how many picoseconds later its signal comes. */
  readonly skew: number;
  readonly delay: number;
}

export interface ApartPairLeg {
  readonly reason: ApartReason;
  /** The parts at both ends; empty where the reason is about the pair as a whole. */
  readonly between: readonly string[];
  readonly message: string;
}
