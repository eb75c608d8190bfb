import type { PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { PdfBox } from "../facts/evidence.ts";
import type { PageText, TextDirection, TextRun } from "./page-text.ts";

/** What pdf.js answers of one showing of text; `transform` takes the unit of text to the page. */
interface ShownText {
  readonly str: string;
  readonly transform: readonly number[];
  readonly width: number;
}

/** Text that slants more than this, in degrees, is a watermark or a drawing. */
const MAX_SLANT = 4;
/** Bold faces are imitated by showing letters twice, this part of their size apart. */
const DOUBLE_SHOWN = 0.25;

export type PageReading =
  | { readonly kind: "read"; readonly texts: readonly PageText[]; readonly letters: number }
  | { readonly kind: "too-much-text" }
  /** What is drawn on the page contradicts itself; other pages may be well. */
  | { readonly kind: "broken" };

/** Text comes in portions and is given up as soon as there is more than `maxLetters` of it. */
export async function readPageText(
  document: PDFDocumentProxy,
  number: number,
  maxLetters: number,
): Promise<PageReading> {
  try {
    const page = await document.getPage(number);
    const shown: ShownText[] = [];
    let letters = 0;
    const reader = page.streamTextContent().getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      for (const item of value.items as ShownText[]) {
        if (typeof item.str !== "string" || item.str.trim() === "") continue;
        letters += item.str.length;
        shown.push(item);
      }
      if (letters > maxLetters) {
        await reader.cancel(new Error("more text than is read"));
        return { kind: "too-much-text" };
      }
    }
    page.cleanup();
    return { kind: "read", texts: byDirection(number, shown, page.view), letters };
  } catch {
    return { kind: "broken" };
  }
}

function byDirection(page: number, shown: readonly ShownText[], view: readonly number[]): PageText[] {
  const directions = new Map<TextDirection, TextRun[]>();
  for (const item of shown) {
    const direction = directionOf(item.transform);
    if (direction === undefined) continue;
    const run = runOf(item, direction);
    if (run === undefined) continue;
    const runs = directions.get(direction);
    if (runs) runs.push(run);
    else directions.set(direction, [run]);
  }
  return [...directions].map(([direction, runs]) => ({
    page,
    direction,
    bottom: bottomOf(direction, view),
    runs: withoutDoubles(runs),
  }));
}

function bottomOf(direction: TextDirection, [left = 0, bottom = 0, right = 0, top = 0]: readonly number[]): number {
  return { 0: -bottom, 90: right, 180: top, 270: -left }[direction];
}

function directionOf([a = 0, b = 0]: readonly number[]): TextDirection | undefined {
  const degrees = (Math.atan2(b, a) * 180) / Math.PI;
  const turned = Math.round(degrees / 90) * 90;
  return Math.abs(degrees - turned) > MAX_SLANT ? undefined : ((((turned % 360) + 360) % 360) as TextDirection);
}

function runOf({ str, transform, width }: ShownText, direction: TextDirection): TextRun | undefined {
  const [, , c = 0, d = 0, e = 0, f = 0] = transform;
  const size = Math.hypot(c, d);
  if (![size, e, f, width].every(Number.isFinite) || size <= 0 || Math.abs(width) > 1e5) return undefined;
  const [x, y] = ({ 0: [e, -f], 90: [f, e], 180: [-e, f], 270: [-f, -e] } as const)[direction];
  const text = str.normalize("NFKC").replaceAll(/[\s\p{Cc}]+/gu, " ");
  const lead = text.length - text.trimStart().length;
  return {
    text: text.trim(),
    x: x + (lead > 0 ? size * 0.28 * lead : 0),
    y,
    width: Math.max(0, Math.abs(width) - size * 0.28 * (text.length - text.trim().length)),
    size,
    box: boxOf(direction, e, f, Math.abs(width), size),
  };
}

/** Letters reach about a quarter of their size below the baseline and as far as their size above. */
function boxOf(direction: TextDirection, e: number, f: number, width: number, size: number): PdfBox {
  const [below, above] = [size * 0.25, size * 0.85];
  const box: PdfBox = (
    {
      0: [e, f - below, e + width, f + above],
      90: [e - above, f, e + below, f + width],
      180: [e - width, f - above, e, f + below],
      270: [e - below, f - width, e + above, f],
    } as const
  )[direction];
  return box;
}

function withoutDoubles(runs: readonly TextRun[]): TextRun[] {
  const known = new Map<string, TextRun[]>();
  return runs.filter((run) => {
    const same = known.get(run.text) ?? [];
    known.set(run.text, same);
    const near = run.size * DOUBLE_SHOWN;
    // Only the last few can be doubles: what is drawn twice is drawn one after the other.
    const isDouble = same.slice(-4).some(({ x, y }) => Math.abs(x - run.x) < near && Math.abs(y - run.y) < near);
    if (!isDouble) same.push(run);
    return !isDouble;
  });
}
