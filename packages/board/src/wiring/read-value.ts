const FACTORS: Readonly<Record<string, number>> = {
  p: 1e-12,
  n: 1e-9,
  u: 1e-6,
  µ: 1e-6,
  μ: 1e-6,
  m: 1e-3,
  R: 1,
  Ω: 1,
  k: 1e3,
  K: 1e3,
  M: 1e6,
  G: 1e9,
};

/**
 * The value of a resistor, capacitor or inductor in ohms, farads or henries, from what people write: "100n", "0.1 uF/16V",
 * "4k7", "22R", "0R", "1,5M". Undefined where it begins with no number ("DNP", "BAT54").
 */
export function readValue(text: string): number | undefined {
  const match = /^\s*(\d+)(?:[.,](\d+))?\s*([pnuµμmRΩkKMG]?)(\d*)/.exec(text);
  if (!match) return undefined;
  const [, whole = "", fraction, letter = "", after = ""] = match;
  // In "4k7" the letter stands for the point; in "0.1u16" the meaning of the rest is unknown.
  const digits = fraction !== undefined ? `${whole}.${fraction}` : after === "" ? whole : `${whole}.${after}`;
  if (letter === "" && after !== "") return undefined;
  return Number(digits) * (letter === "" ? 1 : (FACTORS[letter] ?? 1));
}
