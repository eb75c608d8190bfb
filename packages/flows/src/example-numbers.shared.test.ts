/** The example that takes longest: four layers, planes inside, parts on both sides. */
import { expect, it } from "vitest";
import { exampleNumbers, LONGER, MORE_VIAS } from "./testing/example-numbers.ts";

it("mcu-board is routed whole with 1,102 mm of track and 72 vias, none of it on its planes", {
  timeout: 240_000,
}, async () => {
  const { isWhole, errors, tracksOnPlanes, lengthMm, vias } = await exampleNumbers("mcu-board");
  expect({ isWhole, errors, tracksOnPlanes }).toEqual({ isWhole: true, errors: [], tracksOnPlanes: 0 });
  expect(lengthMm).toBeLessThan(1_101.7 * LONGER);
  expect(vias).toBeLessThanOrEqual(72 + MORE_VIAS);
});
