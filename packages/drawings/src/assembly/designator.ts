import type { Footprint } from "@tracewright/board";
import { type Box, normalizeDegrees, placePoint } from "@tracewright/geometry";
import type { Mark } from "@tracewright/rendering";
import { lineOfText, textLength } from "../page/line-of-text.ts";

/** Capitals are never higher on paper, millimetres: larger ones say no more. */
const HIGHEST = 4;
/** Parts of the box that a text may take, along and across it. */
const ALONG = 0.9;
const ACROSS = 0.6;
/** Letters that become smaller than this part of what the pads leave room for are not kept within the body. */
const SMALLEST_PART = 0.6;

export interface DesignatorLook {
  readonly colour: string;
  /** The page is turned over as a whole. */
  readonly mirrored: boolean;
  /** How many times larger the drawing comes on paper. */
  readonly scale: number;
  /** Takes the letters that have no strokes. */
  readonly missing: Set<string>;
}

/**
 * The reference of a part, along the longer side of its body, as large as fits, readable from below or from the right.
 * Bodies that are much smaller than the room about body and pads lend their place to it.
 */
export function drawDesignator(
  part: Footprint,
  { body, whole }: { readonly body: Box | undefined; readonly whole: Box },
  { colour, mirrored, scale, missing }: DesignatorLook,
): Mark[] {
  const length = textLength(part.reference);
  if (length === 0) return [];
  const onWhole = heightIn(whole, length);
  const box = body && heightIn(body, length) >= onWhole * SMALLEST_PART ? body : whole;
  const middle = { x: (box.minX + box.maxX) / 2, y: (box.minY + box.maxY) / 2 };
  const { x, y } = placePoint(middle, part.position, part.rotation);
  const isUpright = box.maxY - box.minY > box.maxX - box.minX;
  const along = part.rotation + (isUpright ? 90 : 0);
  return lineOfText(part.reference, {
    x: x / 1e6,
    y: y / 1e6,
    height: Math.min(HIGHEST / scale, heightIn(box, length)),
    colour,
    horizontal: "center",
    rotation: mirrored ? -readable(-along) : readable(along),
    mirrored,
    missing,
  });
}

/** Of the capitals of a line so many capitals long, in a box of nanometres; millimetres. */
function heightIn({ minX, minY, maxX, maxY }: Box, length: number): number {
  const [shorter, longer] = [Math.min(maxX - minX, maxY - minY) / 1e6, Math.max(maxX - minX, maxY - minY) / 1e6];
  return Math.min(shorter * ACROSS, (longer * ALONG) / length);
}

/** The same line of writing within (−90°, 90°]. */
function readable(rotation: number): number {
  const turned = normalizeDegrees(rotation);
  return turned > 90 && turned <= 270 ? turned - 180 : turned;
}
