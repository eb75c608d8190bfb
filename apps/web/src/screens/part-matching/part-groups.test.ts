import fc from "fast-check";
import { expect, test } from "vitest";
import { groupOf, type ListedPart, nameReferences, progressOf, rowsOf, searchRows } from "./part-groups.ts";

function part(name: string, change: Partial<ListedPart> = {}): ListedPart {
  return {
    key: name,
    kind: `kind of ${name}`,
    name,
    prefix: name.replace(/\d+$/, ""),
    type: "10k",
    category: null,
    matchStatus: "Matched",
    needsDatasheet: true,
    datasheetUrl: null,
    isConfirmed: false,
    reasons: [],
    match: null,
    datasheetMatching: null,
    ...change,
  };
}

const doubt = [{ code: "several" }];
const read = { id: "d", name: "XY", plain: null, manufacturer: "", package: "" } as const;

test.each([
  ["InProgress", false, [], undefined],
  ["NotMatched", false, doubt, "failed"],
  ["Matched", false, [], "matched"],
  ["Matched", false, doubt, "review"],
  ["Matched", true, doubt, "matched"],
] as const)("%s, confirmed %s, with %j is in group %s", (matchStatus, isConfirmed, reasons, group) => {
  expect(groupOf(part("U1", { matchStatus, isConfirmed, reasons: [...reasons] }))).toBe(group);
});

test("what was only read in a datasheet needs review, and a part that needs no datasheet has not failed", () => {
  expect(groupOf(part("U1", { matchStatus: "NotMatched", match: read }))).toBe("review");
  expect(groupOf(part("D1", { matchStatus: "NotMatched", needsDatasheet: false }))).toBe("plain");
});

test("equal parts are one row, in the order they come", () => {
  const rows = rowsOf([part("R1", { kind: "a" }), part("C1"), part("R10", { kind: "a" }), part("R2", { kind: "a" })]);
  expect(rows.map(({ references }) => references)).toEqual([["R1", "R2", "R10"], ["C1"]]);
});

test("a search finds words in any order, of what is shown", () => {
  const match = { id: "x", name: "LM358", plain: null, manufacturer: "Texas Instruments", package: "SOIC-8" };
  const rows = rowsOf([part("U1", { type: "LM358", match }), part("R1")]);
  const found = (text: string) => searchRows(rows, text, ({ name }) => name).map(({ part: { name } }) => name);
  expect(found("soic texas")).toEqual(["U1"]);
  expect(found("10K")).toEqual(["R1"]);
  expect(found("  ")).toEqual(["U1", "R1"]);
  expect(found("nothing")).toEqual([]);
});

test("progress counts what has come to an end", () => {
  expect(
    progressOf([part("R1"), part("R2", { matchStatus: "InProgress" }), part("R3", { matchStatus: "NotMatched" })]),
  ).toEqual({
    settled: 2,
    total: 3,
  });
});

test("neighbours are named in one word", () => {
  expect(nameReferences(["R1", "R2", "R3", "R5", "R7", "R8", "TP_A"])).toBe("R1–R3, R5, R7, R8, TP_A");
});

test("no reference is lost in the names of neighbours", () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.integer({ min: 1, max: 60 })), (numbers) => {
      const sorted = [...numbers].sort((a, b) => a - b);
      const named = nameReferences(sorted.map((number) => `R${number}`));
      const told =
        named === ""
          ? []
          : named.split(", ").flatMap((word) => {
              const [first = 0, last = first] = word.split("–").map((reference) => Number(reference.slice(1)));
              return Array.from({ length: last - first + 1 }, (_, index) => first + index);
            });
      expect(told).toEqual(sorted);
    }),
  );
});
