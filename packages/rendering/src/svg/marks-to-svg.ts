import type { Mark, WordsMark } from "../marks/mark.ts";
import type { DrawList } from "../scene/draw-list.ts";
import { escapeXml } from "./escape-xml.ts";
import { number, SvgPath } from "./svg-path.ts";

/** Capital height of Inter and its like, in em. */
const CAPITAL_EM = 0.727;

/** Marks as SVG elements; round pens are set by the container (see `svgPage`). */
export function marksToSvg(marks: readonly Mark[]): string {
  return marks.map(markSvg).join("");
}

function markSvg(mark: Mark): string {
  switch (mark.kind) {
    case "fill": {
      const rule = mark.rule === "evenodd" ? ' fill-rule="evenodd"' : "";
      const opacity = mark.opacity === undefined ? "" : ` fill-opacity="${number(mark.opacity)}"`;
      return `<path fill="${mark.colour}"${opacity}${rule} d="${pathText(mark.path)}"/>`;
    }
    case "stroke":
      return `<path fill="none" stroke="${mark.colour}" stroke-width="${number(mark.width)}" d="${pathText(mark.path)}"/>`;
    case "words":
      return wordsSvg(mark);
    case "group": {
      const { x, y, scale, mirrored } = mark;
      const transform = `translate(${number(x)} ${number(y)}) scale(${mirrored ? -scale : scale} ${scale})`;
      return `<g transform="${transform}">${marksToSvg(mark.marks)}</g>`;
    }
  }
}

function wordsSvg({ text, colour, x, y, rotation, height, anchor }: WordsMark): string {
  return (
    `<text transform="translate(${number(x)} ${number(y)}) rotate(${number(-rotation)})" fill="${colour}" ` +
    `font-family="Inter Variable,Inter,sans-serif" font-size="${number(height / CAPITAL_EM)}" text-anchor="${anchor}">${escapeXml(text)}</text>`
  );
}

function pathText(list: DrawList): string {
  const path = new SvgPath();
  list.replay(path);
  return path.text;
}

export interface SvgPage {
  /** The part of the plane that is shown, in millimetres. */
  readonly left: number;
  readonly top: number;
  readonly across: number;
  readonly down: number;
  readonly paper: string;
  /** As an SVG length: pixels without a unit, or "210mm". */
  readonly width: number | string;
  readonly height: number | string;
}

/** A picture that stands by itself: no scripts, no outside references, no fonts but for `words`. */
export function svgPage(page: SvgPage, marks: readonly Mark[]): string {
  const [left, top, across, down] = [page.left, page.top, page.across, page.down].map(number);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${page.width}" height="${page.height}" viewBox="${left} ${top} ${across} ${down}">` +
    `<rect x="${left}" y="${top}" width="${across}" height="${down}" fill="${page.paper}"/>` +
    `<g stroke-linecap="round" stroke-linejoin="round">${marksToSvg(marks)}</g></svg>`
  );
}
