import {
  itemId,
  type LibrarySymbol,
  type PinElectricalType,
  phrase,
  type SchematicText,
  type SymbolGraphic,
  type SymbolPinGraphic,
  type SymbolUnit,
} from "@tracewright/board";
import type { Point } from "@tracewright/geometry";
import type { HorizontalAlign, VerticalAlign } from "@tracewright/text";
import type { LibraryEntry, LibraryPin } from "../../schematic/sheet-file.ts";
import { wordTable } from "../../word-table.ts";
import { DEFAULT_TEXT_THICKNESS } from "../board/read-graphic.ts";
import { type LegacyReading, legacyText } from "./legacy-reading.ts";
import { splitLegacyLine } from "./split-legacy-line.ts";

const ELECTRICAL_TYPES: Readonly<Record<string, PinElectricalType>> = wordTable({
  I: "input",
  O: "output",
  B: "bidirectional",
  T: "tri-state",
  P: "passive",
  U: "unspecified",
  W: "power-in",
  w: "power-out",
  C: "open-collector",
  E: "open-emitter",
  N: "no-connect",
});

/** From a pin's outer end towards the body. */
const PIN_DIRECTIONS: Readonly<Record<string, number>> = wordTable({ R: 0, U: 90, L: 180, D: 270 });

/** After the sign for hidden pins, in the words of later versions. */
const PIN_SHAPES: Readonly<Record<string, string>> = wordTable({
  I: "inverted",
  C: "clock",
  CI: "inverted_clock",
  IC: "inverted_clock",
  L: "input_low",
  CL: "clock_low",
  V: "output_low",
  F: "edge_clock_high",
  X: "non_logic",
});

/** Letters of pins, thousandths of an inch. */
const USUAL_MIL = 50;
const MAX_MIL = 10_000;

const FILLS: Readonly<Record<string, SymbolGraphic["fill"]>> = wordTable({ F: "outline", f: "background" });

const HORIZONTAL: Readonly<Record<string, HorizontalAlign>> = wordTable({ L: "left", R: "right" });
const VERTICAL: Readonly<Record<string, VerticalAlign>> = wordTable({ T: "top", B: "bottom" });

/** A symbol of a `.lib` with every name it goes by there, its own first. */
export interface LegacySymbol {
  readonly names: readonly string[];
  readonly entry: LibraryEntry;
}

/** Reads the symbols of a `.lib` (EESchema-LIBRARY). Libraries draw with y upwards; the model turns that round here, once. */
export function readLegacyLibrary(reading: LegacyReading): LegacySymbol[] {
  const symbols: LegacySymbol[] = [];
  for (let line = reading.takeLine(); line !== undefined; line = reading.takeLine())
    if (line.startsWith("DEF ")) symbols.push(readSymbol(reading, splitLegacyLine(line)));
  return symbols;
}

/** `DEF name reference 0 name-offset numbers(Y/N) names(Y/N) units locked(L/F) power(P/N)` */
function readSymbol(reading: LegacyReading, head: readonly string[]): LegacySymbol {
  const [, written = "", , , offset, numbersShown, namesShown, , , option] = head;
  // A tilde before the name hides the value of the symbol.
  const name = written.replace(/^~/, "");
  const names = [name];
  const parts = new Map<
    string,
    { unit: number; style: number; graphics: SymbolGraphic[]; pins: SymbolPinGraphic[]; texts: SchematicText[] }
  >();
  const pins: LibraryPin[] = [];
  const partOf = (unitWord: string | undefined, styleWord: string | undefined) => {
    const unit = reading.integer(unitWord, 0);
    const style = reading.integer(styleWord, 0);
    const key = `${unit} ${style}`;
    const part = parts.get(key) ?? { unit, style, graphics: [], pins: [], texts: [] };
    parts.set(key, part);
    return part;
  };
  const filters: string[] = [];
  const began = reading.line;
  const pinNameOffset = reading.length(offset);
  for (let line = reading.takeLine(); line !== "ENDDEF"; line = reading.takeLine()) {
    if (line === undefined) {
      reading.refuse(phrase("symbol-cut-off", { name, line: began }));
      break;
    }
    const words = splitLegacyLine(line);
    switch (words[0]) {
      case "ALIAS":
        names.push(...words.slice(1));
        break;
      case "$FPLIST":
        filters.push(...reading.takeBlock("$ENDFPLIST").map((filter) => filter.trim()));
        break;
      case "X": {
        const pin = readPin(reading, words, { numberHidden: numbersShown === "N", nameHidden: namesShown === "N" });
        const part = partOf(words[9], words[10]);
        part.pins.push(pin);
        const { number, electricalType, position, hidden } = pin;
        pins.push({ number, name: pin.name, electricalType, position, hidden, unit: part.unit, style: part.style });
        break;
      }
      case "T": {
        const part = partOf(words[6], words[7]);
        part.texts.push(readText(reading, words, `text ${part.unit} ${part.style} ${part.texts.length}`));
        break;
      }
      case "P":
      case "B":
        partOf(words[2], words[3]).graphics.push(...readLine(reading, words));
        break;
      case "S": {
        const [, x1, y1, x2, y2, unit, style, pen, fill] = words;
        const shape = {
          kind: "rect",
          start: upsideDown(reading.point(x1, y1)),
          end: upsideDown(reading.point(x2, y2)),
        } as const;
        partOf(unit, style).graphics.push(graphic(reading, shape, pen, fill));
        break;
      }
      case "C": {
        const [, x, y, radius, unit, style, pen, fill] = words;
        const shape = {
          kind: "circle",
          center: upsideDown(reading.point(x, y)),
          radius: reading.length(radius),
        } as const;
        partOf(unit, style).graphics.push(graphic(reading, shape, pen, fill));
        break;
      }
      case "A":
        partOf(words[6], words[7]).graphics.push(readArc(reading, words));
        break;
      default:
    }
  }
  reading.count("library symbols", "read");
  const units: SymbolUnit[] = [...parts.values()];
  const symbol: LibrarySymbol = {
    name,
    power: option === "P",
    units,
    ...(filters.length > 0 && { footprintFilters: filters }),
    pinNameOffset,
  };
  return { names, entry: { symbol, pins, localPower: false } };
}

/** `X name number x y length direction number-size name-size unit style type [shape]`; a shape that begins with N is hidden. */
function readPin(
  reading: LegacyReading,
  words: readonly string[],
  hidden: { readonly numberHidden: boolean; readonly nameHidden: boolean },
): SymbolPinGraphic {
  const [, name = "", number = "", x, y, length, direction = "R", numberWord, nameWord, , , type = "", shape = ""] =
    words;
  const drawn = PIN_SHAPES[shape.replace(/^N/, "")];
  const [numberSize, nameSize] = [numberWord, nameWord].map((word) => letterHeight(reading.integer(word, USUAL_MIL)));
  return {
    number: number === "~" ? "" : number,
    name: legacyText(name),
    electricalType: ELECTRICAL_TYPES[type] ?? "unspecified",
    position: upsideDown(reading.point(x, y)),
    rotation: PIN_DIRECTIONS[direction] ?? 0,
    length: reading.length(length),
    hidden: shape.startsWith("N"),
    ...(drawn !== undefined && { shape: drawn }),
    ...hidden,
    ...(nameSize !== undefined && { nameSize }),
    ...(numberSize !== undefined && { numberSize }),
  };
}

/** Undefined: the usual one. Letters beyond all sense are no reason to refuse a file. */
function letterHeight(mil: number): number | undefined {
  return mil === USUAL_MIL || mil < 0 || mil > MAX_MIL ? undefined : mil * 25_400;
}

/** `T angle x y size hidden unit style text italic bold horizontal vertical`, the angle in tenths of a degree. */
function readText(reading: LegacyReading, words: readonly string[], id: string): SchematicText {
  const [, angle, x, y, size, isHidden, , , text = "", italic = "", bold = "0", horizontal = "C", vertical = "C"] =
    words;
  const height = reading.length(size);
  return {
    id: itemId(id),
    // Unquoted texts of old versions have a tilde for each blank.
    text: text.replaceAll("~", " "),
    position: upsideDown(reading.point(x, y)),
    rotation: reading.integer(angle, 0) / 10,
    style: {
      size: { width: height, height },
      thickness: DEFAULT_TEXT_THICKNESS,
      horizontal: HORIZONTAL[horizontal] ?? "center",
      vertical: VERTICAL[vertical] ?? "middle",
      mirrored: false,
      ...(bold === "1" && { bold: true }),
      ...(italic === "Italic" && { italic: true }),
    },
    ...(isHidden === "1" && { hidden: true }),
  };
}

/** `P count unit style pen x y … fill` and the same of Bézier curves, which are drawn through their points. */
function readLine(reading: LegacyReading, words: readonly string[]): SymbolGraphic[] {
  const count = reading.integer(words[1], 0);
  const coordinates = words.slice(5, 5 + 2 * count);
  if (count < 2 || coordinates.length < 2 * count) return [];
  const points = Array.from({ length: count }, (_, place) =>
    upsideDown(reading.point(coordinates[2 * place], coordinates[2 * place + 1])),
  );
  return [graphic(reading, { kind: "polygon", points }, words[4], words[5 + 2 * count])];
}

/** `A x y radius start end unit style pen fill [startX startY endX endY]`: the shorter way round, in tenths of a degree. */
function readArc(reading: LegacyReading, words: readonly string[]): SymbolGraphic {
  const [, x, y, radiusWord, startWord, endWord, , , pen, fill, startX, startY, endX, endY] = words;
  const center = reading.point(x, y);
  const radius = reading.length(radiusWord);
  const from = reading.integer(startWord, 0) / 10;
  const to = reading.integer(endWord, 0) / 10;
  const onCircle = (degrees: number): Point => {
    const radians = (degrees * Math.PI) / 180;
    return {
      x: Math.round(center.x + radius * Math.cos(radians)),
      y: Math.round(center.y + radius * Math.sin(radians)),
    };
  };
  const sweep = ((((to - from) % 360) + 540) % 360) - 180;
  const ends =
    endY === undefined
      ? { start: onCircle(from), end: onCircle(to) }
      : { start: reading.point(startX, startY), end: reading.point(endX, endY) };
  const shape = {
    kind: "arc",
    start: upsideDown(ends.start),
    mid: upsideDown(onCircle(from + sweep / 2)),
    end: upsideDown(ends.end),
  } as const;
  return graphic(reading, shape, pen, fill);
}

function graphic(
  reading: LegacyReading,
  shape: SymbolGraphic["shape"],
  pen: string | undefined,
  fill: string | undefined,
): SymbolGraphic {
  return { shape, stroke: { width: reading.length(pen), style: "default" }, fill: FILLS[fill ?? ""] ?? "none" };
}

function upsideDown({ x, y }: Point): Point {
  return { x, y: -y + 0 };
}
