import { itemId, type SchematicItem, type SchematicText, type SymbolGraphic } from "@tracewright/board";
import type { Nm, Point, Shape } from "@tracewright/geometry";
import type { NodeReader } from "../../sexpr/node-reader.ts";
import type { BoardReading } from "../board/board-reading.ts";
import { readTextStyle, takeStroke } from "../board/read-graphic.ts";
import { takeSize } from "../board/read-pad.ts";
import { wrapWords } from "./wrap-words.ts";

/** Shapes that stand on a sheet and join nothing; KiCad 6 has lines alone. */
export const SHEET_DRAWINGS = ["polyline", "rectangle", "circle", "arc", "bezier"] as const;

/** Of a box without margins of its own: this part of the height of its letters, as in KiCad 7. */
const BOX_MARGIN = 0.75;

/** A shape without enough points is passed over. */
export function readSheetDrawing(reading: BoardReading, node: NodeReader): SchematicItem[] {
  const shape = readShape(reading, node);
  if (!shape) return [];
  const graphic = { shape, stroke: takeStroke(reading, node), fill: takeFill(node) };
  reading.count("drawings of the schematic", "read");
  return [{ kind: "graphic", id: reading.id(node, "graphic"), graphic }];
}

function readShape(reading: BoardReading, node: NodeReader): Shape | undefined {
  const point = (name: string): Point => reading.takePoint(node, name) ?? { x: 0, y: 0 };
  switch (node.name) {
    case "rectangle":
      return { kind: "rect", start: point("start"), end: point("end") };
    case "circle":
      return { kind: "circle", center: point("center"), radius: reading.takeLength(node, "radius") ?? 0 };
    case "arc":
      return { kind: "arc", start: point("start"), mid: point("mid"), end: point("end") };
    default: {
      const points = reading.points(node.take("pts"));
      const [start, second, third, end] = points;
      if (!start || !second) return undefined;
      if (node.name === "bezier" && third && end) return { kind: "bezier", points: [start, second, third, end] };
      return points.length === 2 ? { kind: "line", start, end: second } : { kind: "polygon", points };
    }
  }
}

/** Whatever colour a shape is filled with, the theme of the sheet has one for it. */
function takeFill(node: NodeReader): SymbolGraphic["fill"] {
  const type = node.take("fill")?.takeText("type");
  return type === "outline" ? "outline" : type === "background" || type === "color" ? "background" : "none";
}

/** A box with words, as KiCad 7 and later draw them: its frame, and its words broken where they would leave it. */
export function readTextBox(reading: BoardReading, node: NodeReader): SchematicItem[] {
  const words = reading.text(node.takeAtom() ?? "");
  node.take("exclude_from_sim");
  const { position, rotation } = reading.takePlace(node);
  const { width, height } = takeSize(reading, node, "size") ?? { width: 0, height: 0 };
  const margins = node.take("margins");
  const stroke = takeStroke(reading, node);
  const fill = takeFill(node);
  const effects = node.take("effects");
  const hidden = effects?.takeFlag("hide") ?? false;
  const style = readTextStyle(reading, effects);
  const usual = Math.round(BOX_MARGIN * style.size.height);
  const margin = (): Nm => (margins ? reading.length(margins.takeAtom(), margins) : usual);
  const [left, top, right, bottom] = [margin(), margin(), margin(), margin()];
  const id = reading.id(node, "text-box");
  const end = { x: position.x + width, y: position.y + height };
  const text: SchematicText = {
    id: itemId(`${id}:text`),
    text: rotation === 0 ? wrapWords(words, style, width - left - right) : words,
    position: {
      x: { left: position.x + left, center: position.x + width / 2, right: end.x - right }[style.horizontal],
      y: { top: position.y + top, middle: position.y + height / 2, bottom: end.y - bottom }[style.vertical],
    },
    rotation,
    style,
    ...(hidden && { hidden }),
  };
  reading.count("drawings of the schematic", "read");
  return [
    { kind: "graphic", id, graphic: { shape: { kind: "rect", start: position, end }, stroke, fill } },
    { kind: "text", id: text.id, text },
  ];
}
