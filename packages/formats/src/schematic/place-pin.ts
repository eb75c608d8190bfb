import { placeInSymbol } from "@tracewright/board";
import type { Point } from "@tracewright/geometry";
import type { LibraryPin, SheetSymbol } from "./sheet-file.ts";

/** Where a pin of a placed symbol takes a wire. */
export function placePin(symbol: SheetSymbol, pin: LibraryPin): Point {
  return placeInSymbol(symbol, pin.position);
}

/** The pins that a symbol shows: those of its unit and body style, and those common to all. */
export function shownPins(symbol: SheetSymbol, pins: readonly LibraryPin[]): LibraryPin[] {
  return pins.filter(
    ({ unit, style }) => (unit === 0 || unit === symbol.unit) && (style === 0 || style === symbol.style),
  );
}
