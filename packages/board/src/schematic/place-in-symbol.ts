import type { Point } from "@tracewright/geometry";
import type { PlacedSymbol } from "../records/circuit.ts";

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
