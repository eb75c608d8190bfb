import type { Track } from "@tracewright/board";
import type { Point } from "@tracewright/geometry";
import type { CopperContext } from "../copper/board-copper.ts";
import type { CopperItem } from "../copper/copper-item.ts";
import type { FindingSink } from "../findings/finding-sink.ts";
import { mm, nameItem, sayRule } from "../findings/names.ts";
import { trackLength } from "../lengths/track-length.ts";

/** How long custom rules let one piece of track be: track_segment_length. */
export function judgeSegmentLength({ board, book }: CopperContext, item: CopperItem, sink: FindingSink): void {
  const { track } = item;
  if (!track || !book.limits("track_segment_length")) return;
  const limit = book.limit("track_segment_length", { a: item, layer: item.layers });
  if (!limit) return;
  const actual = Math.round(trackLength(track));
  const isTooLong = limit.max !== undefined && actual > limit.max;
  if (!isTooLong && (limit.min === undefined || actual >= limit.min)) return;
  const required = (isTooLong ? limit.max : limit.min) ?? 0;
  const by = (isTooLong && limit.maxRule) || limit.rule;
  const said = `${isTooLong ? "at most " : ""}${sayRule(required, by)}`;
  sink.add({
    rule: "track_segment_length",
    message: `length of ${nameItem(board, item, track.layer)}: ${mm(actual)}, ${said}`,
    items: [item.id],
    nets: item.net === undefined ? [] : [item.net],
    position: track.start,
    layer: track.layer,
    actual,
    required,
    by,
  });
}

/** Degrees that an angle may be off its limit: corners are whole nanometres. */
const ANGLE_TOLERANCE = 0.1;

/** Which angles custom rules let two straight tracks make where they meet: track_angle. */
export function judgeTrackAngle(copper: CopperContext, a: CopperItem, b: CopperItem, sink: FindingSink): void {
  const { board, book } = copper;
  if (!a.track || !b.track || a.net !== b.net || !book.limits("track_angle")) return;
  const corner = cornerOf(a.track, b.track);
  if (!corner) return;
  const limit = book.limit("track_angle", { a, b, layer: a.layers });
  if (!limit) return;
  const { angle, at } = corner;
  const isTooSmall = limit.min !== undefined && angle < limit.min - ANGLE_TOLERANCE;
  if (!isTooSmall && (limit.max === undefined || angle <= limit.max + ANGLE_TOLERANCE)) return;
  const bound = isTooSmall ? `${limit.min}° at least` : `${limit.max}° at most`;
  const by = (!isTooSmall && limit.maxRule) || limit.rule;
  const name = nameItem(board, a, a.track.layer);
  sink.add({
    rule: "track_angle",
    message: `${name} bends by an angle of ${angle.toFixed(1)}°, rule "${by.name}" ${bound}`,
    items: [a.id, b.id],
    nets: a.net === undefined ? [] : [a.net],
    position: at,
    layer: a.track.layer,
    by,
  });
}

/** Where two straight tracks of one layer share an end, and the angle between them: 180 where one continues the other. */
function cornerOf(a: Track, b: Track): { readonly angle: number; readonly at: Point } | undefined {
  if (a.layer !== b.layer || a.mid || b.mid) return undefined;
  for (const [at, from] of [[a.start, a.end] as const, [a.end, a.start] as const])
    for (const [other, to] of [[b.start, b.end] as const, [b.end, b.start] as const]) {
      if (at.x !== other.x || at.y !== other.y) continue;
      const between = Math.abs(Math.atan2(from.y - at.y, from.x - at.x) - Math.atan2(to.y - at.y, to.x - at.x));
      const degrees = (between * 180) / Math.PI;
      return { angle: degrees > 180 ? 360 - degrees : degrees, at };
    }
  return undefined;
}
