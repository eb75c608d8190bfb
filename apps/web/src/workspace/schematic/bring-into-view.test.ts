import { type Viewport, visibleBox } from "@tracewright/rendering";
import { expect, test } from "vitest";
import { bringIntoView } from "./bring-into-view.ts";

const VIEW: Viewport = { width: 200, height: 100, centerX: 0, centerY: 0, scale: 10, flipped: false };
const boxAt = (x: number, y: number, side = 1e6) => ({ minX: x, minY: y, maxX: x + side, maxY: y + side });

test("what is in sight already leaves the view as it is", () => {
  expect(bringIntoView(VIEW, [boxAt(0, 0)])).toBe(VIEW);
  expect(bringIntoView(VIEW, [boxAt(900e6, 0), boxAt(0, 0)])).toBe(VIEW);
  expect(bringIntoView(VIEW, [])).toBe(VIEW);
});

test("what is not comes to the middle, from no nearer than before", () => {
  const view = bringIntoView(VIEW, [boxAt(100e6, 50e6)]);
  expect(view).toMatchObject({ centerX: 100.5e6, centerY: 50.5e6, scale: 10 });
});

test("parts that lie far apart are shown together, from further off", () => {
  const view = bringIntoView(VIEW, [boxAt(100e6, 50e6), boxAt(400e6, 50e6)]);
  const seen = visibleBox(view);
  expect(seen.minX).toBeLessThan(100e6);
  expect(seen.maxX).toBeGreaterThan(401e6);
});
