import type { NetId, Track } from "@tracewright/board";
import type { Point } from "@tracewright/geometry";
import { trackLength } from "../../lengths/track-length.ts";
import { measureCorners } from "../measures/measure-corners.ts";
import { distanceToPad } from "../pads.ts";
import type { ReviewContext } from "../review-context.ts";
import type { ReviewRule } from "../review-rule.ts";
import { nameOfNet, placeKey } from "../words.ts";

/** Cosine of 80°: what was drawn by hand misses a right angle by a little. */
const ACUTE = 0.17;
/** Sine of 10°. */
const PARALLEL = 0.17;

export const sharpCorner: ReviewRule = {
  id: "sharp-corner",
  severity: "note",
  source: "Practice since wet etching: acute angles trap etchant",
  find: (context) =>
    measureCorners(context).flatMap(({ tracks, at, cosine }) => {
      const { net, layer } = tracks[0];
      if (cosine < ACUTE || isCovered(context, net, at) || tracks.some(isShort) || doublesBack(tracks)) return [];
      return [
        {
          about: `${nameOfNet(context, net)} ${layer} ${placeKey(at)}`,
          message: { kind: "sharp-corner" as const, facts: { net: nameOfNet(context, net), layer } },
          position: at,
          items: tracks.map(({ id }) => id),
          nets: net === undefined ? [] : [net],
          layer,
        },
      ];
    }),
};

/** Its round ends cover the corner. */
function isShort(track: Track): boolean {
  return trackLength(track) < track.width;
}

/** Drawn over itself: the copper has no corner there. */
function doublesBack([a, b]: readonly [Track, Track]): boolean {
  const [p, q] = [a, b].map(({ start, end }) => Math.atan2(end.y - start.y, end.x - start.x) % Math.PI);
  return Math.abs(Math.sin(p! - q!)) < PARALLEL;
}

/** Within a pad or via of its net a corner has no inner edge. */
function isCovered({ index }: ReviewContext, net: NetId | undefined, at: Point): boolean {
  if (net === undefined) return false;
  return (
    (index.viasByNet.get(net) ?? []).some(
      ({ position, diameter }) => Math.hypot(position.x - at.x, position.y - at.y) <= diameter / 2,
    ) || (index.padsByNet.get(net) ?? []).some((pad) => distanceToPad(pad, at) === 0)
  );
}
