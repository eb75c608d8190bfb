import { compareNaturally } from "@tracewright/text";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { assemblyParts } from "./assembly-parts.ts";
import { billOfMaterials } from "./bill-of-materials.ts";
import { boardOf, circuitOf, drawnPart, placedPart, smdPad } from "./testing/assembly-design.ts";

describe("a bill of materials", () => {
  it("has equal parts on one line in natural order and counts them for all boards", () => {
    const board = boardOf(
      placedPart("R10"),
      placedPart("R2"),
      placedPart("C1", { value: "100n", library: "C:C_0402" }),
      placedPart("R1"),
    );
    const bill = billOfMaterials(assemblyParts({ board }), { boards: 25 });
    expect(
      bill.map(({ references, value, footprintName, quantity, total }) => [
        references,
        value,
        footprintName,
        quantity,
        total,
      ]),
    ).toEqual([
      [["C1"], "100n", "C_0402", 1, 25],
      [["R1", "R2", "R10"], "10k", "R_0603_1608Metric", 3, 75],
    ]);
  });

  it.each([
    ["value", { value: "11k" }],
    ["footprint", { library: "Resistor_SMD:R_0402_1005Metric" }],
    ["manufacturer's number", { properties: { MPN: "RC0603" } }],
    ["supplier's number", { properties: { LCSC: "C1" } }],
    ["rating", { properties: { Tolerance: "1%" } }],
  ])("keeps parts apart that differ in their %s", (_, further) => {
    expect(
      billOfMaterials(assemblyParts({ board: boardOf(placedPart("R1"), placedPart("R2", further)) })),
    ).toHaveLength(2);
  });

  it("leaves out what is not populated, excluded, a fiducial or a drawing, and says which", () => {
    const parts = assemblyParts({
      board: boardOf(
        placedPart("R1", { attributes: { doNotPopulate: true } }),
        placedPart("R2", { attributes: { excludeFromBom: true } }),
        placedPart("R3", { value: "10k DNP" }),
        placedPart("R4", { properties: { DNP: "yes" } }),
        placedPart("FID1", { pads: [smdPad("1", 0, 0)] }),
        placedPart("G***", { pads: [] }),
        placedPart("LOGO1", { pads: [] }),
        placedPart("REF**"),
        placedPart("R9"),
      ),
    });
    expect(Object.fromEntries(parts.map(({ reference, leftOut }) => [reference, leftOut]))).toEqual({
      R1: "not-populated",
      R2: "excluded",
      R3: "not-populated",
      R4: "not-populated",
      FID1: "fiducial",
      "G***": "no-pads",
      LOGO1: "no-pads",
      "REF**": "no-reference",
      R9: undefined,
    });
    expect(billOfMaterials(parts).flatMap(({ references }) => references)).toEqual(["R9"]);
  });

  it("takes value and fields from the schematic, the footprint from the board, and parts that stand on no board too", () => {
    const circuit = circuitOf(
      drawnPart("R1", { value: "22k", properties: { MPN: "A" }, footprint: "" }),
      drawnPart("H1", { value: "Screw M3", footprint: "", onBoard: false }),
      drawnPart("R7", { inBom: false }),
    );
    const board = boardOf(placedPart("R1", { value: "10k", properties: { MPN: "B", LCSC: "C4" } }));
    const bill = billOfMaterials(assemblyParts({ circuit, board }));
    expect(bill).toMatchObject([
      { references: ["H1"], value: "Screw M3" },
      {
        references: ["R1"],
        value: "22k",
        footprintName: "R_0603_1608Metric",
        manufacturerPart: "A",
        supplierParts: [{ supplier: "LCSC", partNumber: "C4" }],
      },
    ]);
  });

  it("of a design with a schematic lists no holes and logos that stand on the board alone", () => {
    const hole = placedPart("H1", { pads: [smdPad("1", 0, 0, { net: undefined as never })] });
    const bill = billOfMaterials(
      assemblyParts({ circuit: circuitOf(drawnPart("R1")), board: boardOf(placedPart("R1"), hole) }),
    );
    expect(bill.flatMap(({ references }) => references)).toEqual(["R1"]);
  });

  it("follows a variant in what is populated, in values and in fields", () => {
    const board = boardOf(
      placedPart("R1"),
      placedPart("R2", { attributes: { doNotPopulate: true } }),
      placedPart("R3"),
    );
    const variant = {
      name: "USA",
      parts: new Map([
        ["R1", { populated: false }],
        ["R2", { populated: true }],
        ["R3", { value: "0R", properties: { MPN: "JUMPER" } }],
      ]),
    };
    const parts = assemblyParts({ board }, variant);
    expect(
      billOfMaterials(parts).map(({ references, value, manufacturerPart }) => [references[0], value, manufacturerPart]),
    ).toEqual([
      ["R2", "10k", ""],
      ["R3", "0R", "JUMPER"],
    ]);
    expect(parts.filter(({ isPlaced }) => isPlaced).map(({ reference }) => reference)).toEqual(["R2", "R3"]);
  });

  it("reads of a variant's value, as of the design's own, whether the part is populated", () => {
    const board = boardOf(
      placedPart("R1"),
      placedPart("R2", { value: "10k DNP" }),
      placedPart("R3", { value: "10k DNP" }),
    );
    const variant = {
      name: "lite",
      parts: new Map([
        ["R1", { value: "DNP" }],
        ["R2", { value: "10k" }],
        ["R3", { value: "22k DNP", populated: true }],
      ]),
    };
    const parts = assemblyParts({ board }, variant);
    expect(parts.map(({ reference, value, leftOut }) => [reference, value, leftOut])).toEqual([
      ["R1", "DNP", "not-populated"],
      ["R2", "10k", undefined],
      ["R3", "22k DNP", undefined],
    ]);
  });

  it("puts a part that a variant makes equal to others on their line, and takes one that it makes another off it", () => {
    const board = boardOf(placedPart("R1"), placedPart("R2", { value: "22k" }), placedPart("R3"));
    const variant = {
      name: "USA",
      parts: new Map([
        ["R2", { value: "10k" }],
        ["R3", { properties: { MPN: "RC0603" } }],
      ]),
    };
    const lines = (of?: typeof variant) =>
      billOfMaterials(assemblyParts({ board }, of)).map(({ references }) => references);
    expect(lines()).toEqual([["R1", "R3"], ["R2"]]);
    expect(lines(variant)).toEqual([["R1", "R2"], ["R3"]]);
  });

  it("refuses to be made for half a board", () => {
    for (const boards of [0, -1, 1.5, Number.NaN, 1e9])
      expect(() => billOfMaterials([], { boards })).toThrow(RangeError);
  });

  it("has every bought part on exactly one line, whatever the parts are and in whatever order they come", () => {
    const design = fc.array(
      fc.record({
        number: fc.nat(12),
        value: fc.constantFrom("10k", "10K", "1u"),
        library: fc.constantFrom("A:X", "B:X", "A:Y"),
        mpn: fc.constantFrom("", "M1", "M2"),
        out: fc.boolean(),
      }),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(design, fc.nat(), (rows, turn) => {
        const footprints = rows.map(({ number, value, library, mpn, out }) =>
          placedPart(`R${number}`, { value, library, properties: { MPN: mpn }, attributes: { excludeFromBom: out } }),
        );
        const bill = billOfMaterials(assemblyParts({ board: boardOf(...footprints) }));
        const listed = bill.flatMap(({ references }) => references);
        const bought = footprints
          .filter(({ attributes }) => !attributes.excludeFromBom)
          .map(({ reference }) => reference);
        expect(listed.toSorted()).toEqual(bought.toSorted());
        expect(
          new Set(bill.map((line) => JSON.stringify([line.value, line.footprintName, line.manufacturerPart]))).size,
        ).toBe(bill.length);
        for (const { references, quantity } of bill) {
          expect(references).toEqual(references.toSorted(compareNaturally));
          expect(quantity).toBe(references.length);
        }
        const at = footprints.length === 0 ? 0 : turn % footprints.length;
        const turned = [...footprints.slice(at), ...footprints.slice(0, at)];
        expect(
          billOfMaterials(assemblyParts({ board: boardOf(...turned) })).map(({ references }) => references),
        ).toEqual(bill.map(({ references }) => references));
      }),
    );
  });
});
