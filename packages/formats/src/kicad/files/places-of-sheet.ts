import { type Circuit, placeInSymbol, type Sheet } from "@tracewright/board";
import type { Point, Shape } from "@tracewright/geometry";

/** Points that a sheet's drawing reaches to at least; texts count with where they begin. */
export function placesOf({ librarySymbols }: Circuit, { symbols, items }: Sheet): Point[] {
  const drawn = items.flatMap((item): readonly Point[] => {
    switch (item.kind) {
      case "wire":
      case "bus":
        return item.points;
      case "label":
        return [item.label.position];
      case "text":
        return [item.text.position];
      case "sheet":
        return [item.position, { x: item.position.x + item.size.width, y: item.position.y + item.size.height }];
      case "graphic":
        return placesOfShape(item.graphic.shape);
      default:
        return [item.position];
    }
  });
  const ofSymbols = symbols.flatMap((symbol) =>
    (librarySymbols[symbol.librarySymbol]?.units ?? []).flatMap(({ graphics, pins }) =>
      [...pins.map((pin) => pin.position), ...graphics.flatMap(({ shape }) => placesOfShape(shape))].map((point) =>
        placeInSymbol(symbol, point),
      ),
    ),
  );
  return [...drawn, ...ofSymbols];
}

function placesOfShape(shape: Shape): readonly Point[] {
  switch (shape.kind) {
    case "line":
    case "rect":
      return [shape.start, shape.end];
    case "circle":
      return [-shape.radius, shape.radius].map((reach) => ({ x: shape.center.x + reach, y: shape.center.y + reach }));
    case "arc":
      return [shape.start, shape.mid, shape.end];
    default:
      return shape.points;
  }
}
