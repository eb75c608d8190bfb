import type { Circuit, Point, SchematicItem, Sheet } from "@tracewright/board";
import { drawSymbol, standField } from "./draw-symbol.ts";
import { BUS_WIDTH, DEFAULT_WIDTH, SheetDrawing, type SheetDrawingOptions } from "./sheet-drawing.ts";
import { LIGHT_SHEET, type SheetTheme } from "./sheet-theme.ts";

export interface DrawSheetOptions extends SheetDrawingOptions {
  readonly theme?: SheetTheme;
}

const UNKNOWN_HALF = 635_000;

/** Everything that stands on a sheet, in the order of painting. */
export function drawSheet(circuit: Circuit, sheet: Sheet, options: DrawSheetOptions = {}): SheetDrawing {
  const { theme = LIGHT_SHEET } = options;
  const drawing = new SheetDrawing(theme, options);
  for (const item of sheet.items)
    if (item.kind === "graphic") drawing.graphic(item.graphic, (point) => point, theme.note);
  for (const symbol of sheet.symbols) {
    const library = circuit.librarySymbols[symbol.librarySymbol];
    if (library) drawSymbol(drawing, symbol, library);
    else if (symbol.component !== undefined) drawUnknown(drawing, symbol.position);
  }
  for (const item of sheet.items) drawItem(drawing, item);
  const references = new Map(circuit.components.map(({ id, reference }) => [id, reference]));
  for (const symbol of sheet.symbols) {
    const reference = symbol.component && references.get(symbol.component);
    const units = circuit.librarySymbols[symbol.librarySymbol]?.units ?? [];
    const letter = units.some(({ unit }) => unit > 1) ? unitLetter(symbol.unit) : "";
    for (const field of symbol.texts) {
      const text = field.text === reference ? { ...field, text: `${reference}${letter}` } : field;
      drawing.text(standField(text, symbol), theme.text, symbol.component === undefined);
    }
  }
  return drawing;
}

/** The parts of one component are told apart by letters, as on every schematic: A, B … Z, AA. */
function unitLetter(unit: number): string {
  return (unit > 26 ? unitLetter(Math.floor((unit - 1) / 26)) : "") + String.fromCharCode(65 + ((unit - 1) % 26));
}

/** A part whose drawing was not among the files: a small box says that it stands here. */
function drawUnknown(drawing: SheetDrawing, { x, y }: Point): void {
  const shape = {
    kind: "rect" as const,
    start: { x: x - UNKNOWN_HALF, y: y - UNKNOWN_HALF },
    end: { x: x + UNKNOWN_HALF, y: y + UNKNOWN_HALF },
  };
  const { theme } = drawing;
  drawing.graphic({ shape, stroke: { width: 0, style: "solid" }, fill: "none" }, (point) => point, theme.note);
}

function drawItem(drawing: SheetDrawing, item: SchematicItem): void {
  const { theme } = drawing;
  switch (item.kind) {
    case "wire":
      drawing.line(item.points, theme.wire);
      break;
    case "bus":
      drawing.line(item.points, theme.bus, { width: BUS_WIDTH });
      break;
    case "bus-entry": {
      const { position, size } = item;
      const end = { x: position.x + size.width, y: position.y + size.height };
      drawing.line([position, end], theme.wire);
      break;
    }
    case "junction":
      drawing.dot(item.position, item.diameter > 0 ? item.diameter : 914_400, theme.wire);
      break;
    case "no-connect": {
      const { x, y } = item.position;
      const arm = 635_000;
      drawing.line(
        [
          { x: x - arm, y: y - arm },
          { x: x + arm, y: y + arm },
        ],
        theme.note,
      );
      drawing.line(
        [
          { x: x - arm, y: y + arm },
          { x: x + arm, y: y - arm },
        ],
        theme.note,
      );
      break;
    }
    case "label":
      // EasyEDA's labels reach all sheets and are written as names along their wires.
      if (item.scope === "local" || item.shape === undefined) drawing.label(item.label, theme.label);
      else drawing.flag(item.label, theme.sheet);
      break;
    case "text":
      drawing.text(item.text, theme.note);
      break;
    case "sheet": {
      const { position, size, name, fileName, pins } = item;
      const end = { x: position.x + size.width, y: position.y + size.height };
      drawing.graphic(
        {
          shape: { kind: "rect", start: position, end },
          stroke: { width: DEFAULT_WIDTH, style: "solid" },
          fill: "none",
        },
        (point) => point,
        theme.sheet,
      );
      drawing.note(name, { x: position.x, y: position.y - 500_000 }, theme.sheet, "bottom");
      drawing.note(fileName, { x: position.x, y: end.y + 500_000 }, theme.sheet, "top");
      for (const pin of pins) drawing.text(pin, theme.sheet);
      break;
    }
    case "graphic":
      // Drawn first, under everything.
      break;
  }
}
