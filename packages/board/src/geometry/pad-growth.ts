import {
  type Board,
  type Footprint,
  isCopperLayer,
  type Nm,
  type Pad,
  type PadShape,
  resolveLayers,
  type Size,
} from "@tracewright/board";

const NONE = { x: 0, y: 0 };

/** How much wider than its copper a pad's mask opening is, on every side. The pad's own value wins over its part's. */
export function maskGrowth(board: Board, part: Footprint, pad: Pad): { readonly x: Nm; readonly y: Nm } {
  if (!hasCopperLayer(board, pad)) return NONE;
  const margin = pad.solderMaskMargin ?? part.solderMaskMargin ?? board.rules.solderMaskExpansion;
  return { x: margin, y: margin };
}

/** The same for paste: a margin and a ratio of the pad's size, both usually zero or negative. */
export function pasteGrowth(
  board: Board,
  part: Footprint,
  pad: Pad,
  shape: PadShape,
): { readonly x: Nm; readonly y: Nm } {
  if (!hasCopperLayer(board, pad)) return NONE;
  const margin = pad.solderPasteMargin ?? part.solderPasteMargin ?? board.rules.solderPasteMargin;
  const ratio = pad.solderPasteRatio ?? part.solderPasteRatio ?? board.rules.solderPasteRatio;
  const { width, height } = sizeOf(shape);
  return { x: margin + Math.round(width * ratio), y: margin + Math.round(height * ratio) };
}

/** A pad without copper is a drawn aperture of mask or paste: KiCad gives it no margin, not even its own. */
function hasCopperLayer(board: Board, pad: Pad): boolean {
  return resolveLayers(board, pad.layers).some(isCopperLayer);
}

function sizeOf(shape: PadShape): Size {
  return shape.kind === "circle" ? { width: shape.diameter, height: shape.diameter } : shape.size;
}
