import { type BillLine, formatAmount } from "@tracewright/assembly";
import fc from "fast-check";
import { expect, it } from "vitest";
import { type Purchase, purchaseTable } from "./purchase-table.ts";

const line: BillLine = {
  id: "1",
  references: ["R1", "R2"],
  value: "=1+1",
  footprintName: "R_0603",
  manufacturer: "",
  manufacturerPart: "",
  supplierParts: [],
  ratings: "",
  description: "",
  datasheet: "",
  mount: "smd",
  quantity: 2,
  total: 2,
};

const purchase: Purchase = {
  line,
  isChosen: false,
  manufacturer: "Yageo",
  partNumber: "RC0603",
  supplier: "Shop",
  supplierPartNumber: "S1",
  minimum: 1,
  multiple: 10,
  priceBreaks: [
    { quantity: 1, price: "0.02" },
    { quantity: 100, price: "0.0051" },
  ],
  ordered: 50,
  unitPrice: "0.02",
  currency: "USD",
  cost: "1",
  inStock: null,
  readAt: "",
  url: "",
  datasheet: "",
};

const cellsOf = (bought: Purchase, boards = 25) => {
  const { columns, rows } = purchaseTable([bought], boards);
  return Object.fromEntries(columns.map((column, index) => [column, rows[0]?.[index]]));
};

it("a row says the pieces for all boards and everything that its cost is worked out from", () => {
  expect(cellsOf(purchase)).toMatchObject({
    Qty: 2,
    "Qty for 25 boards": 50,
    Multiple: 10,
    "Price breaks": "1: 0.02; 100: 0.0051",
    "Order qty": 50,
    "Unit price": 0.02,
    Cost: 1,
    Stock: "",
  });
});

it("what nobody sells has no minimum and no cost", () => {
  const unknown = { ...purchase, supplier: "", priceBreaks: [], ordered: null, unitPrice: "", currency: "", cost: "" };
  expect(cellsOf(unknown, 1)).toMatchObject({ "Qty for 1 board": 2, Min: "", Multiple: "", "Order qty": "", Cost: "" });
});

it("no amount changes on its way into a cell", () => {
  fc.assert(
    fc.property(fc.bigInt(0n, 10n ** 20n), (amount) => {
      const cost = formatAmount(amount);
      expect(String(cellsOf({ ...purchase, cost }).Cost)).toBe(cost);
    }),
  );
});
