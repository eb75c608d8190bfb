import type { Board, BoardEdit, ListEdit } from "@tracewright/board";

export interface StripOptions {
  /** `remove` takes the unlocked pours out as well, so that every net is routed as tracks. Rule areas always stay. */
  readonly pours: "keep" | "remove";
}

/** The edit that removes unlocked tracks and vias, and pours when asked. Locked items stay as they are. */
export function stripRouting(board: Board, options: StripOptions): BoardEdit {
  const lists: ListEdit[] = [
    { list: "tracks", added: [], removed: board.tracks.filter((track) => !track.locked), updated: [] },
    { list: "vias", added: [], removed: board.vias.filter((via) => !via.locked), updated: [] },
  ];
  if (options.pours === "remove") {
    const removed = board.zones.filter((zone) => !zone.keepout && !zone.locked);
    lists.push({ list: "zones", added: [], removed, updated: [] });
  }
  return { lists: lists.filter((change) => change.removed.length > 0), settings: [] };
}
