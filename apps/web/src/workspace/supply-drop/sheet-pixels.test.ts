import type { DropSheet } from "@tracewright/checks";
import { expect, it } from "vitest";
import { rgbOfDrop } from "./drop-scale.ts";
import { boxOfSheet, pixelsOfSheet } from "./sheet-pixels.ts";

const EMPTY = Number.NaN;
const SHEET: DropSheet = {
  layer: "F.Cu",
  polygon: { outer: [], holes: [] },
  origin: { x: 1000, y: 2000 },
  pitch: 100,
  columns: 3,
  rows: 1,
  drops: Float32Array.from([0, 0.5, EMPTY]),
};

it("squares have the colours of their drops, and two squares around them those of their neighbours", () => {
  const { columns, rows, pixels } = pixelsOfSheet(SHEET, 0.5);
  expect([columns, rows]).toEqual([7, 5]);
  const at = (column: number, row: number) => [
    ...pixels.slice(4 * (row * columns + column), 4 * (row * columns + column) + 4),
  ];
  expect(at(2, 2)).toEqual([...rgbOfDrop(0), 255]);
  expect(at(3, 2)).toEqual([...rgbOfDrop(1), 255]);
  expect(at(4, 2)).toEqual([...rgbOfDrop(1), 255]);
  expect(at(0, 0)).toEqual([...rgbOfDrop(0), 255]);
  expect(at(6, 0)[3]).toBe(0);
  expect(boxOfSheet(SHEET)).toEqual({ minX: 800, minY: 1800, maxX: 1500, maxY: 2300 });
});
