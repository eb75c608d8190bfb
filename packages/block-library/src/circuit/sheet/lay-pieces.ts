import type { SheetPiece, Spot } from "./sheet-piece.ts";

export interface PlacedPiece {
  readonly piece: SheetPiece;
  readonly origin: Spot;
}

/** Papers in steps of the raster. */
const PAPERS = [
  { name: "A4", width: 116, height: 82 },
  { name: "A3", width: 165, height: 116 },
  { name: "A2", width: 233, height: 165 },
] as const;
const MARGIN = 9;
/** What the title block takes of the lower edge. */
const FOOT = 18;
const GAP = 3;

/** Rows of pieces from the left to the right on the smallest paper that holds them. */
export function layPieces(pieces: readonly SheetPiece[]): {
  readonly paper: string;
  readonly pieces: readonly PlacedPiece[];
} {
  const laid = PAPERS.map((paper) => ({ paper, ...inRows(pieces, paper.width - MARGIN) }));
  const fits = laid.find(({ paper, right, bottom }) => bottom <= paper.height - FOOT && right <= paper.width - MARGIN);
  const { paper, placed } = fits ?? laid[laid.length - 1] ?? { paper: PAPERS[2], placed: [] };
  return { paper: paper.name, pieces: placed };
}

function inRows(pieces: readonly SheetPiece[], limit: number) {
  const placed: PlacedPiece[] = [];
  let [x, y, bottom, right] = [MARGIN, MARGIN, MARGIN, MARGIN];
  for (const piece of pieces) {
    const { left, right: reach, top, bottom: below } = piece.room;
    if (x > MARGIN && x + reach - left > limit) [x, y] = [MARGIN, bottom + GAP];
    placed.push({ piece, origin: { x: Math.ceil(x - left), y: Math.ceil(y - top) } });
    x = Math.ceil(x - left) + reach + GAP;
    right = Math.max(right, x - GAP);
    bottom = Math.max(bottom, Math.ceil(y - top) + below);
  }
  return { placed, right, bottom };
}
