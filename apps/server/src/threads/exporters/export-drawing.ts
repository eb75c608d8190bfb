import { inEnglish, type LayerId } from "@tracewright/board";
import {
  DRAWING_FILE_TYPES,
  type DrawingContent,
  type DrawingFileType,
  makeDrawing,
  writeDrawing,
} from "@tracewright/drawings";
import { withFilledZones } from "@tracewright/flows";
import type { ExportAnswer } from "../messages/export-messages.ts";
import type { DrawingWish } from "../messages/export-options.ts";
import type { ExportJob } from "./exporter.ts";

const BAD_REQUEST = 400;

/** A drawing of layout, assembly or schematic in the file type asked for. */
export async function exportDrawing(job: ExportJob): Promise<ExportAnswer> {
  const { name: project, version, createdAt, options, stem } = job;
  const { fileType } = options;
  if (!isDrawingFileType(fileType)) throw new Error(`a drawing is not written as ${fileType}`);
  const wish: DrawingWish = options.drawing ?? {};
  const content = contentOf(wish);
  const imprint = { project, version, createdAt };
  const subject = {
    ...imprint,
    ...(job.hasBoard && content.kind === "assembly" ? { board: job.board } : {}),
    ...(job.hasBoard && content.kind === "layout" ? { board: await withFilledZones(job.board) } : {}),
    ...(job.hasCircuit && content.kind !== "layout" ? { circuit: job.circuit } : {}),
  };
  // A picture ends with the board; what is printed has a frame.
  const isPicture = fileType === "PNG" || fileType === "JPG" || fileType === "SVG";
  const usualPaper = isPicture || content.kind === "schematic" ? "own" : "A4";
  const outcome = makeDrawing(subject, {
    content,
    paper: wish.paper === "OWN" ? "own" : (wish.paper ?? usualPaper),
    colours: wish.blackAndWhite ? "black" : "colour",
    language: job.language,
  });
  if (outcome.status === "refused") return refuse(outcome.reason);
  const written = writeDrawing(outcome.drawing, {
    fileType,
    dpi: wish.dpi ?? undefined,
    stem: `${stem}-${content.kind === "assembly" ? "assembly-drawing" : content.kind}`,
    imprint,
  });
  if (written.status === "refused") return refuse(written.reason);
  return { ...written, remarks: outcome.remarks.map((words) => ({ message: inEnglish(words), words })) };
}

function isDrawingFileType(fileType: string): fileType is DrawingFileType {
  return (DRAWING_FILE_TYPES as readonly string[]).includes(fileType);
}

function refuse(reason: string): ExportAnswer {
  return { status: "refused", code: BAD_REQUEST, reasons: [reason] };
}

function contentOf(wish: DrawingWish): DrawingContent {
  const { content, layers, eachLayer, seenFrom, drills } = wish;
  switch (content ?? "LAYOUT") {
    case "SCHEMATIC":
      return { kind: "schematic" };
    case "ASSEMBLY":
      return {
        kind: "assembly",
        sides: seenFrom ? [seenFrom] : ["front", "back"],
      };
    case "LAYOUT":
      return {
        kind: "layout",
        // What is no layer of the board is refused by name.
        ...(layers ? { layers: layers as readonly LayerId[] } : {}),
        pages: eachLayer ? "each" : "together",
        seenFrom: seenFrom ?? (eachLayer ? "own" : "front"),
        drills: ({ ACTUAL: "actual", SMALL: "small", NONE: "none" } as const)[drills ?? "ACTUAL"],
      };
  }
}
