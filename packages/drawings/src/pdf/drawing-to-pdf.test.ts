import { beforeAll, describe, expect, it } from "vitest";
import type { Drawing } from "../drawing.ts";
import type { DrawingOptions } from "../drawing-options.ts";
import { type DrawingSubject, makeDrawing } from "../make-drawing.ts";
import { rasterizePage } from "../raster/rasterize-page.ts";
import { exampleSubject } from "../testing/example-board.ts";
import { readPicture } from "../testing/read-picture.ts";
import { inkedPart, readPdf, unmatchedPart } from "../testing/render-pdf.ts";
import { drawingToPdf } from "./drawing-to-pdf.ts";

/** The thinnest pen of a page is about a pixel wide, which some readers make the least width of a line. */
const DPI = 200;

let subject: DrawingSubject;
beforeAll(async () => {
  subject = await exampleSubject("blinker");
});

function draw(options: DrawingOptions): Drawing {
  const outcome = makeDrawing(subject, options);
  if (outcome.status === "refused") throw new Error(outcome.reason);
  return outcome.drawing;
}

const LAYOUT = { kind: "layout", pages: "each", seenFrom: "own", drills: "actual" } as const;

describe("a drawing as PDF", () => {
  it.each([
    ["the back on A4, mirrored", { content: { ...LAYOUT, layers: ["B.Cu"] }, paper: "A4", colours: "colour" }],
    [
      "all layers at true size",
      { content: { ...LAYOUT, pages: "together", seenFrom: "back" }, paper: "own", colours: "colour" },
    ],
    [
      "an assembly drawing",
      { content: { kind: "assembly", sides: ["front", "back"] }, paper: "own", colours: "black" },
    ],
    ["schematic sheets", { content: { kind: "schematic" }, paper: "own", colours: "colour" }],
  ] satisfies [string, DrawingOptions][])("%s: another reader sees what the SVG shows", async (_, options) => {
    const drawing = draw(options);
    const { pages } = await readPdf(drawingToPdf(drawing, subject), DPI);
    expect(pages).toHaveLength(drawing.pages.length);
    for (const [index, page] of drawing.pages.entries()) {
      const read = pages[index];
      if (!read) throw new Error("no such page");
      expect(read.widthMm).toBeCloseTo(page.width, 1);
      expect(read.heightMm).toBeCloseTo(page.height, 1);
      const picture = await readPicture(rasterizePage(page, { dpi: DPI, as: "png" }));
      expect(inkedPart(picture)).toBeGreaterThan(0.004);
      expect(unmatchedPart(read.pixels, picture)).toBeLessThan(0.0002);
    }
  });

  it("would not pass for another: half a millimetre aside is seen", async () => {
    const [page] = draw({ content: LAYOUT, paper: "own", colours: "colour" }).pages;
    if (!page) throw new Error("no page");
    const shifted = { kind: "group", x: 0.5, y: 0, scale: 1, mirrored: false, marks: page.marks } as const;
    const { pages } = await readPdf(drawingToPdf({ pages: [{ ...page, marks: [shifted] }] }, subject), DPI);
    const picture = await readPicture(rasterizePage(page, { dpi: DPI, as: "png" }));
    expect(unmatchedPart(pages[0]!.pixels, picture)).toBeGreaterThan(0.002);
  });

  it("names the project and its pages in any script", async () => {
    const drawing = draw({ content: { ...LAYOUT, layers: ["F.Cu", "B.SilkS"] }, paper: "A4", colours: "black" });
    const { information, bookmarks } = await readPdf(drawingToPdf(drawing, subject), 10);
    expect(information).toMatchObject({ Title: "납땜 lamp 2.1", CreationDate: "D:20261122100000Z" });
    expect(bookmarks).toEqual(["F.Cu", "B.SilkS"]);
  });

  it("is the same to the byte every time", () => {
    const options = { content: { kind: "assembly", sides: ["front"] }, paper: "A4", colours: "colour" } as const;
    expect(drawingToPdf(draw(options), subject)).toEqual(drawingToPdf(draw(options), subject));
  });

  it("says larger pages in larger units, which readers take back", async () => {
    const [page] = draw({ content: { ...LAYOUT, pages: "together" }, paper: "own", colours: "black" }).pages;
    if (!page) throw new Error("no page");
    const group = { kind: "group", x: 0, y: 0, scale: 200, mirrored: false, marks: page.marks } as const;
    const huge = { ...page, width: page.width * 200, height: page.height * 200, marks: [group] };
    const { pages } = await readPdf(drawingToPdf({ pages: [huge] }, subject), 1);
    expect(pages[0]?.widthMm).toBeCloseTo(huge.width, 0);
  });
});
