import { emptyBoard } from "@tracewright/board";
import { fromMm } from "@tracewright/geometry";
import { describe, expect, it } from "vitest";
import { notesOnFab } from "./notes-on-rules.ts";

describe("what is said of a fab before a run", () => {
  it("is nothing where the project's rules ask for as much as fabs do", () => {
    const { rules, ...board } = emptyBoard(2);
    const roomy = { ...rules, copperToEdge: fromMm(0.5) };
    expect(notesOnFab({ ...board, rules: roomy })).toEqual([]);
  });

  it("names each rule that lets pass what fabs refuse, with both numbers", () => {
    const { rules, ...board } = emptyBoard(2);
    expect(notesOnFab({ ...board, rules: { ...rules, copperToEdge: fromMm(0.01) } })).toEqual([
      "The project's rules allow less than most fabs make: copper to edge 0.01 mm (0.3 mm).",
    ]);
  });
});
