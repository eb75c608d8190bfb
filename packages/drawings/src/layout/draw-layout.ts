import {
  type Board,
  type CopperLayerId,
  copperLayers,
  isCopperLayer,
  type LayerId,
  type Side,
} from "@tracewright/board";
import { boardHoles } from "@tracewright/fabrication";
import { DrawList, drawingOrder, type Mark, traceCircle, traceSolid } from "@tracewright/rendering";
import { PAPER_COLOUR, type Picture } from "../drawing.ts";
import type { DrawingContent, DrawingOptions } from "../drawing-options.ts";
import type { DrawingWords } from "../words/drawing-words.ts";
import { drawBoardLayer, type LayerMarks } from "./draw-board-layer.ts";
import { inkOf } from "./print-theme.ts";
import { Reach } from "./reach.ts";

type LayoutContent = Extract<DrawingContent, { readonly kind: "layout" }>;

/** Of the marks that only centre a drill: KiCad's small drill mark. */
const SMALL_MARK = 350_000;
/** The rim of holes that have no copper about them, millimetres. */
const RIM = 0.08;

/** The layers of a layout drawing that names none: the copper, the silkscreen on the side looked at, the outline. */
export function usualLayers(board: Board, seenFrom: LayoutContent["seenFrom"]): readonly LayerId[] {
  const silks: readonly LayerId[] =
    seenFrom === "own" ? ["F.SilkS", "B.SilkS"] : [seenFrom === "back" ? "B.SilkS" : "F.SilkS"];
  const known = new Set(board.layers.map(({ id }) => id));
  return [...copperLayers(board), ...silks, "Edge.Cuts" as const].filter((layer) => known.has(layer));
}

export interface LayoutLook {
  readonly colours: DrawingOptions["colours"];
  readonly words: DrawingWords;
  /** Takes the letters that have no strokes. */
  readonly missing: Set<string>;
}

/** A layout as pictures: one, or one a layer. Layers that the board does not have were refused before. */
export function drawLayout(board: Board, content: LayoutContent, look: LayoutLook): Picture[] {
  const layers = content.layers ?? usualLayers(board, content.seenFrom);
  if (content.pages === "together") {
    const side = content.seenFrom === "own" ? ownSide(layers) : content.seenFrom;
    return [drawTogether(board, layers, { ...look, content, side })];
  }
  const single = drawingOrder(board, "back").filter((id): id is LayerId => layers.some((layer) => layer === id));
  const withoutOutline = single.length > 1 ? single.filter((layer) => layer !== "Edge.Cuts") : single;
  return withoutOutline.map((layer) => {
    const side = content.seenFrom === "own" ? ownSide([layer]) : content.seenFrom;
    return { ...drawTogether(board, [layer, "Edge.Cuts"], { ...look, content, side }), title: layer };
  });
}

/** Layers of the back alone are looked at from the back. */
function ownSide(layers: readonly LayerId[]): Side {
  const sided = layers.filter((layer) => layer !== "Edge.Cuts");
  return sided.length > 0 && sided.every((layer) => layer.startsWith("B.")) ? "back" : "front";
}

interface View extends LayoutLook {
  readonly content: LayoutContent;
  readonly side: Side;
}

function drawTogether(
  board: Board,
  layers: readonly LayerId[],
  { content, colours, words, missing, side }: View,
): Picture {
  const copper = layers.filter(isCopperLayer);
  const reach = new Reach();
  const drawn = new Map<LayerId, LayerMarks>();
  const order = drawingOrder(board, side).filter((id): id is LayerId => layers.some((layer) => layer === id));
  for (const layer of order)
    drawn.set(layer, drawBoardLayer(board, layer, inkOf(layer, colours, copper.length < 2), { reach, missing }));
  const marks: Mark[] = [...drawn.values()].flatMap(({ pours }) => pours);
  // What is nearer than the copper is drawn over its holes, as it is printed over them.
  const below = order.filter((layer) => isCopperLayer(layer) || layer.endsWith(".Mask") || isFarther(layer, side));
  for (const layer of below) marks.push(...(drawn.get(layer)?.items ?? []));
  if (content.drills !== "none") marks.push(...drawHoles(board, { copper, drills: content.drills, colours }, reach));
  for (const layer of order) if (!below.includes(layer)) marks.push(...(drawn.get(layer)?.items ?? []));
  const bounds = reach.bounds ?? { left: 0, top: 0, right: 10, bottom: 10 };
  return { title: nameLayers(layers, words), marks: () => marks, bounds, mirrored: side === "back", side };
}

function isFarther(layer: LayerId, side: Side): boolean {
  return layer.startsWith(side === "front" ? "B." : "F.");
}

/** Holes through the copper that is shown, in the colour of the paper; unplated ones with a rim. */
function drawHoles(
  board: Board,
  {
    copper,
    drills,
    colours,
  }: {
    readonly copper: readonly CopperLayerId[];
    readonly drills: "actual" | "small";
    readonly colours: DrawingOptions["colours"];
  },
  reach: Reach,
): Mark[] {
  const all = copperLayers(board);
  const shown = copper.map((layer) => all.indexOf(layer));
  const holes = new DrawList();
  const rims = new DrawList();
  for (const { position, end, diameter, plated, from, to } of boardHoles(board)) {
    const [first, last] = [all.indexOf(from), all.indexOf(to)];
    if (!shown.some((index) => index >= first && index <= last)) continue;
    const radius = (drills === "small" ? Math.min(diameter, SMALL_MARK) : diameter) / 2;
    for (const list of plated ? [holes] : [holes, rims])
      if (end) traceSolid(list, { kind: "capsule", start: position, end, radius });
      else traceCircle(list, position, radius);
    for (const { x, y } of [position, end ?? position])
      reach.add({ minX: x - radius, minY: y - radius, maxX: x + radius, maxY: y + radius });
  }
  const marks: Mark[] = [];
  if (!holes.isEmpty) marks.push({ kind: "fill", path: holes, colour: PAPER_COLOUR, rule: "nonzero" });
  const rim = colours === "black" ? "#000000" : "#666666";
  if (!rims.isEmpty) marks.push({ kind: "stroke", path: rims, colour: rim, width: RIM });
  return marks;
}

/** As many as a title block holds. */
function nameLayers(layers: readonly LayerId[], words: DrawingWords): string {
  const named = layers.filter((layer) => layer !== "Edge.Cuts");
  if (named.length === 0) return words.outline;
  const shown = named.length > 6 ? named.slice(0, 5) : named;
  return words.layers(shown.join(", "), named.length - shown.length);
}
