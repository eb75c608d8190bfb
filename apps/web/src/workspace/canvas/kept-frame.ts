/** Where an earlier frame lies in the present view, as long as it can stand in for one drawn anew. */
import { boardToScreen, screenToBoard, type Viewport } from "@tracewright/rendering";

/** Enlarged or reduced beyond this a frame no longer looks like the board. */
const MOST_STRETCH = 2.5;
/** A larger part of the view must not be left empty. */
const MOST_EMPTY = 0.35;

export interface FramePlace {
  /** Pixels from the view's top left corner to the frame's. */
  readonly x: number;
  readonly y: number;
  /** How much larger the frame is shown than it was drawn. */
  readonly scale: number;
}

export function placeKeptFrame(kept: Viewport, view: Viewport): FramePlace | undefined {
  if (kept.flipped !== view.flipped || kept.width !== view.width || kept.height !== view.height) return undefined;
  const scale = view.scale / kept.scale;
  if (scale > MOST_STRETCH || scale < 1 / MOST_STRETCH) return undefined;
  const { x, y } = boardToScreen(view, screenToBoard(kept, 0, 0));
  const across = covered(x, kept.width * scale, view.width);
  const down = covered(y, kept.height * scale, view.height);
  return across * down < 1 - MOST_EMPTY ? undefined : { x, y, scale };
}

/** The part of 0 … length that from … from + size covers. */
function covered(from: number, size: number, length: number): number {
  return Math.max(0, Math.min(from + size, length) - Math.max(from, 0)) / length;
}
