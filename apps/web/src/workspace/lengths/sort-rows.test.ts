import { describe, expect, it } from "vitest";
import { nextOrder, sortRows } from "./sort-rows.ts";

const rows = [
  { name: "D10", skew: 3 },
  { name: "D2", skew: undefined },
  { name: "D1", skew: 7 },
];
const cellOf = (row: (typeof rows)[number], column: "name" | "skew") => row[column];
const namesBy = (column: "name" | "skew", isDescending: boolean) =>
  sortRows(rows, { column, isDescending }, cellOf).map(({ name }) => name);

describe("rows of a table", () => {
  it("are in the order of names as people count, and of numbers, either way round", () => {
    expect(namesBy("name", false)).toEqual(["D1", "D2", "D10"]);
    expect(namesBy("name", true)).toEqual(["D10", "D2", "D1"]);
    expect(namesBy("skew", true).slice(0, 2)).toEqual(["D1", "D10"]);
  });

  it("come last where they have nothing in the column", () => {
    expect(namesBy("skew", false)).toEqual(["D10", "D1", "D2"]);
    expect(namesBy("skew", true)).toEqual(["D1", "D10", "D2"]);
  });

  it("turn round at the second click on a column, and begin anew on another", () => {
    const once = nextOrder<"name" | "skew">(undefined, "skew", "falling");
    expect(once).toEqual({ column: "skew", isDescending: true });
    expect(nextOrder(once, "skew", "falling")).toEqual({ column: "skew", isDescending: false });
    expect(nextOrder(once, "name", "rising")).toEqual({ column: "name", isDescending: false });
  });
});
