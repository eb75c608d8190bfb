import fc from "fast-check";
import { expect, it } from "vitest";
import {
  CURRENCIES,
  formatMoney,
  MINOR_DIGITS,
  type Money,
  moneyFromDecimal,
  moneyToDecimal,
  roundAmount,
  shareOfMoney,
  sumMoney,
} from "./money.ts";

const CURRENCY = fc.constantFrom(...CURRENCIES);
const MONEY = fc.record({ minor: fc.bigInt(-(10n ** 17n), 10n ** 17n), currency: CURRENCY });

it("the digits of each currency are those that Intl has for it", () => {
  for (const currency of CURRENCIES)
    expect(MINOR_DIGITS[currency]).toBe(
      new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions().maximumFractionDigits,
    );
});

it("money is written as a plain decimal and read back as it was", () => {
  fc.assert(
    fc.property(MONEY, (money) => {
      expect(moneyFromDecimal(moneyToDecimal(money), money.currency)).toEqual(money);
    }),
  );
});

it.each([
  ["19000.00", "KRW"],
  ["19,000", "KRW"],
  ["019000", "KRW"],
  ["-0", "KRW"],
  ["15", "USD"],
  ["15.0", "USD"],
  ["15.000", "USD"],
  ["", "USD"],
] as const)("%j is not an amount in %s", (text, currency) => {
  expect(moneyFromDecimal(text, currency)).toBeUndefined();
});

it("won are shown without decimals, dollars with two, and as Intl shows them", () => {
  const shown = (minor: bigint, currency: Money["currency"]) => formatMoney({ minor, currency });
  expect([shown(19_000n, "KRW"), shown(1500n, "USD"), shown(5n, "USD"), shown(-50n, "USD")]).toEqual([
    "₩19,000",
    "$15.00",
    "$0.05",
    "−$0.50",
  ]);
  fc.assert(
    fc.property(fc.bigInt(0n, 10n ** 17n), CURRENCY, (minor, currency) => {
      const intl = new Intl.NumberFormat("en-US", { style: "currency", currency, currencyDisplay: "narrowSymbol" });
      const decimal = moneyToDecimal({ minor, currency }) as `${number}`;
      expect(formatMoney({ minor, currency })).toBe(intl.format(decimal));
    }),
  );
});

it("a line is rounded half up to whole minor units, once", () => {
  expect(roundAmount(4_999n, "KRW").minor).toBe(0n);
  expect(roundAmount(5_000n, "KRW").minor).toBe(1n);
  expect(roundAmount(123n, "USD").minor).toBe(1n);
  expect(roundAmount(150n, "USD").minor).toBe(2n);
  fc.assert(
    fc.property(fc.bigInt(0n, 10n ** 18n), CURRENCY, (amount, currency) => {
      const parts = 10n ** BigInt(4 - MINOR_DIGITS[currency]);
      const apart = roundAmount(amount, currency).minor * parts - amount;
      expect(2n * apart > -parts && 2n * apart <= parts).toBe(true);
    }),
  );
});

it("lines add up to their total exactly, and amounts of two currencies have no sum", () => {
  fc.assert(
    fc.property(fc.array(fc.bigInt(0n, 10n ** 12n), { maxLength: 50 }), CURRENCY, (amounts, currency) => {
      const lines = amounts.map((amount) => roundAmount(amount, currency));
      expect(sumMoney(currency, lines).minor).toBe(lines.reduce((sum, { minor }) => sum + minor, 0n));
    }),
  );
  expect(() => sumMoney("KRW", [{ minor: 100n, currency: "USD" }])).toThrow("KRW cannot contain an amount in USD");
});

it("shares are rounded down: of all parts together never more than the whole, and less by under one unit each", () => {
  fc.assert(
    fc.property(
      fc.bigInt(0n, 10n ** 12n),
      fc.array(fc.bigInt(1n, 1000n), { minLength: 1 }),
      CURRENCY,
      (minor, parts, currency) => {
        const whole = parts.reduce((sum, part) => sum + part, 0n);
        const shares = parts.map((part) => shareOfMoney({ minor, currency }, part, whole));
        const given = sumMoney(currency, shares).minor;
        expect(given <= minor && given > minor - BigInt(parts.length)).toBe(true);
      },
    ),
  );
  expect(() => shareOfMoney({ minor: 100n, currency: "KRW" }, 2n, 1n)).toThrow("not a share");
});
