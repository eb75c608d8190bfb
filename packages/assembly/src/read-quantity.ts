import { SI_POWERS } from "./si-powers.ts";

/**
 * The number that a value of a resistor, capacitor or inductor begins with, in its base unit: "4.7k", "4k7" and "4.7kΩ 1%" are
 * 4700, "100nF" is 1e-7. Undefined for names: "LM358", "USB-C".
 */
export function readQuantity(value: string): number | undefined {
  const match = /^(\d+(?:[.,]\d+)?)\s?([pnuµμmRrkKMG]?)(\d{0,2})\s?(?:[Oo]hms?|Ω|Ω|F|H)?(?:$|[,/(]|\s+[\d±])/.exec(
    value,
  );
  if (!match) return undefined;
  const [, whole = "", prefix = "", fraction = ""] = match;
  const power = SI_POWERS[prefix];
  if (power === undefined || (fraction !== "" && (prefix === "" || /[.,]/.test(whole)))) return undefined;
  return Number(`${whole.replace(",", ".")}${fraction === "" ? "" : `.${fraction}`}e${power}`);
}
