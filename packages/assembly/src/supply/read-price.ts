import { type Amount, parseAmount } from "./amount.ts";

/** Currencies without a smaller coin (ISO 4217): what stands behind a mark among their digits is always thousands. */
const WITHOUT_COINS: ReadonlySet<string> = new Set(["KRW", "JPY", "VND", "CLP"]);

/**
 * The amount that a price says in the words of some country: "$0.10", "₩1,370", "0,10 €", "1.234,50 €", "1'234.50". Undefined
 * where it says none, or if thousands and decimals are ambiguous ("1,234" without a sign): a price that is a
 * thousand times wrong is worse than none.
 */
export function readPrice(text: string, currency: string): Amount | undefined {
  const compact = text.replaceAll(/[\s\u00A0\u202F'’]/g, "");
  const [, before = "", digits = "", after = ""] = /^([^\d.,-]*)(\d[\d.,]*)([^\d.,-]*)$/.exec(compact) ?? [];
  if (digits === "") return undefined;
  const mark = decimalMarkOf(digits, { isBefore: before !== "", isAfter: after !== "", currency });
  if (mark === undefined) return undefined;
  const [units = "", rest, ...further] = mark === "" ? [digits] : digits.split(mark);
  if (further.length > 0 || !isGrouped(units) || rest === "") return undefined;
  // More decimals than an amount has are zeros or not a supported price.
  const decimals = rest?.replace(/0+$/, "") ?? "";
  return parseAmount(`${units.replaceAll(/[.,]/g, "")}${decimals === "" ? "" : `.${decimals}`}`);
}

/** "." or ","; empty where the digits have none; undefined if ambiguous. */
function decimalMarkOf(
  digits: string,
  { isBefore, isAfter, currency }: { isBefore: boolean; isAfter: boolean; currency: string },
): "." | "," | "" | undefined {
  const marks = digits.replaceAll(/\d/g, "");
  if (marks === "") return "";
  const last = marks.at(-1) as "." | ",";
  const isAlone = marks.length === 1;
  if (WITHOUT_COINS.has(currency)) {
    // "₩137.00" is said by programs that know no won.
    const tail = digits.slice(digits.lastIndexOf(last) + 1);
    return tail.length === 3 ? "" : last;
  }
  if (!isAlone) return new Set(marks).size === 1 ? "" : last;
  const [units = "", tail = ""] = digits.split(last);
  if (tail.length !== 3 || units === "0" || units.length > 3) return last;
  // Where the sign stands in front, the point parts decimals; where it stands behind, the comma does.
  if (isBefore === isAfter) return undefined;
  return isBefore === (last === ".") ? last : "";
}

function isGrouped(units: string): boolean {
  return /^\d+$/.test(units) || /^\d{1,3}(?:\.\d{3})+$/.test(units) || /^\d{1,3}(?:,\d{3})+$/.test(units);
}
