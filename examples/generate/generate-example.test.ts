import { readFileSync } from "node:fs";
import { join } from "node:path";
import { boardOutline, padPosition } from "@tracewright/board";
import { checkBoard } from "@tracewright/checks";
import { importFiles } from "@tracewright/formats";
import { describe, expect, it } from "vitest";
import { BLINKER } from "./blinker.ts";
import { generateExample } from "./generate-example.ts";
import { HEADER_SHIELD } from "./header-shield.ts";
import { padNets } from "./lay-out-board.ts";

describe.each([BLINKER, HEADER_SHIELD])("example $name", (design) => {
  const files = generateExample(design);
  const read = importFiles(
    [...files]
      .filter(([name]) => !name.endsWith("sch"))
      .map(([name, text]) => ({ name, bytes: new TextEncoder().encode(text) })),
  );
  const board = read.board;

  it("stands in the repository as the generator writes it", () => {
    for (const [name, text] of files)
      expect(readFileSync(join(import.meta.dirname, "..", design.name, name), "utf8"), name).toBe(text);
  });

  it("is read back with its parts inside a closed outline", () => {
    expect(read.receipt.diagnostics).toEqual([]);
    expect(board && boardOutline(board).status).toBe("closed");
    const [width, height] = design.size;
    for (const footprint of board?.footprints ?? [])
      for (const pad of footprint.pads) {
        const { x, y } = padPosition(footprint, pad);
        expect(x / 1e6 - 100).toBeGreaterThan(1);
        expect(x / 1e6 - 100).toBeLessThan(width - 1);
        expect(y / 1e6 - 100).toBeGreaterThan(1);
        expect(y / 1e6 - 100).toBeLessThan(height - 1);
      }
  });

  it("joins the same pads in the layout as in its description", () => {
    const nameOf = new Map(board?.nets.map(({ id, name }) => [id, name]));
    for (const part of design.parts) {
      const footprint = board?.footprints.find(({ reference }) => reference === part.reference);
      const nets = footprint?.pads.map((pad) => [pad.number, pad.net && nameOf.get(pad.net)]);
      expect(nets).toEqual([...padNets(design, part)]);
    }
  });

  it("breaks no rule apart from what is not routed yet", () => {
    const { findings } = board ? checkBoard(board) : { findings: [] };
    const others = findings.filter(({ severity, rule }) => severity === "error" && rule !== "unconnected_items");
    expect(others.map(({ message }) => message)).toEqual([]);
    expect(findings.some(({ rule }) => rule === "unconnected_items")).toBe(true);
  });
});
