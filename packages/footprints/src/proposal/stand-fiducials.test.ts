import { boardOutline, type Footprint, footprintCourtyard } from "@tracewright/board";
import { type Box, boxOfPoints, fromMm, locateInPolygon, toMm } from "@tracewright/geometry";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { sampleCircuit, samplePart } from "../testing/sample-circuit.ts";
import { boardFromCircuit } from "./board-from-circuit.ts";

const MARK = "Fiducial:Fiducial_1mm_Mask2mm";
const marked = (marks: number, holes: number, size = { width: fromMm(60), height: fromMm(45) }) => {
  const parts = [
    ...[..."ABCDEFGH"].map((net, index) =>
      samplePart(`R${index}`, "Resistor_SMD:R_0603_1608Metric", { 1: net, 2: "GND" }),
    ),
    ...Array.from({ length: holes }, (_, index) => samplePart(`H${index}`, "MountingHole:MountingHole_3.2mm_M3", {})),
    ...Array.from({ length: marks }, (_, index) => samplePart(`FID${index}`, MARK, {})),
  ];
  return boardFromCircuit(sampleCircuit(parts), { size }).board;
};
const marksOf = (footprints: readonly Footprint[]) => footprints.filter(({ reference }) => reference.startsWith("FID"));

describe("fiducials of a proposed board", () => {
  it("stand in an L from the lower left, clear of what the belt of a line covers", () => {
    const { footprints } = marked(3, 0);
    const [origin, alongX, alongY] = marksOf(footprints).map(({ position: { x, y } }) => ({
      x: toMm(x) - 50,
      y: toMm(y) - 50,
    }));
    if (!origin || !alongX || !alongY) throw new Error("a fiducial is missing");
    expect(alongX.y).toBe(origin.y);
    expect(alongY.x).toBe(origin.x);
    expect(origin.x).toBeLessThan(60 / 3);
    expect(origin.y).toBeGreaterThan((45 * 2) / 3);
    expect(alongX.x - origin.x).toBeGreaterThan(40);
    expect(origin.y - alongY.y).toBeGreaterThan(30);
    // The mark's clear area, 2 mm across, is 4.75 mm from every edge.
    expect(Math.min(origin.x, alongY.y, 60 - alongX.x, 45 - origin.y)).toBeGreaterThanOrEqual(4.75 + 1);
  });

  it("are on both sides when there are more than a side has corners for", () => {
    const side = (marks: number) =>
      marksOf(marked(marks, 4).footprints)
        .map((mark) => mark.side[0])
        .join("");
    expect(side(4)).toBe("ffff");
    expect(side(6)).toBe("fffbbb");
    expect(side(8)).toBe("ffffbbbb");
  });

  it("stand inside the outline, off the holes and off each other, however many there are", () => {
    fc.assert(
      fc.property(
        fc.nat(9),
        fc.nat(4),
        fc.integer({ min: 45, max: 120 }),
        fc.integer({ min: 45, max: 120 }),
        (marks, holes, width, height) => {
          const board = marked(marks, holes, { width: fromMm(width), height: fromMm(height) });
          const [area] = boardOutline(board).areas;
          if (!area) throw new Error("there is no outline");
          const standing = board.footprints.filter(({ reference }) => /^(FID|H)/.test(reference));
          for (const part of standing) {
            for (const { outer } of [...footprintCourtyard(part).front, ...footprintCourtyard(part).back])
              for (const corner of outer) expect(locateInPolygon(corner, area)).not.toBe("outside");
            for (const other of standing)
              if (other !== part && other.side === part.side) expect(areApart(part, other)).toBe(true);
          }
        },
      ),
      { numRuns: 60 },
    );
  });
});

function areApart(one: Footprint, other: Footprint): boolean {
  const [a, b] = [boxOf(one), boxOf(other)];
  return a.maxX <= b.minX || b.maxX <= a.minX || a.maxY <= b.minY || b.maxY <= a.minY;
}

function boxOf(part: Footprint): Box {
  const { front, back } = footprintCourtyard(part);
  const box = boxOfPoints([...front, ...back].flatMap(({ outer }) => outer));
  if (!box) throw new Error(`${part.reference} has no courtyard`);
  return box;
}
