import type { Board, LayerId, Zone } from "@tracewright/board";
import { AT_ORIGIN, type Placement, type Polygon, placePoint } from "@tracewright/geometry";

/**
 * The filled zones of a layer with their holes as holes: films cut them in, and taking that back costs more than all else of a
 * sheet. Undefined where a fill is rimmed with a pen, as in KiCad 5 and before.
 */
export function pourAreas(board: Board, layer: LayerId): readonly Polygon[] | undefined {
  const areas: Polygon[] = [];
  for (const { zone, placement } of placedZones(board)) {
    if (zone.keepout) continue;
    for (const { layer: on, polygons, penWidth = 0 } of zone.fills) {
      if (on !== layer) continue;
      if (penWidth > 0) return undefined;
      for (const { outer, holes } of polygons) areas.push({ outer: place(outer), holes: holes.map(place) });
    }
    function place(ring: Polygon["outer"]): Polygon["outer"] {
      if (placement === AT_ORIGIN) return ring;
      return ring.map((point) => placePoint(point, placement.position, placement.rotation));
    }
  }
  return areas;
}

function* placedZones(board: Board): Generator<{ readonly zone: Zone; readonly placement: Placement }> {
  for (const zone of board.zones) yield { zone, placement: AT_ORIGIN };
  for (const part of board.footprints) for (const zone of part.zones) yield { zone, placement: part };
}
