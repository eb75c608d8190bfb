import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { DatabaseHandle } from "../../../platform/database/open-database.ts";
import { attempts, supplyAnswers } from "../../../platform/database/tables.ts";
import { openTestDatabase } from "../../../testkit/open-test-database.ts";
import { type FakeMouser, MOUSER_KEY, mouserPart, startMouser } from "../../../testkit/start-mouser.ts";
import type { SupplyProvider, SupplyQuestion } from "../supply-provider.ts";
import { createMouserProvider } from "./mouser-provider.ts";

let database: DatabaseHandle;
let mouser: FakeMouser;
let provider: SupplyProvider;
let ahead = 0;
const now = () => new Date(Date.UTC(2026, 0, 1) + ahead);
const MINUTE = 60_000;

beforeAll(async () => {
  database = await openTestDatabase();
  mouser = await startMouser();
});
afterAll(async () => {
  await mouser.stop();
  await database.close();
});
beforeEach(async () => {
  await database.db.delete(supplyAnswers);
  await database.db.delete(attempts);
  mouser.calls.length = 0;
  mouser.instead.length = 0;
  mouser.stock = [];
  provider = createMouserProvider({ keys: { apiKey: MOUSER_KEY, baseUrl: mouser.url }, db: database.db, now });
});

const part = (partNumber: string, manufacturer = "Texas Instruments"): SupplyQuestion => ({ manufacturer, partNumber });
const askFor = (userId: string, questions: readonly SupplyQuestion[]) =>
  provider.ask(questions, { userId, until: new Date(now().getTime() + MINUTE) });
const ask = (...questions: readonly SupplyQuestion[]) => askFor("kim", questions);
const known = async (question: SupplyQuestion) => (await provider.findKnown([question]))[0];

test("what was never asked is not known, and what was asked and is not sold is known not to be", async () => {
  expect(await known(part("LM358DR"))).toBeUndefined();
  expect(await ask(part("LM358DR"))).toEqual({ open: 0, problem: null });
  expect(await known(part("LM358DR"))).toEqual([]);
});

test("a part comes with stock, minimum and price breaks, matched by maker and number however they are written", async () => {
  mouser.stock = [mouserPart("LM358DR", { Min: "5", Mult: "5", AvailabilityInStock: "1,234" })];
  await ask(part("LM358DR"));
  const [found] = (await known(part("lm358-dr", "TEXAS INSTRUMENTS INC."))) ?? [];
  expect(found).toMatchObject({
    match: "exact",
    readAt: now(),
    item: {
      supplier: "Mouser",
      supplierPartNumber: "595-LM358DR",
      minimum: 5,
      multiple: 5,
      inStock: 1234,
      availability: "12,345 In Stock",
      lifecycle: "",
      priceBreaks: [
        { quantity: 1, price: "0.21", currency: "USD" },
        { quantity: 100, price: "0.0923", currency: "USD" },
      ],
    },
  });
  expect((await known(part("LM358DR", "Onsemi")))?.[0]?.match).toBe("number");
});

test("prices are read in the words of any country, and one that cannot be read is left out", async () => {
  const breaks = (...prices: readonly [number | string, string, string][]) => ({
    PriceBreaks: prices.map(([Quantity, Price, Currency]) => ({ Quantity, Price, Currency })),
  });
  mouser.stock = [
    mouserPart("WON1", breaks([1, "₩137", "KRW"], [1000, "₩1,370", "KRW"])),
    mouserPart("EURO1", breaks([10, "0,08 €", "EUR"], [1, "0,10 €", "EUR"])),
    mouserPart("ODD1", breaks([1, "Quote", "USD"], ["x", "$1.00", "USD"], [5, "$0.5", ""], [7, "$0.70", "USD"])),
    mouserPart("NONE1", {
      PriceBreaks: null,
      AvailabilityInStock: null,
      Availability: "None",
      MouserPartNumber: "N/A",
    }),
  ];
  const numbers = ["WON1", "EURO1", "ODD1", "NONE1"];
  await ask(...numbers.map((number) => part(number)));
  const pricesOf = async (number: string) => (await known(part(number)))?.[0]?.item.priceBreaks;
  expect(await Promise.all(numbers.map(pricesOf))).toEqual([
    [
      { quantity: 1, price: "137", currency: "KRW" },
      { quantity: 1000, price: "1370", currency: "KRW" },
    ],
    [
      { quantity: 1, price: "0.1", currency: "EUR" },
      { quantity: 10, price: "0.08", currency: "EUR" },
    ],
    [{ quantity: 7, price: "0.7", currency: "USD" }],
    [],
  ]);
  expect((await known(part("NONE1")))?.[0]?.item).toMatchObject({ inStock: null, supplierPartNumber: "" });
});

test("numbers go ten to a call; those that it does not have are asked for as beginnings of others", async () => {
  mouser.stock = [
    ...Array.from({ length: 12 }, (_, index) => mouserPart(`PART${index + 100}`)),
    mouserPart("LM317DCYR"),
  ];
  const questions = [
    ...Array.from({ length: 12 }, (_, index) => part(`PART${index + 100}`)),
    part("LM317"),
    part("X|Y"),
  ];
  expect(await ask(...questions)).toEqual({ open: 0, problem: null });
  expect(
    mouser.calls.map(({ SearchByPartRequest: request }) => [
      request?.mouserPartNumber.split("|").length,
      request?.partSearchOptions,
    ]),
  ).toEqual([
    [10, "Exact"],
    [3, "Exact"],
    [1, "BeginsWith"],
  ]);
  expect(await known(part("LM317"))).toMatchObject([{ match: "begins-with", item: { partNumber: "LM317DCYR" } }]);
  expect(await known(part("X|Y"))).toEqual([]);
});

test("stock is asked for anew after an hour, and a price of yesterday is none", async () => {
  mouser.stock = [mouserPart("LM358DR")];
  await ask(part("LM358DR"));
  ahead += 59 * MINUTE;
  await ask(part("LM358DR"));
  expect(mouser.calls).toHaveLength(1);
  ahead += 2 * MINUTE;
  mouser.stock = [mouserPart("LM358DR", { AvailabilityInStock: "7" })];
  expect((await known(part("LM358DR")))?.[0]?.item.inStock).toBe(12_345);
  await ask(part("LM358DR"));
  expect((await known(part("LM358DR")))?.[0]).toMatchObject({ readAt: now(), item: { inStock: 7 } });
  ahead += 24 * 60 * MINUTE;
  expect(await known(part("LM358DR"))).toBeUndefined();
});

test("25 calls are made within a minute, and the rest is open until the next", async () => {
  const questions = Array.from({ length: 300 }, (_, index) => part(`PART${index + 1000}`));
  mouser.stock = questions.map(({ partNumber }) => mouserPart(partNumber));
  expect(await askFor("kim", questions.slice(0, 150))).toEqual({ open: 0, problem: null });
  expect(await askFor("lee", questions)).toEqual({ open: 50, problem: null });
  expect(mouser.calls).toHaveLength(25);
  ahead += MINUTE + 1;
  expect(await askFor("lee", questions)).toEqual({ open: 0, problem: null });
  expect(mouser.calls).toHaveLength(30);
  expect((await provider.readState()).callsLeft).toBe(970);
});

test("one person has fifteen calls of a minute and 250 of a day, and leaves the rest to others", async () => {
  const questions = Array.from({ length: 170 }, (_, index) => part(`SHARE${index + 1000}`));
  mouser.stock = questions.map(({ partNumber }) => mouserPart(partNumber));
  expect(await askFor("kim", questions)).toEqual({ open: 20, problem: null });
  expect(mouser.calls).toHaveLength(15);
  expect(await askFor("lee", questions)).toEqual({ open: 0, problem: null });
  expect(mouser.calls).toHaveLength(17);
  const spent = Array.from({ length: 235 }, () => ({ key: "mouser day of kim", at: now() }));
  await database.db.insert(attempts).values(spent);
  ahead += MINUTE + 1;
  expect(await askFor("kim", [part("OTHER1000")])).toEqual({ open: 1, problem: "share-spent" });
  mouser.stock = [mouserPart("OTHER1000")];
  expect(await askFor("lee", [part("OTHER1000")])).toEqual({ open: 0, problem: null });
});

test("what was found stays known where the second half of an asking is refused", async () => {
  mouser.stock = [mouserPart("LM358DR"), mouserPart("NE555DR")];
  mouser.instead.push(
    {
      status: 200,
      body: JSON.stringify({ Errors: [], SearchResults: { NumberOfResult: 1, Parts: [mouserPart("LM358DR")] } }),
    },
    { status: 503, body: "" },
  );
  expect(await ask(part("LM358DR"), part("NE555"))).toEqual({ open: 1, problem: "unreachable" });
  expect((await known(part("LM358DR")))?.[0]?.match).toBe("exact");
  expect(await known(part("NE555"))).toBeUndefined();
});

test.each(["at-once", "half-way"] as const)(
  "a supplier that falls silent %s is waited for no longer than its time, and the rest stays open",
  async (silent) => {
    mouser.stock = [mouserPart("LM358DR")];
    mouser.instead.push({ status: 200, body: JSON.stringify({ Errors: [] }), silent });
    const keys = { apiKey: MOUSER_KEY, baseUrl: mouser.url };
    // Long enough for a busy machine to answer within, once it answers.
    const hasty = createMouserProvider({ keys, db: database.db, now, timeoutMs: 2_000 });
    const asking = { userId: "kim", until: new Date(now().getTime() + MINUTE) };
    expect(await hasty.ask([part("LM358DR")], asking)).toEqual({ open: 1, problem: "unreachable" });
    expect((await hasty.readState()).message).toContain("no answer in time");
    expect(await hasty.findKnown([part("LM358DR")])).toEqual([undefined]);
    // After the pause it is asked again, and answers.
    ahead += 2 * MINUTE;
    const again = { userId: "kim", until: new Date(now().getTime() + MINUTE) };
    expect(await hasty.ask([part("LM358DR")], again)).toEqual({ open: 0, problem: null });
  },
);

test("a price of nought, less than nought or none is no price", async () => {
  const prices = ["$0.00", "0", "-$1.00", "", null, 0];
  const PriceBreaks = prices.map((Price, index) => ({ Quantity: index + 1, Price, Currency: "USD" }));
  mouser.stock = [mouserPart("LM358DR", { PriceBreaks })];
  await ask(part("LM358DR"));
  expect((await known(part("LM358DR")))?.[0]?.item.priceBreaks).toEqual([]);
});

test("a price in another currency than the last takes its place", async () => {
  mouser.stock = [mouserPart("LM358DR", { PriceBreaks: [{ Quantity: 1, Price: "$0.50", Currency: "USD" }] })];
  await ask(part("LM358DR"));
  ahead += 61 * MINUTE;
  mouser.stock = [mouserPart("LM358DR", { PriceBreaks: [{ Quantity: 1, Price: "₩1,234", Currency: "KRW" }] })];
  await ask(part("LM358DR"));
  expect((await known(part("LM358DR")))?.[0]?.item.priceBreaks).toEqual([
    { quantity: 1, price: "1234", currency: "KRW" },
  ]);
});

test("a time to wait is also taken where it is said as a date", async () => {
  const later = new Date(now().getTime() + 7 * MINUTE).toUTCString();
  mouser.instead.push({ status: 429, body: "slow down", headers: { "retry-after": later } });
  await ask(part("LM358DR"));
  const { pausedUntil } = await provider.readState();
  expect(Math.round(((pausedUntil?.getTime() ?? 0) - now().getTime()) / MINUTE)).toBe(7);
});

test("the budget of a day is not spent twice, by whatever process", async () => {
  const spent = Array.from({ length: 1000 }, () => ({ key: "mouser day", at: now() }));
  await database.db.insert(attempts).values(spent);
  expect(await ask(part("LM358DR"))).toEqual({ open: 1, problem: "budget-spent" });
  expect(mouser.calls).toHaveLength(0);
});

test.each([
  [
    200,
    '{"Errors":[{"Code":"TooManyRequests","Message":"Maximum calls per minute exceeded"}],"SearchResults":null}',
    "too-many-calls",
  ],
  [200, '{"Errors":[{"Code":"Invalid","Message":"Invalid unique identifier."}],"SearchResults":null}', "key-refused"],
  [200, '{"Errors":[{"Code":"Other","Message":"Something else"}]}', "unreadable"],
  [200, '{"Errors":[]}', "unreadable"],
  [200, "<html>", "unreadable"],
  [429, "", "too-many-calls"],
  [403, "Forbidden", "key-refused"],
  [403, "Daily quota exceeded", "too-many-calls"],
  [500, "oops", "unreachable"],
] as const)(
  "an answer of %i %s leaves the part open and the supplier alone for a minute",
  async (status, body, problem) => {
    mouser.stock = [mouserPart("LM358DR")];
    mouser.instead.push({ status, body });
    expect(await ask(part("LM358DR"))).toEqual({ open: 1, problem });
    expect(await known(part("LM358DR"))).toBeUndefined();
    expect(await ask(part("LM358DR"))).toEqual({ open: 1, problem });
    expect(mouser.calls).toHaveLength(1);
    ahead += MINUTE + 1;
    expect(await ask(part("LM358DR"))).toEqual({ open: 0, problem: null });
    expect((await provider.readState()).problem).toBeNull();
  },
);

test("who says how long to wait is waited for, and who goes on refusing for twice as long each time", async () => {
  const refusal = { status: 429, body: "slow down" };
  mouser.instead.push({ ...refusal, headers: { "retry-after": "300" } }, refusal, refusal);
  const pauseOf = async () => {
    await ask(part("LM358DR"));
    const { pausedUntil } = await provider.readState();
    return ((pausedUntil?.getTime() ?? 0) - now().getTime()) / MINUTE;
  };
  expect(await pauseOf()).toBe(5);
  ahead += 5 * MINUTE;
  expect(await pauseOf()).toBe(10);
  ahead += 10 * MINUTE;
  expect(await pauseOf()).toBe(15);
});

test("the key is in no message, whoever says it", async () => {
  mouser.instead.push({ status: 403, body: `The key ${MOUSER_KEY} is not allowed` });
  await ask(part("LM358DR"));
  const { message } = await provider.readState();
  expect(message).toBe("403 The key … is not allowed");
  const gone = createMouserProvider({
    keys: { apiKey: MOUSER_KEY, baseUrl: new URL("http://127.0.0.1:1") },
    db: database.db,
    now,
  });
  const by = { userId: "kim", until: new Date(now().getTime() + MINUTE) };
  expect(await gone.ask([part("LM358DR")], by)).toEqual({ open: 1, problem: "unreachable" });
  expect((await gone.readState()).message).toBe("Error: no connection");
});

test("words find at most fifty parts, of the size that the footprint says, and are asked for once an hour", async () => {
  mouser.stock = Array.from({ length: 60 }, (_, index) =>
    mouserPart(`RC${index}`, { Description: `Resistor 10k ${index === 0 ? "0402" : "0603"}` }),
  );
  const found = await provider.suggest("10k", "R_0603_1608Metric");
  expect(found).toHaveLength(50);
  expect(new Set(found.map(({ match }) => match))).toEqual(new Set(["suggested"]));
  expect(mouser.calls).toMatchObject([{ SearchByKeywordRequest: { keyword: "10k 0603", records: 50 } }]);
  await provider.suggest("10k", "R_0603_1608Metric");
  expect(mouser.calls).toHaveLength(1);
});
