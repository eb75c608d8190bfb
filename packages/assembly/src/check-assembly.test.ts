import { fromMm } from "@tracewright/geometry";
import { describe, expect, it } from "vitest";
import type { AssemblyDesign } from "./assembly-part.ts";
import { assemblyParts } from "./assembly-parts.ts";
import { checkAssembly, type RequestedAssemblyOptions } from "./check-assembly.ts";
import { boardOf, circuitOf, drawnPart, placedPart, smdPad } from "./testing/assembly-design.ts";

function findings(design: AssemblyDesign, requested: RequestedAssemblyOptions = {}) {
  const found = checkAssembly(design, assemblyParts(design, requested.variant), requested);
  return found.map(({ kind, references, message }) => [kind, references.join(" "), message]);
}

describe("bill of materials, positions, schematic and board are held against each other", () => {
  it("finds nothing where they agree", () => {
    const design = {
      circuit: circuitOf(drawnPart("R1"), drawnPart("R2")),
      board: boardOf(placedPart("R1"), placedPart("R2")),
    };
    expect(findings(design)).toEqual([]);
    expect(findings({ circuit: design.circuit })).toEqual([]);
    expect(findings({ board: design.board })).toEqual([]);
  });

  it.each([
    [
      "references that two parts share",
      { board: boardOf(placedPart("R1"), placedPart("R1")) },
      [["reference-twice", "R1", "Several parts have one reference: R1 (× 2)."]],
    ],
    [
      "references that differ in case",
      { board: boardOf(placedPart("R1"), placedPart("r1")) },
      [["reference-case", "R1 r1", "References differ in upper and lower case only: R1, r1."]],
    ],
    [
      "references that break a list",
      { board: boardOf(placedPart("R1,R2")) },
      [
        [
          "reference-unsafe",
          "R1,R2",
          "Tables of references cannot hold blanks, commas, semicolons and signs that begin a formula: R1,R2.",
        ],
      ],
    ],
    [
      "wired parts that nobody named",
      { board: boardOf(placedPart("REF**")) },
      [["reference-missing", "REF**", "No reference: REF** (10k; 10, 10 mm)."]],
    ],
    [
      "parts that nobody numbered",
      { circuit: circuitOf(drawnPart("R?"), drawnPart("R?")) },
      [["reference-missing", "R?", "No reference: R? (10k)."]],
    ],
    [
      "parts of the schematic that do not stand on the board",
      { circuit: circuitOf(drawnPart("R1"), drawnPart("R2")), board: boardOf(placedPart("R1")) },
      [["not-on-board", "R2", "R2 stands in the schematic and not on the board."]],
    ],
    [
      "wired parts of the board that the schematic does not know",
      { circuit: circuitOf(drawnPart("R1")), board: boardOf(placedPart("R1"), placedPart("R2"), placedPart("R3")) },
      [["not-in-schematic", "R2 R3", "R2, R3 stand on the board and not in the schematic; the board is used."]],
    ],
    [
      "values that differ",
      { circuit: circuitOf(drawnPart("R1", { value: "22k" })), board: boardOf(placedPart("R1")) },
      [["value-differs", "R1", "R1 (22k / 10k): schematic and board differ in the value; the schematic's is used."]],
    ],
    [
      "footprints that differ, whatever their libraries are called",
      {
        circuit: circuitOf(
          drawnPart("R1", { footprint: "Mine:R_0603_1608Metric" }),
          drawnPart("R2", { footprint: "X:R_0402" }),
        ),
        board: boardOf(placedPart("R1"), placedPart("R2")),
      },
      [
        [
          "footprint-differs",
          "R2",
          "R2 (R_0402 / R_0603_1608Metric): schematic and board differ in the footprint; the board's is used.",
        ],
      ],
    ],
    [
      "part numbers that differ",
      {
        circuit: circuitOf(drawnPart("R1", { properties: { LCSC: "C1" } })),
        board: boardOf(placedPart("R1", { properties: { LCSC: "C2" } })),
      },
      [
        [
          "part-number-differs",
          "R1",
          "R1 (LCSC C1 / C2): schematic and board differ in the part number; the schematic's is used.",
        ],
      ],
    ],
    [
      "parts that only one of both leaves out",
      { circuit: circuitOf(drawnPart("R1", { doNotPopulate: true })), board: boardOf(placedPart("R1")) },
      [["populated-differs", "R1", "R1: schematic and board differ in whether the part is populated; it is not."]],
    ],
    [
      "parts that only one of both excludes",
      {
        circuit: circuitOf(drawnPart("R1")),
        board: boardOf(placedPart("R1", { attributes: { excludeFromBom: true, excludeFromPositionFiles: true } })),
      },
      [
        [
          "excluded-differs",
          "R1",
          "R1: schematic and board differ in whether the part is in the bill of materials; it is not.",
        ],
      ],
    ],
    [
      "parts left out for their value",
      { board: boardOf(placedPart("R1", { value: "DNP" })) },
      [["not-populated-by-text", "R1", "Omitted because the value marks it as not populated: R1 (DNP)."]],
    ],
    [
      "parts that are bought and have no position",
      { board: boardOf(placedPart("R1", { attributes: { excludeFromPositionFiles: true } })) },
      [["bought-not-placed", "R1", "R1 is bought, but left out of the positions."]],
    ],
    [
      "parts that have a position and are not bought",
      { board: boardOf(placedPart("R1", { attributes: { excludeFromBom: true } })) },
      [["placed-not-bought", "R1", "R1 has a position, but no line in the bill of materials."]],
    ],
    [
      "parts that stand beside the board",
      { board: boardOf(placedPart("R1", { position: { x: fromMm(90), y: fromMm(9) } })) },
      [["beside-board", "R1", "R1 stands beside the board; the positions tell machines to set them there."]],
    ],
    [
      "parts without a number among equal ones that have it",
      { board: boardOf(placedPart("R1", { properties: { MPN: "A" } }), placedPart("R2")) },
      [
        [
          "part-number-partly",
          "R2",
          "R2 (10k) has no part number, though other parts of the same value and footprint have one.",
        ],
      ],
    ],
    [
      "one number under two values",
      {
        board: boardOf(
          placedPart("R1", { properties: { MPN: "A" } }),
          placedPart("R2", { value: "22k", properties: { MPN: "A" } }),
          placedPart("R3", { value: "10 kΩ", properties: { MPN: "A" } }),
          placedPart("D1", { value: "left", properties: { MPN: "B" } }),
          placedPart("D2", { value: "right", properties: { MPN: "B" } }),
        ),
      },
      [
        [
          "part-number-twice",
          "R1 R2",
          "One part number has different values or footprints: R1 (A: 10k, R_0603_1608Metric), R2 (A: 22k, R_0603_1608Metric).",
        ],
      ],
    ],
  ])("names %s", (_, design: AssemblyDesign, expected) => {
    expect(findings(design)).toEqual(expected);
  });

  it("names parts that the supplier who assembles has no number for", () => {
    const board = boardOf(
      placedPart("R1", { properties: { LCSC: "C1" } }),
      placedPart("R2", { value: "1k", properties: { Mouser: "6" } }),
    );
    expect(findings({ board }, { supplier: "LCSC" })).toEqual([
      ["supplier-number-missing", "R2", "R2 has no part number of LCSC; somebody has to choose it there."],
    ]);
  });

  it("names parts of a variant that the design does not have", () => {
    const variant = { name: "USA", parts: new Map([["R5", { populated: false }]]) };
    expect(findings({ board: boardOf(placedPart("R1")) }, { variant })).toEqual([
      ["variant-unknown", "R5", "The variant USA changes parts that the design does not have: R5."],
    ]);
  });

  it("has nothing to say of holes that nobody named, and counts what it does not name", () => {
    const hole = placedPart("REF**", { pads: [smdPad("", 0, 0, { net: undefined as never })] });
    expect(findings({ board: boardOf(hole) })).toEqual([]);
    const many = Array.from({ length: 40 }, (_, index) =>
      placedPart(`R${index + 1}`, { attributes: { excludeFromPositionFiles: true } }),
    );
    const [found] = checkAssembly({ board: boardOf(...many) }, assemblyParts({ board: boardOf(...many) }));
    expect(found?.references).toHaveLength(40);
    expect(found?.message).toMatch(/R11, R12 … \+28 are bought/);
  });
});
