import type { Board, LayerId, Side } from "@tracewright/board";
import { buildScene } from "../scene/build-scene.ts";
import { drawingOrder } from "../scene/layer-order.ts";
import type { SceneLayer, SceneText, TypedText } from "../scene/scene.ts";
import { READABLE_PIXELS } from "../scene/scene-text.ts";
import { type BoardTheme, isShownAtFirst, KICAD_THEME, layerColour } from "../theme/board-theme.ts";
import { escapeXml } from "./escape-xml.ts";
import { number, SvgPath } from "./svg-path.ts";

export interface BoardSvgOptions {
  readonly theme?: BoardTheme;
  /** Layers to draw; copper, silk, courtyards and outline when absent. Pads, vias and holes are always drawn. */
  readonly layers?: readonly LayerId[];
  /** Width in pixels; the height follows the board. Texts too small to read at this size are left out. */
  readonly width?: number;
  /** The side looked at; the front when absent. */
  readonly viewedFrom?: Side;
}

/** Border about the board, as a part of its larger side. */
const MARGIN = 0.03;
/** Capital height of Inter and its like, in em. */
export const CAPITAL_EM = 0.727;

/**
 * A picture of the board that stands by itself: background, view box, no scripts, no outside references. Names and
 * texts of the board are data: they are escaped and can never become markup.
 */
export function boardToSvg(board: Board, options: BoardSvgOptions = {}): string {
  const { theme = KICAD_THEME, width = 640, viewedFrom = "front" } = options;
  const scene = buildScene(board);
  const byId = new Map(scene.layers.map((layer) => [layer.id, layer]));
  const wanted = options.layers && new Set<string>(options.layers);
  const shown = drawingOrder(board, viewedFrom).flatMap((id) => {
    const layer = byId.get(id);
    const isLayer = id.includes(".") || id === "Margin";
    const isShown = !isLayer || (wanted ? wanted.has(id) : isShownAtFirst(id) && !/CrtYd$/.test(id));
    return layer && isShown ? [layer] : [];
  });
  const { minX, minY, maxX, maxY } = scene.bounds;
  const border = (Math.max(maxX - minX, maxY - minY, 1_000_000) / 1e6) * MARGIN;
  const left = minX / 1e6 - border;
  const top = minY / 1e6 - border;
  const across = (maxX - minX) / 1e6 + 2 * border;
  const down = (maxY - minY) / 1e6 + 2 * border;
  const height = Math.max(1, Math.round((width * down) / across));
  // Pours of all layers lie beneath everything: a plane would veil the tracks of the layers behind it.
  const pours = shown.map((layer) => poursSvg(layer, theme)).join("");
  const body = pours + shown.map((layer) => layerSvg(layer, theme, across / width)).join("");
  const turned =
    viewedFrom === "back" ? `<g transform="translate(${number(2 * left + across)} 0) scale(-1 1)">${body}</g>` : body;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" ` +
    `viewBox="${number(left)} ${number(top)} ${number(across)} ${number(down)}">` +
    `<rect x="${number(left)}" y="${number(top)}" width="${number(across)}" height="${number(down)}" fill="${theme.background}"/>` +
    `${turned}</svg>`
  );
}

function poursSvg(layer: SceneLayer, theme: BoardTheme): string {
  if (layer.pours.isEmpty) return "";
  const opacity = layer.id === "board" ? 1 : theme.pourOpacity;
  const colour = layerColour(theme, layer.id);
  const areas = `<path fill="${colour}" fill-opacity="${opacity}" d="${pathOf(layer.pours)}"/>`;
  if (layer.rims.size === 0) return areas;
  const rims = [...layer.rims].map(
    ([pen, list]) => `<path fill="none" stroke-width="${number(pen / 1e6)}" d="${pathOf(list)}"/>`,
  );
  // As one group, so that what lies on the areas twice is as transparent as they are.
  return (
    `<g opacity="${opacity}" fill="${colour}" stroke="${colour}" stroke-linejoin="round">` +
    `<path stroke="none" d="${pathOf(layer.pours)}"/>${rims.join("")}</g>`
  );
}

/** `pixel` is the size of one in millimetres. */
function layerSvg(layer: SceneLayer, theme: BoardTheme, pixel: number): string {
  const colour = layerColour(theme, layer.id);
  const parts: string[] = [];
  if (!layer.fills.isEmpty) parts.push(`<path fill="${colour}" d="${pathOf(layer.fills)}"/>`);
  for (const [pen, list] of layer.strokes)
    parts.push(
      `<path fill="none" stroke="${colour}" stroke-width="${number(pen === 0 ? pixel : pen / 1e6)}" d="${pathOf(list)}"/>`,
    );
  const readable = layer.texts.filter(({ height }) => height / 1e6 >= READABLE_PIXELS * pixel);
  parts.push(...textsSvg(readable, colour));
  if (parts.length === 0) return "";
  return `<g stroke-linecap="round" stroke-linejoin="round">${parts.join("")}</g>`;
}

function pathOf(list: SceneLayer["fills"]): string {
  const path = new SvgPath();
  list.replay(path);
  return path.text;
}

/** All texts of one pen are one path; those without strokes stand by themselves. */
function textsSvg(texts: readonly SceneText[], colour: string): string[] {
  const byPen = new Map<number, SvgPath>();
  const filled = new SvgPath();
  const typed: string[] = [];
  for (const text of texts) {
    if (text.kind === "typed") {
      typed.push(typedSvg(text, colour));
      continue;
    }
    if (text.kind === "areas") {
      text.areas.replay(filled);
      continue;
    }
    const path = byPen.get(text.thickness) ?? new SvgPath();
    byPen.set(text.thickness, path);
    text.strokes.replay(path);
  }
  const strokes = [...byPen].map(
    ([pen, { text: d }]) => `<path fill="none" stroke="${colour}" stroke-width="${number(pen / 1e6)}" d="${d}"/>`,
  );
  const areas = filled.text === "" ? [] : [`<path fill="${colour}" stroke="none" d="${filled.text}"/>`];
  return [...strokes, ...areas, ...typed];
}

const ANCHORS = { left: "start", center: "middle", right: "end" } as const;

/** One text, a line of it per `<text>`; the letters as high and as wide as KiCad's. */
function typedSvg(text: TypedText, colour: string): string {
  const height = text.height / 1e6;
  const wide = text.height === 0 ? 1 : text.width / text.height;
  const lines = text.text.split(/\r?\n/);
  const pitch = height * 1.61;
  const below = (lines.length - 1) * pitch;
  const first = text.vertical === "top" ? height : text.vertical === "middle" ? (height - below) / 2 : -below;
  const place =
    `translate(${number(text.position.x / 1e6)} ${number(text.position.y / 1e6)}) ` +
    `rotate(${number(-text.rotation)}) scale(${number(text.mirrored ? -wide : wide)} 1)`;
  return lines
    .map(
      (line, index) =>
        `<text transform="${place}" y="${number(first + index * pitch)}" fill="${colour}" ` +
        `font-family="Inter Variable,Inter,sans-serif" font-size="${number(height / CAPITAL_EM)}" ` +
        `${text.bold ? 'font-weight="600" ' : ""}${text.italic ? 'font-style="italic" ' : ""}` +
        `text-anchor="${ANCHORS[text.horizontal]}">${escapeXml(line)}</text>`,
    )
    .join("");
}
