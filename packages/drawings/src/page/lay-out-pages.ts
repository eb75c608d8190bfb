import type { GroupMark } from "@tracewright/rendering";
import type { Drawing, DrawingPage, Picture } from "../drawing.ts";
import { largestScale, nameScale } from "./drawing-scale.ts";
import { PAPERS, type PaperName, type PaperSize } from "./paper.ts";
import { drawFrame, FRAME_MARGIN, type FrameLook, TITLE_BLOCK } from "./title-block.ts";

/** What every page says of the project. */
export interface Imprint {
  readonly project: string;
  readonly version: string;
  readonly createdAt: Date;
}

/** About a board that is drawn without paper, millimetres. */
const OWN_MARGIN = 3;
/** Between frame and drawing. */
const GAP = 5;

/** Boards at their true size, each on a page that ends with it. */
export function trimPages(pictures: readonly Picture[]): Drawing {
  const pages = pictures.map((picture): DrawingPage => {
    const { left, top, right, bottom } = picture.bounds;
    const width = right - left + 2 * OWN_MARGIN;
    const height = bottom - top + 2 * OWN_MARGIN;
    return {
      title: picture.title,
      width,
      height,
      marks: [place(picture, { scale: 1, x: OWN_MARGIN, y: OWN_MARGIN })],
    };
  });
  return { pages };
}

/** Each picture on a paper of its own, upright or lying as it becomes larger, with frame and title block. */
export function framePages(pictures: readonly Picture[], paper: PaperName, imprint: Imprint, look: FrameLook): Drawing {
  const pages = pictures.map((picture, index): DrawingPage => {
    const [long, short] = PAPERS[paper];
    const choices = [
      { width: long, height: short },
      { width: short, height: long },
    ].map((size) => ({ size, room: roomOn(size), scale: largestScale(picture.bounds, roomOn(size)) }));
    const [lying, upright] = choices as [Choice, Choice];
    const { size, room, scale } = upright.scale > lying.scale ? upright : lying;
    const { left, top, right, bottom } = picture.bounds;
    const x = FRAME_MARGIN + GAP + (room.width - (right - left) * scale) / 2;
    const y = FRAME_MARGIN + GAP + (room.height - (bottom - top) * scale) / 2;
    const block = {
      ...blockOf(imprint),
      title: picture.title,
      scale: nameScale(scale),
      aside: { caption: look.words.seenFrom, words: sideWords(picture, look) },
      page: `${index + 1}/${pictures.length}`,
    };
    return {
      title: picture.title,
      ...size,
      marks: [place(picture, { scale, x, y }), ...drawFrame(size, block, look)],
    };
  });
  return { pages };
}

interface Choice {
  readonly size: PaperSize;
  readonly room: PaperSize;
  readonly scale: number;
}

export function blockOf({ project, version, createdAt }: Imprint) {
  return { project, version, date: createdAt.toISOString().slice(0, 10) };
}

function sideWords({ side, mirrored }: Picture, { words }: FrameLook): string {
  return mirrored ? words.mirrored(words.side[side]) : words.side[side];
}

function roomOn({ width, height }: PaperSize): PaperSize {
  return {
    width: width - 2 * FRAME_MARGIN - 2 * GAP,
    height: height - 2 * FRAME_MARGIN - 2 * GAP - TITLE_BLOCK.height,
  };
}

/** The picture with its upper left corner at a place of the page. */
export function place(
  { marks, bounds, mirrored }: Pick<Picture, "marks" | "bounds" | "mirrored">,
  { scale, x, y }: { readonly scale: number; readonly x: number; readonly y: number },
): GroupMark {
  return {
    kind: "group",
    x: mirrored ? x + bounds.right * scale : x - bounds.left * scale,
    y: y - bounds.top * scale,
    scale,
    mirrored,
    marks: marks(scale),
  };
}
