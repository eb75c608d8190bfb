import { type Circuit, listed, phrase, type RemarkWords, type Sheet } from "@tracewright/board";
import { BLACK_SHEET, drawSheet, LIGHT_SHEET, type Mark } from "@tracewright/rendering";
import type { Bounds, Drawing, DrawingPage } from "../drawing.ts";
import type { DrawingOptions } from "../drawing-options.ts";
import { boundsOf } from "../layout/reach.ts";
import { largestScale, nameScale } from "../page/drawing-scale.ts";
import { blockOf, type Imprint, place } from "../page/lay-out-pages.ts";
import { PAPERS, type PaperSize, sheetPaper } from "../page/paper.ts";
import { drawFrame, FRAME_MARGIN, type FrameLook, TITLE_BLOCK, titleBlockBounds } from "../page/title-block.ts";
import { reachesInto } from "./reaches-into.ts";

/** Between frame and drawing where the sheet is fitted, millimetres. */
const GAP = 2;

/**
 * Every sheet as a page with frame and title block. On the paper it was drawn for it stands where its designer put it;
 * on another paper, and where it reaches beyond its own or into the title block, it is fitted above that.
 */
export function drawSheets(
  circuit: Circuit,
  { paper, colours }: Pick<DrawingOptions, "paper" | "colours">,
  imprint: Imprint,
  look: FrameLook,
): Drawing {
  const pages = circuit.sheets.map((sheet, index): DrawingPage => {
    const theme = { ...(colours === "black" ? BLACK_SHEET : LIGHT_SHEET), paper: "#ffffff" };
    const drawing = drawSheet(circuit, sheet, { theme, otherLetters: "blank" });
    for (const letter of drawing.missing) look.missing.add(letter);
    const drawn = drawing.box && boundsOf(drawing.box);
    const { size, scale, x, y, bounds } = standOn(paper, sheet, { drawn, marks: drawing.marks });
    const title = sheetTitle(sheet, circuit) || look.words.schematic;
    const block = {
      ...blockOf(imprint),
      title,
      aside: { caption: look.words.file, words: sheet.fileName },
      scale: nameScale(scale),
      page: `${index + 1}/${circuit.sheets.length}`,
    };
    const content = place({ marks: () => drawing.marks, bounds, mirrored: false }, { scale, x, y });
    return { title, ...size, marks: [content, ...drawFrame(size, block, look)] };
  });
  return { pages };
}

interface Stand {
  readonly size: PaperSize;
  readonly scale: number;
  /** The position of the upper left corner of `bounds`. */
  readonly x: number;
  readonly y: number;
  readonly bounds: Bounds;
}

function standOn(
  paper: DrawingOptions["paper"],
  sheet: Sheet,
  { drawn, marks }: { readonly drawn: Bounds | undefined; readonly marks: readonly Mark[] },
): Stand {
  const own = paper === "own" ? sheetPaper(sheet.paper) : undefined;
  const [width, height] = PAPERS[paper === "own" ? "A4" : paper];
  const size = own ?? { width, height };
  const whole = { left: 0, top: 0, right: size.width, bottom: size.height };
  const isFree = own !== undefined && !reachesInto(marks, titleBlockBounds(size));
  const isWithin = drawn === undefined || (isFree && contains(whole, drawn));
  if (isWithin) return { size, scale: 1, x: 0, y: 0, bounds: whole };
  const around = 2 * (FRAME_MARGIN + GAP);
  const room = { width: size.width - around, height: size.height - around - TITLE_BLOCK.height };
  const scale = Math.min(1, largestScale(drawn, room));
  return { size, scale, x: FRAME_MARGIN + GAP, y: FRAME_MARGIN + GAP, bounds: drawn };
}

function contains(outer: Bounds, inner: Bounds): boolean {
  return (
    inner.left >= outer.left && inner.top >= outer.top && inner.right <= outer.right && inner.bottom <= outer.bottom
  );
}

function sheetTitle({ name, path, fileName }: Sheet, { title }: Circuit): string {
  if (path === "/" || path === "") return title || fileName;
  return name || path;
}

/** More are counted, not named. */
const MAX_NAMED = 10;

/** Symbols that cannot be drawn because their library did not come with the sheets; a remark, or none. */
export function undrawnSymbols({ sheets, librarySymbols }: Circuit): RemarkWords[] {
  const names = sheets.flatMap(({ symbols }) =>
    symbols.filter(({ librarySymbol }) => !librarySymbols[librarySymbol]).map(({ librarySymbol }) => librarySymbol),
  );
  if (names.length === 0) return [];
  return [phrase("symbols-not-drawn", { count: names.length, names: listed([...new Set(names)], MAX_NAMED) })];
}
