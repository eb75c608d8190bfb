import {
  itemId,
  type LibrarySymbol,
  type PinElectricalType,
  type SchematicText,
  type SymbolGraphic,
  type SymbolPinGraphic,
  type SymbolUnit,
} from "@tracewright/board";
import type { Point, Shape } from "@tracewright/geometry";
import type { LibraryEntry, LibraryPin } from "../../schematic/sheet-file.ts";
import type { NodeReader } from "../../sexpr/node-reader.ts";
import { wordTable } from "../../word-table.ts";
import type { BoardReading } from "../board/board-reading.ts";
import { readTextStyle, takeStroke } from "../board/read-graphic.ts";

const ELECTRICAL_TYPES: Readonly<Record<string, PinElectricalType>> = wordTable({
  input: "input",
  output: "output",
  bidirectional: "bidirectional",
  tri_state: "tri-state",
  passive: "passive",
  free: "free",
  unspecified: "unspecified",
  power_in: "power-in",
  power_out: "power-out",
  open_collector: "open-collector",
  open_emitter: "open-emitter",
  no_connect: "no-connect",
});

const DEFAULT_PIN_NAME_OFFSET = 508_000;
const USUAL_LETTERS = 1_270_000;

/** A symbol of `lib_symbols`. Libraries draw with y upwards; the model turns that round here, once. */
export function readLibrarySymbol(reading: BoardReading, node: NodeReader): LibraryEntry {
  const name = node.takeAtom() ?? "";
  reading.subject = `symbol ${name}`;
  const pinNames = node.take("pin_names");
  const offset = pinNames && reading.takeLength(pinNames, "offset");
  const namesHidden = pinNames?.takeFlag("hide") ?? false;
  const numbersHidden = node.take("pin_numbers")?.takeFlag("hide") ?? false;
  const powerNode = node.take("power");
  const power = powerNode !== undefined;
  const localPower = powerNode?.takeAtom() === "local";
  const filters = node
    .takeAll("property")
    .filter((property) => property.takeAtom() === "ki_fp_filters")
    .flatMap((property) => (property.takeAtom() ?? "").split(/\s+/))
    .filter((filter) => filter !== "");
  const units: SymbolUnit[] = [];
  const pins: LibraryPin[] = [];
  for (const part of node.takeAll("symbol")) {
    const [, unitText = "1", styleText = "1"] = /_(\d+)_(\d+)$/.exec(part.takeAtom() ?? "") ?? [];
    const unit = Number(unitText);
    const style = Number(styleText);
    const drawn: SymbolPinGraphic[] = [];
    for (const pin of part.takeAll("pin")) {
      const graphic = readPin(reading, pin, { namesHidden, numbersHidden });
      drawn.push(graphic);
      const { number, electricalType, position, hidden } = graphic;
      pins.push({ number, name: graphic.name, electricalType, position, hidden, unit, style });
    }
    const graphics = part
      .takeAll("rectangle", "polyline", "circle", "arc", "bezier")
      .flatMap((shape) => readSymbolGraphic(reading, shape));
    const texts = part
      .takeAll("text")
      .map((text, index) => readSymbolText(reading, text, `text ${unit} ${style} ${index}`));
    units.push({ unit, style, graphics, pins: drawn, texts });
  }
  const symbol: LibrarySymbol = {
    name,
    power,
    units,
    ...(filters.length > 0 && { footprintFilters: filters }),
    pinNameOffset: offset ?? DEFAULT_PIN_NAME_OFFSET,
  };
  reading.count("library symbols", "read");
  return { symbol, pins, localPower };
}

function readPin(
  reading: BoardReading,
  node: NodeReader,
  hidden: { namesHidden: boolean; numbersHidden: boolean },
): SymbolPinGraphic {
  const electricalType = ELECTRICAL_TYPES[node.takeAtom() ?? ""] ?? "unspecified";
  const shape = node.takeAtom() ?? "line";
  const { position, rotation } = reading.takePlace(node);
  const nameNode = node.take("name");
  const name = nameNode?.takeAtom() ?? "";
  const numberNode = node.take("number");
  const number = numberNode?.takeAtom() ?? "";
  const nameSize = takeLetterHeight(reading, nameNode);
  const numberSize = takeLetterHeight(reading, numberNode);
  return {
    number,
    name: name === "~" ? "" : reading.text(name),
    electricalType,
    position: upsideDown(position),
    rotation,
    length: reading.takeLength(node, "length") ?? 0,
    hidden: node.takeFlag("hide"),
    ...(shape !== "line" && shape !== "hide" && { shape }),
    numberHidden: hidden.numbersHidden,
    nameHidden: hidden.namesHidden,
    ...(nameSize !== undefined && { nameSize }),
    ...(numberSize !== undefined && { numberSize }),
  };
}

/** Undefined: the usual one. */
function takeLetterHeight(reading: BoardReading, node: NodeReader | undefined): number | undefined {
  const size = node?.take("effects")?.take("font")?.take("size");
  const height = size && reading.length(size.takeAtom(), size);
  return height === undefined || height < 0 || height === USUAL_LETTERS ? undefined : height;
}

/** Symbols write the angle of a text in tenths of a degree, in every version. */
function readSymbolText(reading: BoardReading, node: NodeReader, id: string): SchematicText {
  const text = node.takeAtom() ?? "";
  const { position, rotation } = reading.takePlace(node);
  const effects = node.take("effects");
  const hidden = node.takeFlag("hide") || (effects?.takeFlag("hide") ?? false);
  return {
    id: itemId(id),
    text,
    position: upsideDown(position),
    rotation: rotation / 10,
    style: readTextStyle(reading, effects),
    ...(hidden && { hidden }),
  };
}

/** A drawn shape of a symbol; shapes without enough points are passed over. */
function readSymbolGraphic(reading: BoardReading, node: NodeReader): SymbolGraphic[] {
  const shape = readSymbolShape(reading, node);
  if (!shape) return [];
  const stroke = takeStroke(reading, node);
  const type = node.take("fill")?.takeText("type");
  const fill = type === "outline" || type === "background" ? type : "none";
  return [{ shape, stroke, fill }];
}

function readSymbolShape(reading: BoardReading, node: NodeReader): Shape | undefined {
  const point = (name: string): Point => upsideDown(reading.takePoint(node, name) ?? { x: 0, y: 0 });
  switch (node.name) {
    case "rectangle":
      return { kind: "rect", start: point("start"), end: point("end") };
    case "circle":
      return { kind: "circle", center: point("center"), radius: reading.takeLength(node, "radius") ?? 0 };
    case "arc":
      return { kind: "arc", start: point("start"), mid: point("mid"), end: point("end") };
    default: {
      const points = reading.points(node.take("pts")).map(upsideDown);
      const [start, first, second, end] = points;
      if (node.name === "bezier" && start && first && second && end)
        return { kind: "bezier", points: [start, first, second, end] };
      return points.length > 1 ? { kind: "polygon", points } : undefined;
    }
  }
}

function upsideDown({ x, y }: Point): Point {
  return { x, y: -y + 0 };
}
