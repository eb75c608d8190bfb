import {
  type Board,
  type BoardEdit,
  editBetween,
  type Footprint,
  type ItemId,
  moveFootprint,
  normalizeDegrees,
} from "@tracewright/board";

export interface PartPlace {
  readonly id: ItemId;
  readonly x: number;
  readonly y: number;
  /** Quarter turns to add. */
  readonly turn: number;
}

/**
 * The edit that moves the parts. Copper that no longer fits goes with it: unlocked tracks and vias on the nets of moved
 * parts, and the fills of pours.
 */
export function candidateEdit(board: Board, places: readonly PartPlace[]): BoardEdit {
  const placeById = new Map(places.map((place) => [place.id, place]));
  const moved = new Set<Footprint>();
  const footprints = board.footprints.map((footprint) => {
    const place = placeById.get(footprint.id);
    if (!place) return footprint;
    if (place.x === footprint.position.x && place.y === footprint.position.y && place.turn === 0) return footprint;
    moved.add(footprint);
    const rotation = normalizeDegrees(footprint.rotation + place.turn * 90);
    return moveFootprint(footprint, { position: { x: place.x, y: place.y }, rotation });
  });
  const nets = new Set([...moved].flatMap(({ pads }) => pads.map(({ net }) => net)));
  const stays = (copper: { locked: boolean; net?: unknown }) => copper.locked || !nets.has(copper.net as never);
  return editBetween(board, {
    ...board,
    footprints,
    tracks: board.tracks.filter(stays),
    vias: board.vias.filter(stays),
    zones: board.zones.map((zone) => (moved.size > 0 && zone.fills.length > 0 ? { ...zone, fills: [] } : zone)),
  });
}
