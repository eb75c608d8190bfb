import { expect, it } from "vitest";
import type { Money } from "./money.ts";
import { addTax, splitTax } from "./value-added-tax.ts";

const won = (minor: bigint | number): Money => ({ minor: BigInt(minor), currency: "KRW" });

it("adding the tax and taking it out agree for every net price up to ₩2,000,000", () => {
  let wrong = 0;
  for (let net = 0n; net <= 2_000_000n; net++) {
    const added = addTax(won(net), "KR_10");
    const split = splitTax(added.total, "KR_10");
    if (split.net.minor !== net || split.tax.minor !== added.tax.minor) wrong++;
    if (added.net.minor + added.tax.minor !== added.total.minor) wrong++;
  }
  expect(wrong).toBe(0);
});

it("net and tax add up to every total up to ₩2,000,000, also to those that no net price has", () => {
  let wrong = 0;
  for (let total = 0n; total <= 2_000_000n; total++) {
    const { net, tax, total: sum } = splitTax(won(total), "KR_10");
    if (net.minor + tax.minor !== total || sum.minor !== total || tax.minor < 0n) wrong++;
  }
  expect(wrong).toBe(0);
});

// Examples of a Korean payment provider's documentation.
it.each([
  [15_000, 13_636, 1_364],
  [30_000, 27_273, 2_727],
  [37_400, 34_000, 3_400],
])("₩%i contains ₩%i net and ₩%i tax", (total, net, tax) => {
  expect(splitTax(won(total), "KR_10")).toEqual({ net: won(net), tax: won(tax), total: won(total) });
});

it("where no tax is charged, the total is the net price", () => {
  const price: Money = { minor: 1500n, currency: "USD" };
  const untaxed = { net: price, tax: { minor: 0n, currency: "USD" }, total: price };
  expect(addTax(price, "NONE")).toEqual(untaxed);
  expect(splitTax(price, "NONE")).toEqual(untaxed);
});

it("a negative price has no tax", () => {
  expect(() => addTax(won(-1), "KR_10")).toThrow("negative");
});
