import type { LibrarySymbol, PlacedSymbol, Point, SchematicText, SymbolPinGraphic } from "@tracewright/board";
import { PIN_TEXT, type SheetDrawing, upright } from "./sheet-drawing.ts";

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
  const parts = library.units.filter(
    ({ unit, style }) => (unit === 0 || unit === symbol.unit) && (style === 0 || style === symbol.style),
  );
  for (const { graphics } of parts) for (const graphic of graphics) drawing.graphic(graphic, place);
  for (const { pins } of parts)
    for (const pin of pins) if (!pin.hidden) drawPin(drawing, pin, { place, offset: library.pinNameOffset });
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

function drawPin(
  drawing: SheetDrawing,
  pin: SymbolPinGraphic,
  { place, offset }: { readonly place: (point: Point) => Point; readonly offset: number },
): void {
  const { theme } = drawing;
  const turn = (pin.rotation * Math.PI) / 180;
  const along = { x: Math.round(Math.cos(turn)), y: -Math.round(Math.sin(turn)) };
  const at = (distance: number) =>
    place({ x: pin.position.x + along.x * distance, y: pin.position.y + along.y * distance });
  const outer = at(0);
  const inner = at(pin.length);
  drawing.line([outer, inner], theme.pin);
  const next = at(pin.length + 1_000_000);
  const isLevel = outer.y === next.y;
  const rotation = isLevel ? 0 : 90;
  // The side of the body, as read: to the right or upwards.
  const isForward = isLevel ? next.x > outer.x : next.y < outer.y;
  if (!pin.nameHidden && pin.name !== "" && offset > 0)
    drawing.words(pin.name, at(pin.length + offset), {
      colour: theme.text,
      rotation,
      style: { ...PIN_TEXT, horizontal: isForward ? "left" : "right" },
    });
  if (!pin.numberHidden && pin.length > 0) {
    const middle = at(pin.length / 2);
    const lift = 300_000;
    const beside = isLevel ? { x: middle.x, y: middle.y - lift } : { x: middle.x - lift, y: middle.y };
    drawing.words(pin.number, beside, {
      colour: theme.pin,
      rotation,
      style: { ...PIN_TEXT, horizontal: "center", vertical: "bottom" },
    });
  }
}
