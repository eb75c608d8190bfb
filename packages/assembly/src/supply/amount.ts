/**
 * An amount of money as a whole number of ten-thousandths of its currency's unit: $0.0123 is 123, ₩137 is 1,370,000. Sums and
 * products of amounts are exact, and no lot is too large for them.
 */
export type Amount = bigint;

const PARTS_OF_UNIT = 10_000n;
const DECIMALS = 4;

/** Of a plain decimal such as "0.0123" or "137"; undefined for any other text, for less than nothing and for more decimals. */
export function parseAmount(decimal: string): Amount | undefined {
  const [, units, rest = ""] = /^(\d{1,15})(?:\.(\d{1,4}))?$/.exec(decimal) ?? [];
  return units === undefined ? undefined : BigInt(units) * PARTS_OF_UNIT + BigInt(rest.padEnd(DECIMALS, "0"));
}

/** As a plain decimal without needless noughts: "0.0123", "137". The inverse of `parseAmount`. */
export function formatAmount(amount: Amount): string {
  const rest = String(amount % PARTS_OF_UNIT)
    .padStart(DECIMALS, "0")
    .replace(/0+$/, "");
  return `${amount / PARTS_OF_UNIT}${rest === "" ? "" : `.${rest}`}`;
}

/** Shared out among `count`, rounded half up to a ten-thousandth. */
export function shareAmount(amount: Amount, count: number): Amount {
  const parts = BigInt(count);
  return (2n * amount + parts) / (2n * parts);
}
