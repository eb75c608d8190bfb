import { describe, expect, it } from "vitest";
import type { OpenSymbols } from "../library/open-symbols.ts";
import { readLegacySchematic } from "./read-legacy-schematic.ts";
import { legacyComponent, legacySheet } from "./sample-legacy-project.ts";
import { usualSymbol } from "./usual-symbol.ts";

const wire = (x1: number, y1: number, x2: number, y2: number) => `Wire Wire Line\n\t${x1} ${y1} ${x2} ${y2}`;

function read(lines: readonly string[], symbols?: OpenSymbols) {
  return readLegacySchematic(
    { sheets: [{ fileName: "lost.sch", text: legacySheet(...lines) }], libraries: [], documentation: [] },
    { symbols },
  );
}

const pinsOf = (outcome: ReturnType<typeof read>) =>
  outcome.circuit?.components.flatMap(({ reference, pins }) =>
    pins.map(({ number, net }) => `${reference}.${number} ${net}`),
  );

const resistor = (reference: string, at: readonly [number, number], library = "Device:R") =>
  legacyComponent({ library, reference, at, stamp: `5A0000${reference}` });

/** R1 above R2, joined by a wire, and labels at their outer ends. */
const DIVIDER = (library?: string) => [
  resistor("R1", [2000, 2000], library),
  resistor("R2", [2000, 2600], library),
  wire(2000, 2150, 2000, 2450),
  "Text GLabel 2000 1850 0    50   Input ~ 0",
  "TOP",
  "Text GLabel 2000 2750 0    50   Input ~ 0",
  "LOW",
];

describe("a schematic of KiCad 4 or 5 whose symbols are lost", () => {
  it("is joined as drawn where its symbols are those of KiCad, and a remark names them", () => {
    const outcome = read(DIVIDER());
    expect(pinsOf(outcome)).toEqual([
      "R1.1 net:TOP",
      "R1.2 net:Net-(R1-Pad2)",
      "R2.1 net:Net-(R1-Pad2)",
      "R2.2 net:LOW",
    ]);
    expect(outcome.diagnostics).toMatchObject([{ severity: "warning", code: "assumed-symbols", subjects: ["R"] }]);
  });

  it("is joined the same under KiCad 4's names and under private ones, if every pin meets something", () => {
    expect(pinsOf(read(DIVIDER("R")))).toEqual(pinsOf(read(DIVIDER())));
    expect(pinsOf(read(DIVIDER("Project:R")))).toEqual(pinsOf(read(DIVIDER())));
    const loose = read(
      DIVIDER("Project:R").filter((line) => line !== "LOW" && !line.startsWith("Text GLabel 2000 2750")),
    );
    expect(pinsOf(loose)).toEqual([]);
    expect(loose.diagnostics).toMatchObject([{ code: "missing-library", subjects: ["R"] }]);
  });

  it("keeps no symbol whose pins meet nothing: it is another one of the same name", () => {
    // Drawn with pins 0.3 inch from the middle.
    const outcome = read([
      resistor("R1", [2000, 2000]),
      resistor("R2", [2000, 3000]),
      wire(2000, 2300, 2000, 2700),
      "Text GLabel 2000 1700 0    50   Input ~ 0",
      "TOP",
    ]);
    expect(pinsOf(outcome)).toEqual([]);
    expect(outcome.diagnostics).toMatchObject([{ code: "missing-library", subjects: ["R"] }]);
  });

  it("takes KiCad's libraries on the machine before what is usual, and tells precisely what nobody has", () => {
    const asked: string[] = [];
    const symbols: OpenSymbols = {
      find: (name) => {
        asked.push(name);
        return name === "Mine:XY42" ? undefined : usualSymbol("Device:R");
      },
    };
    const outcome = read([...DIVIDER("Analog:DIV"), resistor("U1", [5000, 5000], "Mine:XY42")], symbols);
    expect(pinsOf(outcome)).toHaveLength(4);
    expect(asked).toEqual(["Analog:DIV", "Mine:XY42"]);
    expect(outcome.diagnostics.map(({ code, subjects }) => [code, subjects])).toEqual([
      ["missing-library", ["XY42"]],
      ["assumed-symbols", ["DIV"]],
    ]);
  });
});
