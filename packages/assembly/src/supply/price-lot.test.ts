import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseAmount } from "./amount.ts";
import { orderQuantity, priceLot, sumLots } from "./price-lot.ts";

const usd = (quantity: number, price: string) => ({ quantity, price, currency: "USD" });
const krw = (quantity: number, price: string) => ({ quantity, price, currency: "KRW" });
const REEL = { minimum: 1, multiple: 1, priceBreaks: [usd(1, "0.1"), usd(10, "0.062"), usd(100, "0.0123")] };

describe("the price of a lot", () => {
  it.each([
    [1, 1, "0.1"],
    [9, 9, "0.9"],
    [10, 10, "0.62"],
    [99, 99, "6.138"],
    [100, 100, "1.23"],
  ])("of %i pieces is that of the break that they reach", (pieces, ordered, cost) => {
    expect(priceLot(pieces, REEL, "USD")).toMatchObject({ ordered, currency: "USD", cost: parseAmount(cost) });
  });

  it("is for as many as are sold: minimum, whole multiples and the lowest break", () => {
    expect(orderQuantity(1, { minimum: 25, multiple: 10 })).toBe(30);
    expect(priceLot(95, { ...REEL, multiple: 50 }, "USD")).toMatchObject({ ordered: 100, cost: parseAmount("1.23") });
    expect(priceLot(3, { minimum: 1, multiple: 1, priceBreaks: [usd(100, "1")] }, "USD")?.ordered).toBe(100);
  });

  it("is in the wished currency where there is one, else as the supplier says it, and never converted", () => {
    const both = { ...REEL, priceBreaks: [usd(1, "0.1"), krw(1, "137"), krw(10, "99")] };
    expect(priceLot(20, both, "KRW")).toMatchObject({ currency: "KRW", cost: parseAmount("1980") });
    expect(priceLot(20, REEL, "KRW")).toMatchObject({ currency: "USD" });
  });

  it("is none where no price is known", () => {
    expect(priceLot(5, { ...REEL, priceBreaks: [] }, "USD")).toBeUndefined();
    expect(priceLot(0, REEL, "USD")).toBeUndefined();
  });

  it("is exact, enough and sold so, whatever the breaks are", () => {
    const prices = fc.array(fc.record({ quantity: fc.integer({ min: 1, max: 5000 }), parts: fc.nat(9_999_999) }), {
      minLength: 1,
      maxLength: 8,
    });
    const count = fc.integer({ min: 1, max: 3000 });
    fc.assert(
      fc.property(prices, count, count, count, (breaks, pieces, minimum, multiple) => {
        const priceBreaks = breaks.map(({ quantity, parts }) => usd(quantity, String(parts)));
        const lot = priceLot(pieces, { minimum, multiple, priceBreaks }, "USD")!;
        expect(lot.ordered).toBeGreaterThanOrEqual(Math.max(pieces, minimum));
        expect(lot.ordered % multiple).toBe(0);
        expect(lot.cost).toBe(lot.unitPrice * BigInt(lot.ordered));
        const reached = breaks.filter(({ quantity }) => quantity <= lot.ordered).map(({ quantity }) => quantity);
        const at = breaks.filter(({ quantity }) => quantity === Math.max(...reached));
        expect(at.map(({ parts }) => BigInt(parts) * 10_000n)).toContain(lot.unitPrice);
      }),
    );
  });
});

it("sums keep currencies apart", () => {
  const lots = [
    priceLot(10, REEL, "USD")!,
    priceLot(1, { ...REEL, priceBreaks: [krw(1, "137")] }, "KRW")!,
    priceLot(1, REEL, "USD")!,
  ];
  expect([...sumLots(lots)]).toEqual([
    ["USD", parseAmount("0.72")],
    ["KRW", parseAmount("137")],
  ]);
});
