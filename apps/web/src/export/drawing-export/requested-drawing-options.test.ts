import { expect, test } from "vitest";
import {
  exportRequestOf,
  INITIAL_OPTIONS,
  paperChoices,
  sideChoices,
  usualPaper,
} from "./requested-drawing-options.ts";

test("what stands at the usual is left to the server", () => {
  expect(exportRequestOf(INITIAL_OPTIONS)).toEqual({
    outputFormat: "DRAWING_EXPORT",
    fileType: "PDF",
    drawing: { content: "LAYOUT", blackAndWhite: false, drills: "ACTUAL", eachLayer: false },
  });
});

test("of a layout on one page the front is offered once, and it is the first", () => {
  expect(sideChoices(INITIAL_OPTIONS)).toEqual(["FRONT", "BACK"]);
  expect(sideChoices({ ...INITIAL_OPTIONS, eachLayer: true })).toEqual(["usual", "FRONT", "BACK"]);
  expect(sideChoices({ ...INITIAL_OPTIONS, content: "ASSEMBLY" })).toEqual(["usual", "FRONT", "BACK"]);
  expect(exportRequestOf({ ...INITIAL_OPTIONS, eachLayer: true, side: "FRONT" }).drawing).toMatchObject({
    seenFrom: "FRONT",
  });
  expect(exportRequestOf({ ...INITIAL_OPTIONS, side: "FRONT" }).drawing).not.toHaveProperty("seenFrom");
});

test("each paper is offered once, the usual one of content and file first", () => {
  for (const content of ["LAYOUT", "SCHEMATIC"] as const)
    for (const fileType of ["PDF", "PNG"] as const) {
      const requested = { ...INITIAL_OPTIONS, content, fileType };
      const shown = paperChoices(requested).map((paper) => (paper === "usual" ? usualPaper(requested) : paper));
      expect(new Set(shown).size).toBe(7);
      expect(shown).toHaveLength(7);
      expect(shown[0]).toBe(content === "LAYOUT" && fileType === "PDF" ? "A4" : "OWN");
    }
});

test("a field is sent only where the content has a use for it", () => {
  const chosen = {
    ...INITIAL_OPTIONS,
    fileType: "PNG",
    side: "BACK",
    layers: ["B.Cu"],
    paper: "A3",
    dpi: 600,
  } as const;
  expect(exportRequestOf(chosen).drawing).toMatchObject({ seenFrom: "BACK", layers: ["B.Cu"], paper: "A3", dpi: 600 });
  expect(exportRequestOf({ ...chosen, content: "ASSEMBLY" }).drawing).toEqual({
    content: "ASSEMBLY",
    blackAndWhite: false,
    paper: "A3",
    seenFrom: "BACK",
    dpi: 600,
  });
  expect(exportRequestOf({ ...chosen, content: "SCHEMATIC", fileType: "SVG" }).drawing).toEqual({
    content: "SCHEMATIC",
    blackAndWhite: false,
    paper: "A3",
  });
});
