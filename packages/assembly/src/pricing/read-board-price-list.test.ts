import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { BOARD_PRICE_ROWS, tableOf } from "../testing/board-prices.ts";
import { readBoardPriceList } from "./read-board-price-list.ts";

const HEAD = BOARD_PRICE_ROWS[0];
const problemsOf = (rows: readonly string[]) => {
  const reading = readBoardPriceList(tableOf(rows));
  return "problems" in reading ? reading.problems : [];
};

it("a list is read with its settings, its prices and its lead times", () => {
  const reading = readBoardPriceList(tableOf(BOARD_PRICE_ROWS));
  expect(reading).toMatchObject({
    list: { currency: "USD", isSample: false, isTaxIncluded: false, validDays: 14, largest: 400, smallest: 10 },
  });
  if ("problems" in reading) return;
  expect(reading.list.rates).toHaveLength(21);
  expect(reading.list.rates[2]).toEqual({ item: "board", choice: "2", from: 100, unit: "DM2", price: 15_000n });
  expect(reading.list.leadTimes).toContainEqual({ work: "BOARD", from: 100, days: 7 });
});

it("columns may come in any order, and empty rows are passed over", () => {
  const rows = BOARD_PRICE_ROWS.flatMap((row) => [row.split(",").reverse().join(","), ",,,,"]);
  expect(readBoardPriceList(tableOf(rows))).toEqual(readBoardPriceList(tableOf(BOARD_PRICE_ROWS)));
});

it.each([
  ["colour,RED,,1,ORDER", { kind: "board-prices-unknown-item", facts: { line: 32, given: "colour" } }],
  [
    "board,3,,1,ORDER",
    { kind: "board-prices-unknown-choice", facts: { line: 32, item: "board", given: "3", choices: "2, 4" } },
  ],
  [
    "shipping,Korea,,1,ORDER",
    {
      kind: "board-prices-unknown-choice",
      facts: { line: 32, item: "shipping", given: "Korea", choices: "KR, JP, …, OTHER" },
    },
  ],
  [
    "stencil,BOTTOM,,1,DM2",
    { kind: "board-prices-wrong-unit", facts: { line: 32, item: "stencil", given: "DM2", units: "ORDER" } },
  ],
  ["finish,ENIG,0,1,ORDER", { kind: "board-prices-wrong-from", facts: { line: 32, given: "0", most: 1000 } }],
  ["finish,ENIG,5,cheap,ORDER", { kind: "board-prices-wrong-price", facts: { line: 32, given: "cheap" } }],
  ["finish,ENIG,5,0.00001,ORDER", { kind: "board-prices-wrong-price", facts: { line: 32, given: "0.00001" } }],
  ["finish,ENIG,1,9,ORDER", { kind: "board-prices-twice", facts: { line: 32, lineBefore: 16 } }],
  [
    "currency,,,EUR,",
    { kind: "board-prices-wrong-value", facts: { line: 32, item: "currency", given: "EUR", allowed: "KRW, USD" } },
  ],
  ["currency,,,KRW,", { kind: "board-prices-twice", facts: { line: 32, lineBefore: 2 } }],
  [
    "lead-time,BOARD,5,0,DAYS",
    { kind: "board-prices-wrong-value", facts: { line: 32, item: "lead-time", given: "0", allowed: "1 to 365" } },
  ],
])("a mistake is named with its line: %s", (row, problem) => {
  expect(problemsOf([...BOARD_PRICE_ROWS, row])).toEqual([problem]);
});

it.each(["currency", "status", "tax", "valid-days", "largest-mm", "smallest-mm", "board", "mask", "shipping"])(
  "a list without %s lacks it",
  (item) => {
    expect(problemsOf(BOARD_PRICE_ROWS.filter((row) => !row.startsWith(`${item},`)))).toEqual([
      { kind: "board-prices-lacking", facts: { item } },
    ]);
  },
);

it("a table without the columns is refused, and of a list full of mistakes the first twenty are named", () => {
  expect(problemsOf(["Item,Price"])).toEqual([
    { kind: "board-prices-without-columns", facts: { columns: "Choice, From, Per" } },
  ]);
  expect(problemsOf([HEAD, ...Array.from({ length: 50 }, () => "x,,,,")])).toHaveLength(20);
  expect(problemsOf([HEAD, ...Array.from({ length: 2001 }, () => "x,,,,")])).toEqual([
    { kind: "board-prices-too-long", facts: { line: 2002, most: 2000 } },
  ]);
});

it("the example list of the repository is sound, and a sample", () => {
  const file = join(import.meta.dirname, "../../../../examples/board-prices/sample-krw.csv");
  const rows = readFileSync(file, "utf8").trim().split("\n");
  expect(readBoardPriceList(tableOf(rows))).toMatchObject({ list: { isSample: true, currency: "KRW" } });
});
