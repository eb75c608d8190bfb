import type { Track } from "@tracewright/board";
import type { Point } from "@tracewright/geometry";
import { elbow } from "../ways/elbow.ts";
import { reattachWay } from "../ways/reattach-way.ts";
import type { Surroundings } from "../ways/room-map.ts";
import { leadAside } from "./lead-aside.ts";
import { isSame, type Strand } from "./strand.ts";

/** A place that has moved, with what ends there. */
export interface Moved {
  readonly from: Point;
  readonly to: Point;
}

/**
 * A strand drawn to where a place at one of its ends or on its way has gone; undefined: there is no room. The tracks
 * have no names yet.
 */
export function followMoved(
  { parts, tracks: [first] }: Strand,
  moved: Moved,
  around: Surroundings,
): readonly Track[] | undefined {
  const ways = parts.map((part) => reattached(part, moved, around));
  return ways.includes(undefined) || !first
    ? undefined
    : tracksAlong(
        ways.flatMap((way) => (way ? [way] : [])),
        first,
      );
}

export function tracksAlong(ways: readonly (readonly Point[])[], like: Track): readonly Track[] {
  return ways.flatMap((way) => way.slice(1).map((end, index) => ({ ...like, start: way[index]!, end })));
}

/** A way with an end at a place that has moved. */
function reattached(way: readonly Point[], { from, to }: Moved, around: Surroundings): readonly Point[] | undefined {
  const [isFirst, isLast] = [isSame(way[0]!, from), isSame(way.at(-1)!, from)];
  if (isFirst && isLast) return undefined;
  if (!isFirst && !isLast) return leadAside(way, around);
  const outwards = isFirst ? way : way.toReversed();
  const moved =
    reattachWay(to, outwards, around.isClear) ??
    leadAside([...elbow(to, outwards[1]!, "straight-first"), ...outwards.slice(2)], around);
  return isFirst ? moved : moved?.toReversed();
}
