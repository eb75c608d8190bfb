import { describe, expect, test } from "vitest";
import { apartness, SYMMETRIES } from "./apartness.ts";

const BOX = { minX: 0, minY: 0, maxX: 300, maxY: 400 };
const LAYOUT = [
  { x: 10, y: 10 },
  { x: 200, y: 50 },
  { x: 120, y: 390 },
];

const moved = (change: (point: { x: number; y: number }) => { x: number; y: number }) => LAYOUT.map(change);

describe("how far candidates are apart", () => {
  test.each([
    ["the same", ({ x, y }) => ({ x, y })],
    ["shifted", ({ x, y }) => ({ x: x + 40, y: y - 30 })],
    ["mirrored", ({ x, y }) => ({ x: 300 - x, y })],
    ["turned by a half", ({ x, y }) => ({ x: 300 - x, y: 400 - y })],
  ] as [string, Parameters<typeof moved>[0]][])("an arrangement that is %s is no other one", (_, change) => {
    expect(apartness([LAYOUT, moved(change)], { box: BOX, symmetries: SYMMETRIES })).toBeCloseTo(0);
  });

  test("next to parts that stay a mirrored arrangement is another one", () => {
    const mirrored = moved(({ x, y }) => ({ x: 300 - x, y }));
    expect(apartness([LAYOUT, mirrored], { box: BOX, symmetries: [[1, 1]] })).toBeGreaterThan(0.2);
  });

  test("parts that change places are apart by their way over the diagonal", () => {
    const [first, second, third] = LAYOUT;
    if (!first || !second || !third) throw new Error("three points");
    // Two of three parts go 194.2 in opposite directions: no shift helps.
    expect(apartness([LAYOUT, [second, first, third]], { box: BOX, symmetries: [[1, 1]] })).toBeCloseTo(
      ((2 / 3) * Math.hypot(190, 40)) / 500,
    );
  });

  test("the closest pair counts", () => {
    expect(
      apartness([LAYOUT, moved(({ x, y }) => ({ x: y, y: x })), LAYOUT], { box: BOX, symmetries: SYMMETRIES }),
    ).toBeCloseTo(0);
  });
});
