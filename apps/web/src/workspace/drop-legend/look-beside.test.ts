import { boardToScreen, type Viewport } from "@tracewright/rendering";
import { expect, it } from "vitest";
import { lookBeside } from "./look-beside.ts";

const VIEW: Viewport = { width: 1000, height: 600, centerX: 0, centerY: 0, scale: 1, flipped: false };

it.each([false, true])("what is looked at is left of the legend, from the back too (%s)", (flipped) => {
  const box = { minX: 0, minY: 0, maxX: 80_000_000, maxY: 10_000_000 };
  const view = lookBeside({ ...VIEW, flipped }, box);
  const across = [box.minX, box.maxX].map((x) => boardToScreen(view, { x, y: 0 }).x);
  expect(view.width).toBe(1000);
  expect(Math.min(...across)).toBeGreaterThan(0);
  expect(Math.max(...across)).toBeLessThan(710);
});
