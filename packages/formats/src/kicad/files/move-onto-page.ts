import type { Circuit, SchematicItem, SchematicText, Sheet } from "@tracewright/board";
import { fromMm, type Nm, type Point, type Shape } from "@tracewright/geometry";
import { placesOf } from "./places-of-sheet.ts";

/** KiCad's raster of pins and wires, which a moved drawing has to stay on. */
const RASTER = fromMm(1.27);
/** What reaches beyond the page comes to stand this far within it, beside its frame. */
const MARGIN = fromMm(12.7);

/**
 * The sheet as it stands on a page. EasyEDA's pages have no corner: a drawing may lie wholly
 * above or left of the origin, where KiCad shows an empty page.
 */
export function moveOntoPage(circuit: Circuit, sheet: Sheet): Sheet {
  const places = placesOf(circuit, sheet);
  const by = {
    x: offset(places.reduce((least, { x }) => Math.min(least, x), 0)),
    y: offset(places.reduce((least, { y }) => Math.min(least, y), 0)),
  };
  if (by.x === 0 && by.y === 0) return sheet;
  const symbols = sheet.symbols.map((symbol) => ({
    ...symbol,
    position: plus(symbol.position, by),
    texts: symbol.texts.map((text) => moveText(text, by)),
  }));
  return { ...sheet, symbols, items: sheet.items.map((item) => moveItem(item, by)) };
}

function offset(least: Nm): Nm {
  return least < 0 ? Math.ceil((MARGIN - least) / RASTER) * RASTER : 0;
}

function plus(point: Point, by: Point): Point {
  return { x: point.x + by.x, y: point.y + by.y };
}

function moveText(text: SchematicText, by: Point): SchematicText {
  return { ...text, position: plus(text.position, by) };
}

function moveItem(item: SchematicItem, by: Point): SchematicItem {
  switch (item.kind) {
    case "wire":
    case "bus":
      return { ...item, points: item.points.map((point) => plus(point, by)) };
    case "label":
      return { ...item, label: moveText(item.label, by) };
    case "text":
      return { ...item, text: moveText(item.text, by) };
    case "graphic":
      return { ...item, graphic: { ...item.graphic, shape: moveShape(item.graphic.shape, by) } };
    case "sheet":
      return {
        ...item,
        position: plus(item.position, by),
        pins: item.pins.map((pin) => ({ ...pin, position: plus(pin.position, by) })),
      };
    default:
      return { ...item, position: plus(item.position, by) };
  }
}

function moveShape(shape: Shape, by: Point): Shape {
  switch (shape.kind) {
    case "line":
    case "rect":
      return { ...shape, start: plus(shape.start, by), end: plus(shape.end, by) };
    case "circle":
      return { ...shape, center: plus(shape.center, by) };
    case "arc":
      return {
        ...shape,
        start: plus(shape.start, by),
        mid: plus(shape.mid, by),
        end: plus(shape.end, by),
      };
    case "bezier": {
      const [start, first, second, end] = shape.points;
      const moved = [start, first, second, end].map((point) => plus(point, by)) as [Point, Point, Point, Point];
      return { ...shape, points: moved };
    }
    case "polygon":
      return { ...shape, points: shape.points.map((point) => plus(point, by)) };
  }
}
