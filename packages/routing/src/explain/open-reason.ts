/** Why a connection is open, as data: a screen words it in any language, `message` says it in English. */

/** What would open the way, the least of its kind each; a board may need more than one. Lengths in nanometres. */
export type Remedy =
  /** A track no wider than this. */
  | { readonly kind: "width"; readonly to: number }
  /** A clearance no larger than this between the track and both objects. */
  | { readonly kind: "clearance"; readonly to: number }
  /** The objects, or the parts at the cut, this much farther apart. */
  | { readonly kind: "move"; readonly by: number }
  /** Track layers that the net may not use so far. */
  | { readonly kind: "layers"; readonly layers: readonly string[] }
  /** More work: there is nothing else in the way. */
  | { readonly kind: "effort" };

export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly layer: string;
}

/** From edge to edge, nanometres. `required`: with two objects the track and both clearances, with one the clearance. */
export interface Gap {
  readonly available: number;
  readonly required: number;
}

/** A full line across the board between the two ends. */
export interface Cut {
  /** Tracks that run over it now, those of this and other open connections that would have to, together. */
  readonly needed: number;
  /** Tracks that it takes. */
  readonly fits: number;
  /** Open connections among the needed. */
  readonly open: number;
  /** Nets that run over it now with the number of times, most first. */
  readonly takers: readonly { readonly net: string; readonly times: number }[];
  readonly layers: readonly string[];
  /** Where it lets tracks through; in between stand objects that let none. */
  readonly lines: readonly CutLine[];
}

export interface CutLine {
  readonly ax: number;
  readonly ay: number;
  readonly bx: number;
  readonly by: number;
  readonly layer: string;
}

export type OpenReason =
  /**
   * No way even on the empty board: the widest one has its narrowest place at `spot`, between two `objects`, or past one
   * that nothing leads around. Where the gap is wide enough after all, it lies between the lines of the search lattice.
   * Without a gap no place was found, and the objects are the two ends.
   */
  | {
      readonly kind: "infeasible";
      readonly message: string;
      readonly objects: readonly string[];
      readonly gap?: Gap;
      readonly spot?: Spot;
      readonly remedies: readonly Remedy[];
    }
  /** Other nets stand in the way. */
  | {
      readonly kind: "congested";
      readonly message: string;
      /** Those on the cheapest way. */
      readonly nets: readonly string[];
      /** Where the cheapest way meets them. */
      readonly spots: readonly Spot[];
      /** Absent where no full line separates the ends: other nets could move. */
      readonly cut?: Cut;
      readonly remedies: readonly Remedy[];
    }
  /** Nothing known stands in the way; the work ended first. */
  | { readonly kind: "budget"; readonly message: string; readonly remedies: readonly Remedy[] };

export interface OpenEnd {
  /** "R12 pad 2". */
  readonly label: string;
  /** Id of the pad. */
  readonly item: string;
  readonly x: number;
  readonly y: number;
}

export interface OpenConnection {
  readonly net: string;
  readonly from: OpenEnd;
  readonly to: OpenEnd;
  readonly reason: OpenReason;
}
