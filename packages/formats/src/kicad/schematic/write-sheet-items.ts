import { itemId, phrase, type SchematicItem, type SchematicText, type Sheet, type Stroke } from "@tracewright/board";
import { arcToPolyline, bezierToPolyline, type Nm, type Point } from "@tracewright/geometry";
import { quote, type Written } from "../../sexpr/format-s-expression.ts";
import { mm, pts, xy } from "../board/board-writing.ts";
import { PLAIN_STROKE, place, property, type SchematicWriting, strokeOf, uuid } from "./schematic-writing.ts";

const LABEL_WORDS = { local: "label", global: "global_label", hierarchical: "hierarchical_label" } as const;

const CIRCLE_CORNERS = 48;
const CURVE_ERROR: Nm = 20_000;

/**
 * Everything of a sheet besides its symbols. `sheets` are all of the circuit: a sheet's pins are defined by the
 * labels within it.
 */
export function writeSheetItem(writing: SchematicWriting, item: SchematicItem, sheets: readonly Sheet[]): Written[] {
  switch (item.kind) {
    case "wire":
    case "bus":
      return writePieces(item.kind, item.points, item.id);
    case "bus-entry":
      return [
        [
          "bus_entry",
          xy("at", item.position),
          ["size", mm(item.size.width), mm(item.size.height)],
          strokeOf(PLAIN_STROKE),
          uuid(item.id),
        ],
      ];
    case "junction":
      return [
        [
          "junction",
          xy("at", item.position),
          ["diameter", mm(item.diameter)],
          ["color", "0", "0", "0", "0"],
          uuid(item.id),
        ],
      ];
    case "no-connect":
      return [["no_connect", xy("at", item.position), uuid(item.id)]];
    case "label": {
      const { scope, label, shape } = item;
      if (scope === "power" || scope === "directive") {
        writing.lose(phrase("lost-label", { scope }));
        return [];
      }
      const form: Written[] = scope === "local" ? [] : [["shape", shape ?? "passive"]];
      return [[LABEL_WORDS[scope], quote(label.text), ...form, ...writeText(writing, label)]];
    }
    case "text":
      return [["text", quote(item.text.text), ...writeText(writing, item.text)]];
    case "graphic":
      return writeDrawing(writing, item);
    case "sheet":
      return [writeSheetSymbol(writing, item, sheets)];
  }
}

function writeText(writing: SchematicWriting, text: SchematicText): Written[] {
  return [place(text.position, text.rotation), writing.effects(text.style, text.hidden), uuid(text.id)];
}

/** KiCad's wires are straight; one with corners, as EasyEDA has them, becomes as many as it has legs. */
function writePieces(
  kind: "wire" | "bus" | "polyline",
  points: readonly Point[],
  id: string,
  stroke: Stroke = PLAIN_STROKE,
): Written[] {
  return points.slice(1).flatMap((end, leg): Written[] => {
    const start = points[leg];
    if (!start || (points.length > 2 && start.x === end.x && start.y === end.y)) return [];
    return [[kind, pts([start, end]), strokeOf(stroke), uuid(leg === 0 ? id : `${id} leg ${leg + 1}`)]];
  });
}

/** KiCad 6 draws nothing on a sheet but lines of two ends, and cannot open a file with a longer one. */
function writeDrawing(writing: SchematicWriting, item: Extract<SchematicItem, { kind: "graphic" }>): Written[] {
  const { shape, stroke } = item.graphic;
  const line = (points: readonly Point[]): Written[] => writePieces("polyline", points, item.id, stroke);
  switch (shape.kind) {
    case "line":
      return line([shape.start, shape.end]);
    case "polygon":
      return line(shape.points);
    case "rect": {
      const { start, end } = shape;
      return line([start, { x: end.x, y: start.y }, end, { x: start.x, y: end.y }, start]);
    }
    case "circle":
      writing.lose(phrase("lost-sheet-circle", {}));
      return line(
        Array.from({ length: CIRCLE_CORNERS + 1 }, (_, corner) => {
          const turn = (2 * Math.PI * (corner % CIRCLE_CORNERS)) / CIRCLE_CORNERS;
          const { center, radius } = shape;
          return {
            x: Math.round(center.x + radius * Math.cos(turn)),
            y: Math.round(center.y + radius * Math.sin(turn)),
          };
        }),
      );
    case "arc":
      writing.lose(phrase("lost-sheet-arc", {}));
      return line(arcToPolyline(shape.start, shape.mid, shape.end, CURVE_ERROR));
    case "bezier":
      writing.lose(phrase("lost-sheet-curve", {}));
      return line(bezierToPolyline(shape.points, CURVE_ERROR));
  }
}

function writeSheetSymbol(
  writing: SchematicWriting,
  item: Extract<SchematicItem, { kind: "sheet" }>,
  sheets: readonly Sheet[],
): Written {
  const { id, name, fileName, position, size, pins, child } = item;
  const within = new Map(
    sheets
      .find((sheet) => sheet.id === child)
      ?.items.flatMap((entry) =>
        entry.kind === "label" && entry.scope === "hierarchical" ? [[entry.label.text, entry.shape] as const] : [],
      ),
  );
  const field = (text: string, below: boolean): SchematicText => ({
    id: itemId(`${id}:${below ? "file" : "name"}`),
    text,
    position: { x: position.x, y: below ? position.y + size.height + 600_000 : position.y - 600_000 },
    rotation: 0,
    style: {
      size: { width: 1_270_000, height: 1_270_000 },
      thickness: 150_000,
      horizontal: "left",
      vertical: below ? "top" : "bottom",
      mirrored: false,
    },
  });
  return [
    "sheet",
    xy("at", position),
    ["size", mm(size.width), mm(size.height)],
    strokeOf(PLAIN_STROKE),
    ["fill", ["color", "0", "0", "0", "0"]],
    uuid(id),
    property(writing, { name: "Sheet name", index: 0, text: field(name, false) }),
    property(writing, { name: "Sheet file", index: 1, text: field(writtenFileName(fileName), true) }),
    ...pins.map(
      (pin): Written => [
        "pin",
        quote(pin.text),
        pin.shape ?? within.get(pin.text) ?? "input",
        ...writeText(writing, pin),
      ],
    ),
  ];
}

/** Sheets of other formats become files of this one. */
export function writtenFileName(fileName: string): string {
  return /\.kicad_sch$/i.test(fileName) ? fileName : `${fileName.replace(/\.[^./]*$/, "")}.kicad_sch`;
}
