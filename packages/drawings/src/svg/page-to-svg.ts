import { svgPage } from "@tracewright/rendering";
import { type DrawingPage, PAPER_COLOUR } from "../drawing.ts";

/** A page as a picture that stands by itself, as large as the page, or of so many pixels. */
export function pageToSvg(
  { width, height, marks }: DrawingPage,
  pixels?: { readonly width: number; readonly height: number },
): string {
  const page = { left: 0, top: 0, across: width, down: height, paper: PAPER_COLOUR };
  const mm = (length: number) => `${Number(length.toFixed(4))}mm`;
  return svgPage({ ...page, width: pixels?.width ?? mm(width), height: pixels?.height ?? mm(height) }, marks);
}
