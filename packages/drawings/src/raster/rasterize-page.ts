import { Resvg } from "@resvg/resvg-js";
import { encode as encodeJpeg } from "jpeg-js";
import type { DrawingPage } from "../drawing.ts";
import { pageToSvg } from "../svg/page-to-svg.ts";

/** Pixels that one picture may have: an A4 page at 600 dpi has 34.8 million. */
export const PIXEL_LIMIT = 40_000_000;
const JPEG_QUALITY = 90;

export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

/** How many pixels a page has at a resolution. */
export function pixelSize({ width, height }: Pick<DrawingPage, "width" | "height">, dpi: number): PixelSize {
  const pixels = (mm: number) => Math.max(1, Math.round((mm / 25.4) * dpi));
  return { width: pixels(width), height: pixels(height) };
}

/** A page as PNG or JPEG. The caller has checked its `pixelSize` against the limit. */
export function rasterizePage(
  page: DrawingPage,
  { dpi, as }: { readonly dpi: number; readonly as: "png" | "jpg" },
): Uint8Array {
  const { width, height } = pixelSize(page, dpi);
  if (width * height > PIXEL_LIMIT) throw new Error(`${width} × ${height} pixels are more than ${PIXEL_LIMIT}`);
  const resvg = new Resvg(pageToSvg(page, { width, height }), {
    // Letters are strokes: no font of this machine may ever come to be seen.
    font: { loadSystemFonts: false },
  });
  const rendered = resvg.render();
  if (as === "png") return rendered.asPng();
  const pixels = { data: rendered.pixels, width: rendered.width, height: rendered.height };
  return encodeJpeg(pixels, JPEG_QUALITY).data;
}
