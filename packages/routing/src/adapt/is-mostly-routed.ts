import type { Board, NetId } from "@tracewright/board";

/** Where more nets than this part still lack every track, pours on track layers are not relied upon. */
const MOSTLY_ROUTED = 0.1;

/** Of the nets that need tracks, pours aside, at most a tenth lacks every track. */
export function isMostlyRouted(board: Board): boolean {
  const poured = new Set(board.zones.filter((zone) => !zone.keepout).map((zone) => zone.net));
  const tracked = new Set(board.tracks.map((track) => track.net));
  const pads = new Map<NetId, number>();
  for (const { pads: own } of board.footprints)
    for (const { net } of own) if (net !== undefined && !poured.has(net)) pads.set(net, (pads.get(net) ?? 0) + 1);
  const needed = [...pads].filter(([, count]) => count > 1).map(([net]) => net);
  const bare = needed.filter((net) => !tracked.has(net)).length;
  return bare <= needed.length * MOSTLY_ROUTED;
}
