/** Chip sizes from the smallest; what is asked for is never given in a smaller one. */
const SIZES = ["0201", "0402", "0603", "0805", "1206", "1210", "2010", "2512"] as const;

/** Rated power at 70 °C of thick film resistors (Yageo RC series), watts. */
const POWER: Readonly<Record<string, number>> = {
  "0201": 0.05,
  "0402": 0.0625,
  "0603": 0.1,
  "0805": 0.125,
  "1206": 0.25,
  "1210": 0.5,
  "2010": 0.75,
  "2512": 1,
};

/** Ceramic capacitors that are sold by the reel in each size, and the rated voltage they reach (Murata GRM series). */
const CERAMIC: readonly (readonly [size: string, microfarads: number, volts: number])[] = [
  ["0402", 1, 50],
  ["0603", 10, 50],
  ["0805", 22, 100],
  ["1206", 47, 200],
  ["1210", 47, 630],
];

/**
 * The chip size for a part by the voltage, power or capacitance in its value, never below the usual one of the design.
 * Undefined where no chip does it: "470uF", "5W".
 */
export function chipForValue(kind: string, value: string, usual: string): string | undefined {
  const least = SIZES.indexOf(usual as (typeof SIZES)[number]);
  const from = (size: string | undefined): string | undefined =>
    size === undefined ? undefined : SIZES[Math.max(least, SIZES.indexOf(size as (typeof SIZES)[number]))];
  if (kind === "R") {
    const watts = numberBefore(value, "W");
    if (watts === undefined) return usual;
    return SIZES.find((size, index) => index >= least && (POWER[size] ?? 0) >= watts - 1e-9);
  }
  if (kind === "C") {
    const volts = numberBefore(value, "V") ?? 0;
    const microfarads = capacitanceOf(value) ?? 0;
    if (volts === 0 && microfarads <= 1) return usual;
    return from(CERAMIC.find(([, most, rated]) => microfarads <= most && volts <= rated)?.[0]);
  }
  // Coils for amperes are as large as their makers draw them.
  return (numberBefore(value, "A") ?? 0) > 1 ? undefined : from("0603");
}

/** "1/4W", "0.25 W", "2kV" and "250mW" as a plain number. */
function numberBefore(value: string, unit: string): number | undefined {
  const match = new RegExp(`(\\d+(?:[.,]\\d+)?)(?:/(\\d+))?\\s*([mk]?)${unit}(?![a-z])`, "i").exec(value);
  if (!match) return undefined;
  const [, top = "", bottom = "1", prefix = ""] = match;
  const factor = prefix === "m" ? 1e-3 : prefix.toLowerCase() === "k" ? 1e3 : 1;
  return (Number(top.replace(",", ".")) / Number(bottom)) * factor;
}

const FACTORS: Readonly<Record<string, number>> = { p: 1e-6, n: 1e-3, u: 1, µ: 1, μ: 1, m: 1e3 };

/** Microfarads: "4u7", "100n", "0.1uF", "470 µF". */
function capacitanceOf(value: string): number | undefined {
  const match = /(\d+(?:[.,]\d+)?)\s*([pnuµμm])(\d*)/.exec(value);
  if (!match) return undefined;
  const [, whole = "", unit = "", rest = ""] = match;
  return Number(`${whole.replace(",", ".")}${rest === "" ? "" : `.${rest}`}`) * (FACTORS[unit] ?? 1);
}
