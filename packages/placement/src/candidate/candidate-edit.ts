import {
  type Board,
  type BoardEdit,
  editBetween,
  type Footprint,
  heldCopper,
  type ItemId,
  type Track,
  trackSolids,
  type Via,
  viaSolid,
} from "@tracewright/board";
import { BoxIndex, growBox, joinBoxes, type Solid, solidBox } from "@tracewright/geometry";
import { padClearance, padRoom } from "../footprint/claimed-room.ts";
import { carryLabels, type MovedPart } from "./carry-labels.ts";

/** Side of the squares in which pads are looked up: 5 mm. */
const INDEX_CELL = 5_000_000;

/**
 * The edit that puts the parts where they stand now. Connections that no longer fit go with it: tracks and vias on
 * the nets of moved parts, those on which a pad was placed, and the fills of pours. Copper that joins nothing stays
 * (`heldCopper`). Labels of moved parts go along.
 */
export function candidateEdit(board: Board, standing: ReadonlyMap<ItemId, Footprint>): BoardEdit {
  const moved: Footprint[] = [];
  const moves: MovedPart[] = [];
  const footprints = board.footprints.map((footprint) => {
    const after = standing.get(footprint.id);
    if (!after || isSamePlace(footprint, after)) return footprint;
    moved.push(after);
    moves.push({ before: footprint, after });
    return after;
  });
  if (moved.length === 0) return editBetween(board, board);
  const nets = new Set(moved.flatMap(({ pads }) => pads.map(({ net }) => net)));
  const held = heldCopper(board).items;
  const pads = new BoxIndex(INDEX_CELL);
  const rooms = moved.flatMap((footprint) => footprint.pads.map((pad) => padRoom(board, footprint, pad)));
  for (const [entry, room] of rooms.entries()) pads.add(entry, growBox(room, padClearance(board)));
  const stays = (copper: Track | Via, solids: readonly Solid[]) => {
    if (held.has(copper.id)) return true;
    const box = joinBoxes(solids.map(solidBox));
    return !nets.has(copper.net) && !(box && pads.search(box).length > 0);
  };
  return editBetween(board, {
    ...board,
    footprints,
    texts: carryLabels(board, moves),
    tracks: board.tracks.filter((track) => stays(track, trackSolids(track))),
    vias: board.vias.filter((via) => stays(via, [viaSolid(via)])),
    zones: board.zones.map((zone) => (zone.fills.length > 0 ? { ...zone, fills: [] } : zone)),
  });
}

function isSamePlace(a: Footprint, b: Footprint): boolean {
  return (
    a.position.x === b.position.x && a.position.y === b.position.y && a.rotation === b.rotation && a.side === b.side
  );
}
