import type { Footprint, Text } from "@tracewright/board";
import { placePoint, rectRing, type Solid } from "@tracewright/geometry";

/** Advance of a character against the glyph box's width, and of a line against its height, in stroke fonts. */
const ADVANCE = 0.95;
const LINE_PITCH = 1.62;

/**
 * The room a text takes, as a box: what stands for it without its strokes. Never smaller than the ink of
 * a stroke font, so that nothing is routed through a letter; larger than the ink between letters.
 */
export function boxOfText(text: Text, footprint?: Footprint): Solid {
  const { style } = text;
  const lines = text.text.split("\n");
  const longest = Math.max(1, ...lines.map((line) => [...line].length));
  const width = Math.round(longest * style.size.width * ADVANCE);
  const pitch = style.size.height * LINE_PITCH * (style.lineSpacing ?? 1);
  const height = Math.round(style.size.height * 1.4 + (lines.length - 1) * pitch);
  const facing = style.mirrored ? -1 : 1;
  const shiftX = { left: 0.5, center: 0, right: -0.5 }[style.horizontal] * width * facing;
  const shiftY = { top: 0.5, middle: 0, bottom: -0.5 }[style.vertical] * height;
  const corners = rectRing(
    { x: Math.round(shiftX - width / 2), y: Math.round(shiftY - height / 2) },
    { x: Math.round(shiftX + width / 2), y: Math.round(shiftY + height / 2) },
  );
  const local = corners.map((corner) => placePoint(corner, text.position, text.rotation));
  const points = footprint ? local.map((corner) => placePoint(corner, footprint.position, footprint.rotation)) : local;
  return { kind: "convex", points, radius: style.thickness / 2 };
}
