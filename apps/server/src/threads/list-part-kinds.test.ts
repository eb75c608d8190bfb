import { importFiles } from "@tracewright/formats";
import { expect, test } from "vitest";
import { resistorBoard, resistorSchematic, supplyBoard } from "../testkit/kicad-files.ts";
import { listPartKinds } from "./list-part-kinds.ts";

function kindsOf(...files: Parameters<typeof importFiles>[0]) {
  const { board, circuit } = importFiles(files);
  return listPartKinds({ board, circuit });
}

test("equal parts are one kind, in the order of their references", () => {
  const kinds = kindsOf(resistorBoard({ resistors: 12 }));
  expect(kinds.map(({ parts }) => parts.map(({ reference }) => reference))).toEqual([
    Array.from({ length: 12 }, (_, index) => `R${index + 1}`),
  ]);
  expect(kinds[0]?.question).toMatchObject({ prefix: "R", value: "10k", padNumbers: ["1", "2"] });
});

test("the names that a board has of its pads are those of the pins", () => {
  const u1 = kindsOf(supplyBoard()).find(({ parts }) => parts[0]?.reference === "U1");
  expect(u1?.question.pins).toEqual([
    { number: "1", name: "VDD" },
    { number: "2", name: "GND" },
    { number: "3", name: "D" },
    { number: "4", name: "VDDA" },
  ]);
});

test("a kind is the same in every project, and its key is the part's own", () => {
  const [one, other] = [kindsOf(resistorBoard()), kindsOf(resistorBoard())];
  expect(one[0]?.kind).toBe(other[0]?.kind);
  expect(one[0]?.parts[0]?.key).not.toBe(other[0]?.parts[0]?.key);
});

test("a part of a schematic alone is drawn as its symbol and has no pads", () => {
  const [part] = kindsOf(resistorSchematic());
  expect(part?.question).toMatchObject({ padNumbers: [], symbol: "Device:R" });
  expect(part?.question.pins.map(({ number }) => number)).toEqual(["1", "2"]);
  expect(part?.svg).toMatch(/^<svg /);
});
