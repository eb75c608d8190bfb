import {
  type Board,
  type CopperLayerId,
  type Footprint,
  type Pad,
  padHole,
  padLayers,
  padSolids,
  type Via,
  viaHole,
  viaLayers,
  viaSolid,
} from "@tracewright/board";
import type { ArcChords, Solid } from "@tracewright/geometry";

/** What a pad or via puts on one layer: its copper, or where it has none there its bare hole. */
export interface Footing {
  readonly copper: readonly Solid[];
  readonly hole?: Solid;
}

export function padFooting(board: Board, part: Footprint, pad: Pad, layer: CopperLayerId, chords?: ArcChords): Footing {
  const copper = padLayers(board, pad).includes(layer) && hasRing(pad) ? padSolids(part, pad, layer, chords) : [];
  const hole = padHole(part, pad);
  return hole ? { copper, hole } : { copper };
}

export function viaFooting(board: Board, via: Via, layer: CopperLayerId): Footing {
  return viaLayers(board, via).includes(layer)
    ? { copper: [viaSolid(via, layer)], hole: viaHole(via) }
    : { copper: [] };
}

/** An unplated hole as wide as its pad has no copper around it. */
function hasRing({ kind, shape, drill }: Pad): boolean {
  if (kind !== "npth" || !drill) return true;
  const size = shape.kind === "circle" ? { width: shape.diameter, height: shape.diameter } : shape.size;
  return size.width > drill.size.width || size.height > drill.size.height;
}
