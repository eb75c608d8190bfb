import type { Circuit, ComponentId, Sheet } from "@tracewright/board";
import type { Box } from "@tracewright/geometry";
import { drawSymbol } from "./draw-symbol.ts";
import { SheetDrawing } from "./sheet-drawing.ts";
import { LIGHT_SHEET } from "./sheet-theme.ts";

export interface SymbolBox {
  readonly component: ComponentId;
  /** What its body and pins cover on the sheet, nanometres; no texts. */
  readonly box: Box;
}

/** Where the parts of a sheet are drawn: a box for every unit that stands there. */
export function symbolBoxes(circuit: Circuit, sheet: Sheet): readonly SymbolBox[] {
  return sheet.symbols.flatMap((symbol) => {
    const library = circuit.librarySymbols[symbol.librarySymbol];
    if (symbol.component === undefined || !library) return [];
    const drawing = new SheetDrawing(LIGHT_SHEET);
    drawSymbol(drawing, symbol, library);
    return drawing.box ? [{ component: symbol.component, box: drawing.box }] : [];
  });
}
