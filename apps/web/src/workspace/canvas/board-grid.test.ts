import fc from "fast-check";
import { expect, test } from "vitest";
import {
  FIRST_GRID_SETTINGS,
  GRID_SIZES,
  readGridSettings,
  shownGrid,
  snapDistance,
  stepGrid,
  wordGrid,
} from "./board-grid.ts";

test("what is stored comes back, and nonsense is passed over", () => {
  const liked = { isVisible: false, style: "lines", size: 635_000, snap: 25_400, isSnapping: false } as const;
  expect(readGridSettings(JSON.stringify(liked))).toEqual(liked);
  for (const text of [undefined, "{", "7", '{"size":-1,"snap":"x","style":"rings","isVisible":1}', '{"size":0.5}'])
    expect(readGridSettings(text)).toEqual(FIRST_GRID_SETTINGS);
});

test("stepping goes through the whole list of the unit and stays at its ends", () => {
  const { mm } = GRID_SIZES;
  const down = mm.map((size) => stepGrid(size, "mm", 1));
  expect(down).toEqual([...mm.slice(1), mm.at(-1)]);
  expect(stepGrid(5_000_000, "mm", -1)).toBe(5_000_000);
  expect(stepGrid(300_000, "mm", 1)).toBe(250_000);
  expect(stepGrid(300_000, "mm", -1)).toBe(500_000);
  expect(stepGrid(25_400 * 50, "mil", 1)).toBe(25_400 * 25);
});

test("lines that are drawn are lines of the grid, ten pixels apart at least and fifty at most", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1_000, max: 5_000_000 }),
      fc.double({ min: 0.2, max: 4_000, noNaN: true }),
      (size, scale) => {
        const shown = shownGrid(size, scale);
        expect(shown % size).toBe(0);
        expect((shown * scale) / 1e6).toBeGreaterThanOrEqual(10);
        if (shown > size) expect((shown * scale) / 1e6).toBeLessThan(50);
      },
    ),
  );
});

test("the pointer snaps to the grid, to a distance of its own, or to nothing", () => {
  expect(snapDistance(FIRST_GRID_SETTINGS)).toBe(FIRST_GRID_SETTINGS.size);
  expect(snapDistance({ ...FIRST_GRID_SETTINGS, snap: 50_000 })).toBe(50_000);
  expect(snapDistance({ ...FIRST_GRID_SETTINGS, isSnapping: false })).toBe(0);
  expect(wordGrid(1_270_000, "mil")).toBe("50 mil");
  expect(wordGrid(635_000, "mm")).toBe("0.635 mm");
});
