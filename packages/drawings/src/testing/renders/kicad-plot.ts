import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { Resvg } from "@resvg/resvg-js";
import type { LayerId } from "@tracewright/board";
import type { Point } from "@tracewright/geometry";
import { type Ink, inkOfOpacity } from "./ink.ts";
import type { Sheet } from "./sheet.ts";

const ORACLE = resolve(import.meta.dirname, "../../../oracle/plot_layers.py");
/** How KiCad 6 writes a text: once invisible for text search, then its strokes. */
const UNSEEN_TEXT = /<text[\s\S]*?<\/text>/g;
const STROKED_TEXT = /<g class="stroked-text">[\s\S]*?<\/g>/g;
const BOTH_TEXTS =
  /<text[^>]*font-size="([\d.]+)"[^>]*>[^<]*<\/text>\s*(?:<\/g>\s*)?(<g class="stroked-text">[\s\S]*?<\/g>)/g;
/** The width of a pen that fills nothing. */
const PEN = /(fill-opacity:0\.0;\s*stroke:#000000; stroke-width:)([\d.]+)/g;
/** Of the unseen text's font, in widths of a capital. */
const FONT_WIDTHS = 4 / 3;

export interface KicadHole {
  readonly kind: "pad" | "npth" | "via";
  readonly ends: readonly [readonly [number, number], readonly [number, number]];
  /** Nanometres. */
  readonly width: number;
}

/** The layers of one board as KiCad plots them. */
export interface KicadPlot {
  readonly layers: readonly LayerId[];
  readonly holes: readonly KicadHole[];
  /** What is drawn on a layer but its texts. */
  readonly inkOf: (layer: LayerId, sheet: Sheet) => Ink;
  readonly inkOfHoles: (kind: KicadHole["kind"], sheet: Sheet) => Ink;
  /** The strokes of its texts, a list of them for each line of text. */
  readonly textsOf: (layer: LayerId) => readonly KicadText[];
  /** As KiCad wrote it, for review. */
  readonly svgOf: (layer: LayerId) => string;
}

export interface KicadText {
  readonly words: string;
  /** Of a capital, nanometres: of texts that are stretched, its width. */
  readonly height: number;
  readonly paths: readonly (readonly Point[])[];
}

/** Whether KiCad's plotter and a virtual display for it are on this machine. */
export function hasPlotter(): boolean {
  try {
    execFileSync("/usr/bin/python3", ["-c", "import pcbnew"], { stdio: "ignore" });
    return existsSync("/usr/bin/xvfb-run");
  } catch {
    return false;
  }
}

/** Plots a board that KiCad 6 can load into a folder; `layers`: those alone. */
export function plotWithKicad(path: string, folder: string, layers: readonly LayerId[] = []): KicadPlot {
  execFileSync("xvfb-run", ["-a", "/usr/bin/python3", ORACLE, path, folder, ...layers], { stdio: "ignore" });
  const svgOf = (layer: LayerId) => readFileSync(join(folder, `${layer}.svg`), "utf8");
  const holes: readonly KicadHole[] = JSON.parse(readFileSync(join(folder, "holes.json"), "utf8"));
  return {
    layers: readdirSync(folder).flatMap((file) => (file.endsWith(".svg") ? [file.slice(0, -4) as LayerId] : [])),
    holes,
    svgOf,
    inkOf: (layer, sheet) => drawn(svgOf(layer).replace(UNSEEN_TEXT, "").replace(STROKED_TEXT, ""), sheet),
    inkOfHoles: (kind, sheet) => drawn(holesSvg(holes.filter((hole) => hole.kind === kind)), sheet),
    textsOf: (layer) =>
      [...svgOf(layer).matchAll(BOTH_TEXTS)].map(([, size, text = ""]) => readText(text, Number(size))),
  };
}

function drawn(svg: string, { window, width, height, pixelsPerMm }: Sheet): Ink {
  const { minX, minY, maxX, maxY } = window;
  // Lines finer than a pixel are drawn as wide as one: so does the canvas, which would not show them at all.
  const least = 1e6 / pixelsPerMm;
  const visible = svg.replace(PEN, (_, before: string, pen: string) => `${before}${Math.max(Number(pen), least)}`);
  const cut = visible.replace(
    /width="[^"]*" height="[^"]*" viewBox="[^"]*"/,
    `width="${width}" height="${height}" viewBox="${minX} ${minY} ${maxX - minX} ${maxY - minY}" preserveAspectRatio="none"`,
  );
  const picture = new Resvg(cut, { font: { loadSystemFonts: false } }).render();
  return inkOfOpacity(picture.width, picture.height, picture.pixels);
}

function holesSvg(holes: readonly KicadHole[]): string {
  const lines = holes.map(
    ({ ends: [[x1, y1], [x2, y2]], width }) => `<path d="M${x1} ${y1}L${x2} ${y2}" stroke-width="${width}"/>`,
  );
  const pen = `stroke="#000" stroke-linecap="round"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1" viewBox="0 0 1 1"><g ${pen}>${lines.join("")}</g></svg>`;
}

function readText(text: string, fontSize: number): KicadText {
  const words = /<desc>([\s\S]*?)<\/desc>/.exec(text)?.[1] ?? "";
  const paths = [...text.matchAll(/ d="([^"]*)"/g)].map(([, d = ""]) =>
    [...d.matchAll(/[ML]\s*(-?[\d.]+)[ ,](-?[\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) })),
  );
  return { words, height: fontSize / FONT_WIDTHS, paths };
}
