import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { foldTall } from "./fold-tall.ts";

const GAP = 140;
const aBox = (index: number, x: number, height = 100) => ({ id: String(index), x, y: index * 150, width: 300, height });

function extentOf(boxes: ReturnType<typeof aBox>[], places: ReturnType<typeof foldTall>) {
  const at = boxes.map((box) => ({ ...box, ...places.get(box.id) }));
  return {
    width: Math.max(...at.map(({ x, width }) => x + width)) - Math.min(...at.map(({ x }) => x)),
    height: Math.max(...at.map(({ y, height }) => y + height)) - Math.min(...at.map(({ y }) => y)),
  };
}

describe("a drawing of blocks that is much taller than the view", () => {
  it("is cut into bands side by side, which fill the view", () => {
    const boxes = Array.from({ length: 200 }, (_, index) => aBox(index, (index % 3) * 440));
    const { width, height } = extentOf(boxes, foldTall(boxes, 1.3, GAP));
    expect(width / height).toBeGreaterThan(0.6);
    expect(width / height).toBeLessThan(2.6);
  });

  it("is left as it is where it is not so tall", () => {
    const boxes = Array.from({ length: 3 }, (_, index) => aBox(index, 0));
    expect([...foldTall(boxes, 1.3, GAP).values()]).toEqual(boxes.map(({ x, y }) => ({ x, y })));
    expect(foldTall([], 1.3, GAP).size).toBe(0);
  });

  it("has every block once, and none above another", () => {
    const list = fc.array(
      fc.record({ x: fc.integer({ min: 0, max: 800 }), height: fc.integer({ min: 40, max: 148 }) }),
      {
        minLength: 1,
        maxLength: 120,
      },
    );
    fc.assert(
      fc.property(list, (given) => {
        const boxes = given.map(({ x, height }, index) => aBox(index, x, height));
        const places = [...foldTall(boxes, 1.3, GAP)].map(([id, at]) => ({ ...boxes[Number(id)]!, ...at }));
        expect(places).toHaveLength(boxes.length);
        for (const [index, one] of places.entries())
          for (const other of places.slice(index + 1)) {
            const apart =
              one.x + one.width <= other.x ||
              other.x + other.width <= one.x ||
              one.y + one.height <= other.y ||
              other.y + other.height <= one.y;
            expect(apart).toBe(true);
          }
      }),
    );
  });
});
