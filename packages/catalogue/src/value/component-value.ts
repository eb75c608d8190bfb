import { SI_POWERS } from "@tracewright/assembly";

/** Kinds of parts whose value is a quantity, with its unit. */
export const VALUE_UNITS = {
  resistor: "Ω",
  capacitor: "F",
  inductor: "H",
  "ferrite-bead": "Ω",
  crystal: "Hz",
  fuse: "A",
} as const;

export type ValuedCategory = keyof typeof VALUE_UNITS;

/** Letters that people write for the unit, and what may stand for the point of a number. */
const UNITS: Readonly<Record<ValuedCategory, string>> = {
  resistor: "(?:[Oo]hms?|OHMS?|Ω|Ω|R|E)",
  capacitor: "(?:F|f)",
  inductor: "(?:H|h)",
  "ferrite-bead": "(?:[Oo]hms?|OHMS?|Ω|Ω|R)",
  crystal: "(?:Hz|HZ|hz)",
  fuse: "(?:A|a)",
};

/** Nothing of these sizes is soldered to a board. */
const RANGES: Readonly<Record<ValuedCategory, readonly [least: number, most: number]>> = {
  resistor: [0, 1e12],
  capacitor: [1e-14, 1e4],
  inductor: [1e-11, 1e3],
  "ferrite-bead": [1, 1e5],
  crystal: [1e3, 1e9],
  fuse: [1e-3, 1e3],
};

/**
 * A value in its base unit from what people write: "4k7", "4.7 kΩ", "4700", "4K7 1%", "R005", "100nF/50V", "0.1u", "12MHz",
 * "600R@100MHz". Undefined for words, for another unit ("100nF" of a resistor) and beyond all sizes there are.
 */
export function readComponentValue(text: string, category: ValuedCategory): number | undefined {
  const unit = UNITS[category];
  const pattern = new RegExp(
    `^(?<whole>\\d*(?:[.,]\\d+)?)\\s?(?<prefix>[pnuµμmkKMGRr]?)(?<fraction>\\d{0,4})\\s?${unit}?(?=$|[\\s,;/(@±_-])`,
  );
  const match = pattern.exec(text.trim());
  const { whole = "", prefix = "", fraction = "" } = match?.groups ?? {};
  // "R005" and "u1" begin with their point; a number of nothing but a letter is a word.
  if (!match || (whole === "" && (fraction === "" || prefix === ""))) return undefined;
  const power = powerOf(prefix, category);
  if (power === undefined || (fraction !== "" && (prefix === "" || /[.,]/.test(whole)))) return undefined;
  const digits = `${(whole || "0").replace(",", ".")}${fraction === "" ? "" : `.${fraction}`}`;
  const value = Number(`${digits}e${power}`);
  const [least, most] = RANGES[category];
  // A bare "100" of a capacitor may be anything: pF to some, nF to others.
  const isBare = prefix === "" && match[0].trim() === whole;
  if (isBare && category !== "resistor" && category !== "ferrite-bead") return undefined;
  return Number.isFinite(value) && value >= least && value <= most ? value : undefined;
}

function powerOf(prefix: string, category: ValuedCategory): number | undefined {
  if (/^[Rr]$/.test(prefix) && category !== "resistor" && category !== "ferrite-bead") return undefined;
  // There are no kilofarad capacitors; 10k on a capacitor means something else.
  if (/[kKMG]/.test(prefix) && ["capacitor", "inductor", "fuse"].includes(category)) return undefined;
  return SI_POWERS[prefix];
}

const PREFIXES = ["p", "n", "µ", "m", "", "k", "M", "G"] as const;

/** "4.7 kΩ", "100 nF", "0 Ω": at most four digits. */
export function formatComponentValue(value: number, category: ValuedCategory): string {
  const unit = VALUE_UNITS[category];
  if (value === 0) return `0 ${unit}`;
  const exponent = Math.min(9, Math.max(-12, Math.floor(Math.log10(value) / 3 + 1e-9) * 3));
  const shown = Number((value / 10 ** exponent).toPrecision(4));
  const carried = shown >= 1000 && exponent < 9 ? { shown: shown / 1000, exponent: exponent + 3 } : { shown, exponent };
  return `${carried.shown} ${PREFIXES[carried.exponent / 3 + 4]}${unit}`;
}
