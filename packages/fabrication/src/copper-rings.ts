import { type Board, type CopperLayerId, type ItemId, type NetId, trackSolids } from "@tracewright/board";
import { areTouching, isInSolid, type Point, type Solid } from "@tracewright/geometry";

interface RingHolder {
  readonly id: ItemId;
  readonly net?: NetId;
  readonly removeUnusedLayers?: boolean;
  readonly keepEndLayers?: boolean;
}

/**
 * Decides on which layers a plated hole has its ring: everywhere, unless the pad or via drops it where nothing of its
 * net arrives (KiCad's "remove unused layers").
 */
export function ringDecider(board: Board) {
  const arrivals = new Map<string, readonly Solid[]>();
  const arrivalsAt = (net: NetId, layer: CopperLayerId): readonly Solid[] => {
    const key = `${layer} ${net}`;
    let solids = arrivals.get(key);
    if (!solids) {
      const tracks = board.tracks.filter((track) => track.net === net && track.layer === layer);
      const fills = board.zones.filter((zone) => zone.net === net && !zone.keepout).flatMap((zone) => zone.fills);
      const areas = fills
        .filter((fill) => fill.layer === layer)
        .flatMap(({ polygons, penWidth = 0 }) =>
          polygons.map((polygon): Solid => ({ kind: "polygon", polygon, radius: penWidth / 2 })),
        );
      solids = [...tracks.flatMap((track) => trackSolids(track)), ...areas];
      arrivals.set(key, solids);
    }
    return solids;
  };
  return (holder: RingHolder, copper: readonly Solid[], at: Point, layer: CopperLayerId): boolean => {
    if (!holder.removeUnusedLayers) return true;
    if (holder.keepEndLayers && (layer === "F.Cu" || layer === "B.Cu")) return true;
    if (holder.net === undefined) return false;
    return arrivalsAt(holder.net, layer).some(
      (solid) => isInSolid(at, solid) || copper.some((piece) => areTouching(piece, solid)),
    );
  };
}
