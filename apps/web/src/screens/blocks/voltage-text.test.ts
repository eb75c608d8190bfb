import { expect, it } from "vitest";
import { voltageText } from "./voltage-text.ts";

it.each([
  [null, null, undefined],
  [1.8, 3.6, "1.8 … 3.6 V"],
  [3.3, 3.3, "3.3 V"],
  [null, 5, "≤ 5 V"],
  [0, null, "≥ 0 V"],
])("%s and %s are written as %s", (min, max, text) => {
  expect(voltageText(min, max)).toBe(text);
});
