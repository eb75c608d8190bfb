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
  /** Half of the body with its pins in steps of the raster, to both sides and up and down. */
  readonly steps: { readonly x: number; readonly y: number };
  readonly step: Nm;
  readonly isBox: boolean;
}

/** Pins of one side and the rows that they stand in, from above. */
export type BoxRows = readonly { readonly pin: PinRow; readonly row: number }[];

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
  const name = `Tracewright:${part.symbol}_${part.pins.map((pin) => `${pin.number}${pin.name}`).join("_")}`;
  if (upright && first && second && part.pins.length === 2)
    return {
      symbol: symbolOf(name, upright, [
        pinGraphic(first, at(0, -5.08), 270, false),
        pinGraphic(second, at(0, 5.08), 90, false),
      ]),
      steps: { x: 1, y: 2 },
      step: GRID,
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
      steps: { x: 2, y: 2 },
      step: GRID,
      isBox: false,
    };
  const { left, right } = sidesOf(part);
  const rowsOf = (pins: readonly PinRow[]) => pins.map((pin, row) => ({ pin, row }));
  return drawBox(part, { left: rowsOf(left), right: rowsOf(right) });
}

/** Supplies and inputs left, outputs right, ground last on the left; many pins are shared between both sides in their order. */
export function sidesOf(part: PartRow): { readonly left: readonly PinRow[]; readonly right: readonly PinRow[] } {
  const isGround = (pin: PinRow) => pin.net === "GND";
  const grounds = part.pins.filter(isGround);
  const others = part.pins.filter((pin) => !isGround(pin));
  const isLeft = (pin: PinRow) => pin.type === "power-in" || pin.type === "input";
  const supplies = others.filter(({ type }) => type === "power-in");
  const rest = others.filter(({ type }) => type !== "power-in");
  const left = [...others.filter(isLeft), ...grounds];
  const right = others.filter((pin) => !isLeft(pin));
  if (part.pins.length <= 12 && left.length > 0 && right.length > 0) return { left, right };
  const each = Math.max(0, Math.ceil(part.pins.length / 2) - supplies.length - grounds.length);
  return { left: [...supplies, ...rest.slice(0, each), ...grounds], right: rest.slice(each) };
}

/** A part as a box with its pins in given rows; its middle is on the raster. */
export function drawBox(
  part: PartRow,
  { left, right }: { readonly left: BoxRows; readonly right: BoxRows },
): DrawnSymbol {
  const last = Math.max(0, ...[...left, ...right].map(({ row }) => row));
  const letters = (rows: BoxRows) => Math.max(0, ...rows.map(({ pin }) => pin.name.length));
  const halfX = Math.max(2, Math.ceil((LETTER_WIDTH * (letters(left) + letters(right) + 3)) / (2 * GRID)));
  const middle = Math.floor(last / 2);
  const halfY = last - middle + 1;
  const body: SymbolGraphic = {
    shape: {
      kind: "rect",
      start: { x: -halfX * GRID, y: -(middle + 1) * GRID },
      end: { x: halfX * GRID, y: halfY * GRID },
    },
    stroke: PEN,
    fill: "background",
  };
  const side = (rows: BoxRows, sign: 1 | -1) =>
    rows.map(({ pin, row }) =>
      pinGraphic(pin, { x: sign * (halfX + 1) * GRID, y: (row - middle) * GRID }, sign < 0 ? 0 : 180, true),
    );
  return {
    symbol: symbolOf(`Tracewright:${part.value}`, [body], [...side(left, -1), ...side(right, 1)]),
    steps: { x: halfX + 1, y: halfY },
    step: GRID,
    isBox: true,
  };
}

/** A mark of ground: what it marks is one net on all sheets, by the name of its pin. */
export function groundSymbol(net: string): LibrarySymbol {
  const pin: PinRow = { number: "1", name: net, type: "power-in", net };
  const bars = [
    line(0, 0, 0, 1.27),
    line(-1.27, 1.27, 1.27, 1.27),
    line(-0.762, 1.778, 0.762, 1.778),
    line(-0.254, 2.286, 0.254, 2.286),
  ];
  const shown = symbolOf(`Tracewright:${net}`, bars, [{ ...pinGraphic(pin, at(0, 0), 270, false), length: 0 }]);
  return { ...shown, power: true };
}
