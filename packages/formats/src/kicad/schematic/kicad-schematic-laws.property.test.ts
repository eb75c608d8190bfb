import type { Circuit } from "@tracewright/board";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readKicadSchematic } from "./read-kicad-schematic.ts";
import { type ArbitraryFile, arbitrarySchematic } from "./testing/arbitrary-schematic.ts";
import { writeKicadSchematic } from "./write-kicad-schematic.ts";

function read(files: readonly ArbitraryFile[]): Circuit {
  const { circuit, diagnostics } = readKicadSchematic(files);
  if (!circuit) throw new Error(`refused: ${diagnostics.map(({ message }) => message).join(" ")}`);
  return circuit;
}

/** Symbols that nothing uses are left out of what is written. */
function withUsedSymbols(circuit: Circuit): Circuit {
  const used = new Set(circuit.sheets.flatMap(({ symbols }) => symbols.map(({ librarySymbol }) => librarySymbol)));
  return {
    ...circuit,
    librarySymbols: Object.fromEntries(Object.entries(circuit.librarySymbols).filter(([name]) => used.has(name))),
  };
}

/** Which pins stand on one net, whatever it is called. */
function joins({ components }: Circuit): string[] {
  const nets = new Map<string, string[]>();
  for (const { symbolPath, pins } of components)
    for (const { net, number } of pins)
      if (net !== undefined) nets.set(net, [...(nets.get(net) ?? []), `${symbolPath}.${number}`]);
  return [...nets.values()].map((pins) => pins.sort().join(" ")).sort();
}

function parts({ components }: Circuit): unknown[] {
  return components.map(({ pins, librarySymbol: _, ...part }) => ({
    ...part,
    pins: pins.map(({ net: __, ...pin }) => pin),
  }));
}

describe("a whole schematic with a sheet used several times", () => {
  it("of version 6 is read back as it was, and written again to the byte", () => {
    fc.assert(
      fc.property(arbitrarySchematic(20211123), (files) => {
        const circuit = read(files);
        const written = writeKicadSchematic(circuit);
        const again = read(written.files);
        expect(withUsedSymbols(again)).toEqual(withUsedSymbols(circuit));
        expect(writeKicadSchematic(again).files).toEqual(written.files);
      }),
      { numRuns: 60 },
    );
  });

  it("of version 9 keeps parts, pins and joins", () => {
    fc.assert(
      fc.property(arbitrarySchematic(20250114), (files) => {
        const circuit = read(files);
        const again = read(writeKicadSchematic(circuit).files);
        expect(parts(again)).toEqual(parts(circuit));
        expect(joins(again)).toEqual(joins(circuit));
      }),
      { numRuns: 60 },
    );
  });
});
