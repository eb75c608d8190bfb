import { divideHalfUp, type Money } from "./money.ts";

/** KR_10: the Korean value added tax of 10 %. NONE: no tax is charged. */
export type TaxRule = "KR_10" | "NONE";

/** The sums of one document; `net` and `tax` add up to `total`. */
export interface TaxedMoney {
  readonly net: Money;
  readonly tax: Money;
  readonly total: Money;
}

/** Of a price without tax. Applied once to a document, not to its lines. */
export function addTax(net: Money, rule: TaxRule): TaxedMoney {
  const minor = rule === "NONE" ? 0n : divideHalfUp(net.minor, 10n);
  return withTax(net.minor, minor, net);
}

/** Of a price that contains the tax; the inverse of `addTax`. */
export function splitTax(total: Money, rule: TaxRule): TaxedMoney {
  const tax = rule === "NONE" ? 0n : divideHalfUp(total.minor, 11n);
  return withTax(total.minor - tax, tax, total);
}

function withTax(net: bigint, tax: bigint, { currency }: Money): TaxedMoney {
  return { net: { minor: net, currency }, tax: { minor: tax, currency }, total: { minor: net + tax, currency } };
}
