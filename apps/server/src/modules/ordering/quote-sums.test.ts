import {
  type BoardPriceList,
  formatMoney,
  moneyFromDecimal,
  moneyToDecimal,
  OPTION_CHOICES,
  ORDER_QUANTITIES,
  PRICED_ITEMS,
  type PriceRequest,
  priceOrder,
  type Rate,
  splitTax,
} from "@tracewright/assembly";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { QuoteRow } from "../orders/order-store.ts";
import { type PriceListRow, priceListOf, storedPriceList } from "./price-lists.ts";
import { writeQuotePaper } from "./quote-paper.ts";
import { quoteOfList, quoteOfStaff } from "./write-quote.ts";

const AT = new Date("2026-05-01T00:00:00Z");
const SELLER = {
  name: "Seller",
  address: "Street",
  representative: "Name",
  businessNumber: "220-81-62517",
  mailOrderNumber: undefined,
  phone: undefined,
};

const rate = (item: keyof typeof PRICED_ITEMS, choice: string, unit: Rate["unit"], price: bigint): Rate => ({
  item,
  choice,
  from: 1,
  unit,
  price,
});

/** A list with a price for everything: what it prices, and by how much, is the property's. */
function listOf(prices: readonly bigint[], change: Pick<BoardPriceList, "currency" | "isTaxIncluded">): BoardPriceList {
  let index = 0;
  const rates = (Object.keys(PRICED_ITEMS) as (keyof typeof PRICED_ITEMS)[]).flatMap((item) => {
    const { choices, units }: { choices: readonly string[] | undefined; units: readonly Rate["unit"][] } =
      PRICED_ITEMS[item];
    return (choices ?? ["KR"]).flatMap((choice) =>
      units.map((unit) => rate(item, choice, unit, prices[index++ % prices.length] ?? 1n)),
    );
  });
  const leadTimes = [
    { work: "BOARD", from: 1, days: 3 },
    { work: "ASSEMBLY", from: 1, days: 4 },
  ] as const;
  return { ...change, isSample: false, validDays: 14, largest: 400, smallest: 5, rates, leadTimes };
}

const side = fc.record({ smdJoints: fc.integer({ min: 1, max: 500 }), thtJoints: fc.nat(50) });
const REQUEST = fc.record({
  board: fc.record({
    layers: fc.constantFrom(2, 4),
    width: fc.integer({ min: 5_000_000, max: 400_000_000 }),
    height: fc.integer({ min: 5_000_000, max: 400_000_000 }),
    top: side,
    bottom: side,
  }),
  options: fc.record({
    ...(Object.fromEntries(
      Object.entries(OPTION_CHOICES).map(([name, choices]) => [
        name,
        fc.constantFrom(...(choices as readonly string[])),
      ]),
    ) as Record<string, fc.Arbitrary<string>>),
    parts: fc.constant("SENT_IN"),
  }),
  quantity: fc.constantFrom(...ORDER_QUANTITIES),
  countryCode: fc.constant("KR"),
  billLines: fc.nat(200),
  partsCost: fc.constant(undefined),
}) as unknown as fc.Arbitrary<PriceRequest>;

/** The same amount wherever it is: in the database, the API, on paper and in the purchase. */
function expectEqualEverywhere(quote: QuoteRow): void {
  const { net, tax, total, currency, taxRule } = quote;
  expect(net + tax).toBe(total);
  const sum = quote.lines.reduce((all, { amount }) => all + BigInt(amount), 0n);
  expect([net, total]).toContain(sum);
  const api = moneyToDecimal({ minor: total, currency });
  expect(moneyFromDecimal(api, currency)?.minor).toBe(total);
  const paper = writeQuotePaper({ quote, number: "ORD-1", buyer: [], boards: "", seller: SELLER }, "en");
  expect(paper.sums.at(-1)).toEqual(["Total", formatMoney({ minor: total, currency })]);
  expect(paper.lines.map(([, amount]) => amount)).toEqual(
    quote.lines.map(({ amount }) => formatMoney({ minor: BigInt(amount), currency })),
  );
  // What has to be paid is one line of this total, split as every purchase is.
  const owed = splitTax({ minor: total, currency }, taxRule);
  expect([owed.net.minor, owed.tax.minor, owed.total.minor]).toEqual([net, tax, total]);
}

const aRow = (quote: ReturnType<typeof quoteOfList>): QuoteRow =>
  ({ id: "q", orderId: "o", estimateId: null, version: 1, createdAt: AT, acceptedAt: null, ...quote }) as QuoteRow;

test("10,000 random quotes: API, paper and what has to be paid are the same amount, and lines add up to it", () => {
  fc.assert(
    fc.property(
      REQUEST,
      fc.array(fc.bigInt(1n, 10n ** 8n), { minLength: 7, maxLength: 20 }),
      fc.constantFrom("KRW" as const, "USD" as const),
      fc.boolean(),
      (request, prices, currency, isTaxIncluded) => {
        const list = listOf(prices, { currency, isTaxIncluded });
        const row = { id: "l", rules: JSON.parse(JSON.stringify(storedPriceList(list))) } as PriceListRow;
        expect(priceListOf(row)).toEqual(list);
        const priced = priceOrder(priceListOf(row), request);
        if (priced.kind !== "priced") throw new Error(JSON.stringify(priced.reasons));
        if (priced.sums.net.minor === 0n) return;
        expectEqualEverywhere(aRow(quoteOfList(priced, row, AT)));
      },
    ),
    { numRuns: 10_000 },
  );
});

test("a person's price is the same everywhere, too, with its tax included or added", () => {
  fc.assert(
    fc.property(
      fc.array(fc.bigInt(1n, 10n ** 8n), { minLength: 1, maxLength: 50 }),
      fc.constantFrom("KRW" as const, "USD" as const),
      fc.boolean(),
      (amounts, currency, isTaxIncluded) => {
        const lines = amounts.map((minor) => ({ text: "Boards", amount: moneyToDecimal({ minor, currency }) }));
        const input = { lines, currency, isTaxIncluded, leadDays: 5, validDays: 7 };
        expectEqualEverywhere(aRow(quoteOfStaff(input, AT)));
      },
    ),
  );
});

test.each([
  [{ lines: [] }, "lines"],
  [{ lines: [{ text: " ", amount: "5" }] }, "lines"],
  [{ lines: [{ text: "Boards", amount: "five" }] }, "lines"],
  [{ lines: [{ text: "Boards", amount: "-5" }] }, "lines"],
  [{ lines: [{ text: "Boards", amount: "0" }] }, "lines"],
  [{ leadDays: 0 }, "leadDays"],
  [{ validDays: 366 }, "validDays"],
])("a person's price without sense is refused at its field: %j", (change, field) => {
  const input = { lines: [{ text: "Boards", amount: "5" }], currency: "KRW" as const, isTaxIncluded: true };
  expect(() => quoteOfStaff({ ...input, leadDays: 5, validDays: 7, ...change }, AT)).toThrowError(
    expect.objectContaining({ details: expect.objectContaining({ field }) }),
  );
});
