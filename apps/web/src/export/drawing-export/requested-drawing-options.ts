import type { DrawingInput } from "../../graphql/generated/documents.ts";
import type { ExportRequest } from "../export-entries.ts";

export const CONTENTS = ["LAYOUT", "ASSEMBLY", "SCHEMATIC"] as const;
export const FILE_TYPES = ["PDF", "PNG", "JPG", "SVG", "ZIP"] as const;
const PAPER_CHOICES = ["usual", "OWN", "A4", "A3", "A2", "A1", "A0", "Letter"] as const;
const SIDE_CHOICES = ["usual", "FRONT", "BACK"] as const;
export const DRILL_CHOICES = ["ACTUAL", "SMALL", "NONE"] as const;

export const DPI = { min: 36, max: 2400, usual: 300 } as const;

/** What is chosen in the dialog; a field that the content has no use for keeps its value until it has again. */
export interface RequestedDrawingOptions {
  readonly content: (typeof CONTENTS)[number];
  readonly fileType: (typeof FILE_TYPES)[number];
  readonly paper: (typeof PAPER_CHOICES)[number];
  readonly side: (typeof SIDE_CHOICES)[number];
  readonly drills: (typeof DRILL_CHOICES)[number];
  /** KiCad's names; none: the usual ones. */
  readonly layers: readonly string[];
  readonly eachLayer: boolean;
  readonly blackAndWhite: boolean;
  /** Undefined while the field is empty. */
  readonly dpi: number | undefined;
}

export const INITIAL_OPTIONS: RequestedDrawingOptions = {
  content: "LAYOUT",
  fileType: "PDF",
  paper: "usual",
  side: "usual",
  drills: "ACTUAL",
  layers: [],
  eachLayer: false,
  blackAndWhite: false,
  dpi: DPI.usual,
};

/** The sides to choose from; the first is what is drawn unless one is chosen. */
export function sideChoices({
  content,
  eachLayer,
}: RequestedDrawingOptions): readonly RequestedDrawingOptions["side"][] {
  // A layout on one page is seen from the front anyway.
  return content === "LAYOUT" && !eachLayer ? ["FRONT", "BACK"] : ["usual", "FRONT", "BACK"];
}

/** What is printed on unless a paper is chosen: pictures and sheets are as large as they are. */
export function usualPaper({ content, fileType }: RequestedDrawingOptions): "OWN" | "A4" {
  return content !== "SCHEMATIC" && (fileType === "PDF" || fileType === "ZIP") ? "A4" : "OWN";
}

/** Each paper once, the usual one first. */
export function paperChoices(requested: RequestedDrawingOptions): readonly RequestedDrawingOptions["paper"][] {
  return PAPER_CHOICES.filter((paper) => paper !== usualPaper(requested));
}

/** Whether the file has pixels. */
export function hasPixels({ fileType }: RequestedDrawingOptions): boolean {
  return fileType === "PNG" || fileType === "JPG" || fileType === "ZIP";
}

/** What the server is asked for; fields that stand at what is usual are left to it. */
export function exportRequestOf(requested: RequestedDrawingOptions): ExportRequest {
  const { content, fileType, paper, side, drills, layers, eachLayer, blackAndWhite, dpi } = requested;
  const ofLayout: DrawingInput =
    content === "LAYOUT" ? { drills, eachLayer, ...(layers.length > 0 && { layers: [...layers] }) } : {};
  const drawing: DrawingInput = {
    content,
    blackAndWhite,
    ...(paper !== "usual" && paper !== usualPaper(requested) && { paper }),
    ...(side !== "usual" && side !== sideChoices(requested)[0] && content !== "SCHEMATIC" && { seenFrom: side }),
    ...(hasPixels(requested) && dpi !== undefined && { dpi }),
    ...ofLayout,
  };
  return { outputFormat: "DRAWING_EXPORT", fileType, drawing };
}
