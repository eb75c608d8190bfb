import { type Board, type Footprint, replaceTextVariables, type Text } from "@tracewright/board";
import { type Box, normalizeDegrees, type Point, placePoint, type Solid } from "@tracewright/geometry";
import { type DrawnLetters, drawnBox, drawText, type TextStyle } from "@tracewright/text";

const ORIGIN: Point = { x: 0, y: 0 };
/** Stands in for a character that the stroke font lacks: as wide as any. */
const WIDE = "W";

/** Box about the ink of a text, its pen included, unturned about its anchor; undefined where it leaves none. */
export function inkBox(words: string, style: TextStyle, letters?: DrawnLetters): Box | undefined {
  const draw = (text: string) => drawText(text, { position: ORIGIN, rotation: 0, style, ...(letters && { letters }) });
  let drawn = draw(words);
  if (drawn.missing.length > 0) {
    const missing = new Set(drawn.missing);
    drawn = draw([...words].map((character) => (missing.has(character) ? WIDE : character)).join(""));
  }
  return drawnBox(drawn);
}

/** The angle at which a text of a part is read on the board: one that keeps upright is never on its head. */
export function readingAngle(text: Text, part: Pick<Footprint, "rotation"> | undefined): number {
  const turned = normalizeDegrees(text.rotation + (part?.rotation ?? 0));
  return part && text.keepUpright && turned > 90 && turned <= 270 ? normalizeDegrees(turned - 180) : turned;
}

/** Where the anchor of a text lies on the board. */
export function anchorOf(text: Text, part: Pick<Footprint, "position" | "rotation"> | undefined): Point {
  return part ? placePoint(text.position, part.position, part.rotation) : text.position;
}

/** The box of a text's ink where it lies now, turned with it; undefined where it leaves none. */
export function standingInk(board: Board, text: Text, part: Footprint | undefined): Solid | undefined {
  const box = inkBox(replaceTextVariables(text.text, board, part), text.style, text.letters);
  if (!box) return undefined;
  const anchor = anchorOf(text, part);
  const angle = readingAngle(text, part);
  const corners = [
    { x: box.minX, y: box.minY },
    { x: box.maxX, y: box.minY },
    { x: box.maxX, y: box.maxY },
    { x: box.minX, y: box.maxY },
  ];
  return { kind: "convex", points: corners.map((corner) => placePoint(corner, anchor, angle)), radius: 0 };
}
