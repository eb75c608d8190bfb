import { BLOCK_SENTENCES } from "@tracewright/blocks";
import { expect, it } from "vitest";
import { sectionOf } from "./section-of.ts";

it("each reason leads to the section in which it can be put right", () => {
  const sections = Object.groupBy(Object.keys(BLOCK_SENTENCES), sectionOf);
  expect(sections.files).toContain("CIRCUIT_NO_PINS");
  expect(sections.files).toContain("LAYOUT_NET_DIFFERS");
  expect(sections.ports).toContain("PORT_RANGE");
  expect(sections.materials).toContain("MATERIAL_NONE_DEFAULT");
  expect(sections.parameters).toContain("FORMULA_SYNTAX");
  expect(sections.needs).toContain("NEED_PORT");
  // Sources are not entered on the page; internal errors are tried again.
  expect(sections.validation).toEqual(["SOURCE_MISSING"]);
  expect(sectionOf("OUT_OF_TIME")).toBe("validation");
});
