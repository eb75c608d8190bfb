import { type Board, type BoardEdit, editBetween, type Footprint, type ItemId } from "@tracewright/board";

/**
 * The edit that puts the parts where they stand now. Copper that no longer fits goes with it: unlocked tracks and vias on the nets of moved
 * parts, and the fills of pours.
 */
export function candidateEdit(board: Board, standing: ReadonlyMap<ItemId, Footprint>): BoardEdit {
  const moved = new Set<Footprint>();
  const footprints = board.footprints.map((footprint) => {
    const after = standing.get(footprint.id);
    if (!after || isSamePlace(footprint, after)) return footprint;
    moved.add(footprint);
    return after;
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

function isSamePlace(a: Footprint, b: Footprint): boolean {
  return (
    a.position.x === b.position.x && a.position.y === b.position.y && a.rotation === b.rotation && a.side === b.side
  );
}
