/** Draws a sheet at most once a frame and never for longer than one lasts: it is kept as tiles, as the board's picture is. */
import { MarksRenderer, type Viewport } from "@tracewright/rendering";
import { TileSheet } from "../canvas/tile-sheet.ts";
import type { SheetPicture } from "./use-sheet-picture.ts";

/** Milliseconds of a frame for drawing tiles: while the sheet moves, and while it rests. */
const BUDGET = { moving: 6, resting: 14 };
/** A view whose scale has not changed for so long is drawn sharply again. */
const REST_MS = 100;

export class SheetPainter {
  readonly #canvas: HTMLCanvasElement;
  readonly #context: CanvasRenderingContext2D;
  readonly #tiles = new TileSheet(true);
  readonly #marks: MarksRenderer;
  readonly #paper: string;
  #wanted: Viewport | undefined;
  #shown: Viewport | undefined;
  #zoomedAt = Number.NEGATIVE_INFINITY;
  #frame: number | undefined;
  #rest: ReturnType<typeof setTimeout> | undefined;

  constructor(canvas: HTMLCanvasElement, context: CanvasRenderingContext2D, { marks, paper }: SheetPicture) {
    this.#canvas = canvas;
    this.#context = context;
    this.#marks = new MarksRenderer(marks);
    this.#paper = paper;
  }

  /** Shows this view with the next frame; of several in one frame only the last. */
  show(view: Viewport): void {
    this.#wanted = view;
    this.#ask();
  }

  dispose(): void {
    if (this.#frame !== undefined) cancelAnimationFrame(this.#frame);
    clearTimeout(this.#rest);
  }

  #ask(): void {
    this.#frame ??= requestAnimationFrame((now) => this.#paint(now));
  }

  #paint(now: number): void {
    this.#frame = undefined;
    clearTimeout(this.#rest);
    const view = this.#wanted;
    if (!view || view.width === 0) return;
    const before = this.#shown;
    this.#shown = view;
    const pixelRatio = window.devicePixelRatio || 1;
    this.#fitCanvas(view, pixelRatio);
    if (before && before.scale !== view.scale) this.#zoomedAt = now;
    const isZooming = now - this.#zoomedAt < REST_MS;
    const isSharp = this.#tiles.paint(this.#context, {
      view,
      pixelRatio,
      budget: isZooming ? 0 : before === view ? BUDGET.resting : BUDGET.moving,
      draw: (context, own) => this.#marks.draw(context, own, { paper: this.#paper, pixelRatio }),
    });
    if (isSharp) return;
    if (isZooming) this.#rest = setTimeout(() => this.#ask(), REST_MS);
    else this.#ask();
  }

  /** A canvas of another size begins empty, and another display may have other pixels. */
  #fitCanvas(view: Viewport, pixelRatio: number): void {
    const width = Math.round(view.width * pixelRatio);
    const height = Math.round(view.height * pixelRatio);
    if (this.#canvas.width !== width || this.#canvas.height !== height) {
      this.#canvas.width = width;
      this.#canvas.height = height;
    }
    this.#context.setTransform(1, 0, 0, 1, 0, 0);
    this.#context.globalAlpha = 1;
    this.#context.fillStyle = this.#paper;
    this.#context.fillRect(0, 0, width, height);
  }
}
