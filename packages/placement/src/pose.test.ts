import { expect, test } from "vitest";
import { forgetPlace } from "./pose.ts";
import { mm, testPart } from "./testing/test-board.ts";

const turned = (reference: string, rotation: number) =>
  forgetPlace({
    ...testPart({ reference, width: 4, height: 4, nets: ["A", "B", "C"], at: mm(10, 10) }),
    rotation,
  }).rotation;

test("a part whose place is forgotten stands straight again", () => {
  expect([0, 90, 180, 270].map((rotation) => turned("U1", rotation))).toEqual([0, 90, 180, 270]);
  expect(turned("U1", 100)).toBe(90);
  expect(turned("U1", 225) % 90).toBe(0);
  expect(turned("R1", 45) % 90).toBe(0);
});

test("half a right angle is kept where people see, press or plug in", () => {
  expect(["LED1", "J1", "SW1", "K1"].map((reference) => turned(reference, 45))).toEqual([45, 45, 45, 45]);
  expect(turned("J1", 50)).toBe(90);
});
