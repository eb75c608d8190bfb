import { expect, test } from "vitest";
import { freeReference } from "./free-reference.ts";

test.each([
  ["R7", ["C7"], "R7"],
  ["R7", ["R1", "R7", "R9"], "R10"],
  ["REF**", ["REF3"], "REF4"],
  ["U?", [], "U1"],
  ["TP", ["TPX1"], "TP1"],
])("the copy of %s among %j is %s", (wanted, taken, free) => {
  expect(freeReference(wanted, new Set(taken))).toBe(free);
});
