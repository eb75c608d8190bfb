import { type Footprint, normalizeDegrees, placePoint, type Solid, type Text } from "@tracewright/board";

/** Widest glyph of the stroke font in units of the glyph width: the box is never smaller than the text. */
const WIDEST_GLYPH = 1.34;
/** Height of one line in units of the glyph height, as KiCad takes it. */
const LINE_HEIGHT = 1.61;

/** The box that a zone leaves free around a text on copper; pours keep away from boxes of texts, as KiCad's do. */
export function textBox(text: Text, part?: Footprint): Solid {
  const { size, horizontal, vertical, mirrored } = text.style;
  const lines = text.text.split("\n");
  const width = Math.max(...lines.map((line) => line.length)) * WIDEST_GLYPH * size.width;
  const height = lines.length * LINE_HEIGHT * size.height;
  const left = horizontal === "left" ? 0 : horizontal === "center" ? -width / 2 : -width;
  const top = vertical === "top" ? 0 : vertical === "middle" ? -height / 2 : -height;
  const sign = mirrored ? -1 : 1;
  const position = part ? placePoint(text.position, part.position, part.rotation) : text.position;
  const rotation = normalizeDegrees((part?.rotation ?? 0) + text.rotation);
  const corners = [
    [left, top],
    [left + width, top],
    [left + width, top + height],
    [left, top + height],
  ] as const;
  const points = corners.map(([x, y]) =>
    placePoint({ x: Math.round(sign * x) + 0, y: Math.round(y) + 0 }, position, rotation),
  );
  return { kind: "convex", points, radius: 0 };
}
