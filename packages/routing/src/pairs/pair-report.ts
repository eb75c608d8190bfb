import type { NetId } from "@tracewright/board";
import type { Nm } from "@tracewright/geometry";
import type { PairSkew } from "./pair-skew.ts";

/** What became of one differential pair. */
export interface PairReport {
  /** Both nets' names up to the sign. */
  readonly name: string;
  readonly positive: NetId;
  readonly negative: NetId;
  /** `coupled`: between all its stations but the nearest ones; `partly`: between some; `separate`: both nets run alone. */
  readonly status: "coupled" | "partly" | "separate";
  readonly legs: readonly PairLeg[];
  /** What is not routed as a pair, and why. */
  readonly apart: readonly ApartLeg[];
  /** The net that trapezoids made longer once the board was routed, by how much, and what both still differ by. */
  readonly lengthened?: { readonly net: NetId; readonly by: Nm; readonly rest: Nm };
}

/** A stretch that is routed as a pair: from the pads of one station to those of another. Lengths in nanometres. */
export interface PairLeg {
  /** "U1 pad 7 and U1 pad 8". */
  readonly from: string;
  readonly to: string;
  /** Along which both tracks run side by side, the mean of both. */
  readonly coupledLength: number;
  readonly positive: LegWire;
  readonly negative: LegWire;
  /** As it was laid. */
  readonly skew: PairSkew;
}

export interface LegWire {
  /** At the pads and vias, where the net runs alone. */
  readonly uncoupledLength: number;
  readonly vias: number;
}

/**
 * `no-station`: fewer than two places where pads of both nets stand side by side; `half-joined`: one of the nets is joined
 * there already; `short`: the tracks would run alone for longer than together, the vias of a pair would be for little, or a
 * leg of a few millimetres makes room for others; `detour`: they would go a long way round together; `no-port`: no place
 * beside the pads where both tracks come together; `no-way`: no way wide enough for both; `budget`: the search was given
 * up; `in-the-way`: the rest of the board could be joined only without the pair.
 */
export type ApartReason =
  | "no-station"
  | "half-joined"
  | "short"
  | "detour"
  | "no-port"
  | "no-way"
  | "budget"
  | "in-the-way";

export interface ApartLeg {
  readonly reason: ApartReason;
  /** The stations at both ends; absent where the reason is about the pair as a whole. */
  readonly between?: readonly [string, string];
  /** A sentence that names the parts. */
  readonly message: string;
}

/** A length as reasons have it: "1.50 mm". */
export function inMm(nanometres: number): string {
  return `${(nanometres / 1e6).toFixed(2)} mm`;
}
