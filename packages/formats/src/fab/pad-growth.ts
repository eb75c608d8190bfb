import type { Board, Footprint, Nm, Pad, PadShape, Size } from "@tracewright/board";

/** How much wider than its copper a pad's mask opening is, on every side. The pad's own value wins over its part's. */
export function maskGrowth(board: Board, part: Footprint, pad: Pad): { readonly x: Nm; readonly y: Nm } {
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
  const margin = pad.solderPasteMargin ?? part.solderPasteMargin ?? board.rules.solderPasteMargin;
  const ratio = pad.solderPasteRatio ?? part.solderPasteRatio ?? board.rules.solderPasteRatio;
  const { width, height } = sizeOf(shape);
  return { x: margin + Math.round(width * ratio), y: margin + Math.round(height * ratio) };
}

function sizeOf(shape: PadShape): Size {
  return shape.kind === "circle" ? { width: shape.diameter, height: shape.diameter } : shape.size;
}
