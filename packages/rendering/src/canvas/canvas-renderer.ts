/**
 * Draws scenes on a 2D canvas. Each layer's draw lists become paths once and are kept as long as the layer lives; a
 * frame only sets the transform and asks for the paths, a few dozen calls whatever the size of the board.
 */
import type { Side } from "@tracewright/board";
import { type Box, boxesTouch, growBox, type Nm, type Point } from "@tracewright/geometry";
import type { CopperName } from "../scene/copper-name.ts";
import type { DrawList } from "../scene/draw-list.ts";
import type { FilledText, Scene, SceneLayer, SceneLayerId, SceneOfCells, StrokedText } from "../scene/scene.ts";
import { READABLE_PIXELS } from "../scene/scene-text.ts";
import { type BoardTheme, contrasting, layerColour } from "../theme/board-theme.ts";
import { type Viewport, viewMatrix, visibleBox } from "../view/viewport.ts";
import { drawCopperName, type NameStyle } from "./draw-copper-name.ts";
import { drawTypedText } from "./draw-typed-text.ts";
import { RingTree, type Window } from "./ring-tree.ts";

/** The part of `CanvasRenderingContext2D` that is needed. */
export type CanvasContext = Pick<
  CanvasRenderingContext2D,
  | "setTransform"
  | "transform"
  | "fillRect"
  | "fill"
  | "stroke"
  | "clip"
  | "drawImage"
  | "fillText"
  | "strokeText"
  | "save"
  | "restore"
  | "fillStyle"
  | "strokeStyle"
  | "lineWidth"
  | "lineCap"
  | "lineJoin"
  | "globalAlpha"
  | "font"
  | "textAlign"
>;

/** What a layer is drawn with, beneath first. */
export type Ink = "pours" | "strokes" | "fills" | "texts";

export interface FrameStyle {
  readonly theme: BoardTheme;
  /** Bottom first; `drawingOrder` gives it for a side. */
  readonly order: readonly SceneLayerId[];
  readonly hidden: ReadonlySet<SceneLayerId>;
  /** 0 … 1 for everything in the scene. */
  readonly opacity?: number;
  /** How strongly a layer's ink is drawn on top of that, 0 … 1. */
  readonly opacityOf?: ((layer: SceneLayerId, ink: Ink) => number) | undefined;
  /** One colour for everything instead of the theme's: a selection. */
  readonly colour?: string;
  /** What nets are called; absent: no names are written on copper. */
  readonly netName?: NameStyle["netName"] | undefined;
  /** Device pixels in a CSS pixel. */
  readonly pixelRatio: number;
}

/** What a window (mm) sees of a path, with a pen of so many millimetres. */
type RetainedPath = (window: Window, pen: number) => Path2D;

export interface DrawnGrid {
  /** Distance of the lines, and a point that one of each direction runs through. */
  readonly step: Nm;
  readonly origin: Point;
  readonly style: "dots" | "lines";
  readonly colour: string;
}

/** An image laid over a box of the board, of which only what is in the areas is drawn. */
export interface MaskedImage {
  readonly areas: DrawList;
  readonly image: CanvasImageSource;
  /** Nanometres. */
  readonly box: Box;
}

interface RetainedLayer {
  readonly fills: RetainedPath | undefined;
  readonly pours: RetainedPath | undefined;
  readonly rims: readonly RetainedPen[];
  readonly strokes: readonly RetainedPen[];
}

interface RetainedPen {
  /** Millimetres. */
  readonly width: number;
  readonly path: RetainedPath;
}

const MM = 1_000_000;
/** Millimetres: beyond every board. */
const FAR = 100_000;
/** Pens thinner than this on the screen have no visible ends: round ones cost several times as much. */
const ROUND_PIXELS = 2;

export class CanvasRenderer {
  #context: CanvasContext;
  readonly #createPath: () => Path2D;
  readonly #retained = new WeakMap<SceneLayer, RetainedLayer>();
  readonly #layersById = new WeakMap<Scene, ReadonlyMap<SceneLayerId, SceneLayer>>();
  readonly #masks = new WeakMap<DrawList, Path2D>();
  readonly #outsides = new WeakMap<Path2D, Path2D>();
  /** A path for each text, made when it is first readable: most boards are never seen in full detail. */
  readonly #texts = new WeakMap<StrokedText | FilledText, Path2D>();

  constructor(context: CanvasContext, createPath: () => Path2D = () => new Path2D()) {
    this.#context = context;
    this.#createPath = createPath;
  }

  /** Another canvas to draw on; what is kept of the scenes serves all of them. */
  turnTo(context: CanvasContext): void {
    this.#context = context;
  }

  /** Wipes the frame with the theme's background. */
  clear(view: Viewport, theme: BoardTheme, pixelRatio: number): void {
    this.#context.setTransform(1, 0, 0, 1, 0, 0);
    this.#context.globalAlpha = 1;
    this.#context.fillStyle = theme.background;
    this.#context.fillRect(0, 0, Math.ceil(view.width * pixelRatio), Math.ceil(view.height * pixelRatio));
  }

  drawScene(scene: Scene | SceneOfCells, view: Viewport, style: FrameStyle): void {
    this.#turnToBoard(view, style.pixelRatio);
    const window = growBox(visibleBox(view), MM / view.scale);
    const inView = cellsOf(scene).filter(({ drawn }) => !drawn || boxesTouch(drawn, window));
    const seen = { minX: window.minX / MM, minY: window.minY / MM, maxX: window.maxX / MM, maxY: window.maxY / MM };
    const byId = inView.map((cell) => this.#byId(cell));
    const shown = style.order.filter((id) => !style.hidden.has(id));
    // Pours of all layers lie beneath everything: a plane would veil the tracks of the layers behind it.
    for (const id of shown)
      for (const layers of byId) {
        const layer = layers.get(id);
        if (layer) this.#drawPours(layer, { view, seen }, style);
      }
    // Of a layer all tracks first: the end of one in another cell would lie over a pad's name.
    for (const id of shown) {
      const layers = byId.flatMap((cell) => cell.get(id) ?? []);
      for (const layer of layers) this.#drawStrokes(layer, { view, seen }, style);
      for (const layer of layers) this.#drawFills(layer, { view, seen }, style);
      for (const layer of layers) this.#drawTexts(layer, view, style);
    }
  }

  /** In full opacity; between its pixels the image is smooth. */
  drawImage({ areas, image, box }: MaskedImage, view: Viewport, pixelRatio: number): void {
    if (!boxesTouch(box, visibleBox(view))) return;
    this.#turnToBoard(view, pixelRatio);
    let mask = this.#masks.get(areas);
    if (!mask) {
      mask = this.#createPath();
      areas.replay(mask);
      this.#masks.set(areas, mask);
    }
    const { minX, minY, maxX, maxY } = box;
    this.#context.save();
    this.#context.globalAlpha = 1;
    this.#context.clip(mask);
    this.#context.drawImage(image, minX / MM, minY / MM, (maxX - minX) / MM, (maxY - minY) / MM);
    this.#context.restore();
  }

  /** Crossings of a grid, or its lines; as thin as the display allows. */
  drawGrid({ step, origin, style, colour }: DrawnGrid, view: Viewport, pixelRatio: number): void {
    const context = this.#context;
    const { minX, minY, maxX, maxY } = visibleBox(view);
    const firsts = [Math.ceil((minX - origin.x) / step), Math.ceil((minY - origin.y) / step)] as const;
    const lasts = [Math.floor((maxX - origin.x) / step), Math.floor((maxY - origin.y) / step)] as const;
    const [a, , , d, e, f] = viewMatrix(view);
    const across = (index: number) => Math.round((((origin.x + index * step) / MM) * a + e) * pixelRatio);
    const down = (index: number) => Math.round((((origin.y + index * step) / MM) * d + f) * pixelRatio);
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.fillStyle = colour;
    if (style === "lines") {
      context.globalAlpha = 0.3;
      for (let x = firsts[0]; x <= lasts[0]; x++) context.fillRect(across(x), 0, 1, view.height * pixelRatio);
      for (let y = firsts[1]; y <= lasts[1]; y++) context.fillRect(0, down(y), view.width * pixelRatio, 1);
      return;
    }
    context.globalAlpha = 0.6;
    const size = Math.max(1, Math.round(pixelRatio));
    for (let y = firsts[1]; y <= lasts[1]; y++)
      for (let x = firsts[0]; x <= lasts[0]; x++) context.fillRect(across(x), down(y), size, size);
  }

  /** From now on millimetres of the board are drawn. */
  #turnToBoard(view: Viewport, ratio: number): void {
    const [a, b, c, d, e, f] = viewMatrix(view);
    this.#context.setTransform(a * ratio, b, c, d * ratio, e * ratio, f * ratio);
  }

  #byId(scene: Scene): ReadonlyMap<SceneLayerId, SceneLayer> {
    let byId = this.#layersById.get(scene);
    if (!byId) {
      byId = new Map(scene.layers.map((layer) => [layer.id, layer]));
      this.#layersById.set(scene, byId);
    }
    return byId;
  }

  #drawPours(
    layer: SceneLayer,
    { view, seen }: { readonly view: Viewport; readonly seen: Window },
    style: FrameStyle,
  ): void {
    const { pours, rims } = this.#retain(layer);
    const strength = strengthOf(layer, "pours", style);
    if (!pours || strength === 0) return;
    this.#context.fillStyle = colourOf(layer, style);
    this.#context.globalAlpha = strength * (layer.id === "board" ? 1 : style.theme.pourOpacity);
    const areas = pours(seen, 0);
    this.#context.fill(areas);
    // A rim reaches half its pen beyond the area: less than a pixel is not worth the clipping.
    const visible = rims.filter(({ width }) => width * view.scale * style.pixelRatio >= 2);
    if (visible.length === 0) return;
    // Beside the areas alone: what lies on them twice would be less transparent.
    this.#context.save();
    this.#context.clip(this.#outside(areas));
    this.#context.strokeStyle = this.#context.fillStyle;
    this.#context.lineJoin = "round";
    for (const { width, path } of visible) {
      this.#context.lineWidth = width;
      this.#context.stroke(path(seen, width));
    }
    this.#context.restore();
  }

  /** All but these areas, which run clockwise. */
  #outside(areas: Path2D): Path2D {
    let outside = this.#outsides.get(areas);
    if (!outside) {
      outside = this.#createPath();
      outside.moveTo(-FAR, -FAR);
      outside.lineTo(-FAR, FAR);
      outside.lineTo(FAR, FAR);
      outside.lineTo(FAR, -FAR);
      outside.closePath();
      outside.addPath(areas);
      this.#outsides.set(areas, outside);
    }
    return outside;
  }

  #drawStrokes(
    layer: SceneLayer,
    { view, seen }: { readonly view: Viewport; readonly seen: Window },
    style: FrameStyle,
  ): void {
    const context = this.#context;
    const colour = colourOf(layer, style);
    const hairline = 1 / view.scale;
    context.strokeStyle = colour;
    context.globalAlpha = strengthOf(layer, "strokes", style);
    if (context.globalAlpha === 0) return;
    for (const { width, path } of this.#retain(layer).strokes) {
      context.lineWidth = Math.max(width, hairline);
      const isRound = width * view.scale * style.pixelRatio >= ROUND_PIXELS;
      context.lineCap = isRound ? "round" : "butt";
      context.lineJoin = isRound ? "round" : "bevel";
      context.stroke(path(seen, context.lineWidth));
    }
    this.#drawNames(layer, layer.strokeNames, { view, style, colour });
  }

  #drawFills(
    layer: SceneLayer,
    { view, seen }: { readonly view: Viewport; readonly seen: Window },
    style: FrameStyle,
  ): void {
    const context = this.#context;
    const colour = colourOf(layer, style);
    const { fills } = this.#retain(layer);
    context.fillStyle = colour;
    context.globalAlpha = strengthOf(layer, "fills", style);
    if (context.globalAlpha === 0) return;
    if (fills) context.fill(fills(seen, 0));
    this.#drawNames(layer, layer.fillNames, { view, style, colour });
  }

  #drawTexts(layer: SceneLayer, view: Viewport, style: FrameStyle): void {
    if (layer.texts.length === 0) return;
    this.#context.globalAlpha = strengthOf(layer, "texts", style);
    if (this.#context.globalAlpha === 0) return;
    this.#context.strokeStyle = colourOf(layer, style);
    this.#context.fillStyle = this.#context.strokeStyle;
    this.#context.lineCap = "round";
    this.#context.lineJoin = "round";
    const visible = visibleBox(view);
    for (const text of layer.texts) {
      if ((text.height / 1e6) * view.scale < READABLE_PIXELS) continue;
      if (text.kind === "typed") drawTypedText(this.#context, text);
      else if (boxesTouch(text.box, visible)) this.#drawLetters(text, 1 / view.scale);
    }
  }

  #drawNames(
    layer: SceneLayer,
    names: readonly CopperName[],
    { view, style, colour }: { readonly view: Viewport; readonly style: FrameStyle; readonly colour: string },
  ): void {
    const { netName } = style;
    if (!netName || names.length === 0) return;
    const visible = visibleBox(view);
    this.#context.fillStyle = contrasting(colour);
    this.#context.strokeStyle = contrasting(contrasting(colour));
    const isRimmed = layer.id.startsWith("holes");
    for (const name of names) {
      const { x, y } = name.position;
      if (!boxesTouch(growBox({ minX: x, minY: y, maxX: x, maxY: y }, name.along / 2), visible)) continue;
      drawCopperName(this.#context, name, view, { netName, isRimmed });
    }
  }

  #drawLetters(text: StrokedText | FilledText, hairline: number): void {
    let path = this.#texts.get(text);
    if (!path) {
      path = this.#createPath();
      (text.kind === "areas" ? text.areas : text.strokes).replay(path);
      this.#texts.set(text, path);
    }
    if (text.kind === "areas") {
      this.#context.fill(path);
      return;
    }
    this.#context.lineWidth = Math.max(text.thickness / 1e6, hairline);
    this.#context.stroke(path);
  }

  #retain(layer: SceneLayer): RetainedLayer {
    let retained = this.#retained.get(layer);
    if (!retained) {
      const pathOf = (list: SceneLayer["fills"]): RetainedPath => {
        const tree = RingTree.of(list, this.#createPath);
        if (tree) return (window, pen) => tree.pathFor(window, pen);
        const path = this.#createPath();
        list.replay(path);
        return () => path;
      };
      const pensOf = (pens: SceneLayer["strokes"]) =>
        [...pens].map(([width, list]) => ({ width: width / 1e6, path: pathOf(list) }));
      retained = {
        fills: layer.fills.isEmpty ? undefined : pathOf(layer.fills),
        pours: layer.pours.isEmpty ? undefined : pathOf(layer.pours),
        rims: pensOf(layer.rims),
        strokes: pensOf(layer.strokes),
      };
      this.#retained.set(layer, retained);
    }
    return retained;
  }
}

function colourOf({ id }: SceneLayer, { colour, theme }: FrameStyle): string {
  return colour ?? layerColour(theme, id);
}

function strengthOf({ id }: SceneLayer, ink: Ink, { opacity = 1, opacityOf }: FrameStyle): number {
  return opacity * (opacityOf?.(id, ink) ?? 1);
}

function cellsOf(scene: Scene | SceneOfCells): readonly Scene[] {
  return "cells" in scene ? scene.cells : [scene];
}

/** The side of the board that a view looks at. */
export function viewedSide(view: Viewport): Side {
  return view.flipped ? "back" : "front";
}
