import type { CopperLayerId, NetId } from "@tracewright/board";
import type { Nm } from "@tracewright/geometry";
import { trackLength } from "../../lengths/track-length.ts";
import type { ReviewContext } from "../review-context.ts";

/** Track of other nets on the plane layers. */
export interface PlaneTrack {
  readonly layer: CopperLayerId;
  readonly plane: NetId;
  readonly net: NetId | undefined;
  readonly length: Nm;
}

/** By layer and net, the longest first. */
export function measurePlaneTracks({ board, planes }: ReviewContext): PlaneTrack[] {
  const lengths = new Map<string, { layer: CopperLayerId; plane: NetId; net: NetId | undefined; length: number }>();
  for (const track of board.tracks) {
    const { layer, net } = track;
    const plane = planes.get(layer);
    if (plane === undefined || net === plane) continue;
    const known = lengths.get(`${layer} ${net ?? ""}`) ?? { layer, plane, net, length: 0 };
    known.length += trackLength(track);
    lengths.set(`${layer} ${net ?? ""}`, known);
  }
  return [...lengths.values()].toSorted((a, b) => b.length - a.length);
}
