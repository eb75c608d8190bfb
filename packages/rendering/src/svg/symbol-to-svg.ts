import { itemId, type LibrarySymbol } from "@tracewright/board";
import type { Point } from "@tracewright/geometry";
import { drawSymbol } from "./draw-symbol.ts";
import { svgPage } from "./marks-to-svg.ts";
import { SheetDrawing } from "./sheet-drawing.ts";
import { LIGHT_SHEET, type SheetTheme } from "./sheet-theme.ts";

export interface SymbolSvgOptions {
  readonly theme?: SheetTheme;
  /** Most pixels across and down. */
  readonly size?: number;
}

/** Between two units, nanometres. */
const UNIT_GAP = 5_080_000;
/** Border about what is drawn, millimetres. */
const MARGIN = 1.27;

/**
 * A picture of a library symbol that stands by itself, its units one below the other as they are drawn usually. Undefined
 * where there is nothing to draw. Names of pins are data: drawn as strokes or escaped.
 */
export function symbolToSvg(library: LibrarySymbol, options: SymbolSvgOptions = {}): string | undefined {
  const { theme = LIGHT_SHEET, size = 320 } = options;
  const drawing = new SheetDrawing(theme);
  const numbers = [...new Set(library.units.map(({ unit }) => unit))].filter((unit) => unit > 0).sort((a, b) => a - b);
  let top = 0;
  for (const unit of numbers.length > 0 ? numbers : [1]) {
    const single = new SheetDrawing(theme);
    const stand = (position: Point, into: SheetDrawing) =>
      drawSymbol(
        into,
        {
          id: itemId(""),
          librarySymbol: library.name,
          unit,
          style: 1,
          position,
          rotation: 0,
          mirror: "none",
          texts: [],
        },
        library,
      );
    stand({ x: 0, y: 0 }, single);
    const { box } = single;
    if (box === undefined) continue;
    stand({ x: 0, y: top - box.minY }, drawing);
    top += box.maxY - box.minY + UNIT_GAP;
  }
  const { box, marks } = drawing;
  if (box === undefined) return undefined;
  const across = (box.maxX - box.minX) / 1e6 + 2 * MARGIN;
  const down = (box.maxY - box.minY) / 1e6 + 2 * MARGIN;
  const scale = size / Math.max(across, down);
  const [width, height] = [Math.max(1, Math.round(across * scale)), Math.max(1, Math.round(down * scale))];
  return svgPage(
    { left: box.minX / 1e6 - MARGIN, top: box.minY / 1e6 - MARGIN, across, down, paper: theme.paper, width, height },
    marks,
  );
}
