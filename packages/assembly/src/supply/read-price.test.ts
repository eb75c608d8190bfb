import fc from "fast-check";
import { expect, it } from "vitest";
import { formatAmount, parseAmount } from "./amount.ts";
import { readPrice } from "./read-price.ts";

it.each([
  ["$0.10", "USD", "0.1"],
  ["US$1,234.50", "USD", "1234.5"],
  ["$1.234", "USD", "1.234"],
  ["$1,234", "USD", "1234"],
  ["₩137", "KRW", "137"],
  ["₩1,370", "KRW", "1370"],
  ["₩12,345,678", "KRW", "12345678"],
  ["₩137.00", "KRW", "137"],
  ["1.370", "KRW", "1370"],
  ["0,10 €", "EUR", "0.1"],
  ["0,125 €", "EUR", "0.125"],
  ["1.234 €", "EUR", "1234"],
  ["1,234 €", "EUR", "1.234"],
  ["1.234,50\u00A0€", "EUR", "1234.5"],
  ["1 234,50 €", "EUR", "1234.5"],
  ["CHF 1’234.50", "CHF", "1234.5"],
  ["0.00450", "USD", "0.0045"],
  ["£12", "GBP", "12"],
])("%j in %s is %s", (text, currency, amount) => {
  expect(formatAmount(readPrice(text, currency) ?? -1n)).toBe(amount);
});

it.each([
  ["", "USD"],
  ["Call", "USD"],
  ["N/A", "USD"],
  ["-$1.00", "USD"],
  ["1,234", "USD"],
  ["$0.12345", "USD"],
  ["$1,23,4.5", "USD"],
  ["$1.", "USD"],
  ["$1.00 $2.00", "USD"],
])("%j in %s is no price", (text, currency) => {
  expect(readPrice(text, currency)).toBeUndefined();
});

it("every dollar and every euro amount is read as it is written by the platform", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 10_000_000_000 }),
      fc.constantFrom("en-US USD", "de-DE EUR", "ko-KR KRW"),
      (parts, style) => {
        const [locale = "", currency = ""] = style.split(" ");
        const decimals = currency === "KRW" ? 0 : 4;
        const decimal = currency === "KRW" ? String(parts) : formatAmount(BigInt(parts));
        const text = new Intl.NumberFormat(locale, {
          style: "currency",
          currency,
          minimumFractionDigits: decimals === 0 ? 0 : 2,
          maximumFractionDigits: decimals,
        }).format(decimal as `${number}`);
        expect(readPrice(text, currency)).toBe(parseAmount(decimal));
      },
    ),
  );
});
