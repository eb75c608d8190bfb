import type { Circuit, Sheet } from "@tracewright/board";
import { drawSheet } from "./draw-sheet.ts";
import { svgPage } from "./marks-to-svg.ts";
import { LIGHT_SHEET, type SheetTheme } from "./sheet-theme.ts";

export interface SheetSvgOptions {
  readonly theme?: SheetTheme;
  /** Width in pixels; the height follows the drawing. */
  readonly width?: number;
}

/** Border about what is drawn, millimetres. */
const MARGIN = 5.08;

/**
 * A picture of one sheet that stands by itself: no scripts, no outside references. Names and texts of the schematic
 * are data: they are drawn as strokes or escaped, and can never become markup.
 */
export function sheetToSvg(circuit: Circuit, sheet: Sheet, options: SheetSvgOptions = {}): string {
  const { theme = LIGHT_SHEET, width = 640 } = options;
  const { box, marks } = drawSheet(circuit, sheet, { theme });
  const left = box ? box.minX / 1e6 - MARGIN : 0;
  const top = box ? box.minY / 1e6 - MARGIN : 0;
  const across = box ? (box.maxX - box.minX) / 1e6 + 2 * MARGIN : 297;
  const down = box ? (box.maxY - box.minY) / 1e6 + 2 * MARGIN : 210;
  const height = Math.max(1, Math.round((width * down) / across));
  return svgPage({ left, top, across, down, paper: theme.paper, width, height }, marks);
}
