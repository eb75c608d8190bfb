/**
 * Draws at most once a frame. Where drawing a large board takes longer than a frame lasts, the last one is moved and
 * stretched under the pointer instead, and drawn anew as soon as the view rests.
 */
import { CanvasRenderer, type Viewport } from "@tracewright/rendering";
import { type CanvasPicture, drawPicture } from "./canvas-picture.ts";
import { type FramePlace, placeKeptFrame } from "./kept-frame.ts";

/** Frames that took longer than this are worth keeping. A screen of 60 Hz has 16.7 ms for each. */
const SLOW_MS = 28;
/** A view that has not moved for so long rests. */
const REST_MS = 120;

interface KeptFrame {
  readonly picture: CanvasPicture;
  readonly view: Viewport;
  readonly pixelRatio: number;
}

export class CanvasPainter {
  readonly #canvas: HTMLCanvasElement;
  readonly #context: CanvasRenderingContext2D;
  readonly #renderer: CanvasRenderer;
  readonly #copy = document.createElement("canvas");
  #kept: KeptFrame | undefined;
  #isSlow = false;
  #wanted: { readonly picture: CanvasPicture; readonly view: Viewport } | undefined;
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
    this.#frame ??= requestAnimationFrame(() => this.#paint());
  }

  dispose(): void {
    if (this.#frame !== undefined) cancelAnimationFrame(this.#frame);
    clearTimeout(this.#rest);
  }

  #paint(): void {
    this.#frame = undefined;
    clearTimeout(this.#rest);
    if (!this.#wanted || this.#wanted.view.width === 0) return;
    const { picture, view } = this.#wanted;
    const pixelRatio = window.devicePixelRatio || 1;
    const kept = this.#kept;
    const place =
      kept?.picture === picture && kept.pixelRatio === pixelRatio ? placeKeptFrame(kept.view, view) : undefined;
    if (place && kept?.view !== view) {
      this.#moveKept(place, picture, view, pixelRatio);
      this.#rest = setTimeout(() => this.#draw(picture, view, pixelRatio), REST_MS);
    } else this.#draw(picture, view, pixelRatio);
  }

  #draw(picture: CanvasPicture, view: Viewport, pixelRatio: number): void {
    const began = performance.now();
    const width = Math.round(view.width * pixelRatio);
    const height = Math.round(view.height * pixelRatio);
    if (this.#canvas.width !== width || this.#canvas.height !== height) {
      this.#canvas.width = width;
      this.#canvas.height = height;
    }
    drawPicture(this.#renderer, picture, { view, pixelRatio });
    this.#kept = undefined;
    if (this.#isSlow) this.#keep({ picture, view, pixelRatio });
    // Browsers paint after the call returns: how long it took shows by when the next frame begins.
    requestAnimationFrame(() => {
      this.#isSlow = performance.now() - began > SLOW_MS;
    });
  }

  #keep(frame: KeptFrame): void {
    const { width, height } = this.#canvas;
    if (this.#copy.width !== width || this.#copy.height !== height) {
      this.#copy.width = width;
      this.#copy.height = height;
    }
    this.#copy.getContext("2d")?.drawImage(this.#canvas, 0, 0);
    this.#kept = frame;
  }

  #moveKept({ x, y, scale }: FramePlace, { theme }: CanvasPicture, view: Viewport, pixelRatio: number): void {
    this.#renderer.clear(view, theme, pixelRatio);
    this.#context.setTransform(scale, 0, 0, scale, x * pixelRatio, y * pixelRatio);
    this.#context.drawImage(this.#copy, 0, 0);
  }
}
