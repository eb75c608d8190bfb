import type { Board, BoardEdit, ListEdit, Track, Via, Zone } from "@tracewright/board";

export interface StripOptions {
  /** `remove` takes the unlocked pours out as well, so that every net is routed as tracks. Rule areas always stay. */
  readonly pours: "keep" | "remove";
  /** What may go as far as it is not locked; all when absent. */
  readonly holds?: (item: Track | Via | Zone) => boolean;
}

/** The edit that removes unlocked tracks and vias, and pours when asked. Locked items stay as they are. */
export function stripRouting(board: Board, options: StripOptions): BoardEdit {
  const { holds = () => true } = options;
  const goes = (item: Track | Via | Zone): boolean => !item.locked && holds(item);
  const lists: ListEdit[] = [
    { list: "tracks", added: [], removed: board.tracks.filter(goes), updated: [] },
    { list: "vias", added: [], removed: board.vias.filter(goes), updated: [] },
  ];
  if (options.pours === "remove") {
    const removed = board.zones.filter((zone) => !zone.keepout && goes(zone));
    lists.push({ list: "zones", added: [], removed, updated: [] });
  }
  return { lists: lists.filter((change) => change.removed.length > 0), settings: [] };
}
