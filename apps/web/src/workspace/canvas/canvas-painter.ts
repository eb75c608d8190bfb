/**
 * Draws at most once a frame, and never for longer than one lasts: the board and what lies over it are kept as tiles, of which
 * a frame draws some that are missing and lays down the rest.
 */
import { CanvasRenderer, type Viewport } from "@tracewright/rendering";
import { type CanvasPicture, drawBoard, drawOverBoard } from "./canvas-picture.ts";
import { type Spoiled, spoiledOfBoard, spoiledOver } from "./spoiled-boxes.ts";
import { TileSheet } from "./tile-sheet.ts";

/** Milliseconds of a frame for drawing tiles: while the board moves, and while it rests. */
const BUDGET = { moving: 6, resting: 14 };
/** A view whose scale has not changed for so long is drawn sharply again. */
const REST_MS = 100;

export class CanvasPainter {
  readonly #canvas: HTMLCanvasElement;
  readonly #context: CanvasRenderingContext2D;
  readonly #renderer: CanvasRenderer;
  readonly #board = new TileSheet(true);
  readonly #over = new TileSheet(false);
  #wanted: { readonly picture: CanvasPicture; readonly view: Viewport } | undefined;
  #shown: { readonly picture: CanvasPicture; readonly view: Viewport } | undefined;
  #pixelRatio = 1;
  #zoomedAt = Number.NEGATIVE_INFINITY;
  #frame: number | undefined;
  #rest: ReturnType<typeof setTimeout> | undefined;

  constructor(canvas: HTMLCanvasElement, context: CanvasRenderingContext2D) {
    this.#canvas = canvas;
    this.#context = context;
    this.#renderer = new CanvasRenderer(context);
  }

  /** Shows this with the next frame; of several in one frame only the last. */
  show(picture: CanvasPicture, view: Viewport): void {
    this.#wanted = { picture, view };
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
    if (!this.#wanted || this.#wanted.view.width === 0) return;
    const { picture, view } = this.#wanted;
    const before = this.#shown;
    this.#shown = this.#wanted;
    this.#fitCanvas(view);
    if (before && before.picture !== picture) {
      spoil(this.#board, spoiledOfBoard(before.picture, picture));
      spoil(this.#over, spoiledOver(before.picture, picture));
    }
    if (before && before.view.scale !== view.scale) this.#zoomedAt = now;
    const isZooming = now - this.#zoomedAt < REST_MS;
    const budget = isZooming ? 0 : before?.view === view ? BUDGET.resting : BUDGET.moving;
    this.#renderer.turnTo(this.#context);
    this.#renderer.clear(view, picture.theme, this.#pixelRatio);
    const [isBoardSharp, isOverSharp] = ([this.#board, this.#over] as const).map((sheet) =>
      sheet.paint(this.#context, {
        view,
        pixelRatio: this.#pixelRatio,
        budget,
        draw: (context, own) => {
          this.#renderer.turnTo(context);
          const draw = sheet === this.#board ? drawBoard : drawOverBoard;
          draw(this.#renderer, picture, { view: own, pixelRatio: this.#pixelRatio });
        },
      }),
    );
    if (isBoardSharp && isOverSharp) return;
    if (isZooming) this.#rest = setTimeout(() => this.#ask(), REST_MS);
    else this.#ask();
  }

  /** A canvas of another size begins empty, and another display may have other pixels. */
  #fitCanvas(view: Viewport): void {
    this.#pixelRatio = window.devicePixelRatio || 1;
    const width = Math.round(view.width * this.#pixelRatio);
    const height = Math.round(view.height * this.#pixelRatio);
    if (this.#canvas.width === width && this.#canvas.height === height) return;
    this.#canvas.width = width;
    this.#canvas.height = height;
  }
}

function spoil(sheet: TileSheet, spoiled: Spoiled): void {
  if (spoiled === "all") sheet.spoilAll();
  else if (spoiled.length > 0) sheet.spoil(spoiled);
}
