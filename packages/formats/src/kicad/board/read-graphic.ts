import {
  type Graphic,
  type LayerId,
  placeText,
  type Stroke,
  type StrokeStyle,
  type Text,
  type TextRole,
  worded,
} from "@tracewright/board";
import { type Nm, normalizeDegrees, type Placement, type Point, rotatePoint, type Shape } from "@tracewright/geometry";
import {
  type DrawnLetters,
  type HorizontalAlign,
  keepLetters,
  type TextPlacement,
  type TextStyle,
  type VerticalAlign,
} from "@tracewright/text";
import type { NodeReader } from "../../sexpr/node-reader.ts";
import { wordTable } from "../../word-table.ts";
import type { BoardReading } from "./board-reading.ts";
import { plainDegrees } from "./plain-degrees.ts";
import { readPoints } from "./read-points.ts";

const STROKE_STYLES: Readonly<Record<string, StrokeStyle>> = wordTable({
  solid: "solid",
  dash: "dash",
  dot: "dot",
  dash_dot: "dash-dot",
  dash_dot_dot: "dash-dot-dot",
});

/** The kinds of drawing, by the last part of `gr_…` and `fp_…`. */
const GRAPHIC_NAMES = ["line", "rect", "circle", "arc", "poly", "curve"] as const;

/** All drawings of a board or a footprint; what is not understood of a known layer stays as it was written. */
export function readGraphics(
  reading: BoardReading,
  node: NodeReader,
  prefix: "gr" | "fp",
): { readonly graphics: readonly Graphic[]; readonly unread: readonly string[] } {
  const graphics: Graphic[] = [];
  const unread: string[] = [];
  for (const entry of node.takeAll(...GRAPHIC_NAMES.map((name) => `${prefix}_${name}`))) {
    const read = readGraphic(reading, entry);
    if (read === "unread") unread.push(entry.source);
    else if (read) graphics.push(...read);
  }
  return { graphics, unread };
}

/** `gr_line`, `fp_arc` … ; undefined when it lies on no layer we know (reported). */
function readGraphic(reading: BoardReading, node: NodeReader): readonly Graphic[] | "unread" | undefined {
  // From KiCad 9 on a drawing on copper may open the mask over itself: `(layers "F.Cu" "F.Mask")`.
  const list = node.take("layers") ?? node.take("layer");
  const layer = layerIn(reading, node, list);
  const mask = layer && reading.layer(list?.takeAtom());
  const maskMargin = takeMaskMargin(reading, node);
  const shape = readShape(reading, node);
  if (!layer) {
    reading.count("drawings", "dropped");
    return undefined;
  }
  if (!shape) return "unread";
  const stroke = takeStroke(reading, node);
  const fill = node.take("fill");
  const fillWord = fill?.takeAtom() ?? fill?.take("type")?.takeAtom();
  const filled = fillWord === undefined ? wasFilled(shape, layer, stroke) : isFilled(fillWord);
  // Hatches are drawn full, which is more copper and more ink, and said to be.
  const hatch = fillWord?.includes("hatch") ? [`(fill ${fillWord})`] : [];
  const locked = node.takeFlag("locked");
  const net = reading.takeNet(node);
  const id = reading.id(node, "graphic");
  node.take("status");
  reading.count("drawings", "read");
  const graphic: Graphic = {
    id,
    layer,
    shape,
    stroke,
    filled,
    ...(net && { net }),
    ...(locked && { locked }),
    ...reading.foreign(node, "drawings", hatch),
  };
  if (!mask) return [graphic];
  const opening: Graphic = {
    id: reading.derivedId(id, mask),
    layer: mask,
    shape,
    stroke: { ...stroke, width: Math.max(0, stroke.width + 2 * maskMargin) },
    filled,
    ...(locked && { locked }),
  };
  reading.addPart(id, opening.id);
  return [graphic, opening];
}

/** Before version 6 nothing said so: polygons were full but on the edge, and what was drawn with a pen of no width. */
function wasFilled(shape: Shape, layer: LayerId, stroke: Stroke): boolean {
  if (shape.kind === "polygon") return layer !== "Edge.Cuts";
  return (shape.kind === "circle" || shape.kind === "rect") && stroke.width === 0;
}

/** `none` and `no` are empty; `solid`, `yes`, `outline`, `background` and the hatches are full. */
function isFilled(word: string): boolean {
  return word !== "none" && word !== "no";
}

export function takeLayer(reading: BoardReading, node: NodeReader): LayerId | undefined {
  return layerIn(reading, node, node.take("layer"));
}

/** How far the mask opens beyond what opens it: as far as the board says where it gives no number. */
export function takeMaskMargin(reading: BoardReading, node: NodeReader): Nm {
  return reading.takeLength(node, "solder_mask_margin") ?? reading.maskExpansion;
}

/** The layer that a list of `node` names. */
export function layerIn(reading: BoardReading, node: NodeReader, list: NodeReader | undefined): LayerId | undefined {
  const word = list?.takeAtom();
  const layer = reading.layer(word);
  if (!layer)
    reading.report(
      {
        severity: "warning",
        code: "unknown-layer",
        ...worded("unknown-layer", { item: node.name, subject: reading.subjectFact, layer: word ?? "" }),
        subjects: [reading.subject],
      },
      node,
    );
  return layer;
}

export function takeStroke(reading: BoardReading, node: NodeReader): Stroke {
  const stroke = node.take("stroke");
  if (!stroke) return { width: reading.takeLength(node, "width") ?? 0, style: "solid" };
  const style = stroke.takeText("type") ?? "";
  return { width: reading.takeLength(stroke, "width") ?? 0, style: STROKE_STYLES[style] ?? "default" };
}

/** The bare shape; also used for the primitives of custom pads. */
export function readShape(reading: BoardReading, node: NodeReader): Shape | undefined {
  const kind = node.name.slice(node.name.indexOf("_") + 1);
  const start = () => reading.takePoint(node, "start") ?? { x: 0, y: 0 };
  const end = () => reading.takePoint(node, "end") ?? { x: 0, y: 0 };
  switch (kind) {
    case "line":
    case "vector":
      // KiCad 5 carried an unused angle on lines.
      node.take("angle");
      return { kind: "line", start: start(), end: end() };
    case "rect":
    case "bbox":
      return { kind: "rect", start: start(), end: end() };
    case "circle": {
      const center = reading.takePoint(node, "center") ?? { x: 0, y: 0 };
      const rim = end();
      return { kind: "circle", center, radius: Math.round(Math.hypot(rim.x - center.x, rim.y - center.y)) };
    }
    case "arc":
      return readArc(reading, node);
    case "poly":
      return { kind: "polygon", points: readPoints(reading, node.take("pts")) };
    case "curve": {
      const [a, b, c, d] = reading.points(node.take("pts"));
      return a && b && c && d ? { kind: "bezier", points: [a, b, c, d] } : undefined;
    }
    default:
      return undefined;
  }
}

/**
 * Versions before 20210925 give centre, start and a clockwise angle under the names `start`, `end`, `angle`; later ones
 * start, mid and end.
 */
function readArc(reading: BoardReading, node: NodeReader): Shape {
  const first = reading.takePoint(node, "start") ?? { x: 0, y: 0 };
  const mid = reading.takePoint(node, "mid");
  const second = reading.takePoint(node, "end") ?? { x: 0, y: 0 };
  if (mid) {
    node.take("angle");
    return { kind: "arc", start: first, mid, end: second };
  }
  const angle = reading.takeNumber(node, "angle") ?? 0;
  const turned = (by: number): Point => {
    const arm = rotatePoint({ x: second.x - first.x, y: second.y - first.y }, -by);
    return { x: first.x + arm.x, y: first.y + arm.y };
  };
  if (Math.abs(angle) >= 360)
    return { kind: "circle", center: first, radius: Math.round(Math.hypot(second.x - first.x, second.y - first.y)) };
  // Clockwise, as later versions write what they read here.
  const [from, to] = angle < 0 ? [turned(angle), second] : [second, turned(angle)];
  return { kind: "arc", start: from, mid: turned(angle / 2), end: to };
}

/** Corner points; an arc inside a polygon (version 20211226 on) contributes start, mid and end. */
/**
 * `gr_text`, `fp_text` and the shown properties of a footprint, the `holder`. `position` stays as written, `rotation` counts from
 * the holder's.
 */
export function readText(
  reading: BoardReading,
  node: NodeReader,
  content: { role: TextRole; text: string; locked?: boolean },
  holder?: Placement,
): Text | undefined {
  const place = reading.takePlace(node);
  const unlocked = node.takeFlag("unlocked") || place.unlocked;
  const locked = node.takeFlag("locked") || content.locked === true;
  const layerList = node.take("layer");
  const layer = layerIn(reading, node, layerList);
  if (!layer) {
    reading.count("texts", "dropped");
    return undefined;
  }
  const effects = node.take("effects");
  const hidden = node.takeFlag("hide") || (effects?.takeFlag("hide") ?? false);
  const knockout = layerList?.takeFlag("knockout") === true;
  const style = { ...readTextStyle(reading, effects), ...(knockout && { knockout }) };
  const id = reading.id(node, "text");
  const cache = node.take("render_cache");
  reading.count("texts", "read");
  const text: Text = {
    id,
    role: content.role,
    text: content.text,
    layer,
    position: place.position,
    rotation: plainDegrees(place.rotation - (holder?.rotation ?? 0)),
    style,
    hidden,
    ...(unlocked ? {} : { keepUpright: true }),
    ...(locked && { locked }),
    ...reading.foreign(node, "texts", effects?.leftovers()),
  };
  const letters = cache && readLetters(reading, cache, placeText(text, holder));
  return letters ? { ...text, letters } : text;
}

/**
 * `(render_cache WORDS ANGLE (polygon (pts …) …) …)`, KiCad 7 on: the letters of an outline font, filled, where they lie on the
 * board; after the first contour of a polygon come its holes. KiCad redraws them if text or angle differ.
 */
export function readLetters(
  reading: BoardReading,
  cache: NodeReader,
  placement: TextPlacement,
): DrawnLetters | undefined {
  const words = reading.text(cache.takeAtom() ?? "");
  const angle = Number(cache.takeAtom());
  const areas = cache.takeAll("polygon").flatMap((polygon) => {
    const [outer, ...holes] = polygon.takeAll("pts").map((pts) => readPoints(reading, pts));
    return outer && outer.length > 2 ? [{ outer, holes: holes.filter((hole) => hole.length > 2) }] : [];
  });
  if (areas.length === 0 || normalizeDegrees(angle - placement.rotation) !== 0) return undefined;
  return keepLetters(words, areas, placement);
}

/** What KiCad up to version 5 left out when it stood so: 60 mil. */
const DEFAULT_TEXT_SIZE: Nm = 1_524_000;
export const DEFAULT_TEXT_THICKNESS: Nm = 150_000;

export function readTextStyle(reading: BoardReading, effects: NodeReader | undefined): TextStyle {
  const font = effects?.take("font");
  const size = font?.take("size");
  const height = size ? reading.length(size.takeAtom(), size) : DEFAULT_TEXT_SIZE;
  const width = size ? reading.length(size.takeAtom(), size) : height;
  const words = effects?.take("justify")?.takeAtoms() ?? [];
  const horizontal: HorizontalAlign = words.includes("left") ? "left" : words.includes("right") ? "right" : "center";
  const vertical: VerticalAlign = words.includes("top") ? "top" : words.includes("bottom") ? "bottom" : "middle";
  const face = font?.takeText("face");
  const lineSpacing = font ? reading.takeNumber(font, "line_spacing") : undefined;
  return {
    size: { width, height },
    thickness: (font && reading.takeLength(font, "thickness")) ?? DEFAULT_TEXT_THICKNESS,
    horizontal,
    vertical,
    mirrored: words.includes("mirror"),
    ...(font?.takeFlag("bold") && { bold: true }),
    ...(font?.takeFlag("italic") && { italic: true }),
    ...(face !== undefined && { fontFace: face }),
    ...(lineSpacing !== undefined && { lineSpacing }),
  };
}
