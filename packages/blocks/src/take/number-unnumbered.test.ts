import { itemId } from "@tracewright/board";
import { aFootprint } from "@tracewright/board/testing";
import { expect, test } from "vitest";
import { numberUnnumbered } from "./number-unnumbered.ts";

test("parts that share a reference without a number are told apart, and are not bought", () => {
  const parts = ["REF**", "R1", "REF**", "REF1", "R1", "LOGO"].map((reference, index) =>
    aFootprint({ id: itemId(`part ${index}`), reference }),
  );
  const named = numberUnnumbered(parts);
  expect(named.map(({ reference }) => reference)).toEqual(["REF2", "R1", "REF3", "REF1", "R1", "LOGO"]);
  expect(named[0]?.attributes.excludeFromBom).toBe(true);
  expect(named[1]).toBe(parts[1]);
});
