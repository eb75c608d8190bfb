import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Board, emptyBoard, type Footprint, itemId, netId, type Pad, PLAIN_ATTRIBUTES } from "@tracewright/board";
import { aFootprint, aPad } from "@tracewright/board/testing";
import { fromMm } from "@tracewright/geometry";
import fc from "fast-check";
import readWorkbook from "read-excel-file/node";
import { describe, expect, it } from "vitest";
import { importFiles } from "../import/import-files.ts";
import type { AssemblyPreset } from "./assembly-preset.ts";
import { readCsv } from "./read-csv.ts";
import { type AssemblyWriting, writeAssemblyFiles } from "./write-assembly-files.ts";

const EXAMPLES = join(import.meta.dirname, "../../../../examples");
const createdAt = new Date(Date.UTC(2026, 0, 2));

function example(folder: string, ...names: readonly string[]) {
  const files = names.map((name) => ({ name, bytes: readFileSync(join(EXAMPLES, folder, name)) }));
  const { board, circuit } = importFiles(files);
  return { board, circuit };
}

function textsOf(design: Parameters<typeof writeAssemblyFiles>[0], writing: Partial<AssemblyWriting>) {
  const { files } = writeAssemblyFiles(design, { preset: "neutral", name: "board", createdAt, ...writing });
  return new Map(files.map(({ name, bytes }) => [name, new TextDecoder("utf-8", { ignoreBOM: true }).decode(bytes)]));
}

function cellsOf(text: string): readonly (readonly string[])[] {
  const reading = readCsv(text);
  if ("problem" in reading) throw new Error(reading.problem.message);
  return reading.rows.map(({ cells }) => cells);
}

describe("files for whoever assembles the board", () => {
  it.each([
    ["usb-sensor", ["usb-sensor.kicad_pcb", "usb-sensor.kicad_sch"], "neutral", 10],
    ["easyeda-lamp", ["pcb.json", "schematic.json"], "jlc", 1],
  ] as const)("are those of example %s, letter by letter", async (folder, names, preset, boards) => {
    const texts = textsOf(example(folder, ...names), { preset, name: folder, boards });
    expect([...texts.keys()]).toEqual([
      `${folder}-bom.csv`,
      `${folder}-bom.xlsx`,
      `${folder}-cpl.csv`,
      `${folder}-cpl.xlsx`,
    ]);
    for (const [name, text] of texts)
      if (name.endsWith(".csv")) await expect(text).toMatchFileSnapshot(join(import.meta.dirname, "golden", name));
  });

  it("say the same in workbooks as in CSV", async () => {
    const { files } = writeAssemblyFiles(example("usb-sensor", "usb-sensor.kicad_pcb"), {
      preset: "neutral",
      name: "s",
      createdAt,
    });
    const decode = (name: string) => new TextDecoder().decode(files.find((file) => file.name === name)!.bytes);
    for (const kind of ["bom", "cpl"]) {
      const book = await readWorkbook(Buffer.from(files.find((file) => file.name === `s-${kind}.xlsx`)!.bytes));
      const cells = book[0]!.data.map((row) => row.map((cell) => String(cell ?? "")));
      expect(cells).toEqual(cellsOf(decode(`s-${kind}.csv`)));
      expect(cells.length).toBeGreaterThan(10);
    }
  });

  it("of a schematic alone are the bill of materials", () => {
    const { circuit } = example("blinker", "blinker.kicad_sch");
    expect([...textsOf({ circuit }, {}).keys()]).toEqual(["board-bom.csv", "board-bom.xlsx"]);
  });

  it("split lines of more designators than JLCPCB reads", () => {
    const board = boardOf(Array.from({ length: 450 }, (_, index) => part(`R${index + 1}`)));
    const [, ...rows] = cellsOf(textsOf({ board }, { preset: "jlc" }).get("board-bom.csv")!);
    expect(rows.map((row) => row[1]!.split(",").length)).toEqual([200, 200, 50]);
  });

  it("for JLCPCB name the same designators in both files, whatever is left out of either, and no other part stands in none unsaid", () => {
    const row = fc.record({
      number: fc.integer({ min: 1, max: 60 }),
      value: fc.constantFrom("1k", "2k"),
      excludeFromBom: fc.boolean(),
      excludeFromPositionFiles: fc.boolean(),
      doNotPopulate: fc.boolean(),
      side: fc.constantFrom("front", "back"),
    });
    const design = fc.uniqueArray(row, { maxLength: 12, selector: ({ number }) => number });
    fc.assert(
      fc.property(design, fc.constantFrom<AssemblyPreset>("jlc", "neutral"), (rows, preset) => {
        const board = boardOf(
          rows.map(({ number, value, side, ...attributes }) =>
            part(`R${number}`, { value, side, attributes: { ...PLAIN_ATTRIBUTES, ...attributes } }),
          ),
        );
        const { files, findings } = writeAssemblyFiles({ board }, { preset, name: "b", createdAt });
        const rowsIn = (name: string) =>
          cellsOf(new TextDecoder().decode(files.find((file) => file.name === name)!.bytes)).slice(1);
        const bought = rowsIn("b-bom.csv").flatMap((cells) => cells[1]!.split(/, ?/));
        const placed = rowsIn("b-cpl.csv").map((cells) => cells[0]!);
        expect(new Set(bought).size).toBe(bought.length);
        if (preset === "jlc") expect(placed.toSorted()).toEqual(bought.toSorted());
        const named = new Set(findings.flatMap(({ references }) => references));
        for (const { reference, attributes } of board.footprints) {
          const isInBoth = bought.includes(reference) && placed.includes(reference);
          const isMeantOut =
            attributes.doNotPopulate || (attributes.excludeFromBom && attributes.excludeFromPositionFiles);
          expect(isInBoth || isMeantOut || named.has(reference)).toBe(true);
          if (isMeantOut) expect(bought.includes(reference) || placed.includes(reference)).toBe(false);
        }
      }),
      { numRuns: 60 },
    );
  });
});

function part(reference: string, further: Partial<Footprint> = {}): Footprint {
  const pad = (number: string, x: number): Pad =>
    aPad({
      id: itemId(`${reference}.${number}`),
      number,
      shape: { kind: "circle", diameter: fromMm(1) },
      position: { x: fromMm(x), y: 0 },
      net: netId("n"),
    });
  return aFootprint({
    id: itemId(reference),
    reference,
    value: "1k",
    library: "R:R_0603",
    pads: [pad("1", -1), pad("2", 1)],
    ...further,
  });
}

function boardOf(footprints: readonly Footprint[]): Board {
  return { ...emptyBoard(), footprints };
}
