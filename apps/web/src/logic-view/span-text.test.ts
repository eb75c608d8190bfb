import { expect, it } from "vitest";
import { spanText } from "./span-text.ts";

it("spans are written with their unit, what is unknown as dots, and nothing where nothing is known", () => {
  expect(spanText({ min: 3, nominal: 3.3, max: 3.6 })).toBe("3 V … 3.6 V");
  expect(spanText({ min: 5, max: 5 })).toBe("5 V");
  expect(spanText({ nominal: 3.3 })).toBe("3.3 V");
  expect(spanText({ max: 0.5 }, "A")).toBe("… … 500 mA");
  expect([spanText({}), spanText(undefined)]).toEqual(["", ""]);
});
