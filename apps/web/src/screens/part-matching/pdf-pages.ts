import { GlobalWorkerOptions, getDocument, type PDFDocumentProxy } from "pdfjs-dist";
import workerUrl from "pdfjs-dist/build/pdf.worker.min.mjs?url";

GlobalWorkerOptions.workerSrc = workerUrl;

/** Pixels of the longer side of a drawn page at most: what a phone can hold. */
const MAX_PIXELS = 4096;

export interface PdfPages {
  readonly count: number;
  /** Draws a page as wide as the canvas is shown; answers the box on it, in percent of its size. */
  draw(page: number, canvas: HTMLCanvasElement, box: readonly number[] | undefined): Promise<MarkedBox | undefined>;
  close(): void;
}

export interface MarkedBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Opens a datasheet by its address; only what the shown pages need is fetched of it. Its scripts never run. */
export async function openPdf(url: string): Promise<PdfPages> {
  const loading = getDocument({ url, withCredentials: true, disableAutoFetch: true, disableStream: true });
  const document = await loading.promise;
  return {
    count: document.numPages,
    draw: (page, canvas, box) => drawPage(document, page, { canvas, box }),
    close: () => void loading.destroy(),
  };
}

async function drawPage(
  document: PDFDocumentProxy,
  number: number,
  { canvas, box }: { canvas: HTMLCanvasElement; box: readonly number[] | undefined },
): Promise<MarkedBox | undefined> {
  const page = await document.getPage(number);
  const whole = page.getViewport({ scale: 1 });
  const wanted = (canvas.clientWidth * devicePixelRatio) / whole.width;
  const viewport = page.getViewport({ scale: Math.min(wanted, MAX_PIXELS / Math.max(whole.width, whole.height)) });
  canvas.width = Math.floor(viewport.width);
  canvas.height = Math.floor(viewport.height);
  await page.render({ canvas, viewport }).promise;
  if (box === undefined) return undefined;
  const [left = 0, bottom = 0, right = 0, top = 0] = box;
  const [x1 = 0, y1 = 0] = viewport.convertToViewportPoint(left, bottom) as number[];
  const [x2 = 0, y2 = 0] = viewport.convertToViewportPoint(right, top) as number[];
  return {
    left: (100 * Math.min(x1, x2)) / viewport.width,
    top: (100 * Math.min(y1, y2)) / viewport.height,
    width: (100 * Math.abs(x2 - x1)) / viewport.width,
    height: (100 * Math.abs(y2 - y1)) / viewport.height,
  };
}
