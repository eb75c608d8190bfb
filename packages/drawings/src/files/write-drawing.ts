import { safeFileName, zipFiles } from "@tracewright/formats";
import type { Drawing, DrawingPage } from "../drawing.ts";
import type { Imprint } from "../page/lay-out-pages.ts";
import { drawingToPdf } from "../pdf/drawing-to-pdf.ts";
import { PIXEL_LIMIT, pixelSize, rasterizePage } from "../raster/rasterize-page.ts";
import { pageToSvg } from "../svg/page-to-svg.ts";

export const DRAWING_FILE_TYPES = ["PDF", "SVG", "PNG", "JPG", "ZIP"] as const;
export type DrawingFileType = (typeof DRAWING_FILE_TYPES)[number];

export const DPI_RANGE = { min: 36, max: 2400, usual: 300 } as const;

export interface DrawingFileOptions {
  readonly fileType: DrawingFileType;
  /** Pixels an inch of PNG and JPG, within `DPI_RANGE`; the usual 300 when absent. */
  readonly dpi?: number | undefined;
  /** Name of the file without its ending. */
  readonly stem: string;
  readonly imprint: Imprint;
}

export type WrittenDrawing =
  | { readonly status: "written"; readonly fileName: string; readonly bytes: Uint8Array }
  | { readonly status: "refused"; readonly reason: string };

/** All pages of a drawing together. */
const ALL_PIXELS_LIMIT = 240_000_000;

/**
 * A drawing as one file. PDF holds all pages; a picture of several pages becomes a zip of pictures. ZIP holds
 * everything: the PDF, and each page as SVG and PNG.
 */
export function writeDrawing(drawing: Drawing, options: DrawingFileOptions): WrittenDrawing {
  const { fileType, dpi = DPI_RANGE.usual, stem, imprint } = options;
  const { pages } = drawing;
  if (!(dpi >= DPI_RANGE.min && dpi <= DPI_RANGE.max))
    return { status: "refused", reason: `${dpi} dpi is not from ${DPI_RANGE.min} to ${DPI_RANGE.max}.` };
  const needsPixels = fileType === "PNG" || fileType === "JPG" || fileType === "ZIP";
  const refusal = needsPixels ? findPixelRefusal(pages, dpi) : undefined;
  if (refusal !== undefined) return { status: "refused", reason: refusal };
  const pdf = () => ({ name: `${stem}.pdf`, bytes: drawingToPdf(drawing, imprint) });
  const pictures = (type: PictureType) =>
    pages.map((page, index) => ({
      name: `${stem}${pages.length > 1 ? `-${index + 1}-${safeFileName(page.title, "page").slice(0, 40)}` : ""}.${type}`,
      bytes: writePicture(page, type, dpi),
    }));
  const files =
    fileType === "PDF"
      ? [pdf()]
      : fileType === "ZIP"
        ? [pdf(), ...pictures("svg"), ...pictures("png")]
        : pictures(fileType === "SVG" ? "svg" : fileType === "PNG" ? "png" : "jpg");
  const [single] = files;
  if (single && files.length === 1) return { status: "written", fileName: single.name, bytes: single.bytes };
  const fileName = fileType === "ZIP" ? `${stem}.zip` : `${stem}-${fileType.toLowerCase()}.zip`;
  return { status: "written", fileName, bytes: zipFiles(files, { createdAt: imprint.createdAt }) };
}

type PictureType = "svg" | "png" | "jpg";

function writePicture(page: DrawingPage, type: PictureType, dpi: number): Uint8Array {
  return type === "svg" ? new TextEncoder().encode(pageToSvg(page)) : rasterizePage(page, { dpi, as: type });
}

function findPixelRefusal(pages: readonly DrawingPage[], dpi: number): string | undefined {
  let all = 0;
  for (const page of pages) {
    const { width, height } = pixelSize(page, dpi);
    all += width * height;
    if (width * height > PIXEL_LIMIT)
      return (
        `"${page.title}" would have ${width} × ${height} pixels at ${dpi} dpi, ${millions(width * height)} million; ` +
        `${millions(PIXEL_LIMIT)} million is the limit. Choose fewer dpi, or PDF or SVG.`
      );
  }
  if (all <= ALL_PIXELS_LIMIT) return undefined;
  return (
    `${pages.length} pages would have ${millions(all)} million pixels at ${dpi} dpi; ${millions(ALL_PIXELS_LIMIT)} million ` +
    "is the limit. Choose fewer dpi, or PDF or SVG."
  );
}

function millions(count: number): string {
  return String(Number((count / 1e6).toFixed(1)));
}
