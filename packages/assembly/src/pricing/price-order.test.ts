import { fromMm } from "@tracewright/geometry";
import fc from "fast-check";
import { expect, it } from "vitest";
import { MINOR_DIGITS } from "../money/money.ts";
import { aBoardPriceList, ratesOfEverything } from "../testing/board-prices.ts";
import { DEFAULT_ORDER_OPTIONS, OPTION_CHOICES, ORDER_QUANTITIES, type OrderedBoard } from "./order-options.ts";
import { type PricedOrder, type PriceRequest, priceOrder } from "./price-order.ts";

const BOARD: OrderedBoard = {
  layers: 2,
  width: fromMm(50),
  height: fromMm(40),
  top: { smdJoints: 100, thtJoints: 4 },
  bottom: { smdJoints: 0, thtJoints: 0 },
};
const request = (change: Partial<PriceRequest> = {}): PriceRequest => ({
  board: BOARD,
  options: DEFAULT_ORDER_OPTIONS,
  quantity: 10,
  countryCode: "KR",
  billLines: 12,
  partsCost: 1_234_567n,
  ...change,
});

function priced(order: PricedOrder): Extract<PricedOrder, { kind: "priced" }> {
  if (order.kind !== "priced") throw new Error(JSON.stringify(order.reasons));
  return order;
}
const shown = (order: PricedOrder) =>
  priced(order).lines.map(({ item, unit, count, amount }) => `${item} ${count} ${unit} ${amount.minor}`);

it("boards cost their order and their area, and go to the country where they are sent", () => {
  const order = priceOrder(aBoardPriceList(), request());
  expect(shown(order)).toEqual(["board 1 ORDER 1000", "board 2 DM2 400", "shipping 1 ORDER 600"]);
  expect(priced(order)).toMatchObject({ leadDays: 4, sums: { total: { minor: 2000n, currency: "USD" } } });
  expect(shown(priceOrder(aBoardPriceList(), request({ countryCode: "DE" }))).at(-1)).toBe("shipping 1 ORDER 3000");
});

it("from a step of quantity on, its price and its lead time hold", () => {
  expect(shown(priceOrder(aBoardPriceList(), request({ quantity: 75 })))[1]).toBe("board 15 DM2 3000");
  const order = priceOrder(aBoardPriceList(), request({ quantity: 100 }));
  expect(shown(order)[1]).toBe("board 20 DM2 3000");
  expect(priced(order).leadDays).toBe(7);
});

it("an assembly costs its set-up, its joints, its lines and its parts, and takes its days", () => {
  const options = { ...DEFAULT_ORDER_OPTIONS, assembly: "TOP", stencil: "TOP" } as const;
  const order = priceOrder(aBoardPriceList(), request({ options }));
  expect(shown(order)).toEqual([
    "board 1 ORDER 1000",
    "board 2 DM2 400",
    "stencil 1 ORDER 800",
    "assembly 1 ORDER 2500",
    "joint 1000 JOINT 1230",
    "joint 40 JOINT 400",
    "parts 12 LINE 600",
    "parts-cost 1 ORDER 12346",
    "shipping 1 ORDER 600",
  ]);
  expect(priced(order).leadDays).toBe(9);
});

it.each([
  [{ quantity: 3, board: { ...BOARD, layers: 4 } }, [{ kind: "NO_RATE", item: "board", choice: "4" }]],
  [{ board: { ...BOARD, layers: 6 } }, [{ kind: "NO_RATE", item: "board", choice: "6" }]],
  [{ board: { ...BOARD, width: fromMm(401) } }, [{ kind: "TOO_LARGE", mm: 400 }]],
  [{ board: { ...BOARD, height: fromMm(9) } }, [{ kind: "TOO_SMALL", mm: 10 }]],
  [
    { options: { ...DEFAULT_ORDER_OPTIONS, copper: "OZ_2" as const } },
    [{ kind: "NO_RATE", item: "copper", choice: "OZ_2" }],
  ],
  [
    { options: { ...DEFAULT_ORDER_OPTIONS, assembly: "TOP" as const }, partsCost: undefined },
    [{ kind: "PARTS_WITHOUT_PRICE" }],
  ],
  [
    {
      options: { ...DEFAULT_ORDER_OPTIONS, assembly: "TOP" as const },
      board: { ...BOARD, bottom: { smdJoints: 2, thtJoints: 0 } },
    },
    [{ kind: "PARTS_ON_OTHER_SIDE" }],
  ],
])("an order that the list does not cover goes to a person, with the reason: %j", (change, reasons) => {
  expect(priceOrder(aBoardPriceList(), request(change))).toEqual({ kind: "person", reasons });
});

it("10,000 orders: lines add up to the total, net and tax too, each line within half a unit of its exact price", () => {
  const options = fc.record(
    Object.fromEntries(
      Object.entries(OPTION_CHOICES).map(([name, choices]) => [
        name,
        fc.constantFrom(...(choices as readonly string[])),
      ]),
    ),
  ) as unknown as fc.Arbitrary<PriceRequest["options"]>;
  const load = fc.record({ smdJoints: fc.nat(2000), thtJoints: fc.nat(200) });
  const board = fc.record({
    layers: fc.constantFrom(2, 4),
    width: fc.integer({ min: fromMm(10), max: fromMm(400) }),
    height: fc.integer({ min: fromMm(10), max: fromMm(400) }),
    top: load,
    bottom: load,
  });
  const prices = fc.array(fc.bigInt(0n, 10n ** 9n), { minLength: 80, maxLength: 80 });
  fc.assert(
    fc.property(
      fc.record({
        board,
        options,
        quantity: fc.constantFrom(...ORDER_QUANTITIES),
        countryCode: fc.constantFrom("KR", "US"),
        billLines: fc.nat(300),
        partsCost: fc.bigInt(0n, 10n ** 10n),
      }),
      prices,
      fc.constantFrom("KRW" as const, "USD" as const),
      fc.boolean(),
      (wanted, amounts, currency, isTaxIncluded) => {
        const rates = ratesOfEverything((index) => amounts[index] ?? 0n);
        const leadTimes = [
          { work: "BOARD", from: 1, days: 3 },
          { work: "ASSEMBLY", from: 1, days: 4 },
        ] as const;
        const list = aBoardPriceList({ rates, leadTimes, currency, isTaxIncluded });
        const { options: chosen } = wanted as PriceRequest;
        const bare = ["TOP", "BOTTOM"].includes(chosen.assembly) && chosen.parts === "BOUGHT";
        const asked = priceOrder(list, wanted as PriceRequest);
        if (bare && asked.kind === "person") {
          expect(asked.reasons).toEqual([{ kind: "PARTS_ON_OTHER_SIDE" }]);
          return;
        }
        const order = priced(asked);
        expect(priceOrder(list, wanted as PriceRequest)).toEqual(order);
        const { net, tax, total } = order.sums;
        const sum = order.lines.reduce((all, { amount }) => all + amount.minor, 0n);
        expect(isTaxIncluded ? total.minor : net.minor).toBe(sum);
        expect(net.minor + tax.minor).toBe(total.minor);
        const scale = 10 ** (4 - MINOR_DIGITS[currency]);
        for (const line of order.lines.filter(({ unit, item }) => unit === "DM2" && item !== "parts-cost")) {
          const rate = rates.find(
            ({ item, choice, unit }) => item === line.item && choice === line.choice && unit === "DM2",
          );
          const exact =
            (Number(rate?.price) * wanted.board.width * wanted.board.height * wanted.quantity) / 1e16 / scale;
          expect(Math.abs(Number(line.amount.minor) - exact)).toBeLessThanOrEqual(0.5 + exact * 1e-9);
        }
      },
    ),
    { numRuns: 10_000 },
  );
});
