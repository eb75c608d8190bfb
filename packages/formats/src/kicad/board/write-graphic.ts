import { type Graphic, phrase, type Text } from "@tracewright/board";
import type { Degrees, Shape } from "@tracewright/geometry";
import { quote, type Written } from "../../sexpr/format-s-expression.ts";
import { at, type BoardWriting, flag, mm, pts, tstamp, when, xy } from "./board-writing.ts";
import { textEffects } from "./text-effects.ts";

/** `gr_line` … on the board, `fp_line` … in a footprint. */
export function writeGraphic(writing: BoardWriting, graphic: Graphic, prefix: "gr" | "fp"): Written {
  const { shape, layer, stroke, filled, locked, id, net } = graphic;
  if (stroke.style !== "solid" && stroke.style !== "default") writing.lose(phrase("lost-dashes", {}));
  const [name, ...points] = writeShape(shape, prefix);
  const canFill = shape.kind !== "line" && shape.kind !== "arc" && shape.kind !== "bezier";
  return [
    String(name),
    ...flag("locked", locked),
    ...points,
    writing.layerName(layer),
    ["width", mm(stroke.width)],
    ...(canFill ? [["fill", filled ? "solid" : "none"]] : []),
    ...when(net, (of) => ["net", String(writing.netNumber(of))]),
    tstamp(id),
    ...writing.foreign(graphic.foreign, "drawing"),
  ];
}

/** The name of the list and its points. */
export function writeShape(shape: Shape, prefix: "gr" | "fp"): [string, ...Written[]] {
  switch (shape.kind) {
    case "line":
      return [`${prefix}_line`, xy("start", shape.start), xy("end", shape.end)];
    case "rect":
      return [`${prefix}_rect`, xy("start", shape.start), xy("end", shape.end)];
    case "circle":
      return [
        `${prefix}_circle`,
        xy("center", shape.center),
        xy("end", { x: shape.center.x + shape.radius, y: shape.center.y }),
      ];
    case "arc": {
      const { start, mid, end } = prefix === "fp" ? clockwise(shape) : shape;
      return [`${prefix}_arc`, xy("start", start), xy("mid", mid), xy("end", end)];
    }
    case "polygon":
      return [`${prefix}_poly`, pts(shape.points)];
    case "bezier":
      return [`${prefix}_curve`, pts(shape.points)];
  }
}

/** KiCad 6 draws the other part of the circle when an arc of a footprint runs counter-clockwise. */
function clockwise(arc: Extract<Shape, { kind: "arc" }>): Extract<Shape, { kind: "arc" }> {
  const { start, mid, end } = arc;
  const turn = (mid.x - start.x) * (end.y - start.y) - (mid.y - start.y) * (end.x - start.x);
  return turn < 0 ? { kind: "arc", start: end, mid, end: start } : arc;
}

/** A text of the board, or of a footprint, whose rotation is then added: the file's angles are absolute. */
export function writeText(writing: BoardWriting, text: Text, holder: { footprintRotation?: Degrees } = {}): Written {
  const inFootprint = holder.footprintRotation !== undefined;
  const rotation = text.rotation + (holder.footprintRotation ?? 0);
  const place = at(text.position, rotation, inFootprint && !text.keepUpright ? ["unlocked"] : []);
  // KiCad 6 refuses a whole board for the word where it stands with a text of the board.
  if (text.locked && !inFootprint) writing.lose(phrase("lost-lock-of-text", {}));
  const isInLines = text.text.includes("\n");
  if (isInLines && (text.style.lineSpacing ?? 1) !== 1) writing.lose(phrase("lost-line-spacing", {}));
  if (text.style.knockout && !text.hidden) writing.lose(phrase("lost-knockout", {}));
  return [
    inFootprint ? "fp_text" : "gr_text",
    ...(inFootprint ? [text.role] : []),
    ...flag("locked", inFootprint && text.locked),
    quote(text.text),
    place,
    writing.layerName(text.layer),
    ...flag("hide", inFootprint && text.hidden),
    textEffects(text.style, writing, { usualThickness: "written", hidden: !inFootprint && text.hidden }),
    tstamp(text.id),
    ...writing.foreign(text.foreign, "text"),
  ];
}
