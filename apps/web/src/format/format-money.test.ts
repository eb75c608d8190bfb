import { expect, it } from "vitest";
import { formatMoney } from "./format-money.ts";

it.each([
  ["137", "KRW", "ko", "₩137"],
  ["0.0123", "USD", "en", "$0.0123"],
  ["12", "USD", "en", "$12.00"],
  ["9007199254740993.0001", "USD", "en", "$9,007,199,254,740,993.0001"],
  ["5", "points", "en", "5 points"],
])("writes %s %s in %s", (decimal, currency, language, written) => {
  expect(formatMoney(decimal, currency, language)).toBe(written);
});
