import { type ArcTurn, type Contour, contourRing } from "@tracewright/formats";
import { type Point, ringArea } from "@tracewright/geometry";
import type { DrawList } from "@tracewright/rendering";

/** Chords that only have to tell which way round a contour runs. */
const COARSE = 50_000;

/** A contour as one closed path, clockwise on the screen whichever way it was drawn, so that overlaps stay filled. */
export function traceContour(list: DrawList, contour: Contour): void {
  const { start, steps } = ringArea(contourRing(contour, COARSE)) < 0 ? reverse(contour) : contour;
  list.moveTo(start.x / 1e6, start.y / 1e6);
  let from = start;
  for (const { end, arc } of steps) {
    if (arc) traceArc(list, from, end, arc);
    else list.lineTo(end.x / 1e6, end.y / 1e6);
    from = end;
  }
  list.closePath();
}

/** From a to b about a centre; a = b is a full circle. */
export function traceArc(list: DrawList, start: Point, end: Point, { center, clockwise }: ArcTurn): void {
  const from = Math.atan2(start.y - center.y, start.x - center.x);
  let to = Math.atan2(end.y - center.y, end.x - center.x);
  if (clockwise && to <= from) to += 2 * Math.PI;
  if (!clockwise && to >= from) to -= 2 * Math.PI;
  const radius = Math.hypot(start.x - center.x, start.y - center.y);
  list.arc(center.x / 1e6, center.y / 1e6, radius / 1e6, from, to, !clockwise);
}

function reverse({ start, steps }: Contour): Contour {
  const corners = [start, ...steps.map(({ end }) => end)];
  const turned = steps.map(({ arc }, index) => ({
    end: corners[index] ?? start,
    ...(arc ? { arc: { center: arc.center, clockwise: !arc.clockwise } } : {}),
  }));
  return { start: corners.at(-1) ?? start, steps: turned.reverse() };
}
