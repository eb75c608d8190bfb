import { type Board, type Footprint, replaceTextVariables, type Text } from "@tracewright/board";
import { normalizeDegrees, placePoint, type Solid } from "@tracewright/geometry";
import { findStrokeGlyph } from "@tracewright/text";

/** Height of a line, margins above a bar, in units of the glyph height; as KiCad 6 has them. */
const LINE_HEIGHT = 1.61;
const OVERBAR_MARGIN = 0.18;
/** Room above and below the lines in units of the pen. */
const PEN_MARGIN = 0.75;
/** What a character without glyph takes in units of the glyph width. */
const MISSING_ADVANCE = 1;

/** The box that a zone leaves free around a text on copper; pours keep away from boxes of texts, as KiCad's do. */
export function textBox(board: Board, text: Text, part?: Footprint): Solid {
  const { size, thickness, horizontal, vertical, mirrored } = text.style;
  const lines = replaceTextVariables(text.text, board, part).replace(/\n+$/, "").split("\n");
  const width = Math.max(...lines.map(lineWidth)) * size.width + thickness;
  const height = lines.length * LINE_HEIGHT * size.height;
  const bar = lines[0]?.includes("~{") ? OVERBAR_MARGIN * size.height + thickness / 2 : 0;
  const left = horizontal === "left" ? 0 : horizontal === "center" ? -width / 2 : -width;
  const first = vertical === "top" ? 0 : vertical === "middle" ? -height / 2 : -height;
  const top = first - PEN_MARGIN * thickness - bar;
  const bottom = first + height + PEN_MARGIN * thickness;
  const sign = mirrored ? -1 : 1;
  const position = part ? placePoint(text.position, part.position, part.rotation) : text.position;
  const turned = normalizeDegrees((part?.rotation ?? 0) + text.rotation);
  const isUpsideDown = part !== undefined && text.keepUpright === true && turned > 90 && turned <= 270;
  const corners = [
    [left, top],
    [left + width, top],
    [left + width, bottom],
    [left, bottom],
  ] as const;
  const points = corners.map(([x, y]) =>
    placePoint(
      { x: Math.round(sign * x) + 0, y: Math.round(y) + 0 },
      position,
      isUpsideDown ? normalizeDegrees(turned - 180) : turned,
    ),
  );
  return { kind: "convex", points, radius: 0 };
}

/** In units of the glyph width; the marks of a bar take no room. */
function lineWidth(line: string): number {
  let width = 0;
  for (const character of line.replace(/~\{([^}]*)\}/g, "$1"))
    width += findStrokeGlyph(character)?.advance ?? MISSING_ADVANCE;
  return width;
}
