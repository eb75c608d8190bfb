import type { SymbolPinGraphic } from "@tracewright/board";
import type { Point } from "@tracewright/geometry";
import type { TextStyle } from "@tracewright/text";
import { crossAt } from "./cross-at.ts";
import { DEFAULT_WIDTH, PIN_TEXT, type SheetDrawing } from "./sheet-drawing.ts";

/** Half a letter of a pin's number: the radius of an inverting circle, half the side of every other sign, as in KiCad. */
const SIGN = 635_000;
/** Between a pin and what is written along it. */
const TEXT_LIFT = 300_000;
const CIRCLE_STEPS = 24;
/** Of the cross on a pin that joins nothing within its part. */
const UNUSED_ARM = 381_000;

/** What stands at the body's end of a pin, in KiCad's words for its shape. */
const CIRCLES: ReadonlySet<string> = new Set(["inverted", "inverted_clock"]);
const CLOCKS: ReadonlySet<string> = new Set(["clock", "inverted_clock", "clock_low"]);
const LOW_INPUTS: ReadonlySet<string> = new Set(["input_low", "clock_low"]);

/** A point by how far it lies outwards from the body's end of the pin, and beside it. */
type AtEnd = (outwards: number, aside: number) => Point;

interface PinPlace {
  /** From the symbol's frame to the sheet. */
  readonly place: (point: Point) => Point;
  /** Of the name within the body; 0: it is written along the pin. */
  readonly offset: number;
}

export function drawPin(drawing: SheetDrawing, pin: SymbolPinGraphic, { place, offset }: PinPlace): void {
  const turn = (pin.rotation * Math.PI) / 180;
  const along = { x: Math.round(Math.cos(turn)), y: -Math.round(Math.sin(turn)) };
  const at: AtEnd = (outwards, aside) => {
    const distance = pin.length - outwards;
    return place({
      x: pin.position.x + along.x * distance - along.y * aside,
      y: pin.position.y + along.y * distance + along.x * aside,
    });
  };
  drawing.line([at(pin.length, 0), at(signLength(pin.shape), 0)], drawing.theme.pin);
  drawSign(drawing, pin.shape, at);
  if (pin.electricalType === "no-connect")
    for (const line of crossAt(at(pin.length, 0), UNUSED_ARM)) drawing.line(line, drawing.theme.pin);
  drawWords(drawing, pin, at, offset);
}

/** How much of the pin its sign takes. */
function signLength(shape: string | undefined): number {
  return shape !== undefined && (CIRCLES.has(shape) || shape === "edge_clock_high") ? 2 * SIGN : 0;
}

function drawSign(drawing: SheetDrawing, shape: string | undefined, at: AtEnd): void {
  if (shape === undefined) return;
  const line = (...points: readonly (readonly [number, number])[]) =>
    drawing.line(
      points.map(([outwards, aside]) => at(outwards, aside)),
      drawing.theme.pin,
      { width: DEFAULT_WIDTH },
    );
  if (CIRCLES.has(shape))
    line(
      ...Array.from({ length: CIRCLE_STEPS + 1 }, (_, step) => {
        const angle = (2 * Math.PI * step) / CIRCLE_STEPS;
        return [SIGN + SIGN * Math.cos(angle), SIGN * Math.sin(angle)] as const;
      }),
    );
  if (CLOCKS.has(shape)) line([0, -SIGN], [-2 * SIGN, 0], [0, SIGN]);
  if (LOW_INPUTS.has(shape)) line([0, 0], [2 * SIGN, -2 * SIGN], [2 * SIGN, 0]);
  if (shape === "output_low") line([0, -2 * SIGN], [2 * SIGN, 0]);
  if (shape === "edge_clock_high") line([0, -SIGN], [2 * SIGN, 0], [0, SIGN]);
  if (shape === "non_logic") {
    line([-SIGN, -SIGN], [SIGN, SIGN]);
    line([-SIGN, SIGN], [SIGN, -SIGN]);
  }
}

function drawWords(drawing: SheetDrawing, pin: SymbolPinGraphic, at: AtEnd, offset: number): void {
  const { theme } = drawing;
  const outer = at(pin.length, 0);
  const next = at(-1_000_000, 0);
  const isLevel = outer.y === next.y;
  const rotation = isLevel ? 0 : 90;
  const middle = at(pin.length / 2, 0);
  const { nameSize = PIN_TEXT.size.height, numberSize = PIN_TEXT.size.height } = pin;
  const isNamed = !pin.nameHidden && pin.name !== "" && nameSize > 0;
  // Above a level pin and left of an upright one, or on its other side.
  const writeAlong = (
    words: string,
    side: "first" | "second",
    { colour, height }: { colour: string; height: number },
  ) => {
    const lift = side === "first" ? -TEXT_LIFT : TEXT_LIFT;
    drawing.words(words, isLevel ? { x: middle.x, y: middle.y + lift } : { x: middle.x + lift, y: middle.y }, {
      colour,
      rotation,
      style: { ...pinText(height), horizontal: "center", vertical: side === "first" ? "bottom" : "top" },
    });
  };
  if (isNamed && offset > 0) {
    // The side of the body, as read: to the right or upwards.
    const isForward = isLevel ? next.x > outer.x : next.y < outer.y;
    const style = { ...pinText(nameSize), horizontal: isForward ? "left" : "right" } as const;
    // Clear of a clock's sign, which stands within the body.
    const clear = CLOCKS.has(pin.shape ?? "") ? 2 * SIGN + TEXT_LIFT : 0;
    drawing.words(pin.name, at(-Math.max(offset, clear), 0), { colour: theme.text, rotation, style });
  } else if (isNamed) writeAlong(pin.name, "first", { colour: theme.text, height: nameSize });
  if (!pin.numberHidden && pin.length > 0 && numberSize > 0)
    writeAlong(pin.number, isNamed && offset <= 0 ? "second" : "first", { colour: theme.pin, height: numberSize });
}

function pinText(height: number): TextStyle {
  return { ...PIN_TEXT, size: { width: height, height } };
}
