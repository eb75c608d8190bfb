import fc from "fast-check";
import { expect, it } from "vitest";
import { readPriceList } from "./read-price-list.ts";

const HEAD = "MPN,Manufacturer,Supplier,Supplier PN,Currency,Quantity,Unit price,Min,Multiple,Value,Footprint";
const problemsOf = (...rows: readonly string[]) => sentencesOf([HEAD, ...rows].join("\n"));
const sentencesOf = (text: string) => {
  const reading = readPriceList(text);
  return "problems" in reading ? reading.problems.map(({ sentence }) => sentence) : [];
};

it("rows of one supplier's part are its price breaks, in the order of their quantities", () => {
  const reading = readPriceList(
    `${HEAD}\r\nLM358DR,TI,Parts Ltd,P-1,USD,100,0.0923,10,5,,\r\nLM358DR,TI,Parts Ltd,P-1,USD,1,0.21,10,5,,\r\nLM358DR,TI,Parts Ltd,P-1,KRW,1,280,10,5,,\r\n`,
  );
  if ("problems" in reading) throw new Error(JSON.stringify(reading.problems));
  expect(reading.parts).toHaveLength(1);
  expect(reading.parts[0]?.item).toMatchObject({
    partNumber: "LM358DR",
    supplier: "Parts Ltd",
    supplierPartNumber: "P-1",
    minimum: 10,
    multiple: 5,
    inStock: null,
    priceBreaks: [
      { quantity: 1, price: "0.21", currency: "USD" },
      { quantity: 1, price: "280", currency: "KRW" },
      { quantity: 100, price: "0.0923", currency: "USD" },
    ],
  });
});

it("columns may stand in any order, and what is not known is left alone", () => {
  const reading = readPriceList("unit PRICE,Shelf,quantity,currency,supplier,mpn\n1.5,A4,1,USD,Shop,X1\n");
  expect(reading).toMatchObject({ parts: [{ item: { partNumber: "X1", priceBreaks: [{ price: "1.5" }] } }] });
});

it.each([
  [
    'LM358DR,TI,Shop,,USD,1,"0,21",,,,',
    'Line 2: Unit price is a number with a point and at most four decimals, such as 0.0123; it is "0,21".',
  ],
  [
    "LM358DR,TI,Shop,,USD,1,-1,,,,",
    'Line 2: Unit price is a number with a point and at most four decimals, such as 0.0123; it is "-1".',
  ],
  ["LM358DR,TI,Shop,,$,1,0.2,,,,", 'Line 2: Currency has three capital letters, such as USD or KRW; it is "$".'],
  ["LM358DR,TI,Shop,,USD,0,0.2,,,,", 'Line 2: Quantity is a whole number from 1 to 100000000; it is "0".'],
  ["LM358DR,TI,Shop,,USD,1,0.2,ten,,,", 'Line 2: Min is a whole number from 1 to 100000000; it is "ten".'],
  [",TI,Shop,,USD,1,0.2,,,,", "Line 2: MPN is empty."],
  [`LM358DR,TI,${"S".repeat(501)},,USD,1,0.2,,,,`, "Line 2: Supplier has at most 500 characters; this has 501."],
])("a row that cannot be meant is told with its line: %j", (row, problem) => {
  expect(problemsOf(row)).toEqual([problem]);
});

it("rows that contradict each other are told, and all mistakes at once", () => {
  expect(
    problemsOf(
      "A,TI,Shop,,USD,1,1,,,,",
      "A,TI,Shop,,USD,1,2,,,,",
      "A,TI,Shop,,USD,10,1,5,,,",
      "B,TI,Shop,,USD,x,1,,,,",
    ),
  ).toEqual([
    "Line 3: A has a price in USD from 1 on already.",
    'Line 4: A has "5" as Min here and "" on line 2.',
    'Line 5: Quantity is a whole number from 1 to 100000000; it is "x".',
  ]);
});

it("a list without its columns, without rows or with a broken quote is refused whole", () => {
  expect(sentencesOf("MPN,Price\nA,1\n")).toEqual(["Line 1 names no column Supplier, Currency, Quantity, Unit price."]);
  expect(problemsOf()).toEqual(["The list has no row below its first line."]);
  expect(problemsOf('A,"TI,Shop')).toEqual([
    "Line 2: the table cannot be read: a quote is opened here and never closed.",
  ]);
});

it("whatever the text is, it is a list or has problems, and never breaks", () => {
  const cell = fc.constantFrom("", "1", "0.5", "USD", "A", '"', "=1+1", "9".repeat(30), "-");
  fc.assert(
    fc.property(fc.array(fc.array(cell, { maxLength: 12 }), { maxLength: 6 }), (rows) => {
      const reading = readPriceList([HEAD, ...rows.map((cells) => cells.join(","))].join("\n"));
      expect("problems" in reading ? reading.problems.length : reading.parts.length).toBeGreaterThan(0);
    }),
  );
});
