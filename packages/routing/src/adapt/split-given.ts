/**
 * Given copper in pieces that end wherever other copper of the net begins. A track on whose middle another one ends is cut
 * there, so that half of it can go and the other half stay without an end that leads nowhere; a track of which every
 * piece stays is the track it was.
 */
import { pointSegment2 } from "../geometry/distance.ts";
import type { GivenPiece } from "../problem.ts";
import type { Conductor } from "./conductor.ts";

/** The pieces of the movable tracks and vias among one net's copper, in the order of the copper. */
export function splitGiven(movable: readonly Conductor[], members: readonly Conductor[]): GivenPiece[] {
  return movable.flatMap((conductor) => {
    const { given, item, layers } = conductor;
    if (!given) throw new Error(`${conductor.label} ${item} is not copper that may move`);
    const { points, width, drill } = given;
    const whole = { item, layers, width, drill };
    // An arc is kept whole: what touches its middle counts as touching its nearer end.
    if (points.length !== 4) return [{ ...whole, points, part: 0 }];
    return cutTrack(conductor, points, width / 2, members).map((course, part) => ({ ...whole, points: course, part }));
  });
}

function cutTrack(
  track: Conductor,
  points: readonly number[],
  halfWidth: number,
  members: readonly Conductor[],
): number[][] {
  const [ax = 0, ay = 0, bx = 0, by = 0] = points;
  const length = Math.hypot(bx - ax, by - ay);
  if (length <= 2 * halfWidth) return [[ax, ay, bx, by]];
  const cuts: number[] = [];
  for (const other of members) {
    if (other === track || !(other.layers & track.layers)) continue;
    for (const { x, y } of other.ends) {
      if (pointSegment2(x, y, ax, ay, bx, by) > halfWidth * halfWidth) continue;
      const along = ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length;
      if (along > halfWidth && length - along > halfWidth) cuts.push(along);
    }
  }
  cuts.sort((a, b) => a - b);
  const courses: number[][] = [];
  let last = 0;
  let [x, y] = [ax, ay];
  for (const along of cuts) {
    // What ends nearer to a cut than the track is wide touches there.
    if (along - last <= halfWidth) continue;
    last = along;
    const cx = Math.round(ax + ((bx - ax) * along) / length);
    const cy = Math.round(ay + ((by - ay) * along) / length);
    courses.push([x, y, cx, cy]);
    [x, y] = [cx, cy];
  }
  courses.push([x, y, bx, by]);
  return courses;
}
