import { type Board, indexBoard, type NetId } from "@tracewright/board";
import { type PickedItem, pickedId } from "@tracewright/rendering";

/** What was picked, as it is on the board shown now: parts move while a run goes on and between candidates. */
export function pickedOnBoard(board: Board, picked: PickedItem | undefined): PickedItem | undefined {
  if (!picked) return undefined;
  switch (picked.kind) {
    case "track": {
      const track = board.tracks.find(({ id }) => id === picked.track.id);
      return track && { kind: "track", track };
    }
    case "via": {
      const via = board.vias.find(({ id }) => id === picked.via.id);
      return via && { kind: "via", via };
    }
    case "footprint": {
      const footprint = indexBoard(board).footprintById.get(picked.footprint.id);
      return footprint && { kind: "footprint", footprint };
    }
    case "pad": {
      const found = indexBoard(board).padById.get(picked.pad.id);
      return found && { kind: "pad", ...found };
    }
  }
}

export function netOfPicked(item: PickedItem): NetId | undefined {
  if (item.kind === "pad") return item.pad.net;
  if (item.kind === "via") return item.via.net;
  return item.kind === "track" ? item.track.net : undefined;
}

/** The ids that are drawn as selected: a part is marked with its pads. */
export function idsOfPicked(item: PickedItem): string[] {
  return item.kind === "footprint" ? [item.footprint.id, ...item.footprint.pads.map(({ id }) => id)] : [pickedId(item)];
}
