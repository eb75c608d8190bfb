import type { LibrarySymbol, SymbolGraphic, SymbolPinGraphic } from "@tracewright/board";
import { fromMm, type Nm, type Point } from "@tracewright/geometry";
import type { PartRow, PinRow, SymbolKind } from "../definition/block-definition.ts";

/** The raster of schematics. */
export const GRID: Nm = fromMm(2.54);
const LETTER: Nm = fromMm(1.27);
/** Width of a letter of a pin's name, about. */
const LETTER_WIDTH: Nm = fromMm(1.1);

/** A symbol and what its layout needs to know. */
export interface DrawnSymbol {
  readonly symbol: LibrarySymbol;
  /** Half of the body, to both sides and up and down. */
  readonly half: { readonly x: Nm; readonly y: Nm };
  readonly isBox: boolean;
}

const at = (x: number, y: number): Point => ({ x: fromMm(x), y: fromMm(y) });
const PEN = { width: fromMm(0.254), style: "default" } as const;
const line = (x1: number, y1: number, x2: number, y2: number): SymbolGraphic => ({
  shape: { kind: "line", start: at(x1, y1), end: at(x2, y2) },
  stroke: PEN,
  fill: "none",
});
const rect = (x: number, y: number): SymbolGraphic => ({
  shape: { kind: "rect", start: at(-x, -y), end: at(x, y) },
  stroke: PEN,
  fill: "background",
});
const outline = (fill: SymbolGraphic["fill"], ...points: readonly (readonly [number, number])[]): SymbolGraphic => ({
  shape: { kind: "polygon", points: points.map(([x, y]) => at(x, y)) },
  stroke: PEN,
  fill,
});
const arc = (y: number): SymbolGraphic => ({
  shape: { kind: "arc", start: at(0, y), mid: at(0.635, y + 0.635), end: at(0, y + 1.27) },
  stroke: PEN,
  fill: "none",
});

/** Drawings of parts with two pins, pin 1 above; the body reaches 2.54 mm up and down. */
const UPRIGHT: Partial<Record<SymbolKind, readonly SymbolGraphic[]>> = {
  resistor: [rect(1.016, 2.54)],
  fuse: [rect(0.762, 2.54), line(0, -2.54, 0, 2.54)],
  capacitor: [
    line(-2.032, -0.762, 2.032, -0.762),
    line(-2.032, 0.762, 2.032, 0.762),
    line(0, -2.54, 0, -0.762),
    line(0, 0.762, 0, 2.54),
  ],
  inductor: [arc(-2.54), arc(-1.27), arc(0), arc(1.27)],
  // Pin 1 is the cathode.
  diode: [
    line(-1.27, -1.27, 1.27, -1.27),
    outline("none", [0, -1.27], [-1.27, 1.27], [1.27, 1.27], [0, -1.27]),
    line(0, -2.54, 0, 2.54),
  ],
  led: [
    line(-1.27, -1.27, 1.27, -1.27),
    outline("none", [0, -1.27], [-1.27, 1.27], [1.27, 1.27], [0, -1.27]),
    line(0, -2.54, 0, 2.54),
    line(-1.778, 0, -3.048, -1.27),
    line(-1.778, 1.27, -3.048, 0),
  ],
  crystal: [
    rect(1.143, 0.635),
    line(-1.905, -1.27, 1.905, -1.27),
    line(-1.905, 1.27, 1.905, 1.27),
    line(0, -2.54, 0, -1.27),
    line(0, 1.27, 0, 2.54),
  ],
  switch: [line(0, -2.54, 0, -1.778), line(0, 2.54, 0, 1.778), line(0, 1.778, 1.778, -1.27)],
};

/** Gate left, drain above, source below. */
const MOSFET = [
  line(-2.54, 0, -1.27, 0),
  line(-1.27, -1.778, -1.27, 1.778),
  line(-0.762, -2.286, -0.762, -1.27),
  line(-0.762, -0.508, -0.762, 0.508),
  line(-0.762, 1.27, -0.762, 2.286),
  line(-0.762, -1.778, 0, -1.778),
  line(0, -1.778, 0, -2.54),
  line(-0.762, 1.778, 0, 1.778),
  line(0, 1.778, 0, 2.54),
  line(-0.762, 0, 0, 0),
  line(0, 0, 0, 1.778),
];
const TRANSISTORS: Partial<Record<SymbolKind, readonly SymbolGraphic[]>> = {
  "n-mosfet": [...MOSFET, outline("outline", [-0.762, 0], [-0.1, -0.381], [-0.1, 0.381], [-0.762, 0])],
  "p-mosfet": [...MOSFET, outline("outline", [0, 0], [-0.66, -0.381], [-0.66, 0.381], [0, 0])],
  npn: [
    line(-2.54, 0, -0.762, 0),
    line(-0.762, -1.905, -0.762, 1.905),
    line(-0.762, -0.635, 0, -2.54),
    line(-0.762, 0.635, 0, 2.54),
    outline("outline", [-0.05, 2.3], [-0.6, 1.6], [0.05, 1.35], [-0.05, 2.3]),
  ],
};
/** Which pin is left, above and below, by its name. */
const TRANSISTOR_PINS: Readonly<Record<string, readonly [x: number, y: number, rotation: number]>> = {
  G: [-5.08, 0, 0],
  B: [-5.08, 0, 0],
  D: [0, -5.08, 270],
  C: [0, -5.08, 270],
  S: [0, 5.08, 90],
  E: [0, 5.08, 90],
};

function pinGraphic(pin: PinRow, position: Point, rotation: number, isNamed: boolean): SymbolPinGraphic {
  return {
    number: pin.number,
    name: pin.name,
    electricalType: pin.type,
    position,
    rotation,
    length: GRID,
    hidden: false,
    numberHidden: !isNamed,
    nameHidden: !isNamed,
    nameSize: LETTER,
    numberSize: LETTER,
  };
}

function symbolOf(name: string, graphics: readonly SymbolGraphic[], pins: readonly SymbolPinGraphic[]): LibrarySymbol {
  return {
    name,
    power: false,
    pinNameOffset: fromMm(0.508),
    units: [{ unit: 1, style: 1, graphics, pins, texts: [] }],
  };
}

/** The symbol of a part: one for all parts that are alike. */
export function drawSymbol(part: PartRow): DrawnSymbol {
  const upright = UPRIGHT[part.symbol];
  const [first, second] = part.pins;
  const name = `Tracewright:${part.symbol === "box" ? part.value : `${part.symbol}_${part.pins.map((pin) => `${pin.number}${pin.name}`).join("_")}`}`;
  if (upright && first && second && part.pins.length === 2)
    return {
      symbol: symbolOf(name, upright, [
        pinGraphic(first, at(0, -5.08), 270, false),
        pinGraphic(second, at(0, 5.08), 90, false),
      ]),
      half: { x: fromMm(2.54), y: fromMm(5.08) },
      isBox: false,
    };
  const transistor = TRANSISTORS[part.symbol];
  if (transistor && part.pins.every((pin) => TRANSISTOR_PINS[pin.name]))
    return {
      symbol: symbolOf(
        name,
        transistor,
        part.pins.map((pin) => {
          const [x, y, rotation] = TRANSISTOR_PINS[pin.name] ?? [0, 0, 0];
          return pinGraphic(pin, at(x, y), rotation, false);
        }),
      ),
      half: { x: fromMm(5.08), y: fromMm(5.08) },
      isBox: false,
    };
  return drawBox(part, name);
}

/** Supplies and inputs left, outputs right, ground last on the left; many pins are shared between both sides in their order. */
function drawBox(part: PartRow, name: string): DrawnSymbol {
  const isGround = (pin: PinRow) => pin.net === "GND";
  const grounds = part.pins.filter(isGround);
  const others = part.pins.filter((pin) => !isGround(pin));
  const isLeft = (pin: PinRow) => pin.type === "power-in" || pin.type === "input";
  const supplies = others.filter(({ type }) => type === "power-in");
  const rest = others.filter(({ type }) => type !== "power-in");
  let left = [...others.filter(isLeft), ...grounds];
  let right = others.filter((pin) => !isLeft(pin));
  if (part.pins.length > 12 || left.length === 0 || right.length === 0) {
    const each = Math.max(0, Math.ceil(part.pins.length / 2) - supplies.length - grounds.length);
    left = [...supplies, ...rest.slice(0, each), ...grounds];
    right = rest.slice(each);
  }
  const rows = Math.max(left.length, right.length);
  const letters = (pins: readonly PinRow[]) => Math.max(0, ...pins.map((pin) => pin.name.length));
  const width = Math.ceil((LETTER_WIDTH * (letters(left) + letters(right) + 3)) / (2 * GRID)) * GRID;
  const halfX = Math.max(2 * GRID, width);
  const top = -Math.floor(rows / 2) * GRID;
  const halfY = Math.floor(rows / 2) * GRID + GRID;
  const body: SymbolGraphic = {
    shape: { kind: "rect", start: { x: -halfX, y: top - GRID }, end: { x: halfX, y: top + rows * GRID } },
    stroke: PEN,
    fill: "background",
  };
  const side = (pins: readonly PinRow[], sign: 1 | -1) =>
    pins.map((pin, row) =>
      pinGraphic(pin, { x: sign * (halfX + GRID), y: top + row * GRID }, sign < 0 ? 0 : 180, true),
    );
  return {
    symbol: symbolOf(name, [body], [...side(left, -1), ...side(right, 1)]),
    half: { x: halfX + GRID, y: halfY },
    isBox: true,
  };
}
