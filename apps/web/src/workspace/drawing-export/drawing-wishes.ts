import type { DrawingInput } from "../../graphql/generated/documents.ts";
import type { ExportWish } from "../export-entries.ts";

export const CONTENTS = ["LAYOUT", "ASSEMBLY", "SCHEMATIC"] as const;
export const FILE_TYPES = ["PDF", "PNG", "JPG", "SVG", "ZIP"] as const;
export const PAPER_CHOICES = ["usual", "OWN", "A4", "A3", "A2", "A1", "A0", "Letter"] as const;
export const SIDE_CHOICES = ["usual", "FRONT", "BACK"] as const;
export const DRILL_CHOICES = ["ACTUAL", "SMALL", "NONE"] as const;

export const DPI = { min: 36, max: 2400, usual: 300 } as const;

/** What is chosen in the dialog; a field that the content has no use for keeps its value until it has again. */
export interface DrawingWishes {
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

export const FIRST_WISHES: DrawingWishes = {
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

/** Whether the file has pixels. */
export function hasPixels({ fileType }: DrawingWishes): boolean {
  return fileType === "PNG" || fileType === "JPG" || fileType === "ZIP";
}

/** What the server is asked for; fields that stand at what is usual are left to it. */
export function exportWishOf(wishes: DrawingWishes): ExportWish {
  const { content, fileType, paper, side, drills, layers, eachLayer, blackAndWhite, dpi } = wishes;
  const ofLayout: DrawingInput =
    content === "LAYOUT" ? { drills, eachLayer, ...(layers.length > 0 && { layers: [...layers] }) } : {};
  const drawing: DrawingInput = {
    content,
    blackAndWhite,
    ...(paper !== "usual" && { paper }),
    ...(side !== "usual" && content !== "SCHEMATIC" && { seenFrom: side }),
    ...(hasPixels(wishes) && dpi !== undefined && { dpi }),
    ...ofLayout,
  };
  return { outputFormat: "DRAWING_EXPORT", fileType, drawing };
}
