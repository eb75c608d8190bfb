import type { NetId, Track } from "@tracewright/board";
import { type Nm, pointToSegment } from "@tracewright/geometry";
import { trackLength } from "../../lengths/track-length.ts";
import type { ReviewContext } from "../review-context.ts";
import { netLength } from "./measure-detours.ts";

/** How both nets of a differential pair run. */
export interface MeasuredPair {
  readonly name: string;
  /** The shorter net first. */
  readonly nets: readonly [NetId, NetId];
  readonly lengths: readonly [Nm, Nm];
  /** Share of the shorter one that runs beside the other. */
  readonly coupled: number;
}

/** Tracks within this many widths of each other are side by side. */
const WIDTHS = 3.5;

/** The pairs of which both nets have track. */
export function measurePairs({ nets, index }: ReviewContext): MeasuredPair[] {
  return [...nets.values()].flatMap(({ net, pair }): MeasuredPair[] => {
    if (pair?.sign !== "+") return [];
    const [first, second] = [net, pair.partner].toSorted((a, b) => netLength(index, a) - netLength(index, b));
    const lengths = [netLength(index, first!), netLength(index, second!)] as const;
    if (lengths[0] === 0) return [];
    const others = index.tracksByNet.get(second!) ?? [];
    const beside = (index.tracksByNet.get(first!) ?? []).filter((track) =>
      others.some((other) => runBeside(track, other)),
    );
    const length = beside.reduce((sum, track) => sum + trackLength(track), 0);
    return [{ name: pair.name, nets: [first!, second!], lengths, coupled: length / lengths[0] }];
  });
}

/** Whether both ends of a track are near the other one. */
function runBeside(track: Track, other: Track): boolean {
  const reach = WIDTHS * track.width;
  return (
    other.layer === track.layer &&
    pointToSegment(track.start, other.start, other.end) < reach &&
    pointToSegment(track.end, other.start, other.end) < reach
  );
}

const STEP: Nm = 250_000;

/** Share of the shorter net that is near the other one on the same layer, sampled: pieces and meanders count by their length. */
export function sideBySide({ index }: ReviewContext, { nets: [first, second] }: MeasuredPair): number {
  const others = index.tracksByNet.get(second) ?? [];
  let near = 0;
  let all = 0;
  for (const track of index.tracksByNet.get(first) ?? []) {
    const length = trackLength(track);
    const steps = Math.max(1, Math.ceil(length / STEP));
    const beside = others.filter(({ layer }) => layer === track.layer);
    for (let step = 0; step < steps; step += 1) {
      const share = (step + 0.5) / steps;
      const point = {
        x: Math.round(track.start.x + (track.end.x - track.start.x) * share),
        y: Math.round(track.start.y + (track.end.y - track.start.y) * share),
      };
      all += length / steps;
      if (beside.some((other) => pointToSegment(point, other.start, other.end) < WIDTHS * track.width))
        near += length / steps;
    }
  }
  return all > 0 ? near / all : 0;
}
