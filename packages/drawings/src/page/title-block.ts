import { DrawList, type Mark } from "@tracewright/rendering";
import type { DrawingWords } from "../words/drawing-words.ts";
import { lineOfText } from "./line-of-text.ts";
import type { PaperSize } from "./paper.ts";

/** What stands at the lower right of a page. */
export interface TitleBlock {
  readonly project: string;
  readonly title: string;
  readonly version: string;
  /** 2026-11-22. */
  readonly date: string;
  /** "2:1"; "1:1". */
  readonly scale: string;
  /** What else matters: the side looked at, the file of a sheet. */
  readonly aside: { readonly caption: string; readonly words: string };
  /** "1/3". */
  readonly page: string;
}

/** From the paper's edge to the frame, millimetres. */
export const FRAME_MARGIN = 10;
export const TITLE_BLOCK = { width: 108, height: 24 } as const;

const INK = "#000000";
const CAPTION_HEIGHT = 1.3;
const ROW = 8;

/** Where the title block of a page lies. */
export function titleBlockBounds({ width, height }: PaperSize) {
  const right = width - FRAME_MARGIN;
  const bottom = height - FRAME_MARGIN;
  return { left: right - TITLE_BLOCK.width, top: bottom - TITLE_BLOCK.height, right, bottom };
}

export interface FrameLook {
  readonly words: DrawingWords;
  /** Takes the letters that have no strokes. */
  readonly missing: Set<string>;
}

/** The frame of a page and the title block in its lower right corner. */
export function drawFrame(
  { width, height }: PaperSize,
  block: TitleBlock,
  { words: captions, missing }: FrameLook,
): Mark[] {
  const lines = new DrawList();
  const { left, top, right, bottom } = titleBlockBounds({ width, height });
  rectangle(lines, [FRAME_MARGIN, FRAME_MARGIN, right, bottom]);
  rectangle(lines, [left, top, right, bottom]);
  for (const row of [1, 2]) {
    lines.moveTo(left, top + row * ROW);
    lines.lineTo(right, top + row * ROW);
  }
  const cells: readonly Cell[] = [
    { caption: captions.project, words: block.project, at: [0, 0, 88] },
    { caption: captions.page, words: block.page, at: [88, 0, 20] },
    { caption: captions.shows, words: block.title, at: [0, 1, 66] },
    { ...block.aside, at: [66, 1, 42] },
    { caption: captions.version, words: block.version, at: [0, 2, 33] },
    { caption: captions.date, words: block.date, at: [33, 2, 33] },
    { caption: captions.scale, words: block.scale, at: [66, 2, 42] },
  ];
  const texts = cells.flatMap(({ caption, words, at: [across, row, wide] }) => {
    const x = left + across;
    const y = top + row * ROW;
    if (across > 0) {
      lines.moveTo(x, y);
      lines.lineTo(x, y + ROW);
    }
    return [
      ...lineOfText(caption, { x: x + 1.5, y: y + 1, height: CAPTION_HEIGHT, vertical: "top", colour: INK }),
      ...lineOfText(words, {
        x: x + 1.5,
        y: y + 5.3,
        height: row === 0 ? 2.8 : 2.2,
        longest: wide - 3,
        colour: INK,
        missing,
      }),
    ];
  });
  return [{ kind: "stroke", path: lines, colour: INK, width: 0.25 }, ...texts];
}

interface Cell {
  readonly caption: string;
  readonly words: string;
  /** From the left of the block, the row, the width. */
  readonly at: readonly [number, number, number];
}

function rectangle(list: DrawList, [left, top, right, bottom]: readonly [number, number, number, number]): void {
  list.moveTo(left, top);
  list.lineTo(right, top);
  list.lineTo(right, bottom);
  list.lineTo(left, bottom);
  list.closePath();
}
