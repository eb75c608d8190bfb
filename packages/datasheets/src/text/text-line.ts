import type { PdfBox } from "../facts/evidence.ts";
import type { TextRun } from "../pdf/page-text.ts";

/** Runs that stand so near that they are one word group: "V" and its subscript "CC", or words of a sentence. */
export interface TextChunk {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly y: number;
  readonly size: number;
  readonly box: PdfBox;
}

export interface TextLine {
  readonly y: number;
  readonly size: number;
  readonly chunks: readonly TextChunk[];
}

/** Parts of a letter's size. Baselines this near are one line: subscripts are lowered by up to a third. */
const SAME_LINE = 0.42;
/** Runs nearer than this belong to one word, and nearer than the second to one group of words. */
const SAME_WORD = 0.14;
const SAME_CHUNK = 0.75;

/** Top to bottom, each from left to right. */
export function linesOf(runs: readonly TextRun[]): TextLine[] {
  const lines: TextRun[][] = [];
  // Large letters first within a line, so that sub- and superscripts join them and not the other way round.
  for (const run of [...runs].sort((one, other) => one.y - other.y || other.size - one.size)) {
    const line = findLine(lines, run);
    if (line) line.push(run);
    else lines.push([run]);
  }
  return lines.map(lineOf).sort((one, other) => one.y - other.y);
}

/** Looks at the last few lines only: runs come from top to bottom. */
function findLine(lines: readonly TextRun[][], run: TextRun): TextRun[] | undefined {
  for (let at = lines.length - 1; at >= Math.max(0, lines.length - 3); at -= 1) {
    const line = lines[at]!;
    const [head] = line;
    if (!head) continue;
    const tallest = Math.max(head.size, run.size);
    if (Math.abs(head.y - run.y) <= tallest * SAME_LINE && !line.some((other) => overlaps(other, run))) return line;
    if (head.y === run.y) return line;
  }
  return undefined;
}

function overlaps(one: TextRun, other: TextRun): boolean {
  const slack = 0.3 * Math.min(one.size, other.size);
  return one.y !== other.y && one.x < other.x + other.width - slack && other.x < one.x + one.width - slack;
}

function lineOf(runs: readonly TextRun[]): TextLine {
  const sorted = [...runs].sort((one, other) => one.x - other.x);
  const size = Math.max(...sorted.map((run) => run.size));
  const chunks: TextChunk[] = [];
  for (const run of sorted) {
    const last = chunks.at(-1);
    const gap = last === undefined ? Number.POSITIVE_INFINITY : run.x - last.right;
    const em = Math.max(run.size, last?.size ?? 0);
    // Overlapping runs are cells that are written over each other, never one word.
    if (last === undefined || gap > em * SAME_CHUNK || gap < -em * 0.15) {
      chunks.push(chunkOf(run));
    } else chunks[chunks.length - 1] = joined(last, run, gap > em * SAME_WORD ? " " : "");
  }
  const main = sorted.find((run) => run.size === size) ?? sorted[0]!;
  return { y: main.y, size, chunks };
}

export function chunkOf({ text, x, y, width, size, box }: TextRun): TextChunk {
  return { text, left: x, right: x + width, y, size, box };
}

export function joined(one: TextChunk, other: TextChunk | TextRun, between: string): TextChunk {
  const right = "right" in other ? other.right : other.x + other.width;
  return {
    text: `${one.text}${between}${other.text}`,
    left: one.left,
    right: Math.max(one.right, right),
    y: one.size >= other.size ? one.y : other.y,
    size: Math.max(one.size, other.size),
    box: boxAround([one.box, other.box]),
  };
}

export function boxAround(boxes: readonly PdfBox[]): PdfBox {
  let [left, bottom, right, top] = boxes[0]!;
  for (const box of boxes) {
    left = Math.min(left, box[0]);
    bottom = Math.min(bottom, box[1]);
    right = Math.max(right, box[2]);
    top = Math.max(top, box[3]);
  }
  return [left, bottom, right, top].map((value) => Math.round(value * 100) / 100) as unknown as PdfBox;
}

export function textOf(line: TextLine): string {
  return line.chunks.map(({ text }) => text).join(" ");
}
