import { type Amount, parseAmount } from "./amount.ts";
import type { PriceBreak, SupplyItem } from "./supply-item.ts";

/** What the pieces of one line cost. */
export interface LotPrice {
  /** Pieces to be ordered: never fewer than are needed, as the supplier sells them. Spares are the buyer's. */
  readonly ordered: number;
  readonly unitPrice: Amount;
  /** ISO 4217. */
  readonly currency: string;
  readonly cost: Amount;
}

/**
 * The price of a lot at the break that its order reaches. Prices in the wished currency count where there are any, else those
 * in the one that the supplier names first: no price is ever converted. Undefined where there is no price.
 */
export function priceLot(
  pieces: number,
  item: Pick<SupplyItem, "minimum" | "multiple" | "priceBreaks">,
  currency: string,
): LotPrice | undefined {
  const own = item.priceBreaks.filter((priceBreak) => priceBreak.currency === currency);
  const first = item.priceBreaks[0];
  if (first === undefined || pieces < 1) return undefined;
  const breaks = own.length > 0 ? own : item.priceBreaks.filter((other) => other.currency === first.currency);
  const least = breaks.reduce((lowest, { quantity }) => Math.min(lowest, quantity), Number.POSITIVE_INFINITY);
  const ordered = orderQuantity(Math.max(pieces, least), item);
  const reached = breaks.reduce<PriceBreak | undefined>(
    (best, one) => (one.quantity <= ordered && one.quantity >= (best?.quantity ?? 0) ? one : best),
    undefined,
  );
  const unitPrice = reached && parseAmount(reached.price);
  if (reached === undefined || unitPrice === undefined) return undefined;
  return { ordered, unitPrice, currency: reached.currency, cost: unitPrice * BigInt(ordered) };
}

/** The least number of pieces that is enough and that the supplier sells. */
export function orderQuantity(pieces: number, { minimum, multiple }: Pick<SupplyItem, "minimum" | "multiple">): number {
  return Math.ceil(Math.max(pieces, minimum) / multiple) * multiple;
}

/** The costs of lots by currency, those of one added up. */
export function sumLots(lots: readonly LotPrice[]): ReadonlyMap<string, Amount> {
  const sums = new Map<string, Amount>();
  for (const { currency, cost } of lots) sums.set(currency, (sums.get(currency) ?? 0n) + cost);
  return sums;
}
