import type { PinElectricalType } from "@tracewright/board";
import type { PartRow, PinRow, SymbolKind } from "./block-definition.ts";

type Size = "0402" | "0603" | "0805" | "1206";

const METRIC: Readonly<Record<Size, string>> = { "0402": "1005", "0603": "1608", "0805": "2012", "1206": "3216" };

/** Samsung's numbers of ceramic capacitors, by size and value in farads as written; rating after them. */
const CAPACITORS: Readonly<Record<string, readonly [mpn: string, option: string]>> = {
  "0402 12p": ["CL05C120JB5NNNC", "50 V, C0G"],
  "0402 15p": ["CL05C150JB5NNNC", "50 V, C0G"],
  "0402 22p": ["CL05C220JB5NNNC", "50 V, C0G"],
  "0402 27p": ["CL05C270JB5NNNC", "50 V, C0G"],
  "0402 470p": ["CL05B471KB5NNNC", "50 V, X7R"],
  "0402 6.8n": ["CL05B682KB5NNNC", "50 V, X7R"],
  "0402 10n": ["CL05B103KB5NNNC", "50 V, X7R"],
  "0402 100n": ["CL05B104KO5NNNC", "16 V, X7R"],
  "0402 1u": ["CL05A105KA5NQNC", "25 V, X5R"],
  "0603 10p": ["CL10C100JB8NNNC", "50 V, C0G"],
  "0603 12p": ["CL10C120JB8NNNC", "50 V, C0G"],
  "0603 15p": ["CL10C150JB8NNNC", "50 V, C0G"],
  "0603 18p": ["CL10C180JB8NNNC", "50 V, C0G"],
  "0603 22p": ["CL10C220JB8NNNC", "50 V, C0G"],
  "0603 27p": ["CL10C270JB8NNNC", "50 V, C0G"],
  "0603 100p": ["CL10C101JB8NNNC", "50 V, C0G"],
  "0603 1n": ["CL10B102KB8NNNC", "50 V, X7R"],
  "0603 4.7n": ["CL10B472KB8NNNC", "50 V, X7R"],
  "0603 10n": ["CL10B103KB8NNNC", "50 V, X7R"],
  "0603 22n": ["CL10B223KB8NNNC", "50 V, X7R"],
  "0603 47n": ["CL10B473KB8NNNC", "50 V, X7R"],
  "0603 100n": ["CL10B104KB8NNNC", "50 V, X7R"],
  "0603 1u": ["CL10A105KB8NNNC", "50 V, X5R"],
  "0603 2.2u": ["CL10A225KO8NNNC", "16 V, X5R"],
  "0603 4.7u": ["CL10A475KO8NNNC", "16 V, X5R"],
  "0603 10u": ["CL10A106KP8NNNC", "10 V, X5R"],
  "0805 10u": ["CL21A106KAYNNNE", "25 V, X5R"],
  "0805 22u": ["CL21A226MAQNNNE", "25 V, X5R"],
  "1206 10u": ["CL31A106KBHNNNE", "50 V, X5R"],
  "1206 22u": ["CL31A226KAHNNNE", "25 V, X5R"],
};

interface More {
  readonly size?: Size;
  readonly option?: string;
}

/** A thick-film resistor of 1 % by Yageo; `value` as "4.7k", `nets` as "A B". */
export function resistor(reference: string, value: string, nets: string, source: string, more: More = {}): PartRow {
  const { size = "0603", option = "1 %" } = more;
  const code = /[kM]$/.test(value)
    ? value.includes(".")
      ? value.replace(/(\d+)\.(\d+)([kM])/, "$1$3$2").toUpperCase()
      : value.toUpperCase()
    : value.includes(".")
      ? value.replace(".", "R")
      : `${value}R`;
  return {
    ...twoPins(reference, nets, source),
    symbol: "resistor",
    value,
    manufacturer: "Yageo",
    mpn: `RC${size}FR-07${code}L`,
    footprint: `R_${size}_${METRIC[size]}Metric`,
    option: `${option}, ${size}`,
  };
}

/** A ceramic capacitor by Samsung; `value` as "100n". */
export function capacitor(reference: string, value: string, nets: string, source: string, more: More = {}): PartRow {
  const { size = "0603" } = more;
  const found = CAPACITORS[`${size} ${value}`];
  if (!found) throw new Error(`${reference}: no capacitor of ${value} in ${size} is listed`);
  const [mpn, option] = found;
  return {
    ...twoPins(reference, nets, source),
    symbol: "capacitor",
    value,
    manufacturer: "Samsung Electro-Mechanics",
    mpn,
    footprint: `C_${size}_${METRIC[size]}Metric`,
    option: `${option}, ${size}`,
  };
}

interface Bought {
  readonly mpn: string;
  readonly manufacturer: string;
  readonly value?: string;
  readonly footprint: string;
  readonly source: string;
  readonly option?: string;
}

/** Any part of two pins; pin 1 is on the first net. A diode's pin 1 is its cathode. */
export function pair(reference: string, symbol: SymbolKind, nets: string, bought: Bought): PartRow {
  const names = symbol === "diode" || symbol === "led" ? (["K", "A"] as const) : undefined;
  return { ...twoPins(reference, nets, bought.source, names), symbol, value: bought.mpn, ...bought };
}

/** A part with its pins as lines of "number name type net"; "-" for a net: the pin stays open. */
export function part(reference: string, bought: Bought, pins: string, symbol: SymbolKind = "box"): PartRow {
  return { reference, symbol, value: bought.mpn, ...bought, pins: readPins(reference, pins) };
}

const TYPES: Readonly<Record<string, PinElectricalType>> = {
  in: "input",
  out: "output",
  io: "bidirectional",
  "3st": "tri-state",
  pas: "passive",
  pwr: "power-in",
  sup: "power-out",
  oc: "open-collector",
  nc: "no-connect",
  /** An input with a pull of its own, which may stay open. */
  uns: "unspecified",
};

function readPins(reference: string, lines: string): PinRow[] {
  return lines
    .trim()
    .split(/[\n;]/)
    .map((line) => {
      const [number, name, word = "", net, ...rest] = line.trim().split(/\s+/);
      const type = TYPES[word];
      if (!number || !name || !type || !net || rest.length > 0) throw new Error(`${reference}: "${line}" is not a pin`);
      return { number, name, type, ...(net !== "-" && { net }) };
    });
}

function twoPins(
  reference: string,
  nets: string,
  source: string,
  [first, second]: readonly [string, string] = ["~", "~"],
): Pick<PartRow, "reference" | "pins" | "source"> {
  const [one, two, ...rest] = nets.split(" ");
  if (!one || !two || rest.length > 0) throw new Error(`${reference}: "${nets}" are not two nets`);
  return {
    reference,
    source,
    pins: [
      { number: "1", name: first, type: "passive", net: one },
      { number: "2", name: second, type: "passive", net: two },
    ],
  };
}
