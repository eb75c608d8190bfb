/** A change of the engines that makes boards worse is seen here before anybody looks at a picture. */
import { expect, it } from "vitest";
import { exampleNumbers, LONGER, MORE_VIAS } from "./testing/example-numbers.ts";

it.each([
  { name: "blinker", lengthMm: 126, vias: 0 },
  { name: "header-shield", lengthMm: 450.4, vias: 1 },
  { name: "usb-sensor", lengthMm: 261.4, vias: 19 },
])("$name is routed whole with $lengthMm mm of track and $vias vias", { timeout: 120_000 }, async (example) => {
  const { isWhole, errors, lengthMm, vias } = await exampleNumbers(example.name);
  expect({ isWhole, errors }).toEqual({ isWhole: true, errors: [] });
  expect(lengthMm).toBeLessThan(example.lengthMm * LONGER);
  expect(vias).toBeLessThanOrEqual(example.vias + MORE_VIAS);
});
