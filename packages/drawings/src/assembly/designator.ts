import { type Box, type Footprint, normalizeDegrees, placePoint } from "@tracewright/board";
import type { Mark } from "@tracewright/rendering";
import { lineOfText, textLength } from "../page/line-of-text.ts";

/** Capitals are never higher, millimetres: larger ones say no more. */
const HIGHEST = 2;
/** Parts of the box that a text may take, along and across it. */
const ALONG = 0.9;
const ACROSS = 0.6;

/**
 * The reference of a part within a box of its own frame: along the longer side, as large as fits, readable from below
 * or from the right once the page is seen (`mirrored`: it is turned over as a whole).
 */
export function drawDesignator(
  part: Footprint,
  box: Box,
  { colour, mirrored, missing }: { readonly colour: string; readonly mirrored: boolean; readonly missing: Set<string> },
): Mark[] {
  const width = (box.maxX - box.minX) / 1e6;
  const height = (box.maxY - box.minY) / 1e6;
  const middle = { x: (box.minX + box.maxX) / 2, y: (box.minY + box.maxY) / 2 };
  const { x, y } = placePoint(middle, part.position, part.rotation);
  const along = part.rotation + (height > width ? 90 : 0);
  const room = Math.max(width, height) * ALONG;
  const length = textLength(part.reference);
  if (length === 0) return [];
  return lineOfText(part.reference, {
    x: x / 1e6,
    y: y / 1e6,
    height: Math.min(HIGHEST, Math.min(width, height) * ACROSS, room / length),
    colour,
    horizontal: "center",
    rotation: mirrored ? -readable(-along) : readable(along),
    mirrored,
    missing,
  });
}

/** The same line of writing within (−90°, 90°]. */
function readable(rotation: number): number {
  const turned = normalizeDegrees(rotation);
  return turned > 90 && turned <= 270 ? turned - 180 : turned;
}
