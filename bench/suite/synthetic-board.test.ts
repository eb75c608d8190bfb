import { boardOutline, copperLayers, hashBoard, indexBoard } from "@tracewright/board";
import { checkBoard } from "@tracewright/checks";
import { importFiles, writeKicadBoard } from "@tracewright/formats";
import { expect, test } from "vitest";
import { syntheticBoard } from "./synthetic-board.ts";

const board = syntheticBoard();

test("the synthetic board has 500 parts and 2,000 pins on 400 nets over four layers", () => {
  const nets = [...indexBoard(board).padsByNet.values()].filter((pads) => pads.length > 1);
  expect(board.footprints).toHaveLength(500);
  expect(nets).toHaveLength(400);
  expect(nets.reduce((sum, pads) => sum + pads.length, 0)).toBe(2_000);
  expect(copperLayers(board)).toEqual(["F.Cu", "In1.Cu", "In2.Cu", "B.Cu"]);
  expect(boardOutline(board).status).toBe("closed");
});

test("the synthetic board is the same every time", () => {
  expect(hashBoard(syntheticBoard())).toBe(hashBoard(board));
});

test("every part of the synthetic board has a reference of its own", () => {
  expect(new Set(board.footprints.map(({ reference }) => reference)).size).toBe(500);
});

test("nets of the synthetic board are local, shared by a row or a column, or link neighbours", () => {
  const tilesOf = (pads: readonly { footprint: { reference: string } }[]) =>
    new Set(pads.map(({ footprint }) => /^[A-Z]+(\d+)\d\d$/.exec(footprint.reference)?.[1] ?? "header"));
  const byName = (pattern: RegExp) =>
    board.nets
      .filter(({ name }) => pattern.test(name))
      .map(({ id }) => tilesOf(indexBoard(board).padsByNet.get(id) ?? []).size);
  expect(new Set(byName(/^\/T\d+_/))).toEqual(new Set([1]));
  expect(new Set(byName(/^\/LINK/))).toEqual(new Set([2]));
  expect(new Set(byName(/^\/COL/))).toEqual(new Set([4]));
  expect(new Set(byName(/^\/ROW/))).toEqual(new Set([4, 5]));
});

test("the file of the synthetic board reads back as the same board", () => {
  const files = writeKicadBoard(board);
  const bytes = (text: string) => new TextEncoder().encode(text);
  const { board: again } = importFiles([
    { name: "synthetic.kicad_pcb", bytes: bytes(files.board) },
    { name: "synthetic.kicad_pro", bytes: bytes(files.project) },
  ]);
  expect(again?.footprints).toHaveLength(500);
  // Each class leaves with what it inherits from Default written out, as KiCad 6 asks.
  const [standard] = board.rules.netClasses;
  expect(again?.rules.netClasses).toEqual(board.rules.netClasses.map((netClass) => ({ ...standard, ...netClass })));
});

test.each([
  { rows: 3, columns: 1, parts: 95 },
  { rows: 3, columns: 3, parts: 281 },
  { rows: 8, columns: 4, parts: 996 },
])("a synthetic board of $rows by $columns tiles has $parts parts, nothing that overlaps", (size) => {
  const sized = syntheticBoard(size);
  expect(sized.footprints).toHaveLength(size.parts);
  expect(new Set(sized.footprints.map(({ reference }) => reference)).size).toBe(size.parts);
  expect(boardOutline(sized).status).toBe("closed");
  const placement = checkBoard(sized).findings.filter(({ rule }) => rule !== "unconnected_items");
  expect(placement).toEqual([]);
});
