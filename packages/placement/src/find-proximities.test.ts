import {
  type Board,
  CIRCUIT_SCHEMA_VERSION,
  type Circuit,
  type Component,
  componentId,
  netId,
  type PinElectricalType,
  sheetId,
} from "@tracewright/board";
import { describe, expect, it } from "vitest";
import { findProximities } from "./find-proximities.ts";
import { mm, testBoard, testPart } from "./testing/test-board.ts";

const chip = (reference: string, nets: readonly string[]) =>
  testPart({ reference, width: 5, height: 5, nets, at: mm(10, 10) });
const capacitor = (reference: string) =>
  testPart({ reference, width: 2, height: 1, nets: ["GND", "+3V3"], at: mm(10, 10) });

/** Two circuits with two and one supply pins, and four capacitors. */
const board: Board = testBoard({ width: 30, height: 20 }, [
  chip("U1", ["+3V3", "GND", "A", "+3V3"]),
  chip("U2", ["+3V3", "GND", "A", "B"]),
  ...["C1", "C2", "C3", "C4"].map(capacitor),
]);

function component(reference: string, x: number, types: readonly PinElectricalType[] = []): Component {
  return {
    id: componentId(reference),
    reference,
    value: "",
    footprint: "",
    librarySymbol: "",
    properties: {},
    pins: types.map((electricalType, index) => ({ number: String(index + 1), name: "", electricalType, unit: 1 })),
    symbolPath: "",
    sheet: sheetId("root"),
    position: mm(x, 0),
    inBom: true,
    onBoard: true,
    doNotPopulate: false,
  };
}

const circuitOf = (components: readonly Component[]): Circuit => ({
  schemaVersion: CIRCUIT_SCHEMA_VERSION,
  title: "",
  components,
  nets: [],
  sheets: [],
  librarySymbols: {},
});

function pairs(circuit?: Circuit): string[] {
  return findProximities(board, circuit).map(
    ({ footprint, target }) => `${footprint.reference} ${target.footprint.reference}.${target.pad.number}`,
  );
}

describe("decoupling capacitors", () => {
  it("serve every circuit once before any twice, at supply pins only", () => {
    expect(pairs()).toEqual(["C1 U1.1", "C2 U2.1", "C3 U1.4", "C4 U1.1"]);
  });

  it("go where the schematic draws them, but not all to one pin", () => {
    const near = [
      component("U1", 0),
      component("U2", 100),
      ...["C1", "C2", "C3", "C4"].map((name) => component(name, 95)),
    ];
    // 95 mm to U1 and 5 to U2: three capacitors more at U2's only pin weigh 90 mm.
    expect(pairs(circuitOf(near))).toEqual(["C1 U2.1", "C2 U2.1", "C3 U2.1", "C4 U1.1"]);
  });

  it("pass over pins on the supply that take no power", () => {
    const types: PinElectricalType[] = ["input", "power-in", "input", "power-in"];
    const circuit = circuitOf([component("U1", 0, types), component("U2", 0, ["input", "power-in", "input", "input"])]);
    expect(pairs(circuit)).toEqual(["C1 U1.4", "C2 U1.4", "C3 U1.4", "C4 U1.4"]);
  });

  it("are measured from the pad on the supply", () => {
    for (const { pad } of findProximities(board)) expect(pad.net).toBe(netId("+3V3"));
  });
});
