import { checkCircuit } from "@tracewright/checks";
import { describe, expect, it } from "vitest";
import { GOOD_DESIGNS } from "../testing/good-designs.ts";
import { PRODUCTS } from "../testing/products.ts";
import { expandCircuit } from "./expand-circuit.ts";

const DESIGNS = {
  ...PRODUCTS,
  ...Object.fromEntries(Object.entries(GOOD_DESIGNS).map(([name, one]) => [name, one.make])),
};

describe("the schematic that is drawn of a good logic", () => {
  it.each(Object.entries(DESIGNS))("%s: has no electrical error", (name, make) => {
    const { logic, book } = make();
    const errors = checkCircuit(expandCircuit(logic, book, name)).filter(({ severity }) => severity === "error");
    expect(errors.map(({ rule, items }) => [rule, ...items.map(({ description }) => description)])).toEqual([]);
  });
});
