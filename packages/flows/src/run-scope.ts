import type { NetId, Track, Via, Zone } from "@tracewright/board";
import type { Airwire } from "@tracewright/checks";
import type { Point } from "@tracewright/geometry";
import type { RoutingOptions } from "@tracewright/routing";

/** What of a board a run is about: the nets and the region it was given, or all of it. */
export interface RunScope {
  /** A connection that the run is to make. */
  readonly asks: (airwire: Airwire) => boolean;
  /** Copper that is the run's to take away, as far as it is not locked. A pour reaches beyond any region. */
  readonly holds: (item: Track | Via | Zone) => boolean;
}

export function runScope({ nets, region, task }: RoutingOptions): RunScope {
  const wanted = nets && new Set(nets);
  const hasNet = (net: NetId | undefined) => !wanted || (net !== undefined && wanted.has(net));
  const isInside = ({ x, y }: Point) =>
    !region || (x >= region.min.x && x <= region.max.x && y >= region.min.y && y <= region.max.y);
  return {
    asks: ({ net, from, to }) => task !== "optimise" && hasNet(net) && isInside(from.position) && isInside(to.position),
    holds: (item) => hasNet(item.net) && pointsOf(item).every(isInside),
  };
}

/**
 * The airwires that a run has to answer for: those it was asked to make, and those of other nets that were not there
 * before, because a track of the run cut a pour. The others were not requested.
 */
export function splitAirwires(
  before: readonly Airwire[],
  after: readonly Airwire[],
  { asks }: RunScope,
): { readonly mine: readonly Airwire[]; readonly unasked: number } {
  const open = new Map<NetId, number>();
  for (const airwire of before) if (!asks(airwire)) open.set(airwire.net, (open.get(airwire.net) ?? 0) + 1);
  const mine = after.filter((airwire) => {
    const left = open.get(airwire.net) ?? 0;
    if (asks(airwire)) return true;
    open.set(airwire.net, left - 1);
    return left <= 0;
  });
  return { mine, unasked: after.length - mine.length };
}

function pointsOf(item: Track | Via | Zone): readonly Point[] {
  if ("position" in item) return [item.position];
  if ("outline" in item) return item.outline.flat();
  return item.mid ? [item.start, item.mid, item.end] : [item.start, item.end];
}
