import { expect, it } from "vitest";
import { congestionPixels } from "./congestion-image.ts";

const raster = { originX: 0, originY: 0, cell: 1, columns: 3, rows: 1 };

it("leaves empty cells clear and draws the fullest hottest", () => {
  const pixels = congestionPixels({ ...raster, values: Float32Array.of(0, 2, 8), peak: 8 });
  const [empty, some, full] = [0, 1, 2].map((cell) => [...pixels.subarray(cell * 4, cell * 4 + 4)]);
  expect(empty).toEqual([0, 0, 0, 0]);
  expect(full?.[3]).toBeGreaterThan(some?.[3] ?? 255);
  expect(some?.[3]).toBeGreaterThan(0);
});

it("draws nothing of a board without wiring", () => {
  expect(congestionPixels({ ...raster, values: new Float32Array(3), peak: 0 }).every((byte) => byte === 0)).toBe(true);
});
