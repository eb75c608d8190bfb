import { type Box, boxesTouch } from "@tracewright/geometry";
import { fitViewport, type Viewport, visibleBox } from "@tracewright/rendering";

/** Around what does not fit into the window, a part of it. */
const MARGIN = 0.15;

/**
 * The view as it is where something of the boxes is in sight; else with their middle in its own, further off where
 * they need it.
 */
export function bringIntoView(view: Viewport, boxes: readonly Box[]): Viewport {
  const [first, ...others] = boxes;
  if (!first || view.width === 0) return view;
  const seen = visibleBox(view);
  if (boxes.some((box) => boxesTouch(box, seen))) return view;
  const whole = others.reduce(
    (sum, box) => ({
      minX: Math.min(sum.minX, box.minX),
      minY: Math.min(sum.minY, box.minY),
      maxX: Math.max(sum.maxX, box.maxX),
      maxY: Math.max(sum.maxY, box.maxY),
    }),
    first,
  );
  const fitted = fitViewport(view, whole, MARGIN);
  return { ...fitted, scale: Math.min(fitted.scale, view.scale) };
}
