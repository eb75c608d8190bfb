import type { Box, Point } from "@tracewright/geometry";

/** What part of the board a window of `width` × `height` pixels shows. Immutable: every change gives another. */
export interface Viewport {
  readonly width: number;
  readonly height: number;
  /** Board point in the middle of the window, in nanometres (not rounded). */
  readonly centerX: number;
  readonly centerY: number;
  /** Pixels in a millimetre. */
  readonly scale: number;
  /** Seen from the back: x runs to the left. */
  readonly flipped: boolean;
}

export const MIN_SCALE = 0.2;
export const MAX_SCALE = 4_000;
const MM = 1_000_000;

export function screenToBoard(view: Viewport, x: number, y: number): Point {
  const side = view.flipped ? -1 : 1;
  return {
    x: view.centerX + (side * (x - view.width / 2) * MM) / view.scale,
    y: view.centerY + ((y - view.height / 2) * MM) / view.scale,
  };
}

export function boardToScreen(view: Viewport, point: Point): Point {
  const side = view.flipped ? -1 : 1;
  return {
    x: view.width / 2 + (side * (point.x - view.centerX) * view.scale) / MM,
    y: view.height / 2 + ((point.y - view.centerY) * view.scale) / MM,
  };
}

/** Matrix from millimetres on the board to pixels, as `setTransform` takes it. */
export function viewMatrix(view: Viewport): readonly [number, number, number, number, number, number] {
  const across = view.flipped ? -view.scale : view.scale;
  return [
    across,
    0,
    0,
    view.scale,
    view.width / 2 - (across * view.centerX) / MM,
    view.height / 2 - (view.scale * view.centerY) / MM,
  ];
}

/**
 * The window has another size: a view that showed the whole board still does, any other keeps its middle and scale.
 */
export function resizeViewport(view: Viewport, size: { width: number; height: number }, bounds: Box): Viewport {
  const fitted = fitViewport(view, bounds);
  const showedAll =
    view.width > 0 && fitted.scale === view.scale && fitted.centerX === view.centerX && fitted.centerY === view.centerY;
  const resized = { ...view, width: size.width, height: size.height };
  return showedAll ? fitViewport(resized, bounds) : resized;
}

/** Larger or smaller by a factor; the board point under (x, y) stays there. */
export function zoomViewport(view: Viewport, factor: number, x: number, y: number): Viewport {
  const scale = Math.min(MAX_SCALE, Math.max(MIN_SCALE, view.scale * factor));
  const held = screenToBoard(view, x, y);
  const moved = screenToBoard({ ...view, scale }, x, y);
  return { ...view, scale, centerX: view.centerX + held.x - moved.x, centerY: view.centerY + held.y - moved.y };
}

/** The board follows the pointer by so many pixels. */
export function panViewport(view: Viewport, dx: number, dy: number): Viewport {
  const side = view.flipped ? -1 : 1;
  return {
    ...view,
    centerX: view.centerX - (side * dx * MM) / view.scale,
    centerY: view.centerY - (dy * MM) / view.scale,
  };
}

/** Tools lie over the left edge of a window, so many pixels wide; what is shown whole stays clear of them. */
const TOOLS_WIDTH = 48;
/** On a window without room they may lie over the picture: they take no more than this part of it. */
const MAX_TOOLS = 0.2;

/** Shows the whole box with a margin (a part of the window, 0 … 0.5), clear of the tools at its edge. */
export function fitViewport(view: Viewport, box: Box, margin = 0.05): Viewport {
  const room = 1 - 2 * margin;
  const beside = Math.max(margin * view.width, Math.min(TOOLS_WIDTH, MAX_TOOLS * view.width));
  const across = ((view.width - 2 * beside) * MM) / Math.max(box.maxX - box.minX, 1);
  const down = (view.height * room * MM) / Math.max(box.maxY - box.minY, 1);
  return {
    ...view,
    scale: Math.min(MAX_SCALE, Math.max(MIN_SCALE, Math.min(across, down))),
    centerX: (box.minX + box.maxX) / 2,
    centerY: (box.minY + box.maxY) / 2,
  };
}

/** Turns the board over about the vertical line through the middle of the window. */
export function flipViewport(view: Viewport): Viewport {
  return { ...view, flipped: !view.flipped };
}

/** The board as far as the window shows it. */
export function visibleBox(view: Viewport): Box {
  const a = screenToBoard(view, 0, 0);
  const b = screenToBoard(view, view.width, view.height);
  return { minX: Math.min(a.x, b.x), minY: a.y, maxX: Math.max(a.x, b.x), maxY: b.y };
}
