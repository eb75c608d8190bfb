import type { LibrarySymbol, PlacedSymbol, SchematicText, SymbolUnit } from "@tracewright/board";
import type { Box, Point } from "@tracewright/geometry";
import { drawPin } from "./draw-pin.ts";
import { SheetDrawing, upright } from "./sheet-drawing.ts";
import { LIGHT_SHEET } from "./sheet-theme.ts";

/**
 * A field as it is read on the sheet. Its place is the sheet's; its direction and alignment are the symbol's, and turn
 * and mirror with it, while the letters stay upright.
 */
export function standField(text: SchematicText, symbol: PlacedSymbol): SchematicText {
  const { horizontal, vertical } = text.style;
  const isUpward = upright(text.rotation) === 90;
  const turn = placer({ ...symbol, position: { x: 0, y: 0 } });
  const along = turn(isUpward ? { x: 0, y: -1 } : { x: 1, y: 0 });
  const below = turn(isUpward ? { x: 1, y: 0 } : { x: 0, y: 1 });
  const isLevel = along.x !== 0;
  const isReversed = isLevel ? along.x < 0 : along.y > 0;
  const isInverted = isLevel ? below.y < 0 : below.x < 0;
  return {
    ...text,
    rotation: isLevel ? 0 : 90,
    style: {
      ...text.style,
      horizontal: isReversed ? OPPOSITE[horizontal] : horizontal,
      vertical: isInverted ? OPPOSITE[vertical] : vertical,
    },
  };
}

const OPPOSITE = {
  left: "right",
  right: "left",
  center: "center",
  top: "bottom",
  bottom: "top",
  middle: "middle",
} as const;

export function drawSymbol(drawing: SheetDrawing, symbol: PlacedSymbol, library: LibrarySymbol): void {
  const place = placer(symbol);
  const parts = partsShown(symbol, library);
  drawBody(drawing, symbol, library);
  for (const { texts } of parts)
    for (const text of texts)
      drawing.text({ ...standField(text, symbol), position: place(text.position) }, drawing.theme.symbol);
  for (const { pins } of parts)
    for (const pin of pins) if (!pin.hidden) drawPin(drawing, pin, { place, offset: library.pinNameOffset });
}

/** What a symbol covers on its sheet without its pins; with them where nothing else is drawn. */
export function bodyOf(symbol: PlacedSymbol, library: LibrarySymbol): Box | undefined {
  const body = new SheetDrawing(LIGHT_SHEET);
  drawBody(body, symbol, library);
  if (!body.box) drawSymbol(body, symbol, library);
  return body.box;
}

function drawBody(drawing: SheetDrawing, symbol: PlacedSymbol, library: LibrarySymbol): void {
  const place = placer(symbol);
  const graphics = partsShown(symbol, library).flatMap((part) => part.graphics);
  // A body is painted beneath all else, wherever it stands in the file.
  for (const isBody of [true, false])
    for (const graphic of graphics) if ((graphic.fill === "background") === isBody) drawing.graphic(graphic, place);
}

function partsShown(symbol: PlacedSymbol, library: LibrarySymbol): readonly SymbolUnit[] {
  return library.units.filter(
    ({ unit, style }) => (unit === 0 || unit === symbol.unit) && (style === 0 || style === symbol.style),
  );
}

/** From the symbol's frame to the sheet: turned, then mirrored about an axis of the sheet. */
function placer({ position, rotation, mirror }: PlacedSymbol): (point: Point) => Point {
  const quarter = ((Math.round(rotation / 90) % 4) + 4) % 4;
  return ({ x, y }) => {
    const turned =
      quarter === 1 ? { x: y, y: -x } : quarter === 2 ? { x: -x, y: -y } : quarter === 3 ? { x: -y, y: x } : { x, y };
    return {
      x: position.x + (mirror === "y" ? -turned.x : turned.x),
      y: position.y + (mirror === "x" ? -turned.y : turned.y),
    };
  };
}
