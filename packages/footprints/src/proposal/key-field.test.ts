import type { Footprint } from "@tracewright/board";
import { fromMm, toMm } from "@tracewright/geometry";
import { describe, expect, it } from "vitest";
import { sampleCircuit, samplePart } from "../testing/sample-circuit.ts";
import { boardFromCircuit } from "./board-from-circuit.ts";
import { growProposedBoard } from "./grow-proposed-board.ts";
import { stemOf } from "./key-field.ts";

const MX = "Button_Switch_Keyboard:SW_Cherry_MX_1.00u_PCB";
const DIODE = "Diode_SMD:D_SOD-123";
const HOLE = "MountingHole:MountingHole_2.2mm_M2";
const controller = samplePart("U1", "Package_QFP:LQFP-48_7x7mm_P0.5mm", { 1: "COL0", 2: "ROW0" });

/** Keys of a matrix, each with its diode, `skip` left out; numbered row by row from the right. */
function matrix(
  columns: number,
  rows: number,
  {
    kind = MX,
    suffix = "",
    first = 1,
    skip = 0,
  }: { kind?: string; suffix?: string; first?: number; skip?: number } = {},
) {
  const cells = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_each, column) => ({ row, column: columns - 1 - column })),
  ).flat();
  return cells.slice(skip).flatMap(({ row, column }, index) => {
    const number = first + index;
    return [
      samplePart(`SW${number}`, kind, { 1: `COL${column}${suffix}`, 2: `Net-(D${number}-A)` }),
      samplePart(`D${number}`, DIODE, { 1: `ROW${row}${suffix}`, 2: `Net-(D${number}-A)` }),
    ];
  });
}

const boardOf = (parts: Parameters<typeof sampleCircuit>[0], options = {}) =>
  boardFromCircuit(sampleCircuit(parts), options);
const keysOf = (footprints: readonly Footprint[]) => footprints.filter(({ reference }) => reference.startsWith("SW"));
const middle = (key: Footprint) => {
  const stem = stemOf(key);
  return { x: toMm(key.position.x + stem.x), y: toMm(key.position.y + stem.y) };
};

describe("the keys of a schematic", () => {
  it("stand as their matrix has them: a line of keys for each column, in the order of the names, and are locked", () => {
    const { board, remarks } = boardOf([controller, ...matrix(12, 4)]);
    const keys = keysOf(board.footprints);
    expect(keys.every(({ locked, placed }) => locked && placed !== false)).toBe(true);
    const netOf = (key: Footprint) =>
      Number(/COL(\d+)/.exec(`${key.pads.find(({ number }) => number === "1")?.net}`)?.[1]);
    const left = Math.min(...keys.map((key) => middle(key).x));
    for (const key of keys) expect(middle(key).x - left).toBeCloseTo(netOf(key) * 19.05, 5);
    const rows = [...new Set(keys.map((key) => middle(key).y))].sort((a, b) => a - b);
    expect(rows.slice(1).map((row, index) => Number((row - rows[index]!).toFixed(3)))).toEqual([19.05, 19.05, 19.05]);
    const remark = remarks.find(({ code }) => code === "keys-in-field");
    expect(remark?.subjects).toHaveLength(48);
  });

  it("leave room for the other parts beside them, on a board not much larger", () => {
    const { board, outline } = boardOf([controller, ...matrix(6, 4)]);
    expect(toMm(outline.size.width) * toMm(outline.size.height)).toBeLessThan(1.25 * 6 * 4 * 19.05 ** 2);
    for (const key of keysOf(board.footprints)) {
      expect(middle(key).x).toBeLessThan(50 + toMm(outline.size.width) - 9);
      expect(middle(key).y).toBeGreaterThan(50 + 9);
    }
  });

  it("of a split keyboard are two fields, one beside the other", () => {
    const parts = [...matrix(5, 4, { skip: 1 }), ...matrix(5, 4, { suffix: "_R", first: 20, skip: 1 })];
    const keys = keysOf(boardOf([controller, ...parts]).board.footprints);
    const of = (half: (number: number) => boolean) =>
      keys.filter(({ reference }) => half(Number(reference.slice(2)))).map((key) => middle(key).x);
    const [first, second] = [of((number) => number < 20), of((number) => number >= 20)];
    expect(Math.min(...second) - Math.max(...first)).toBeCloseTo(19.05, 5);
    expect(new Set(keys.map((key) => `${middle(key).x} ${middle(key).y}`)).size).toBe(38);
  });

  it("keep their places on a larger proposal", () => {
    const circuit = sampleCircuit([controller, ...matrix(6, 4)]);
    const { board } = boardFromCircuit(circuit, { copperLayers: 4 });
    const grown = growProposedBoard(board, circuit);
    const apart = (footprints: readonly Footprint[]) => keysOf(footprints).map((key) => middle(key).x);
    expect(grown && apart(grown.footprints)).toEqual(apart(board.footprints));
    expect(grown && keysOf(grown.footprints).every(({ locked }) => locked)).toBe(true);
  });

  it("that are wired one by one stand in rows by their references, low ones closer together", () => {
    const low = "Button_Switch_Keyboard:SW_Kailh_Choc_PG1350";
    const parts = Array.from({ length: 8 }, (_, index) =>
      samplePart(`SW${index + 1}`, low, { 1: `KEY${index + 1}`, 2: "GND" }),
    );
    const at = keysOf(boardOf([controller, ...parts]).board.footprints).map(middle);
    expect(at[1]!.x - at[0]!.x).toBeCloseTo(18, 5);
    expect(at[4]!.y - at[0]!.y).toBeCloseTo(17, 5);
  });

  it("that are wired one by one on two sheets stand beside each other, sheet by sheet", () => {
    const parts = Array.from({ length: 16 }, (_, index) =>
      samplePart(`SW${index + 1}`, MX, { 1: `/${index % 2 === 0 ? "left" : "right"}/KEY${index + 1}`, 2: "GND" }),
    );
    const keys = keysOf(boardOf([controller, ...parts]).board.footprints);
    const of = (sheet: string) =>
      keys.filter(({ pads }) => pads.some(({ net }) => net?.includes(sheet))).map((key) => middle(key).x);
    expect(Math.min(...of("right")) - Math.max(...of("left"))).toBeCloseTo(19.05, 5);
  });

  it("make room for a larger one, and for screws where four of them meet", () => {
    const parts = matrix(4, 3).map((part) =>
      part.reference === "SW1" ? { ...part, footprint: "Button_Switch_Keyboard:SW_Cherry_MX_2.00u_PCB" } : part,
    );
    const holes = Array.from({ length: 4 }, (_, index) => samplePart(`H${index + 1}`, HOLE, {}));
    const { board } = boardOf([controller, ...parts, ...holes]);
    const keys = keysOf(board.footprints).map(middle);
    const columns = [...new Set(keys.map(({ x }) => x))].sort((a, b) => a - b);
    expect(columns.slice(1).map((x, index) => Number((x - columns[index]!).toFixed(3)))).toEqual([
      19.05, 19.05, 28.575,
    ]);
    for (const hole of board.footprints.filter(({ reference }) => reference.startsWith("H"))) {
      expect(hole.locked).toBe(true);
      const { x, y } = { x: toMm(hole.position.x), y: toMm(hole.position.y) };
      for (const key of keys) expect(Math.max(Math.abs(key.x - x), Math.abs(key.y - y))).toBeGreaterThan(9.5);
    }
  });

  it.each([
    ["are only three", matrix(3, 1), {}],
    ["have no room on the size that is asked for", matrix(4, 3), { size: { width: fromMm(60), height: fromMm(60) } }],
  ])("are left to the placement where they %s", (_, parts, options) => {
    const { board, remarks } = boardOf([controller, ...parts], options);
    expect(keysOf(board.footprints).some(({ locked }) => locked)).toBe(false);
    expect(remarks.some(({ code }) => code === "keys-in-field")).toBe(false);
  });
});
