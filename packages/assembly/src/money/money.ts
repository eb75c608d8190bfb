import type { Amount } from "../supply/amount.ts";

/** ISO 4217 codes of the currencies that something is sold in. */
export const CURRENCIES = ["KRW", "USD"] as const;
export type CurrencyCode = (typeof CURRENCIES)[number];

/**
 * What is charged: a whole number of the smallest units of one currency (won, cents). Never a fraction, and never converted
 * to another currency. Less than nothing is a difference.
 */
export interface Money {
  readonly minor: bigint;
  readonly currency: CurrencyCode;
}

/** Digits after the decimal point, as ISO 4217 has them. */
export const MINOR_DIGITS: Readonly<Record<CurrencyCode, number>> = { KRW: 0, USD: 2 };

/** An `Amount` counts ten-thousandths of the unit. */
const AMOUNT_DIGITS = 4;

/** The sum of amounts in one currency; of none, nothing in `currency`. Throws where another currency is among them. */
export function sumMoney(currency: CurrencyCode, amounts: Iterable<Money>): Money {
  let minor = 0n;
  for (const amount of amounts) {
    if (amount.currency !== currency)
      throw new Error(`a sum in ${currency} cannot contain an amount in ${amount.currency}`);
    minor += amount.minor;
  }
  return { minor, currency };
}

/** A line of a quote: the exact amount of a bill of materials, rounded half up to whole minor units. */
export function roundAmount(amount: Amount, currency: CurrencyCode): Money {
  return { minor: divideHalfUp(amount, 10n ** BigInt(AMOUNT_DIGITS - MINOR_DIGITS[currency])), currency };
}

/** `part / whole` of an amount, rounded down: what is given back is never more than what was paid. */
export function shareOfMoney({ minor, currency }: Money, part: bigint, whole: bigint): Money {
  if (minor < 0n || part < 0n || whole <= 0n || part > whole)
    throw new Error(`${part}/${whole} of ${minor} is not a share`);
  return { minor: (minor * part) / whole, currency };
}

/** As a plain decimal: "19000", "15.00". */
export function moneyToDecimal({ minor, currency }: Money): string {
  const digits = MINOR_DIGITS[currency];
  const sign = minor < 0n ? "-" : "";
  const text = String(minor < 0n ? -minor : minor).padStart(digits + 1, "0");
  return digits === 0 ? `${sign}${text}` : `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

/** The inverse of `moneyToDecimal`; undefined for any other text, also for one with more or fewer digits. */
export function moneyFromDecimal(decimal: string, currency: CurrencyCode): Money | undefined {
  const digits = MINOR_DIGITS[currency];
  const pattern = digits === 0 ? /^(-?)(0|[1-9]\d{0,17})$/ : /^(-?)((?:0|[1-9]\d{0,17})\.\d\d)$/;
  const [, sign, number] = pattern.exec(decimal) ?? [];
  if (number === undefined) return undefined;
  const minor = BigInt(number.replace(".", ""));
  return sign === "-" && minor === 0n ? undefined : { minor: sign === "-" ? -minor : minor, currency };
}

const SYMBOLS: Readonly<Record<CurrencyCode, string>> = { KRW: "₩", USD: "$" };

/** For screens, mails and papers of both languages: "₩19,000", "$15.00", "−$0.50". */
export function formatMoney(money: Money): string {
  const [units = "", rest] = moneyToDecimal({ ...money, minor: money.minor < 0n ? -money.minor : money.minor }).split(
    ".",
  );
  const grouped = units.replace(/\B(?=(\d{3})+$)/g, ",");
  return `${money.minor < 0n ? "−" : ""}${SYMBOLS[money.currency]}${grouped}${rest === undefined ? "" : `.${rest}`}`;
}

/** Of amounts that are not negative. */
export function divideHalfUp(dividend: bigint, divisor: bigint): bigint {
  if (dividend < 0n) throw new Error(`${dividend} is negative: half up is not defined for it`);
  return (2n * dividend + divisor) / (2n * divisor);
}
