import type { Mark, PathSink } from "@tracewright/rendering";
import type { Bounds } from "../drawing.ts";

/** Whether a pen begins, turns or ends within a rectangle, or a circle about such a place: what would be written over. */
export function reachesInto(marks: readonly Mark[], { left, top, right, bottom }: Bounds): boolean {
  let isReached = false;
  const look = (x: number, y: number): void => {
    isReached ||= x > left && x < right && y > top && y < bottom;
  };
  const sink: PathSink = { moveTo: look, lineTo: look, arc: look, closePath: () => undefined };
  for (const mark of marks) {
    if (mark.kind === "words") look(mark.x, mark.y);
    else if (mark.kind === "group") throw new Error("marks of a sheet are not grouped");
    else mark.path.replay(sink);
    if (isReached) return true;
  }
  return false;
}
