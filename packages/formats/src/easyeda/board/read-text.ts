import { phrase, type Text, type TextRole } from "@tracewright/board";
import { normalizeDegrees } from "@tracewright/geometry";
import { wordTable } from "../../word-table.ts";
import { toNm } from "../document-reading.ts";
import type { RawPoint, ShapeRecord } from "../shape-record.ts";
import { flattenSubPath, readSvgPath } from "../svg-path.ts";
import { easyedaLayer } from "./board-layers.ts";
import { type BoardReading, type Content, type Frame, OUTER_COPPER } from "./board-reading.ts";

const ROLES: Readonly<Record<string, TextRole>> = wordTable({ P: "reference", N: "value" });
/** Capitals of the editor's stroke font stand this high in a line of height 1. */
const CAPITAL_HEIGHT = 0.953;
/** What the boxes of drawn texts are measured to. */
const BOX_ERROR = 0.2;
const MAX_TEXT = 10_000;
/** How a text says that it goes on below. */
const LINE_BREAK = /\\n/g;
/** Lines lie their height and this much below each other, in the editor's units: measured of texts of three heights. */
const LINE_GAP = 4;
/** The line pitch in capital heights, which a line spacing multiplies. */
const OWN_PITCH = 1.61;

/**
 * TEXT~kind~x~y~width~angle~mirror~layer~net~height~text~path~display~id~font~locked. The editor stores the strokes it
 * drew; the text stands where these do, in its own height.
 */
export function readText(reading: BoardReading, shape: ShapeRecord, frame: Frame, into: Content): void {
  const layer = easyedaLayer(shape.text(7), frame.side);
  const anchor = shape.point(2, "its-place");
  const thickness = toNm(shape.extentOr(4, 0.6, "its-line-width"));
  const angle = shape.numberOr(5, 0, "its-angle");
  const lineHeight = shape.extentOr(9, 4.5, "its-height");
  const height = toNm(lineHeight * CAPITAL_HEIGHT);
  const written = shape.text(10);
  if (written.length > MAX_TEXT) shape.fail(phrase("too-many-letters", { count: written.length }));
  if (layer.kind === "unused") shape.fail(phrase("on-foreign-layer", { layer: layer.name }));
  if (shape.problem !== undefined || layer.kind === "unused") return;
  const role = ROLES[shape.text(1)] ?? "user";
  if (written === "" && role === "user") return;
  const mirrored = shape.text(6) === "1";
  const words = written.replace(LINE_BREAK, "\n");
  const isOfLines = words.includes("\n");
  // Lines begin below each other: the text hangs on the end that it begins at.
  const drawn = placeOf(shape.text(11), angle, isOfLines ? (mirrored ? "right" : "left") : "middle");
  const place = drawn && shape.isInRange(drawn) ? drawn : undefined;
  const lineSpacing = (lineHeight + LINE_GAP) / (OWN_PITCH * CAPITAL_HEIGHT * lineHeight);
  const layers = layer.kind === "multi" ? OUTER_COPPER : [layer.layer];
  for (const id of layers) {
    const text: Text = {
      id: reading.id(shape.text(13)),
      role,
      text: words,
      layer: id,
      position: frame.place(place ?? anchor),
      rotation: normalizeDegrees(angle - frame.rotation),
      style: {
        size: { width: height, height },
        thickness,
        horizontal: place && !isOfLines ? "center" : "left",
        vertical: place ? "middle" : "bottom",
        mirrored: mirrored || id.startsWith("B."),
        ...(isOfLines && { lineSpacing }),
      },
      hidden: shape.text(12) === "none",
    };
    into.texts.push(text);
  }
  into.counted.push({ kind: "texts", what: "converted", by: layers.length });
}

/** The middle of what is drawn, or of its left or right rim, along the text's own axes. */
function placeOf(path: string, angle: number, at: "left" | "middle" | "right"): RawPoint | undefined {
  const drawn = readSvgPath(path);
  if ("problem" in drawn) return undefined;
  const radians = (angle * Math.PI) / 180;
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)];
  let [minX, minY, maxX, maxY] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const subPath of drawn.subPaths)
    for (const { x, y } of flattenSubPath(subPath, BOX_ERROR)) {
      // Into the text's frame: turned back clockwise.
      const along = x * cos - y * sin;
      const down = x * sin + y * cos;
      minX = Math.min(minX, along);
      maxX = Math.max(maxX, along);
      minY = Math.min(minY, down);
      maxY = Math.max(maxY, down);
    }
  if (minX > maxX) return undefined;
  const along = at === "left" ? minX : at === "right" ? maxX : (minX + maxX) / 2;
  const down = (minY + maxY) / 2;
  return { x: along * cos + down * sin, y: -along * sin + down * cos };
}
