import {
  type Board,
  type CopperLayerId,
  type NetId,
  type Pad,
  type Track,
  trackSolids,
  type Via,
} from "@tracewright/board";
import { areTouching, type Solid } from "@tracewright/geometry";

const tracksOf = new WeakMap<Board, ReadonlyMap<string, readonly Track[]>>();

/**
 * Whether a plated hole leaves out its ring on a layer: it may ("remove unused layers"), and no track of its net arrives
 * there. Zones have no say, for rings are decided before they are filled.
 */
export function lacksRing(board: Board, holder: Pad | Via, ring: readonly Solid[], layer: CopperLayerId): boolean {
  if (!holder.removeUnusedLayers || (holder.keepEndLayers && (layer === "F.Cu" || layer === "B.Cu"))) return false;
  if (holder.net === undefined) return true;
  let byPlace = tracksOf.get(board);
  if (!byPlace) {
    byPlace = Map.groupBy(board.tracks, (track) => placeOf(track.layer, track.net));
    tracksOf.set(board, byPlace);
  }
  return !byPlace
    .get(placeOf(layer, holder.net))
    ?.some((track) => trackSolids(track).some((solid) => ring.some((piece) => areTouching(piece, solid))));
}

function placeOf(layer: CopperLayerId, net: NetId | undefined): string {
  return `${layer} ${net ?? ""}`;
}
