import type { Circuit, LibrarySymbol, PlacedSymbol, SchematicItem, SchematicText, Sheet } from "@tracewright/board";
import type { Point } from "@tracewright/geometry";
import { shownName } from "@tracewright/text";
import { crossAt } from "./cross-at.ts";
import { drawGlobalLabel, drawHierarchicalLabel, drawSheetPin } from "./draw-label-flag.ts";
import { bodyOf, drawSymbol, standField } from "./draw-symbol.ts";
import { BUS_WIDTH, DEFAULT_WIDTH, SheetDrawing, type SheetDrawingOptions } from "./sheet-drawing.ts";
import { LIGHT_SHEET, type SheetTheme } from "./sheet-theme.ts";

export interface DrawSheetOptions extends SheetDrawingOptions {
  readonly theme?: SheetTheme;
}

const UNKNOWN_HALF = 635_000;
const OPEN_ARM = 609_600;
/** Of the cross over a part that is not fitted: how far it reaches beyond the body, and its pen. */
const UNFITTED = { beyond: 635_000, pen: 457_200 };

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
  const components = new Map(circuit.components.map((component) => [component.id, component]));
  for (const symbol of sheet.symbols) {
    const component = symbol.component && components.get(symbol.component);
    const library = circuit.librarySymbols[symbol.librarySymbol];
    const letter = library?.units.some(({ unit }) => unit > 1) ? unitLetter(symbol.unit) : "";
    // The first of the fields; another may say the same.
    const named = symbol.texts.findIndex(({ text }) => text === component?.reference);
    for (const [index, field] of symbol.texts.entries()) {
      const text = index === named ? { ...field, text: `${field.text}${letter}` } : field;
      drawing.text(standField(text, symbol), theme.text, component === undefined);
    }
    if (component?.doNotPopulate && library) crossOut(drawing, symbol, library);
  }
  return drawing;
}

function crossOut(drawing: SheetDrawing, symbol: PlacedSymbol, library: LibrarySymbol): void {
  const box = bodyOf(symbol, library);
  if (!box) return;
  const middle = { x: (box.minX + box.maxX) / 2, y: (box.minY + box.maxY) / 2 };
  const [across, down] = [box.maxX - middle.x + UNFITTED.beyond, box.maxY - middle.y + UNFITTED.beyond];
  for (const line of crossAt(middle, across, down)) drawing.line(line, drawing.theme.unfitted, { width: UNFITTED.pen });
}

/** The parts of one component are distinguished by letters, as on every schematic: A, B … Z, AA. */
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

/** A name of a net as it is read. */
function shown<Named extends SchematicText>(label: Named): Named {
  return { ...label, text: shownName(label.text) };
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
    case "no-connect":
      for (const line of crossAt(item.position, OPEN_ARM)) drawing.line(line, theme.note);
      break;
    case "label": {
      const label = shown(item.label);
      // EasyEDA's labels reach all sheets and are written as names along their wires.
      if (item.scope === "local" || item.shape === undefined) drawing.label(label, theme.label);
      else if (item.scope === "hierarchical") drawHierarchicalLabel(drawing, label, item.shape, theme.sheet);
      else drawGlobalLabel(drawing, label, item.shape, theme.sheet);
      break;
    }
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
      for (const pin of pins) drawSheetPin(drawing, shown(pin), pin.shape, theme.sheet);
      break;
    }
    case "graphic":
      // Drawn first, under everything.
      break;
  }
}
