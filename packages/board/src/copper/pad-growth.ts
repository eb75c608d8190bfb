import type { Nm } from "@tracewright/geometry";
import { resolveLayers } from "../layers/resolve-layers.ts";
import type { Board } from "../records/board.ts";
import type { Footprint } from "../records/footprint.ts";
import { isCopperLayer, type LayerId } from "../records/layer.ts";
import type { Pad } from "../records/pad.ts";
import { padShapeOn } from "./pad-solids.ts";

/** What a pad is wider by on each of its sides; negative: narrower. */
export interface PadGrowth {
  readonly x: Nm;
  readonly y: Nm;
}

const NONE: PadGrowth = { x: 0, y: 0 };

/**
 * How much wider than its copper a pad is on a layer: by a margin where the mask opens, by a margin and a part of its size
 * on paste, both usually negative, by nothing elsewhere. The pad's own values win over its part's, these over the board's.
 */
export function padGrowth(
  board: Pick<Board, "layers" | "rules">,
  part: Pick<Footprint, "solderMaskMargin" | "solderPasteMargin" | "solderPasteRatio">,
  pad: Pad,
  layer: LayerId,
): PadGrowth {
  // A pad without copper is a drawn aperture of mask or paste: KiCad gives it no margin, not even its own.
  if (!/\.(Mask|Paste)$/.test(layer) || !resolveLayers(board, pad.layers).some(isCopperLayer)) return NONE;
  if (layer.endsWith(".Mask")) {
    const margin = pad.solderMaskMargin ?? part.solderMaskMargin ?? board.rules.solderMaskExpansion;
    return { x: margin, y: margin };
  }
  const margin = pad.solderPasteMargin ?? part.solderPasteMargin ?? board.rules.solderPasteMargin;
  const ratio = pad.solderPasteRatio ?? part.solderPasteRatio ?? board.rules.solderPasteRatio;
  const shape = padShapeOn(pad, layer.startsWith("F") ? "F.Cu" : "B.Cu");
  const { width, height } = shape.kind === "circle" ? { width: shape.diameter, height: shape.diameter } : shape.size;
  return { x: margin + Math.round(width * ratio), y: margin + Math.round(height * ratio) };
}
