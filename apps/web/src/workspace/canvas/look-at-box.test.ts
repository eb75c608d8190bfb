import { fromMm } from "@tracewright/geometry";
import { boardToScreen, type Viewport } from "@tracewright/rendering";
import { expect, it } from "vitest";
import { lookAtBox } from "./look-at-box.ts";

const VIEW: Viewport = { width: 800, height: 600, centerX: 0, centerY: 0, scale: 1, flipped: false };
const box = (size: number) => ({
  minX: fromMm(10),
  minY: fromMm(20),
  maxX: fromMm(10 + size),
  maxY: fromMm(20 + size),
});

it("shows the whole box with some of its surroundings", () => {
  const view = lookAtBox(VIEW, box(100));
  const corner = boardToScreen(view, { x: fromMm(10), y: fromMm(20) });
  expect(corner.y).toBeCloseTo(90);
  expect(corner.x).toBeGreaterThan(90);
});

it("does not go nearer than a part can be told from its neighbours", () => {
  const view = lookAtBox(VIEW, box(0.2));
  expect(view.scale).toBe(40);
  expect([view.centerX, view.centerY]).toEqual([fromMm(10.1), fromMm(20.1)]);
});
