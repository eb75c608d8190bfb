import { readFileSync } from "node:fs";
import { join } from "node:path";
import { boardOutline } from "@tracewright/board";
import { importFiles } from "@tracewright/formats";
import { describe, expect, it } from "vitest";
import { easyedaLamp } from "./easyeda-lamp.ts";

describe("example easyeda-lamp", () => {
  const files = easyedaLamp();

  it("stands in the repository as the generator writes it", () => {
    for (const [name, text] of files)
      expect(readFileSync(join(import.meta.dirname, "..", "easyeda-lamp", name), "utf8"), name).toBe(text);
  });

  it("is read with schematic and layout meaning the same, inside a closed outline", () => {
    const { accepted, board, circuit, receipt } = importFiles(
      [...files].map(([name, text]) => ({ name, bytes: new TextEncoder().encode(text) })),
    );
    expect(receipt.diagnostics).toEqual([]);
    expect(accepted).toBe(true);
    expect(receipt.files.map(({ recognisedAs }) => recognisedAs)).toEqual([
      "easyeda-schematic 6.5.40",
      "easyeda-board 6.5.40",
    ]);
    if (!board || !circuit) throw new Error("it is not read");
    expect(boardOutline(board).status).toBe("closed");
    expect(board.nets.map(({ name }) => name).sort()).toEqual(circuit.nets.map(({ name }) => name).sort());
    expect(circuit.components.map(({ reference }) => reference)).toEqual(["J1", "R1", "LED1", "C1"]);
  });
});
