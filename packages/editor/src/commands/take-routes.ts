import { applyEdit, type Board, type BoardEdit, type Track, type Via } from "@tracewright/board";
import { CopperProbe } from "@tracewright/checks";
import { EditBuilder } from "../edit-builder.ts";
import type { CommandOutcome } from "./command.ts";

/**
 * New tracks and vias that were computed from an earlier state of the board: all of them, or none where one would break a rule on
 * the board as it is now.
 */
export function takeRoutes(board: Board, routes: BoardEdit): CommandOutcome {
  const tracks = added(routes, "tracks") as readonly Track[];
  const vias = added(routes, "vias") as readonly Via[];
  const held = new Set<string>([...board.tracks, ...board.vias].map(({ id }) => id));
  if ([...tracks, ...vias].some(({ id }) => held.has(id))) return { locked: [] };
  const builder = new EditBuilder(board);
  for (const track of tracks) builder.add("tracks", track);
  for (const via of vias) builder.add("vias", via);
  const edit = builder.build();
  if (!edit) return { locked: [] };
  const probe = new CopperProbe(applyEdit(board, edit));
  const isLegal = tracks.every((track) => probe.isTrackClear(track)) && vias.every((via) => probe.isViaClear(via));
  return { ...(isLegal && { edit }), locked: [] };
}

function added(edit: BoardEdit, list: "tracks" | "vias"): readonly unknown[] {
  return edit.lists.flatMap((change) => (change.list === list ? change.added : []));
}
