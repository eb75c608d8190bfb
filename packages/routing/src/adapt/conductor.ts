import type { Shape } from "../geometry/shape.ts";
import type { GivenPiece } from "../problem.ts";

/** A piece of copper that belongs to a net before routing. */
export interface Conductor {
  readonly kind: "pad" | "track" | "via" | "fill";
  readonly net: number;
  readonly layers: number;
  readonly shapes: readonly Shape[];
  /** Where tracks may end: the pad's anchor, both ends of a track, the via's centre. */
  readonly ends: readonly { readonly x: number; readonly y: number }[];
  readonly axis: number;
  /** Of a pad: the places of which one has to lie in a pour that joins it; any of its copper does where there are none. */
  readonly pourAnchors?: readonly { readonly x: number; readonly y: number }[];
  readonly label: string;
  readonly item: string;
  /** Present where the run may take the track or via away: its course, and its width or diameter. */
  readonly given?: Pick<GivenPiece, "points" | "width" | "drill">;
}
