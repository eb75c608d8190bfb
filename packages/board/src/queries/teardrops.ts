import { areTouching } from "@tracewright/geometry";
import { trackSolids } from "../copper/copper-solids.ts";
import { resolveLayers } from "../layers/resolve-layers.ts";
import type { Board } from "../records/board.ts";
import type { Zone } from "../records/zone.ts";

/** The plug-in for KiCad 5 and 6 marks its zones by this priority (0x4242); KiCad 7 and later by their name. */
const PRIORITY_OF_PLUGIN = 16_962;
const NAME = /^\$teardrop_/;

/** Copper that widens a track towards its pad or via: drawn by KiCad or its plug-in after routing, and kept as a zone. */
export function isTeardrop({ name, priority, keepout }: Zone): boolean {
  return !keepout && (priority === PRIORITY_OF_PLUGIN || NAME.test(name ?? ""));
}

/** Teardrops that no track of their net meets: left over from tracks that are gone. */
export function staleTeardrops(board: Board): readonly Zone[] {
  const teardrops = board.zones.filter(isTeardrop);
  if (teardrops.length === 0) return [];
  const tracksByNet = Map.groupBy(board.tracks, ({ net }) => net);
  return teardrops.filter((zone) => {
    const [outer, ...holes] = zone.outline;
    if (!outer) return true;
    const layers = new Set<string>(resolveLayers(board, zone.layers));
    const area = { kind: "polygon", polygon: { outer, holes }, radius: 0 } as const;
    return !(tracksByNet.get(zone.net) ?? []).some(
      (track) => layers.has(track.layer) && trackSolids(track).some((solid) => areTouching(solid, area)),
    );
  });
}
