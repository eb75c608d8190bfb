import { createCanvas, type SKRSContext2D } from "@napi-rs/canvas";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";

export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue, opacity of each. */
  readonly data: Uint8ClampedArray;
}

export interface ReadPdf {
  readonly information: Record<string, unknown>;
  readonly bookmarks: readonly string[];
  readonly pages: readonly { readonly widthMm: number; readonly heightMm: number; readonly pixels: Pixels }[];
}

/** A PDF as a reader of others sees it: its first pages, so many dots an inch. */
export async function readPdf(
  bytes: Uint8Array,
  dpi: number,
  most: number = Number.POSITIVE_INFINITY,
): Promise<ReadPdf> {
  const loading = getDocument({ data: Uint8Array.from(bytes), verbosity: 0 });
  const pdf = await loading.promise;
  const pages = [];
  for (let number = 1; number <= Math.min(most, pdf.numPages); number++) {
    const page = await pdf.getPage(number);
    const viewport = page.getViewport({ scale: dpi / 72 });
    const canvas = createCanvas(Math.round(viewport.width), Math.round(viewport.height));
    const canvasContext: SKRSContext2D = canvas.getContext("2d");
    // pdf.js asks for a canvas of a browser; this one has all it uses.
    await page.render({ canvas: canvas as never, canvasContext: canvasContext as never, viewport }).promise;
    const { data } = canvasContext.getImageData(0, 0, canvas.width, canvas.height);
    const { width, height } = page.getViewport({ scale: 25.4 / 72 });
    pages.push({ widthMm: width, heightMm: height, pixels: { width: canvas.width, height: canvas.height, data } });
  }
  const { info } = await pdf.getMetadata();
  const outline = (await pdf.getOutline()) ?? [];
  const bookmarks = outline.map(({ title }) => title);
  await loading.destroy();
  return { information: info as Record<string, unknown>, bookmarks, pages };
}

/** Brightness, of 255, by which two readers' smoothing of a thin line may differ. */
const TOLERANCE = 110;

/** Part of the pixels of one picture that have no like in the other, there or next to it; of both ways the larger. */
export function unmatchedPart(a: Pixels, b: Pixels): number {
  if (a.width !== b.width || a.height !== b.height)
    throw new Error(`${a.width} × ${a.height} pixels against ${b.width} × ${b.height}`);
  const [greyA, greyB] = [greys(a), greys(b)];
  return Math.max(countUnmatched(greyA, greyB, a.width), countUnmatched(greyB, greyA, a.width)) / greyA.length;
}

function countUnmatched(of: Uint8Array, among: Uint8Array, width: number): number {
  const near = [0, -1, 1, -width, width, -width - 1, -width + 1, width - 1, width + 1];
  let unmatched = 0;
  for (let at = width + 1; at < of.length - width - 1; at++) {
    const grey = of[at]!;
    // Nearly every pixel is white in both.
    if (grey === among[at]) continue;
    if (near.every((step) => Math.abs(grey - among[at + step]!) > TOLERANCE)) unmatched++;
  }
  return unmatched;
}

function greys(pixels: Pixels): Uint8Array {
  const greys = new Uint8Array(pixels.width * pixels.height);
  for (let at = 0; at < greys.length; at++) greys[at] = brightness(pixels, at * 4);
  return greys;
}

/** Part of the pixels that are not white. */
export function inkedPart(pixels: Pixels): number {
  let inked = 0;
  for (let at = 0; at < pixels.data.length; at += 4) if (brightness(pixels, at) < 240) inked++;
  return inked / (pixels.width * pixels.height);
}

function brightness({ data }: Pixels, at: number): number {
  return ((data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0)) / 3;
}
