/** Exponents of volt, ampere, second, metre and kelvin: what else electronics measures is made of these. */
export type Dimension = readonly [volt: number, ampere: number, second: number, metre: number, kelvin: number];

export const BARE: Dimension = [0, 0, 0, 0, 0];

const UNITS: ReadonlyMap<string, Dimension> = new Map<string, Dimension>([
  ["V", [1, 0, 0, 0, 0]],
  ["A", [0, 1, 0, 0, 0]],
  ["s", [0, 0, 1, 0, 0]],
  ["m", [0, 0, 0, 1, 0]],
  ["K", [0, 0, 0, 0, 1]],
  ["Ω", [1, -1, 0, 0, 0]],
  ["F", [-1, 1, 1, 0, 0]],
  ["H", [1, -1, 1, 0, 0]],
  ["W", [1, 1, 0, 0, 0]],
  ["Hz", [0, 0, -1, 0, 0]],
  ["C", [0, 1, 1, 0, 0]],
  ["J", [1, 1, 1, 0, 0]],
  ["K/W", [-1, -1, 0, 0, 1]],
  ["V/s", [1, 0, -1, 0, 0]],
]);

/** Other ways to write a unit: the ohm sign of Unicode, and the word. */
const SPELLINGS: ReadonlyMap<string, string> = new Map([
  ["\u2126", "Ω"],
  ["ohm", "Ω"],
  ["Ohm", "Ω"],
  ["R", "Ω"],
]);

/** The dimension of a unit; undefined where it is unknown. */
export function dimensionOf(unit: string): Dimension | undefined {
  return unit === "" ? BARE : UNITS.get(SPELLINGS.get(unit) ?? unit);
}

export function isSameDimension(a: Dimension, b: Dimension): boolean {
  return a.every((exponent, index) => exponent === b[index]);
}

/** Of a product, or of a quotient with `power` −1. */
export function timesDimension(a: Dimension, b: Dimension, power: number = 1): Dimension {
  return a.map((exponent, index) => exponent + power * (b[index] ?? 0) + 0) as unknown as Dimension;
}

export function powerDimension(a: Dimension, power: number): Dimension {
  return a.map((exponent) => exponent * power + 0) as unknown as Dimension;
}

/** "Ω" of volts over amperes; "V²·s⁻¹" where no unit has the name. */
export function nameDimension(dimension: Dimension): string {
  for (const [unit, own] of UNITS) if (isSameDimension(own, dimension)) return unit;
  const names = ["V", "A", "s", "m", "K"];
  const factors = dimension.flatMap((exponent, index) =>
    exponent === 0 ? [] : [`${names[index]}${exponent === 1 ? "" : `^${exponent}`}`],
  );
  return factors.length === 0 ? "a bare number" : factors.join("·");
}

const POWERS: ReadonlyMap<string, number> = new Map([
  ["p", -12],
  ["n", -9],
  ["u", -6],
  ["µ", -6],
  ["μ", -6],
  ["m", -3],
  ["", 0],
  ["k", 3],
  ["K", 3],
  ["M", 6],
  ["G", 9],
]);

export interface Measure {
  readonly value: number;
  readonly dimension: Dimension;
}

const NUMBER = /^([+-]?(?:\d+(?:[.,]\d*)?|[.,]\d+)(?:[eE][+-]?\d+)?)\s*(.*)$/su;
/** "4k7": the letter stands for the point. */
const LETTERED = /^(\d+)([pnuµμmkKMGR])(\d+)\s*(.*)$/su;

/**
 * A number with its unit as people write it: "4.7 kΩ", "4k7", "100 nF", "500 kHz", "3.3". `unit` is what is expected where
 * the text names none: "10k" of a resistor. Undefined for words and unknown units.
 */
export function readMeasure(text: string, unit: string = ""): Measure | undefined {
  const expected = dimensionOf(unit);
  const lettered = LETTERED.exec(text.trim());
  if (lettered) {
    const [, whole, letter = "", fraction, rest = ""] = lettered;
    const dimension = dimensionOf(rest === "" ? (letter === "R" ? "Ω" : unit) : rest);
    return measure(`${whole}.${fraction}`, POWERS.get(letter) ?? 0, dimension);
  }
  const match = NUMBER.exec(text.trim());
  if (!match) return undefined;
  const [, digits = "", rest = ""] = match;
  const plain = digits.replace(",", ".");
  if (rest === "") return measure(plain, 0, expected);
  if (rest === "%") return measure(plain, -2, BARE);
  // A letter that is both a prefix and a unit is the prefix where a unit is expected: "5m" of a shunt is 5 mΩ.
  const asPrefix = POWERS.get(rest);
  if (asPrefix !== undefined && unit !== "" && rest !== unit) return measure(plain, asPrefix, expected);
  const whole = dimensionOf(rest);
  if (whole) return measure(plain, 0, whole);
  if (asPrefix !== undefined) return measure(plain, asPrefix, BARE);
  const prefix = POWERS.get(rest.charAt(0));
  const dimension = dimensionOf(rest.slice(1));
  return prefix === undefined ? undefined : measure(plain, prefix, dimension);
}

function measure(digits: string, power: number, dimension: Dimension | undefined): Measure | undefined {
  const hasExponent = /[eE]/.test(digits);
  const value = hasExponent ? Number(digits) * 10 ** power : Number(`${digits}e${power}`);
  return dimension && Number.isFinite(value) ? { value, dimension } : undefined;
}

const PREFIXES = ["p", "n", "µ", "m", "", "k", "M", "G"] as const;

/** "4.7 kΩ", "3.3 V", "0.5": at most four digits. */
export function writeMeasure(value: number, unit: string = ""): string {
  if (unit === "" || value === 0 || !Number.isFinite(value))
    return [String(Number(value.toPrecision(4))), unit].join(" ").trim();
  const exponent = Math.min(9, Math.max(-12, Math.floor(Math.log10(Math.abs(value)) / 3 + 1e-9) * 3));
  const shown = Number((value / 10 ** exponent).toPrecision(4));
  const carried = Math.abs(shown) >= 1000 && exponent < 9;
  const [digits, power] = carried ? [shown / 1000, exponent + 3] : [shown, exponent];
  return `${digits} ${PREFIXES[power / 3 + 4]}${unit}`;
}
