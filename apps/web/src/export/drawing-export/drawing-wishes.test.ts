import { expect, test } from "vitest";
import { exportWishOf, FIRST_WISHES, paperChoices, sideChoices, usualPaper } from "./drawing-wishes.ts";

test("what stands at the usual is left to the server", () => {
  expect(exportWishOf(FIRST_WISHES)).toEqual({
    outputFormat: "DRAWING_EXPORT",
    fileType: "PDF",
    drawing: { content: "LAYOUT", blackAndWhite: false, drills: "ACTUAL", eachLayer: false },
  });
});

test("of a layout on one page the front is offered once, and it is the first", () => {
  expect(sideChoices(FIRST_WISHES)).toEqual(["FRONT", "BACK"]);
  expect(sideChoices({ ...FIRST_WISHES, eachLayer: true })).toEqual(["usual", "FRONT", "BACK"]);
  expect(sideChoices({ ...FIRST_WISHES, content: "ASSEMBLY" })).toEqual(["usual", "FRONT", "BACK"]);
  expect(exportWishOf({ ...FIRST_WISHES, eachLayer: true, side: "FRONT" }).drawing).toMatchObject({
    seenFrom: "FRONT",
  });
  expect(exportWishOf({ ...FIRST_WISHES, side: "FRONT" }).drawing).not.toHaveProperty("seenFrom");
});

test("each paper is offered once, the usual one of content and file first", () => {
  for (const content of ["LAYOUT", "SCHEMATIC"] as const)
    for (const fileType of ["PDF", "PNG"] as const) {
      const wishes = { ...FIRST_WISHES, content, fileType };
      const shown = paperChoices(wishes).map((paper) => (paper === "usual" ? usualPaper(wishes) : paper));
      expect(new Set(shown).size).toBe(7);
      expect(shown).toHaveLength(7);
      expect(shown[0]).toBe(content === "LAYOUT" && fileType === "PDF" ? "A4" : "OWN");
    }
});

test("a field is sent only where the content has a use for it", () => {
  const chosen = { ...FIRST_WISHES, fileType: "PNG", side: "BACK", layers: ["B.Cu"], paper: "A3", dpi: 600 } as const;
  expect(exportWishOf(chosen).drawing).toMatchObject({ seenFrom: "BACK", layers: ["B.Cu"], paper: "A3", dpi: 600 });
  expect(exportWishOf({ ...chosen, content: "ASSEMBLY" }).drawing).toEqual({
    content: "ASSEMBLY",
    blackAndWhite: false,
    paper: "A3",
    seenFrom: "BACK",
    dpi: 600,
  });
  expect(exportWishOf({ ...chosen, content: "SCHEMATIC", fileType: "SVG" }).drawing).toEqual({
    content: "SCHEMATIC",
    blackAndWhite: false,
    paper: "A3",
  });
});
