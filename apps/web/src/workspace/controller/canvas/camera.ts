import { type Box, boxOfPoints, type Point } from "@tracewright/geometry";
import { screenToBoard, type Viewport } from "@tracewright/rendering";
import { useSyncExternalStore } from "react";
import { createConcern } from "../concern.ts";

const FIRST_VIEW: Viewport = { width: 0, height: 0, centerX: 0, centerY: 0, scale: 1, flipped: false };

/** The pointer on the board. */
interface PointerPlaces {
  /** As near as pixels tell; for words. */
  readonly over: Point | undefined;
  /** In whole nanometres; for edits. */
  readonly place: Point | undefined;
}

/**
 * How a board is looked at: which part of it is in view, and where in it the pointer is. Both change with every
 * movement of a hand, so this is a store outside of React: a component rerenders only with the fact that it selects.
 */
export class Camera {
  readonly canvasRef: { current: HTMLCanvasElement | null } = { current: null };
  #view = FIRST_VIEW;
  #pointer: Point | undefined;
  /** Undefined: not computed since the last change. */
  #places: PointerPlaces | undefined;
  readonly #listeners = new Set<() => void>();

  get view(): Viewport {
    return this.#view;
  }

  /** The canvas has been laid out. */
  get hasSize(): boolean {
    return this.#view.width > 0;
  }

  /** Where the pointer is over the canvas, pixels. */
  get pointer(): Point | undefined {
    return this.#pointer;
  }

  get over(): Point | undefined {
    return this.#onBoard().over;
  }

  get place(): Point | undefined {
    return this.#onBoard().place;
  }

  /** The visible part of the board, nanometres; undefined before it was laid out. */
  get boxInView(): Box | undefined {
    const { width, height } = this.#view;
    return this.hasSize
      ? boxOfPoints([screenToBoard(this.#view, 0, 0), screenToBoard(this.#view, width, height)])
      : undefined;
  }

  readonly setView = (change: (before: Viewport) => Viewport): void => {
    const next = change(this.#view);
    if (next === this.#view) return;
    this.#view = next;
    this.#notify();
  };

  readonly setPointer = (at: Point | undefined): void => {
    if (at === this.#pointer) return;
    this.#pointer = at;
    this.#notify();
  };

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #onBoard(): PointerPlaces {
    this.#places ??= this.#pointer ? placesOf(this.#view, this.#pointer) : { over: undefined, place: undefined };
    return this.#places;
  }

  #notify(): void {
    this.#places = undefined;
    for (const listener of this.#listeners) listener();
  }
}

function placesOf(view: Viewport, pointer: Point): PointerPlaces {
  const over = screenToBoard(view, pointer.x, pointer.y);
  return { over, place: { x: Math.round(over.x) + 0, y: Math.round(over.y) + 0 } };
}

/** The camera of the canvas: for events, and for facts of it by `useCameraFact`. */
export const [CameraProvider, useCamera] = createConcern<Camera>("camera");

/** One fact of a camera; the component rerenders when it is another one. */
export function useCameraFact<T>(camera: Camera, select: (camera: Camera) => T): T {
  return useSyncExternalStore(camera.subscribe, () => select(camera));
}

/** The part of the board in view; the component rerenders with every movement of it. */
export function useView(): Viewport {
  return useCameraFact(useCamera(), viewOf);
}

function viewOf({ view }: Camera): Viewport {
  return view;
}
