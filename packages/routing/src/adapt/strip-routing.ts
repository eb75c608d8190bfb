import {
  type Board,
  type BoardEdit,
  heldCopper,
  type ListEdit,
  staleTeardrops,
  type Track,
  type Via,
  type Zone,
} from "@tracewright/board";

export interface StripOptions {
  /** `remove` takes the unlocked pours out as well, so that every net is routed as tracks. Rule areas always stay. */
  readonly pours: "keep" | "remove";
  /** What may go as far as nothing holds it; all when absent. */
  readonly holds?: (item: Track | Via | Zone) => boolean;
}

/**
 * The edit that removes tracks and vias, and pours when asked. What is locked, has no net or was drawn as an
 * electrode, an antenna or a shield stays as it is (`heldCopper`). Teardrops go with their tracks.
 */
export function stripRouting(board: Board, options: StripOptions): BoardEdit {
  const { holds = () => true } = options;
  const held = heldCopper(board).items;
  const goes = (item: Track | Via | Zone): boolean => !held.has(item.id) && holds(item);
  const lists: ListEdit[] = [
    { list: "tracks", added: [], removed: board.tracks.filter(goes), updated: [] },
    { list: "vias", added: [], removed: board.vias.filter(goes), updated: [] },
  ];
  const pours =
    options.pours === "remove"
      ? board.zones.filter(({ keepout }) => !keepout)
      : staleTeardrops({ ...board, tracks: board.tracks.filter((track) => !goes(track)) });
  lists.push({ list: "zones", added: [], removed: pours.filter(goes), updated: [] });
  return { lists: lists.filter((change) => change.removed.length > 0), settings: [] };
}
