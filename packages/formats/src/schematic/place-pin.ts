import type { PlacedSymbol } from "@tracewright/board";
import type { Point } from "@tracewright/geometry";
import type { LibraryPin, SheetSymbol } from "./sheet-file.ts";

/** Where a pin of a placed symbol takes a wire. */
export function placePin(symbol: SheetSymbol, pin: LibraryPin): Point {
  return placeInSymbol(symbol, pin.position);
}

/** A point of a symbol's drawing on its sheet. Symbols are turned first, then mirrored about an axis of the sheet. */
export function placeInSymbol(symbol: Pick<PlacedSymbol, "position" | "rotation" | "mirror">, point: Point): Point {
  const turned = turn(point, symbol.rotation);
  const x = symbol.mirror === "y" ? -turned.x : turned.x;
  const y = symbol.mirror === "x" ? -turned.y : turned.y;
  return { x: symbol.position.x + x, y: symbol.position.y + y };
}

/** Quarter turns, counter-clockwise as seen on the sheet (y points down). */
function turn({ x, y }: Point, degrees: number): Point {
  switch (((Math.round(degrees / 90) % 4) + 4) % 4) {
    case 1:
      return { x: y, y: -x };
    case 2:
      return { x: -x, y: -y };
    case 3:
      return { x: -y, y: x };
    default:
      return { x, y };
  }
}

/** The pins that a symbol shows: those of its unit and body style, and those common to all. */
export function shownPins(symbol: SheetSymbol, pins: readonly LibraryPin[]): LibraryPin[] {
  return pins.filter(
    ({ unit, style }) => (unit === 0 || unit === symbol.unit) && (style === 0 || style === symbol.style),
  );
}
