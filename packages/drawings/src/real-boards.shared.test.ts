import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Board, Circuit } from "@tracewright/board";
import { importFiles } from "@tracewright/formats";
import { describe, expect, it } from "vitest";
import type { DrawingContent } from "./drawing-options.ts";
import { writeDrawing } from "./files/write-drawing.ts";
import { makeDrawing } from "./make-drawing.ts";
import { rasterizePage } from "./raster/rasterize-page.ts";
import { readPicture } from "./testing/read-picture.ts";
import { inkedPart, readPdf, unmatchedPart } from "./testing/render-pdf.ts";

/** Every real project is drawn whole within the limits, and another reader sees in its PDF what our SVG shows. */
const SHARED = process.env.TRACEWRIGHT_SHARED ?? resolve(import.meta.dirname, "../../../../shared");
const BOARDS = join(SHARED, "boards");
const projects = existsSync(BOARDS)
  ? readdirSync(BOARDS, { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name)
  : [];
const imprint = { project: "Real", version: "1.0", createdAt: new Date("2026-01-01T00:00:00Z") };
const DPI = 150;

const CONTENTS: readonly DrawingContent[] = [
  { kind: "layout", pages: "together", seenFrom: "front", drills: "actual" },
  { kind: "layout", pages: "each", seenFrom: "own", drills: "small" },
  { kind: "assembly", sides: ["front", "back"] },
  { kind: "schematic" },
];

function filesIn(folder: string, under = ""): { name: string; bytes: Uint8Array }[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return filesIn(path, `${under}${entry.name}/`);
    if (!/\.(kicad_(sch|pcb|pro)|sch|pro|lib|json)$/.test(entry.name) || statSync(path).size > 50e6) return [];
    return [{ name: under + entry.name, bytes: new Uint8Array(readFileSync(path)) }];
  });
}

/** Board and schematic together, or each by itself where they are refused together because they disagree. */
function readProject(project: string): { readonly board?: Board | undefined; readonly circuit?: Circuit | undefined } {
  const files = filesIn(join(BOARDS, project));
  const together = importFiles(files);
  if (together.accepted) return together;
  const apart = files.map((file) => importFiles([file])).filter(({ accepted }) => accepted);
  return {
    board: apart.find(({ board }) => board)?.board,
    circuit: apart.find(({ circuit }) => circuit)?.circuit,
  };
}

describe.skipIf(projects.length === 0)("drawings of real projects", () => {
  it.each(projects)("%s is drawn, and its PDF shows what its SVG shows", async (project) => {
    const { board, circuit } = readProject(project);
    expect(board, "the layout").toBeDefined();
    for (const content of CONTENTS) {
      if (content.kind === "schematic" ? !circuit?.sheets.length : !board) continue;
      const outcome = makeDrawing({ ...imprint, board, circuit }, { content, paper: "A4", colours: "colour" });
      if (outcome.status === "refused") throw new Error(`${content.kind}: ${outcome.reason}`);
      const { drawing } = outcome;
      const [page] = drawing.pages;
      const written = writeDrawing(drawing, { fileType: "PDF", stem: "x", imprint });
      if (written.status === "refused" || !page) throw new Error(`${content.kind} cannot be written`);
      expect(written.bytes.length).toBeLessThan(20e6);
      const [read] = (await readPdf(written.bytes, DPI, 1)).pages;
      const picture = await readPicture(rasterizePage(page, { dpi: DPI, as: "png" }));
      expect(inkedPart(picture), `${content.kind}: ink`).toBeGreaterThan(0.005);
      expect(unmatchedPart(read!.pixels, picture), `${content.kind}: difference`).toBeLessThan(0.005);
    }
  });
});
