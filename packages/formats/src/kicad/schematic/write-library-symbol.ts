import {
  type LibrarySymbol,
  type PinElectricalType,
  phrase,
  type SymbolGraphic,
  type SymbolPinGraphic,
  type SymbolUnit,
} from "@tracewright/board";
import { bezierToPolyline, type Nm, type Point } from "@tracewright/geometry";
import type { TextStyle } from "@tracewright/text";
import { quote, type Written } from "../../sexpr/format-s-expression.ts";
import { flag, mm, pts, xy } from "../board/board-writing.ts";
import { place, property, type SchematicWriting, strokeOf } from "./schematic-writing.ts";

const ELECTRICAL_WORDS: Readonly<Record<PinElectricalType, string>> = {
  input: "input",
  output: "output",
  bidirectional: "bidirectional",
  "tri-state": "tri_state",
  passive: "passive",
  free: "free",
  unspecified: "unspecified",
  "power-in": "power_in",
  "power-out": "power_out",
  "open-collector": "open_collector",
  "open-emitter": "open_emitter",
  "no-connect": "no_connect",
};

const CURVE_ERROR: Nm = 20_000;

const FIELD_STYLE: TextStyle = {
  size: { width: 1_270_000, height: 1_270_000 },
  thickness: 150_000,
  horizontal: "center",
  vertical: "middle",
  mirrored: false,
};

/** A symbol for `lib_symbols`, where y points upwards. `prefix` is what references of its parts begin with. */
export function writeLibrarySymbol(
  writing: SchematicWriting,
  symbol: LibrarySymbol,
  as: { readonly name: string; readonly prefix: string },
): Written {
  const pins = symbol.units.flatMap((unit) => unit.pins);
  const allHidden = (of: (pin: SymbolPinGraphic) => boolean) => pins.length > 0 && pins.every(of);
  const text = (value: string) => ({
    text: value,
    position: { x: 0, y: 0 },
    rotation: 0,
    style: FIELD_STYLE,
    hidden: true,
  });
  const bareName = as.name.slice(as.name.indexOf(":") + 1);
  const fields = [
    { name: "Reference", value: as.prefix },
    { name: "Value", value: bareName },
    { name: "Footprint", value: "" },
    { name: "Datasheet", value: "" },
    ...(symbol.footprintFilters ? [{ name: "ki_fp_filters", value: symbol.footprintFilters.join(" ") }] : []),
  ];
  return [
    "symbol",
    quote(as.name),
    ...(symbol.power ? [["power"]] : []),
    ...(allHidden(({ numberHidden }) => numberHidden) ? [["pin_numbers", "hide"]] : []),
    [
      "pin_names",
      ["offset", mm(symbol.pinNameOffset)],
      ...flag(
        "hide",
        allHidden(({ nameHidden }) => nameHidden),
      ),
    ],
    ["in_bom", "yes"],
    ["on_board", "yes"],
    ...fields.map(({ name, value }, index) => property(writing, { name, index, text: { ...text(value) } })),
    ...symbol.units.map((unit) => writeUnit(writing, unit, bareName)),
  ];
}

function writeUnit(
  writing: SchematicWriting,
  { unit, style, graphics, pins, texts }: SymbolUnit,
  name: string,
): Written {
  return [
    "symbol",
    quote(`${name}_${unit}_${style}`),
    ...graphics.flatMap((graphic) => writeGraphic(writing, graphic)),
    ...texts.map(({ text, position, rotation, style: lettering, hidden }): Written => {
      const { x, y } = upsideDown(position);
      // Symbols write the angle of a text in tenths of a degree.
      return [
        "text",
        quote(text),
        ["at", mm(x), mm(y), String(Math.round(rotation * 10))],
        writing.effects(lettering, hidden),
      ];
    }),
    ...pins.map((pin) => writePin(writing, pin)),
  ];
}

function writeGraphic(writing: SchematicWriting, { shape, stroke, fill }: SymbolGraphic): Written[] {
  const drawn = (name: string, ...points: Written[]): Written[] => [
    [name, ...points, strokeOf(stroke), ["fill", ["type", fill]]],
  ];
  switch (shape.kind) {
    case "rect":
      return drawn("rectangle", xy("start", upsideDown(shape.start)), xy("end", upsideDown(shape.end)));
    case "circle":
      return drawn("circle", xy("center", upsideDown(shape.center)), ["radius", mm(shape.radius)]);
    case "arc":
      return drawn(
        "arc",
        xy("start", upsideDown(shape.start)),
        xy("mid", upsideDown(shape.mid)),
        xy("end", upsideDown(shape.end)),
      );
    case "line":
      return drawn("polyline", pts([shape.start, shape.end].map(upsideDown)));
    case "polygon":
      return drawn("polyline", pts(shape.points.map(upsideDown)));
    case "bezier":
      writing.lose(phrase("lost-symbol-curve", {}));
      return drawn("polyline", pts(bezierToPolyline(shape.points, CURVE_ERROR).map(upsideDown)));
  }
}

function writePin(writing: SchematicWriting, pin: SymbolPinGraphic): Written {
  const letters = (height = FIELD_STYLE.size.height): Written =>
    writing.effects({ ...FIELD_STYLE, size: { width: height, height } });
  return [
    "pin",
    ELECTRICAL_WORDS[pin.electricalType],
    pin.shape ?? "line",
    place(upsideDown(pin.position), pin.rotation),
    ["length", mm(pin.length)],
    ...flag("hide", pin.hidden),
    ["name", quote(pin.name === "" ? "~" : pin.name), letters(pin.nameSize)],
    ["number", quote(pin.number), letters(pin.numberSize)],
  ];
}

function upsideDown({ x, y }: Point): Point {
  return { x, y: -y + 0 };
}
