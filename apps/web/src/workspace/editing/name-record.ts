import { type Board, indexBoard, type NetId, type RecordList } from "@tracewright/board";
import { shownName } from "@tracewright/text";

/**
 * What a record is known by: a part by its reference, copper by its net, drawings by their layer. Its id where no
 * board has it.
 */
export function nameRecord(boards: readonly Board[], list: RecordList, id: string): string {
  for (const board of boards) {
    const name = nameOn(board, list, id);
    if (name !== undefined) return name;
  }
  return id;
}

function nameOn(board: Board, list: RecordList, id: string): string | undefined {
  const netName = (net: NetId | undefined) =>
    shownName((net && indexBoard(board).netById.get(net)?.name) || "") || undefined;
  const find = <Record extends { readonly id: string }>(records: readonly Record[]) =>
    records.find((record) => record.id === id);
  switch (list) {
    case "nets": {
      const net = find(board.nets);
      return net && shownName(net.name);
    }
    case "groups":
      return find(board.groups)?.name;
    case "footprints":
      return find(board.footprints)?.reference;
    case "tracks": {
      const track = find(board.tracks);
      return track && (netName(track.net) ?? track.layer);
    }
    case "vias": {
      const via = find(board.vias);
      return via && (netName(via.net) ?? via.layers.join("–"));
    }
    case "zones": {
      const zone = find(board.zones);
      return zone && (netName(zone.net) ?? zone.layers.join(", "));
    }
    case "graphics":
    case "dimensions":
      return find<{ readonly id: string; readonly layer: string }>(board[list])?.layer;
    case "texts":
      return find(board.texts)?.text;
  }
}
