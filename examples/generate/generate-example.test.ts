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
import { MCU_BOARD } from "./mcu-board.ts";
import { findSilkProblems } from "./silk-problems.ts";
import { USB_SENSOR } from "./usb-sensor.ts";

describe.each([BLINKER, HEADER_SHIELD, USB_SENSOR, MCU_BOARD])("example $name", (design) => {
  const files = generateExample(design);
  const read = importFiles([...files].map(([name, text]) => ({ name, bytes: new TextEncoder().encode(text) })));
  const { board, circuit } = read;
  if (!board || !circuit) throw new Error(`${design.name} is not read back`);

  it("stands in the repository as the generator writes it", () => {
    for (const [name, text] of files)
      expect(readFileSync(join(import.meta.dirname, "..", design.name, name), "utf8"), name).toBe(text);
  });

  it("is read back with its parts inside a closed outline, schematic and layout meaning the same", () => {
    expect(read.receipt.diagnostics).toEqual([]);
    expect(boardOutline(board).status).toBe("closed");
    const [width, height] = design.size;
    for (const footprint of board.footprints)
      for (const pad of footprint.pads) {
        const { x, y } = padPosition(footprint, pad);
        expect(x / 1e6 - 100).toBeGreaterThan(1);
        expect(x / 1e6 - 100).toBeLessThan(width - 1);
        expect(y / 1e6 - 100).toBeGreaterThan(1);
        expect(y / 1e6 - 100).toBeLessThan(height - 1);
      }
  });

  it("joins the same pads in the layout as in its description", () => {
    const nameOf = new Map(board.nets.map(({ id, name }) => [id, name]));
    for (const part of design.parts) {
      const footprint = board.footprints.find(({ reference }) => reference === part.reference);
      const named = footprint?.pads.filter(({ number }) => number !== "") ?? [];
      const nets = padNets(design, part);
      expect(new Set(named.map(({ number }) => number)), part.reference).toEqual(new Set(nets.keys()));
      for (const pad of named)
        expect(pad.net && nameOf.get(pad.net), `${part.reference} ${pad.number}`).toBe(nets.get(pad.number));
    }
  });

  it("joins the same pins in the schematic as in its description", () => {
    const nameOf = new Map(circuit.nets.map(({ id, name }) => [id, name]));
    expect(circuit.components).toHaveLength(design.parts.length);
    for (const part of design.parts) {
      const component = circuit.components.find(({ reference }) => reference === part.reference);
      const nets = padNets(design, part);
      expect(component?.pins.map(({ number }) => number).sort()).toEqual([...nets.keys()].sort());
      for (const pin of component?.pins ?? []) {
        const name = `${part.reference} ${pin.number}`;
        if (part.nets[pin.number] === undefined) expect(pin.noConnect, name).toBe(true);
        else expect(pin.net && nameOf.get(pin.net), name).toBe(nets.get(pin.number));
      }
    }
  });

  it("breaks no rule apart from what is not routed yet", () => {
    const { findings } = checkBoard(board);
    const others = findings.filter(({ rule }) => rule !== "unconnected_items");
    expect(others.map(({ message }) => message)).toEqual([]);
    expect(findings.some(({ rule }) => rule === "unconnected_items")).toBe(true);
  });

  it("keeps every text of its silkscreen legible", () => {
    expect(findSilkProblems(board)).toEqual([]);
  });
});
