import {
  type Board,
  boardOutline,
  copperLayers,
  type Footprint,
  isProposedPlane,
  netClassOf,
} from "@tracewright/board";
import { boxOfPoints, fromMm, toMm } from "@tracewright/geometry";
import { describe, expect, it } from "vitest";
import { sampleCircuit, samplePart } from "../testing/sample-circuit.ts";
import { type BoardFromCircuitOptions, boardFromCircuit } from "./board-from-circuit.ts";
import { growProposedBoard } from "./grow-proposed-board.ts";

const R = "Resistor_SMD:R_0603_1608Metric";
const CIRCUIT = sampleCircuit([
  ...Array.from({ length: 40 }, (_, index) => samplePart(`R${index + 1}`, R, { 1: "+3V3", 2: "GND" })),
  samplePart("R50", R, { 1: "USB_D+", 2: "A" }),
  samplePart("R51", R, { 1: "USB_D-", 2: "B" }),
  samplePart("R52", R, { 1: "A", 2: "USB_D+" }),
  samplePart("R53", R, { 1: "B", 2: "USB_D-" }),
  samplePart("H1", "MountingHole:MountingHole_3.2mm_M3", {}),
]);
const make = (options: BoardFromCircuitOptions = {}): Board => boardFromCircuit(CIRCUIT, options).board;
const sizeOf = (board: Board): [number, number] => {
  const box = boxOfPoints(boardOutline(board).areas.flatMap(({ outer }) => outer));
  return box ? [toMm(box.maxX - box.minX), toMm(box.maxY - box.minY)] : [0, 0];
};

describe("the next proposal for a board on which connections stay open", () => {
  it("has four layers as they are proposed from the beginning, then a larger outline", () => {
    const two = make();
    expect(copperLayers(two)).toHaveLength(2);
    const four = growProposedBoard(two, CIRCUIT)!;
    const asked = make({ copperLayers: 4, size: boardFromCircuit(CIRCUIT).outline.size });
    expect(four.layers).toEqual(asked.layers);
    expect(four.stackup).toEqual(asked.stackup);
    expect(four.zones).toEqual(asked.zones);
    const classOf = (board: Board) => netClassOf(board, board.nets.find(({ name }) => name === "USB_D+")?.id);
    expect(classOf(four)).toEqual(classOf(asked));
    expect(classOf(four).diffPairWidth).not.toBe(classOf(two).diffPairWidth);
    const large = growProposedBoard(four, CIRCUIT)!;
    const [[width, height], [was, high]] = [sizeOf(large), sizeOf(four)];
    expect((width * height) / (was * high)).toBeGreaterThan(1.35);
    expect((width * height) / (was * high)).toBeLessThan(1.7);
    expect(large.layers).toEqual(four.layers);
    const planeBox = boxOfPoints(large.zones.find(isProposedPlane)?.outline[0] ?? [])!;
    expect(toMm(planeBox.maxX - planeBox.minX)).toBeGreaterThan(width - 2);
  });

  it("is there for a larger board again, and keeps every part and its nets", () => {
    const first = make({ copperLayers: 4 });
    const second = growProposedBoard(growProposedBoard(first, CIRCUIT)!, CIRCUIT)!;
    const wiring = ({ reference, pads }: Footprint) => [reference, pads.map(({ number, net }) => [number, net])];
    expect(second.footprints.map(wiring)).toEqual(first.footprints.map(wiring));
    expect(second.nets).toEqual(first.nets);
    const hole = second.footprints.find(({ reference }) => reference === "H1");
    expect(hole?.locked).toBe(true);
  });

  it("is none where both were asked for, or the board is a form", () => {
    const size = { width: fromMm(40), height: fromMm(30) };
    expect(growProposedBoard(make({ copperLayers: 2, size }), CIRCUIT)).toBeUndefined();
    expect(growProposedBoard(make({ form: "raspberry-pi-hat" }), CIRCUIT)).toBeUndefined();
    const more = growProposedBoard(make({ size }), CIRCUIT)!;
    expect([copperLayers(more).length, sizeOf(more)]).toEqual([4, [40, 30]]);
    expect(growProposedBoard(more, CIRCUIT)).toBeUndefined();
    const wider = growProposedBoard(make({ copperLayers: 2 }), CIRCUIT)!;
    expect(copperLayers(wider)).toHaveLength(2);
  });

  it("is none once a part has been placed or the outline drawn otherwise", () => {
    const board = make();
    const [first, ...others] = board.footprints;
    const placed = { ...first!, placed: true, position: { x: fromMm(60), y: fromMm(60) } };
    expect(growProposedBoard({ ...board, footprints: [placed, ...others] }, CIRCUIT)).toBeUndefined();
    expect(growProposedBoard({ ...board, graphics: board.graphics.slice(1) }, CIRCUIT)).toBeUndefined();
  });

  it("leaves net classes of the project as they are", () => {
    const { rules } = make();
    const netClasses = [...rules.netClasses.slice(0, 1), { name: "Mine", trackWidth: fromMm(0.5) }];
    const own = { ...rules, netClasses, assignments: [{ pattern: "A", netClass: "Mine" }] };
    const four = growProposedBoard(make({ rules: own }), CIRCUIT)!;
    expect(four.rules.netClasses.map(({ name }) => name)).toEqual(["Default", "Mine"]);
    expect(four.rules.assignments).toEqual(own.assignments);
  });
});
