import fc from "fast-check";
import { expect, it } from "vitest";
import { formatAmount, parseAmount, shareAmount } from "./amount.ts";

it("an amount is written as a plain decimal and read back as it was", () => {
  fc.assert(
    fc.property(fc.bigInt(0n, 10n ** 18n), (amount) => {
      expect(parseAmount(formatAmount(amount))).toBe(amount);
    }),
  );
  expect([123n, 1_370_000n, 0n, 100n].map(formatAmount)).toEqual(["0.0123", "137", "0", "0.01"]);
});

it.each(["", "-1", "1.23456", "1e3", " 1", "1,5", ".5", "1."])("%j is no amount", (text) => {
  expect(parseAmount(text)).toBeUndefined();
});

it("a share is rounded half up, and shares differ from the whole by less than one part each", () => {
  expect(shareAmount(5n, 2)).toBe(3n);
  fc.assert(
    fc.property(fc.bigInt(0n, 10n ** 15n), fc.integer({ min: 1, max: 1_000_000 }), (amount, count) => {
      const apart = shareAmount(amount, count) * BigInt(count) - amount;
      expect(2n * apart <= BigInt(count) && 2n * apart >= -BigInt(count)).toBe(true);
    }),
  );
});
