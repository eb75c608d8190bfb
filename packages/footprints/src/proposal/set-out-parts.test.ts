import { type Footprint, footprintCourtyard } from "@tracewright/board";
import { type Box, boxOfPoints, fromMm, toMm } from "@tracewright/geometry";
import { describe, expect, it } from "vitest";
import { sampleCircuit, samplePart } from "../testing/sample-circuit.ts";
import { boardFromCircuit } from "./board-from-circuit.ts";

const SIZE = { width: fromMm(80), height: fromMm(50) };
const chip = samplePart("U1", "Package_SO:SOIC-8_3.9x4.9mm_P1.27mm", { 1: "A", 2: "GND" });
const partsOf = (name: string, kind: string, count: number) =>
  Array.from({ length: count }, (_, index) => samplePart(`${name}${index + 1}`, kind, {}));
const M3 = "MountingHole:MountingHole_3.2mm_M3";
const M2 = "MountingHole:MountingHole_2.2mm_M2";

function courtyard(part: Footprint): Box {
  const { front, back } = footprintCourtyard(part);
  const box = boxOfPoints([...front, ...back].flatMap(({ outer }) => outer));
  if (!box) throw new Error(`${part.reference} has no courtyard`);
  return box;
}

const meet = (a: Box, b: Box): boolean => a.minX < b.maxX && b.minX < a.maxX && a.minY < b.maxY && b.minY < a.maxY;

describe("screw holes beyond four", () => {
  const holesOf = (...kinds: readonly [string, number][]) => {
    const parts = kinds.flatMap(([kind, count], index) => partsOf(index === 0 ? "H" : "M", kind, count));
    const { footprints } = boardFromCircuit(sampleCircuit([chip, ...parts]), { size: SIZE }).board;
    return footprints.filter(({ library }) => library.startsWith("MountingHole:"));
  };

  it("of the same kind are fixed in the middles of the long edges, then of the short ones", () => {
    const holes = holesOf([M3, 8]);
    expect(holes.every(({ locked }) => locked)).toBe(true);
    const middle = { x: 50 + 40, y: 50 + 25 };
    const at = holes.slice(4).map(({ position: { x, y } }) => ({ x: toMm(x), y: toMm(y) }));
    expect(at.map(({ x }) => x).slice(0, 2)).toEqual([middle.x, middle.x]);
    expect(at.map(({ y }) => y).slice(2)).toEqual([middle.y, middle.y]);
    expect(at[0]?.y).toBeLessThan(56);
    expect(at[1]?.y).toBeGreaterThan(94);
  });

  it("of another kind are left to the placement: they hold something that stands on the board", () => {
    const holes = holesOf([M3, 4], [M2, 2]);
    expect(holes.map(({ locked }) => locked)).toEqual([true, true, true, true, false, false]);
  });
});

describe("parts without a net", () => {
  it("stand clear of each other and of the holes in the corners", () => {
    const marks = partsOf("TP", "TestPoint:TestPoint_Pad_D2.0mm", 12);
    const { footprints } = boardFromCircuit(sampleCircuit([chip, ...partsOf("H", M3, 4), ...marks]), {
      size: SIZE,
    }).board;
    const boxes = footprints.filter(({ reference }) => reference !== "U1").map(courtyard);
    for (const [index, box] of boxes.entries())
      for (const other of boxes.slice(index + 1)) expect(meet(box, other)).toBe(false);
    expect(Math.max(...boxes.map(({ maxX }) => maxX))).toBeLessThanOrEqual(fromMm(50) + SIZE.width);
  });

  it("stand clear of a form's header and of the lands of its holes", () => {
    const header = samplePart(
      "J1",
      "Connector_PinSocket_2.54mm:PinSocket_2x20_P2.54mm_Vertical",
      Object.fromEntries(Array.from({ length: 40 }, (_, pin) => [`${pin + 1}`, `N${pin}`])),
    );
    const marks = partsOf("TP", "TestPoint:TestPoint_Pad_D2.0mm", 6);
    const { footprints, zones } = boardFromCircuit(sampleCircuit([chip, header, ...marks]), {
      form: "raspberry-pi-hat",
    }).board;
    const stood = footprints.find(({ reference }) => reference === "J1");
    const lands = zones.flatMap(({ name, outline: [ring = []] }) =>
      name === "land of a mounting hole" ? (boxOfPoints(ring) ?? []) : [],
    );
    expect(lands).toHaveLength(4);
    if (!stood) throw new Error("the header is missing");
    const taken = [courtyard(stood), ...lands];
    for (const mark of footprints.filter(({ reference }) => reference.startsWith("TP")))
      expect(
        taken.some((box) => meet(box, courtyard(mark))),
        mark.reference,
      ).toBe(false);
  });
});
