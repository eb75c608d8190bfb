import { expect, test } from "vitest";
import { exportWishOf, FIRST_WISHES } from "./drawing-wishes.ts";

test("what stands at the usual is left to the server", () => {
  expect(exportWishOf(FIRST_WISHES)).toEqual({
    outputFormat: "DRAWING_EXPORT",
    fileType: "PDF",
    drawing: { content: "LAYOUT", blackAndWhite: false, drills: "ACTUAL", eachLayer: false },
  });
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
