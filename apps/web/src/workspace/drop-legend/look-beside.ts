import type { Box } from "@tracewright/geometry";
import type { Viewport } from "@tracewright/rendering";
import { lookAtBox } from "../canvas/look-at-box.ts";

/** Pixels that the legend takes at the right, and those from which on it is there. */
const LEGEND = 290;
const MIN_WIDTH = 700;
const MM = 1_000_000;

/** Brings a box into the part of the view that the legend leaves free. */
export function lookBeside(view: Viewport, box: Box): Viewport {
  if (view.width < MIN_WIDTH) return lookAtBox(view, box);
  const free = lookAtBox({ ...view, width: view.width - LEGEND }, box);
  const shift = ((LEGEND / 2) * MM) / free.scale;
  return { ...free, width: view.width, centerX: free.centerX + (view.flipped ? -shift : shift) };
}
