import type { Track, Via } from "@tracewright/board";
import type { Point } from "@tracewright/geometry";

/** The picture of a run so far, in the board document's nanometres. */
export interface RunPreview {
  /** The run began by taking all unlocked tracks and vias away: they are no part of the picture any more. */
  readonly strip?: boolean;
  /** Tracks and vias of the board that the run has taken away; where `strip` says it, none are listed. */
  readonly removed?: readonly string[];
  readonly tracks?: readonly Pick<Track, "start" | "end" | "width" | "layer" | "net">[];
  readonly vias?: readonly Pick<Via, "position" | "diameter" | "drill" | "net">[];
  readonly footprints?: readonly {
    readonly id: string;
    readonly position: Point;
    readonly rotation: number;
    readonly side: string;
  }[];
}
