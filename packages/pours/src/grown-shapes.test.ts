import { emptyBoard, itemId, type Zone } from "@tracewright/board";
import { fromMm, type Point, type Solid } from "@tracewright/geometry";
import { expect, test } from "vitest";
import { loadAreaAlgebra } from "./areas.ts";
import { GrownShapes } from "./grown-shapes.ts";

/** Where strokes cross, corners are rounded to whole nanometres; united twice, twice. */
const ROUNDING = 2;

/** A path of many short strokes, as letters and logos in copper have them, that winds about in a square of 10 mm. */
function pathOf(count: number): Solid[] {
  let state = 1;
  const step = () => {
    state = (state * 48_271) % 2_147_483_647;
    return (state % 120_001) - 60_000;
  };
  const within = (value: number) => Math.min(fromMm(10), Math.max(0, value));
  let at: Point = { x: fromMm(5), y: fromMm(5) };
  return Array.from({ length: count }, (): Solid => {
    const start = at;
    at = { x: within(start.x + step() + 15_000), y: within(start.y + step()) };
    if (at.x === fromMm(10)) at = { x: 0, y: at.y };
    return { kind: "capsule", start, end: at, radius: 30_000 };
  });
}

test("thousands of strokes are united tile by tile, to what they are united at once", async () => {
  const algebra = await loadAreaAlgebra();
  const box = { minX: -fromMm(50), minY: -fromMm(50), maxX: fromMm(50), maxY: fromMm(50) };
  const zone = { id: itemId("zone"), layers: ["F.Cu"] } as unknown as Zone;
  const task = { board: emptyBoard(), zone, layer: "F.Cu", box, filled: new Map() } as const;
  const grown = (solids: readonly Solid[]) => {
    const shapes = new GrownShapes(task);
    shapes.add(solids, fromMm(0.05));
    return shapes.area(algebra);
  };
  const strokes = pathOf(4_100);
  const left = grown(strokes);
  // What is left to be united at once is what shows of the strokes, not the strokes.
  expect(left.length).toBeLessThan(strokes.length / 4);
  const tiled = algebra.unite(left);
  const atOnce = algebra.unite(strokes.flatMap((stroke) => grown([stroke])));
  for (const [a, b] of [
    [tiled, atOnce],
    [atOnce, tiled],
  ] as const)
    expect(algebra.inflate(algebra.subtract(a, b), -ROUNDING, "square")).toEqual([]);
});
