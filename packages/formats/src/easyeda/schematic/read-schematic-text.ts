import { itemId, type SchematicText } from "@tracewright/board";
import { type Nm, normalizeDegrees, type Point } from "@tracewright/geometry";
import type { HorizontalAlign, TextStyle } from "@tracewright/text";
import { wordTable } from "../../word-table.ts";
import type { DocumentReading } from "../document-reading.ts";

const ALIGNMENTS: Readonly<Record<string, HorizontalAlign>> = wordTable({
  start: "left",
  middle: "center",
  end: "right",
});
/** A point of the editor's font sizes is 4/3 of its pixels of 10 mil; capitals take 0.7 of a size. */
const NM_PER_FONT_POINT = Math.round((254_000 * 4 * 0.7) / 3);
const DEFAULT_FONT_POINTS = 7;
/** The editor's fonts are narrower than strokes: ends of names stand where the file leaves room for them. */
const WIDTH_TO_HEIGHT = 0.72;

/** "9pt" to the height of a capital. */
export function textHeight(fontSize: string): Nm {
  const points = Number(fontSize.replace(/(pt|px)$/, ""));
  const sane = Number.isFinite(points) && points > 0 && points < 1_000 ? points : DEFAULT_FONT_POINTS;
  return Math.round(sane * NM_PER_FONT_POINT);
}

/** Text on a sheet; the file turns clockwise, as SVG does. */
export function schematicText(
  reading: DocumentReading,
  text: {
    readonly id: string;
    readonly text: string;
    readonly position: Point;
    readonly turned: number;
    readonly anchor: string;
    readonly fontSize: string;
    readonly hidden?: boolean;
  },
): SchematicText {
  const height = textHeight(text.fontSize);
  const style: TextStyle = {
    size: { width: Math.round(height * WIDTH_TO_HEIGHT), height },
    thickness: Math.round(height / 8),
    horizontal: ALIGNMENTS[text.anchor] ?? "left",
    vertical: "bottom",
    mirrored: false,
  };
  return {
    id: itemId(reading.id(text.id)),
    text: text.text,
    position: text.position,
    rotation: normalizeDegrees(-text.turned),
    style,
    ...(text.hidden && { hidden: true }),
  };
}
