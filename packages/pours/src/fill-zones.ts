import {
  type Board,
  type BoardEdit,
  isCopperLayer,
  type LayerId,
  resolveLayers,
  type Zone,
  type ZoneFill,
  zoneOutline,
} from "@tracewright/board";
import { AT_ORIGIN, boxOfPoints, type Polygon, polygonArea } from "@tracewright/geometry";
import { type AreaAlgebra, areaOf, loadAreaAlgebra, polygonsOf } from "./areas.ts";
import { fillIslands } from "./fill-islands.ts";
import { pourLayer } from "./pour-layer.ts";

export interface FillOptions {
  /** `keep`: pieces that no pad is joined to stay, whatever the zones ask: on a board yet to be routed some will be. */
  readonly islands?: "as-asked" | "keep";
}

/**
 * Fills every zone of the board with copper as KiCad 6 fills it, hatched where asked, higher priorities first, and
 * takes out islands as each zone asks. The edit replaces the fills and nothing else. Zones inside footprints and rule
 * areas stay as they are.
 */
export async function fillZones(board: Board, { islands = "as-asked" }: FillOptions = {}): Promise<BoardEdit> {
  const algebra = await loadAreaAlgebra();
  const poured = new Map<Zone, ZoneFill[]>();
  // Ties go by size and id, so that the order of the file has no say in who gives way.
  const zones = board.zones
    .filter((zone) => !zone.keepout)
    .sort((a, b) => b.priority - a.priority || (a.id < b.id ? -1 : 1));
  for (const zone of zones) poured.set(zone, pourZone(board, zone, poured, algebra));
  const kept = islands === "keep" ? poured : withoutIslands(board, poured);
  const updated = board.zones.flatMap((before) => {
    const fills = kept.get(before);
    return fills ? [{ before, after: { ...before, filled: true, fills } }] : [];
  });
  return { lists: updated.length > 0 ? [{ list: "zones", added: [], removed: [], updated }] : [], settings: [] };
}

function pourZone(
  board: Board,
  zone: Zone,
  poured: ReadonlyMap<Zone, readonly ZoneFill[]>,
  algebra: AreaAlgebra,
): ZoneFill[] {
  const box = boxOfPoints(zoneOutline(zone, AT_ORIGIN).outer);
  if (!box) return [];
  const pour = (layer: LayerId): Polygon[] =>
    isCopperLayer(layer)
      ? pourLayer({ board, zone, layer, box, filled: poured }, algebra)
      : polygonsOf(algebra.unite(areaOf([zoneOutline(zone)])));
  return resolveLayers(board, zone.layers).flatMap((layer): ZoneFill[] => {
    const polygons = pour(layer);
    return polygons.length > 0 ? [{ layer, polygons }] : [];
  });
}

/** Drops pieces that no pad of their net is joined to. A pour without a net has no pads to be joined to and stays. */
function withoutIslands(board: Board, poured: ReadonlyMap<Zone, readonly ZoneFill[]>): Map<Zone, ZoneFill[]> {
  const islands = new Set<Polygon>();
  for (const net of new Set([...poured.keys()].map((zone) => zone.net))) {
    if (net === undefined) continue;
    for (const { polygon, pads } of fillIslands(board, net, poured)) if (pads.length === 0) islands.add(polygon);
  }
  const stays = (zone: Zone, polygon: Polygon): boolean => {
    if (!islands.has(polygon) || zone.pour.islandRemoval === "never") return true;
    return zone.pour.islandRemoval === "below-area" && polygonArea(polygon) >= (zone.pour.minIslandArea ?? 0);
  };
  return new Map(
    [...poured].map(([zone, fills]) => [
      zone,
      fills
        .map(({ layer, polygons }) => ({ layer, polygons: polygons.filter((polygon) => stays(zone, polygon)) }))
        .filter(({ polygons }) => polygons.length > 0),
    ]),
  );
}
