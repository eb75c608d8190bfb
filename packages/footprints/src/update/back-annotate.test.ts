import type { Board } from "@tracewright/board";
import { describe, expect, it } from "vitest";
import { boardFromCircuit } from "../proposal/board-from-circuit.ts";
import { sampleCircuit, samplePart } from "../testing/sample-circuit.ts";
import { backAnnotate, withBoardReferences } from "./back-annotate.ts";
import { compareWithSchematic } from "./compare-with-schematic.ts";

const idsOf = (path: string): string => path;
const circuit = sampleCircuit(
  ["R1", "R2", "R3"].map((name) => samplePart(name, "Resistor_SMD:R_0603_1608Metric", { 1: "A", 2: "B" })),
);
const own = boardFromCircuit(circuit).board;
const called = (names: Readonly<Record<string, string>>): Board => ({
  ...own,
  footprints: own.footprints.map((part) => ({ ...part, reference: names[part.reference] ?? part.reference })),
});

describe("references of a board in its schematic", () => {
  it("are nothing to be changed where they are the same", () => {
    expect(backAnnotate(own, circuit, idsOf)).toMatchObject({ changes: [], refused: [] });
    expect(withBoardReferences(circuit, own, idsOf).circuit).toBe(circuit);
  });

  it("change by symbol, also where parts exchange theirs, and leave nothing for an update to say", () => {
    const board = called({ R1: "R2", R2: "R1", R3: "R30" });
    const { circuit: after, changes } = withBoardReferences(circuit, board, idsOf);
    expect(changes).toEqual([
      { before: "R1", after: "R2" },
      { before: "R2", after: "R1" },
      { before: "R3", after: "R30" },
    ]);
    expect(after.components.map(({ reference }) => reference)).toEqual(["R2", "R1", "R30"]);
    expect(compareWithSchematic(board, { circuit: after, idsOf }).changes).toEqual([]);
  });

  it("are refused where two parts would have one, or a part none", () => {
    expect(backAnnotate(called({ R1: "R2", R3: "" }), circuit, idsOf)).toMatchObject({
      changes: [],
      refused: [
        { before: "R1", after: "R2" },
        { before: "R3", after: "" },
      ],
    });
  });
});
