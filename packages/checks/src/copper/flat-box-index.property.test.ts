import { type Box, boxesTouch, growBox } from "@tracewright/geometry";
import fc from "fast-check";
import { expect, it } from "vitest";
import { FlatBoxIndex } from "./flat-box-index.ts";

const box = fc
  .record({
    x: fc.integer({ min: -300_000_000, max: 300_000_000 }),
    y: fc.integer({ min: -300_000_000, max: 300_000_000 }),
    width: fc.oneof(fc.integer({ min: 0, max: 600_000 }), fc.integer({ min: 0, max: 200_000_000 })),
    height: fc.oneof(fc.integer({ min: 0, max: 600_000 }), fc.integer({ min: 0, max: 200_000_000 })),
  })
  .map(({ x, y, width, height }): Box => ({ minX: x, minY: y, maxX: x + width, maxY: y + height }));

it("finds every box that touches, once, and no other", () => {
  fc.assert(
    fc.property(fc.array(box, { maxLength: 60 }), box, fc.integer({ min: 0, max: 5_000_000 }), (boxes, where, by) => {
      const grown = growBox(where, by);
      const touching = [...boxes.keys()].filter((entry) => boxesTouch(boxes[entry]!, grown));
      expect(new FlatBoxIndex(boxes).search(where, by).sort((a, b) => a - b)).toEqual(touching);
    }),
  );
});

it("takes boxes metres apart without a grid over all that lies between", () => {
  const far = (at: number): Box => ({ minX: at, minY: at, maxX: at + 100, maxY: at + 100 });
  const index = new FlatBoxIndex([far(-2_000_000_000), far(2_000_000_000)]);
  expect(index.search(far(2_000_000_050))).toEqual([1]);
});
