import type { Box } from "@tracewright/geometry";
import { fitViewport, type Viewport } from "@tracewright/rendering";

/** So much of the window's surroundings stays around the box. */
const MARGIN = 0.15;
/** Pixels in a millimetre: a single pad is shown with its neighbours, not from nearer. */
const NEAREST = 40;

/** Brings a selection, a net or the ends of a connection into view, as large as is good to look at. */
export function lookAtBox(view: Viewport, box: Box): Viewport {
  const fitted = fitViewport(view, box, MARGIN);
  return { ...fitted, scale: Math.min(fitted.scale, NEAREST) };
}
