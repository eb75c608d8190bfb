import type { Point } from "@tracewright/geometry";
import { elbow, postures } from "./elbow.ts";
import { hasAcuteAngle, type IsClear, isWayClear, withoutStraightPoints } from "./tidy-way.ts";

/**
 * A way whose beginning has moved: as much of it as can be kept, one bend from the new place to its nearest corner,
 * then along it. Undefined: no corner can be reached so.
 */
export function reattachWay(from: Point, old: readonly Point[], isClear: IsClear): readonly Point[] | undefined {
  for (let corner = 1; corner < old.length; corner++)
    for (const posture of postures("straight-first")) {
      const points = withoutStraightPoints([...elbow(from, old[corner]!, posture), ...old.slice(corner + 1)]);
      if (!hasAcuteAngle(points) && isWayClear(points, isClear)) return points;
    }
  return undefined;
}
