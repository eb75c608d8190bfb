/**
 * A design as a KiCad 6 schematic of one sheet. Every pin gets a short wire with the name of its net at the end: the
 * sheet stays readable at any number of parts, and no wire can meet another by accident.
 */
import type { PinElectricalType } from "@tracewright/board";
import { deriveUuid } from "./derive-uuid.ts";
import type { Design, DesignNote, DesignPart, DesignPin } from "./design.ts";

const PITCH = 2.54;
/** Shortest wire between a pin and the name of its net. */
const WIRE = 2.54;
/** Room of one character 1.27 mm high, about. */
const GLYPH = 1.2;
const PIN_NAME_OFFSET = 1.016;

interface DrawnPin {
  readonly pin: DesignPin;
  /** Outer end in the symbol's frame, y upwards as in KiCad's libraries. */
  readonly x: number;
  readonly y: number;
  /** Direction from the outer end into the body. */
  readonly into: 0 | 90 | 180 | 270;
  readonly length: number;
}

interface DrawnSymbol {
  readonly body: string;
  readonly pins: readonly DrawnPin[];
  readonly namesHidden: boolean;
  /** Where reference and value stand on the sheet against the symbol, y downwards. */
  readonly referenceAt: readonly [x: number, y: number];
  readonly valueAt: readonly [x: number, y: number];
}

export function writeSchematic(design: Design): string {
  const uuid = (...name: readonly string[]) => deriveUuid(design.name, ...name);
  const symbols = design.parts.map((part) => writePlacedSymbol(design, part));
  const instances = design.parts.map(
    ({ reference, value, footprint }) =>
      `    (path "/${uuid("symbol", reference)}"\n      (reference ${quote(reference)}) (unit 1) (value ${quote(value)}) (footprint ${quote(footprint.library)})\n    )`,
  );
  return [
    "(kicad_sch (version 20211123) (generator tracewright)",
    `  (uuid ${uuid("sheet")})`,
    `  (paper ${quote(design.paper ?? "A4")})`,
    `  (title_block\n    (title ${quote(design.title)})\n    (date ${quote(design.date)})\n    (rev ${quote(design.revision)})\n  )`,
    `  (lib_symbols\n${design.parts.map(writeLibrarySymbol).join("\n")}\n  )`,
    ...design.parts.flatMap((part) => writeConnections(design, part)),
    ...(design.sheetNotes ?? []).map((note, index) => writeNote(design, note, String(index))),
    ...symbols,
    '  (sheet_instances\n    (path "/" (page "1"))\n  )',
    `  (symbol_instances\n${instances.join("\n")}\n  )`,
    ")",
    "",
  ].join("\n");
}

/** Each part brings its own symbol, so that two parts of one kind may differ in their pins. */
const symbolName = ({ reference, value }: DesignPart): string => `${reference}_${value.replace(/[^\w.+-]/g, "_")}`;

function drawSymbol(part: DesignPart): DrawnSymbol {
  const byNumber = new Map(part.pins.map((pin) => [pin.number, pin]));
  const pinOf = (number: string): DesignPin => {
    const pin = byNumber.get(number);
    if (!pin) throw new Error(`${part.reference} has no pin ${number}`);
    return pin;
  };
  if (part.symbol.kind === "box") return drawBox(part.symbol.left.map(pinOf), part.symbol.right.map(pinOf));
  if (part.symbol.kind === "crystal") return drawCrystal(["1", "2", "3", "4"].map(pinOf));
  return {
    body: BODIES[part.symbol.kind],
    // Pin 1 stands on top, but a diode's anode does: current runs downwards.
    pins: (part.symbol.kind === "led" ? ["2", "1"] : ["1", "2"]).map((number, index) => ({
      pin: pinOf(number),
      x: 0,
      y: index === 0 ? 3.81 : -3.81,
      into: index === 0 ? 270 : 90,
      length: 1.27,
    })),
    namesHidden: true,
    // Clear of a diode's arrows.
    referenceAt: [part.symbol.kind === "led" ? 3.81 : 2.54, -1.27],
    valueAt: [part.symbol.kind === "led" ? 3.81 : 2.54, 1.27],
  };
}

/** The crystal's own pins stand above and below it, those of its can on either side. */
function drawCrystal([one, two, three, four]: readonly DesignPin[]): DrawnSymbol {
  if (!one || !two || !three || !four) throw new Error("a crystal has four pins");
  return {
    body: [
      rectangle(-1.778, 0.762, 1.778, -0.762, "none"),
      polyline([-1.778, 1.27], [1.778, 1.27]),
      polyline([-1.778, -1.27], [1.778, -1.27]),
      polyline([0, 2.54], [0, 1.27]),
      polyline([0, -2.54], [0, -1.27]),
      rectangle(-2.54, 2.032, 2.54, -2.032, "none"),
    ].join("\n"),
    pins: [
      { pin: one, x: 0, y: 3.81, into: 270, length: 1.27 },
      { pin: three, x: 0, y: -3.81, into: 90, length: 1.27 },
      { pin: two, x: 5.08, y: 0, into: 180, length: 2.54 },
      { pin: four, x: -5.08, y: 0, into: 0, length: 2.54 },
    ],
    namesHidden: true,
    referenceAt: [2.54, -5.08],
    valueAt: [2.54, -3.048],
  };
}

const STROKE = "(stroke (width 0.254) (type default) (color 0 0 0 0))";
const polyline = (...points: readonly (readonly [number, number])[]) =>
  `        (polyline (pts ${points.map(([x, y]) => `(xy ${num(x)} ${num(y)})`).join(" ")}) ${STROKE} (fill (type none)))`;
const rectangle = (left: number, top: number, right: number, bottom: number, fill: string) =>
  `        (rectangle (start ${num(left)} ${num(top)}) (end ${num(right)} ${num(bottom)}) ${STROKE} (fill (type ${fill})))`;

const BODIES: Readonly<Record<"resistor" | "capacitor" | "inductor" | "led" | "switch", string>> = {
  resistor: rectangle(-1.016, 2.54, 1.016, -2.54, "none"),
  capacitor: [
    polyline([-2.032, 0.762], [2.032, 0.762]),
    polyline([-2.032, -0.762], [2.032, -0.762]),
    polyline([0, 2.54], [0, 0.762]),
    polyline([0, -2.54], [0, -0.762]),
  ].join("\n"),
  inductor: rectangle(-1.016, 2.54, 1.016, -2.54, "outline"),
  switch: [
    polyline([0, 2.54], [0, 1.27]),
    polyline([0, -2.54], [0, -1.27]),
    polyline([-1.27, 1.27], [-1.27, -1.27]),
    polyline([-1.27, 0], [-2.54, 0]),
    polyline([-0.508, 1.27], [0.508, 1.27]),
    polyline([-0.508, -1.27], [0.508, -1.27]),
  ].join("\n"),
  led: [
    polyline([-1.27, 1.27], [1.27, 1.27], [0, -1.27], [-1.27, 1.27]),
    polyline([-1.27, -1.27], [1.27, -1.27]),
    polyline([0, 2.54], [0, 1.27]),
    polyline([0, -2.54], [0, -1.27]),
    polyline([1.778, 0.508], [3.048, -0.762], [2.286, -0.508]),
    polyline([1.778, 1.524], [3.048, 0.254], [2.286, 0.508]),
  ].join("\n"),
};

function drawBox(left: readonly DesignPin[], right: readonly DesignPin[]): DrawnSymbol {
  const rows = Math.max(left.length, right.length);
  // Rows stand on the 2.54 mm grid, so that wires of all symbols do.
  const top = PITCH * Math.floor(rows / 2);
  const half = halfWidth(left, right);
  const length = pinLength([...left, ...right]);
  const upper = top + PITCH;
  const lower = top - PITCH * rows;
  const pinsOf = (pins: readonly DesignPin[], side: -1 | 1): DrawnPin[] =>
    pins.map((pin, row) => ({
      pin,
      x: side * (half + length),
      y: top - row * PITCH,
      into: side === -1 ? 0 : 180,
      length,
    }));
  return {
    body: rectangle(-half, upper, half, lower, "background"),
    pins: [...pinsOf(left, -1), ...pinsOf(right, 1)],
    namesHidden: false,
    referenceAt: [-half, -upper - 1.27],
    valueAt: [-half, -lower + 1.27],
  };
}

/** Room for the names of both sides, on the grid. */
function halfWidth(left: readonly DesignPin[], right: readonly DesignPin[]): number {
  const longest = (pins: readonly DesignPin[]) =>
    Math.max(0, ...pins.map(({ name }) => name.replace(/[~{}]/g, "").length));
  const needed = (longest(left) + longest(right)) * GLYPH + 4 * PIN_NAME_OFFSET;
  return Math.max(7.62, Math.ceil(needed / 2 / PITCH) * PITCH);
}

/** Numbers stand on the pins: "A1B12" takes a longer one than "12". */
function pinLength(pins: readonly DesignPin[]): number {
  const longest = Math.max(0, ...pins.map(({ number }) => number.length));
  return longest <= 2 ? PITCH : Math.ceil((longest * GLYPH) / PITCH) * PITCH;
}

const PIN_TYPES: Readonly<Record<PinElectricalType, string>> = {
  input: "input",
  output: "output",
  bidirectional: "bidirectional",
  "tri-state": "tri_state",
  passive: "passive",
  free: "free",
  unspecified: "unspecified",
  "power-in": "power_in",
  "power-out": "power_out",
  "open-collector": "open_collector",
  "open-emitter": "open_emitter",
  "no-connect": "no_connect",
};

const FONT = "(effects (font (size 1.27 1.27)))";

function writeLibrarySymbol(part: DesignPart): string {
  const { body, pins, namesHidden } = drawSymbol(part);
  const name = symbolName(part);
  const hide = namesHidden
    ? " (pin_numbers hide) (pin_names (offset 0) hide)"
    : ` (pin_names (offset ${PIN_NAME_OFFSET}))`;
  return [
    `    (symbol ${quote(`Examples:${name}`)}${hide} (in_bom yes) (on_board yes)`,
    `      (property "Reference" ${quote(part.reference.replace(/\d+$/, ""))} (id 0) (at 0 5.08 0) ${FONT})`,
    `      (property "Value" ${quote(part.value)} (id 1) (at 0 -5.08 0) ${FONT})`,
    `      (property "Footprint" ${quote(part.footprint.library)} (id 2) (at 0 0 0) ${HIDDEN})`,
    `      (property "Datasheet" "~" (id 3) (at 0 0 0) ${HIDDEN})`,
    `      (symbol ${quote(`${name}_0_1`)}\n${body}\n      )`,
    `      (symbol ${quote(`${name}_1_1`)}`,
    ...pins.map(
      ({ pin, x, y, into, length }) =>
        `        (pin ${PIN_TYPES[pin.type]} line (at ${num(x)} ${num(y)} ${into}) (length ${num(length)}) (name ${quote(pin.name)} ${FONT}) (number ${quote(pin.number)} ${FONT}))`,
    ),
    "      )",
    "    )",
  ].join("\n");
}

const HIDDEN = "(effects (font (size 1.27 1.27)) hide)";
const LEFT = "(effects (font (size 1.27 1.27)) (justify left))";

function writePlacedSymbol(design: Design, part: DesignPart): string {
  const uuid = (...name: readonly string[]) => deriveUuid(design.name, "symbol", part.reference, ...name);
  const [x, y] = part.sheet;
  const { referenceAt, valueAt } = drawSymbol(part);
  const place = ([dx, dy]: readonly [number, number]) => `${num(x + dx)} ${num(y + dy)} 0`;
  return [
    `  (symbol (lib_id ${quote(`Examples:${symbolName(part)}`)}) (at ${num(x)} ${num(y)} 0) (unit 1)`,
    "    (in_bom yes) (on_board yes)",
    `    (uuid ${uuid()})`,
    `    (property "Reference" ${quote(part.reference)} (id 0) (at ${place(referenceAt)}) ${LEFT})`,
    `    (property "Value" ${quote(part.value)} (id 1) (at ${place(valueAt)}) ${LEFT})`,
    `    (property "Footprint" ${quote(part.footprint.library)} (id 2) (at ${num(x)} ${num(y)} 0) ${HIDDEN})`,
    `    (property "Datasheet" "~" (id 3) (at ${num(x)} ${num(y)} 0) ${HIDDEN})`,
    ...part.pins.map(({ number }) => `    (pin ${quote(number)} (uuid ${uuid("pin", number)}))`),
    "  )",
  ].join("\n");
}

/** The wire away from each pin with its net's name on it; a cross where a pin stays open. */
function writeConnections(design: Design, part: DesignPart): string[] {
  const [x, y] = part.sheet;
  const drawn = drawSymbol(part).pins;
  return drawn.map(({ pin, x: px, y: py, into }) => {
    const uuid = (what: string) => deriveUuid(design.name, what, part.reference, pin.number);
    const start = `${num(x + px)} ${num(y - py)}`;
    const net = part.nets[pin.number];
    if (net === undefined) return `  (no_connect (at ${start}) (uuid ${uuid("open")}))`;
    const away = ((into + 180) % 360) as DrawnPin["into"];
    const wire = wireLength(
      design,
      drawn.filter((other) => other.into === into).map((other) => part.nets[other.pin.number]),
    );
    const dx = away === 0 ? wire : away === 180 ? -wire : 0;
    const dy = away === 90 ? -wire : away === 270 ? wire : 0;
    const end = `${num(x + px + dx)} ${num(y - py + dy)}`;
    // A global label's flag stands beyond the wire's end, a local name lies along the wire, back towards the pin.
    const isGlobal = design.globalNets.includes(net);
    const facing = isGlobal ? away : into;
    const side = facing === 180 || facing === 270 ? "right" : "left";
    const label = isGlobal
      ? `  (global_label ${quote(net)} (shape passive) (at ${end} ${facing}) (fields_autoplaced)\n    (effects (font (size 1.27 1.27)) (justify ${side}))\n    (uuid ${uuid("label")})\n  )`
      : `  (label ${quote(net)} (at ${end} ${facing})\n    (effects (font (size 1.27 1.27)) (justify ${side} bottom))\n    (uuid ${uuid("label")})\n  )`;
    return `  (wire (pts (xy ${start}) (xy ${end}))\n    (stroke (width 0) (type default) (color 0 0 0 0))\n    (uuid ${uuid("wire")})\n  )\n${label}`;
  });
}

/** All wires of one side are as long as the longest local name among them, on half the grid. */
function wireLength(design: Design, nets: readonly (string | undefined)[]): number {
  const names = nets.filter((net) => net !== undefined && !design.globalNets.includes(net));
  const longest = Math.max(0, ...names.map((net) => (net ? net.length + 1 : 0)));
  return Math.max(WIRE, Math.ceil((longest * GLYPH) / 1.27) * 1.27);
}

function writeNote(design: Design, { text, at: [x, y], size }: DesignNote, index: string): string {
  return [
    `  (text ${quote(text)} (at ${num(x)} ${num(y)} 0)`,
    `    (effects (font (size ${num(size)} ${num(size)})) (justify left bottom))`,
    `    (uuid ${deriveUuid(design.name, "note", index)})\n  )`,
  ].join("\n");
}

function quote(text: string): string {
  return `"${text.replace(/[\\"]/g, "\\$&")}"`;
}

/** Millimetres without the noise of binary fractions. */
function num(value: number): string {
  return String(Number(value.toFixed(4)) + 0);
}
