import { fromMm } from "@tracewright/geometry";
import { describe, expect, it } from "vitest";
import { heightFieldUnit, readHeight } from "./read-height.ts";

describe("a height as people write it", () => {
  it.each([
    ["1.75mm", 1.75],
    ["1.75 mm", 1.75],
    ["0,8", 0.8],
    [".45 mm", 0.45],
    ['0.069" (1.75mm)', 1.7526],
    ["35 mil", 0.889],
    ["450 µm", 0.45],
    ["max. 11.5 mm", 11.5],
    ["1.45 ~ 1.75 mm", 1.75],
  ])("%s is %d mm", (text, height) => expect(readHeight(text)).toBe(fromMm(height)));

  it.each(["", "see drawing", "low", "5 mm x 3 mm", "2 A", "0", "900 mm", "1.2.3", "1e3", "H5K"])(
    "%s is none, and none is made up",
    (text) => expect(readHeight(text)).toBeUndefined(),
  );

  it("stands in fields that mean the height of the body, with the unit that they say", () => {
    for (const name of [
      "Height",
      "HEIGHT",
      "Component height",
      "MAXIMUM_PACKAGE_HEIGHT",
      "Height - Seated (Max)",
      "height (mm)",
    ])
      expect(`${name} ${heightFieldUnit(name)}`).toBe(`${name} mm`);
    expect(heightFieldUnit("Height (mil)")).toBe("mil");
    expect(heightFieldUnit("Height (inch)")).toBe("in");
    for (const name of ["Weight", "Text height", "Height above sea", "Value", "STANDARD"])
      expect(heightFieldUnit(name)).toBeUndefined();
  });
});
