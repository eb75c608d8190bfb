import { type Board, emptyBoard, type NetId } from "@tracewright/board";
import { expect, test } from "vitest";
import { clearanceSource } from "./clearance-source.ts";

const [signal, power, free] = ["signal", "power", "free"].map((id) => id as NetId);
const { rules } = emptyBoard();
const standard = rules.netClasses.find(({ name }) => name === "Default")!;
const board: Board = {
  ...emptyBoard(),
  nets: [
    { id: signal!, name: "SIG" },
    { id: power!, name: "VIN", netClass: "Power" },
    { id: free!, name: "FREE" },
  ],
  rules: {
    ...rules,
    minClearance: 100_000,
    netClasses: [
      { ...standard, clearance: 200_000 },
      { name: "Power", clearance: 500_000 },
    ],
  },
};

test("a clearance is that of the net class that asks for most", () => {
  expect(clearanceSource(board, [signal, power], 500_000)).toEqual({ kind: "class", name: "Power" });
  expect(clearanceSource(board, [signal, free], 200_000)).toEqual({ kind: "class", name: "Default" });
  expect(clearanceSource(board, [undefined, power], 500_000)).toEqual({ kind: "class", name: "Power" });
});

test("a clearance of no class is the board's least, or comes from the copper itself", () => {
  expect(clearanceSource(board, [signal, power], 100_000)).toEqual({ kind: "board" });
  expect(clearanceSource(board, [undefined], 100_000)).toEqual({ kind: "board" });
  // A pad with a clearance of its own takes the place of both classes.
  expect(clearanceSource(board, [signal, power], 200_000)).toEqual({ kind: "local" });
  expect(clearanceSource(board, [signal], 300_000)).toEqual({ kind: "local" });
});
