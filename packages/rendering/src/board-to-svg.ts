import { type Board, type Side, toMm } from "@tracewright/board";
import { buildScene } from "./build-scene.ts";
import { type ColorTheme, KICAD_THEME } from "./color-theme.ts";
import { defaultVisibleSheets } from "./draw-order.ts";
import type { Primitive, Sheet } from "./primitive.ts";
import { sheetColor } from "./sheet-color.ts";

export interface SvgOptions {
  readonly theme?: ColorTheme;
  readonly viewedFrom?: Side;
  /** What is drawn; default: what the workspace shows at first. */
  readonly visible?: ReadonlySet<Sheet>;
  /** Width of the picture in pixels; the height follows the board. Absent: as wide as its place. */
  readonly width?: number;
}

const MARGIN_MM = 1;

/** A board as an SVG picture in millimetres. Names and texts of the file are data: they are escaped, never markup. */
export function boardToSvg(board: Board, options: SvgOptions = {}): string {
  const { theme = KICAD_THEME, viewedFrom = "front", visible = defaultVisibleSheets(board), width } = options;
  const scene = buildScene(board);
  const { minX, minY, maxX, maxY } = scene.bounds;
  const left = toMm(minX) - MARGIN_MM;
  const top = toMm(minY) - MARGIN_MM;
  const wide = toMm(maxX - minX) + 2 * MARGIN_MM;
  const high = toMm(maxY - minY) + 2 * MARGIN_MM;
  const size = width === undefined ? "" : ` width="${width}" height="${number((width * high) / wide)}"`;
  const mirror = viewedFrom === "back" ? ` transform="translate(${number(2 * left + wide)} 0) scale(-1 1)"` : "";
  const outline = scene.areas.map(({ outer, holes }) =>
    [outer, ...holes].map((ring) => ringPath(ring.flatMap(({ x, y }) => [x, y]))).join(""),
  );
  const sheets = scene.order[viewedFrom].filter((sheet) => visible.has(sheet));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${number(left)} ${number(top)} ${number(wide)} ${number(high)}"${size}>`,
    `<rect x="${number(left)}" y="${number(top)}" width="${number(wide)}" height="${number(high)}" fill="${theme.background}"/>`,
    `<g stroke-linecap="round" stroke-linejoin="round"${mirror}>`,
    ...(outline.length > 0 ? [`<path d="${outline.join("")}" fill="${theme.board}" fill-rule="evenodd"/>`] : []),
    ...sheets.flatMap((sheet) => sheetToSvg(scene.bySheet.get(sheet) ?? [], sheetColor(theme, sheet))),
    "</g>",
    "</svg>",
  ].join("\n");
}

/** One path for all fills of a sheet, one for all lines of the same width, then its texts. */
function sheetToSvg(primitives: readonly Primitive[], color: string): string[] {
  const lines = new Map<number, string[]>();
  const fills: string[] = [];
  const texts: string[] = [];
  for (const primitive of primitives) {
    if (primitive.kind === "fill") fills.push(primitive.rings.map(ringPath).join(""));
    else if (primitive.kind === "text") texts.push(textToSvg(primitive));
    else {
      const group = lines.get(primitive.width) ?? [];
      lines.set(primitive.width, group);
      group.push(linePath(primitive.points) + (primitive.closed ? "Z" : ""));
    }
  }
  const drawn = [
    ...(fills.length > 0 ? [`<path d="${fills.join("")}" fill-rule="evenodd" stroke="none"/>`] : []),
    ...[...lines].map(
      ([width, paths]) =>
        `<path d="${paths.join("")}" fill="none" stroke="${color}" stroke-width="${number(toMm(width))}"/>`,
    ),
    ...texts,
  ];
  return drawn.length > 0 ? [`<g fill="${color}">`, ...drawn, "</g>"] : [];
}

function textToSvg(text: Extract<Primitive, { kind: "text" }>): string {
  const transform = [
    `translate(${number(toMm(text.x))} ${number(toMm(text.y))})`,
    ...(text.rotation === 0 ? [] : [`rotate(${number(-text.rotation)})`]),
    ...(text.mirrored ? ["scale(-1 1)"] : []),
  ].join(" ");
  // A capital of this font is 0.72 of its size; KiCad's size is the capital.
  const size = number(toMm(text.height) / 0.72);
  return `<text transform="${transform}" font-family="'JetBrains Mono Variable', monospace" font-size="${size}" text-anchor="${text.anchor}" dominant-baseline="central">${escapeText(text.text)}</text>`;
}

function linePath(points: readonly number[]): string {
  let path = "";
  for (let at = 0; at + 1 < points.length; at += 2)
    path += `${at === 0 ? "M" : "L"}${number(toMm(points[at] ?? 0))} ${number(toMm(points[at + 1] ?? 0))}`;
  return path;
}

function ringPath(points: readonly number[]): string {
  return `${linePath(points)}Z`;
}

/** Four digits after the point are a tenth of a micrometre. */
function number(value: number): string {
  return String(Number(value.toFixed(4)) + 0);
}

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

/** Control characters have no place in XML, not even escaped. */
function escapeText(text: string): string {
  return [...text]
    .filter((character) => character >= " " || character === "\t" || character === "\n")
    .map((character) => ENTITIES[character] ?? character)
    .join("");
}
