import { expect, test } from "vitest";
import { shownFields } from "./shown-fields.ts";

test("KiCad's own fields are not shown, but what it calls ki_description is, under its name", () => {
  const fields = { ki_keywords: "R res", ki_fp_filters: "R_*", ki_description: "Resistor", MPN: "RC0402" };
  expect(shownFields(fields, "Description")).toEqual([
    ["Description", "Resistor"],
    ["MPN", "RC0402"],
  ]);
  expect(shownFields({ Description: "10 kΩ", ki_description: "Resistor" }, "Description")).toEqual([
    ["Description", "10 kΩ"],
  ]);
});
