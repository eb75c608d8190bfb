import { editBetween } from "../edits/edit-between.ts";
import type { Board } from "../records/board.ts";
import type { BoardChange } from "./board-change.ts";
import { compareCopper } from "./compare-copper.ts";
import { compareDrawings } from "./compare-drawings.ts";
import { compareNets } from "./compare-nets.ts";
import { compareParts } from "./compare-parts.ts";
import { compareSettings } from "./compare-settings.ts";
import { compareZones } from "./compare-zones.ts";
import { Difference } from "./difference.ts";

/**
 * What differs between two boards of one project, records paired by id: empty exactly where `editBetween` is, and every
 * record of that edit is in exactly one change. Parts first, then copper, nets, drawings and settings; the same boards
 * give the same list.
 */
export function compareBoards(before: Board, after: Board): readonly BoardChange[] {
  const difference = new Difference(before, after, editBetween(before, after));
  return [
    ...compareParts(difference),
    ...compareCopper(difference),
    ...compareZones(difference),
    ...compareNets(difference),
    ...compareDrawings(difference),
    ...compareSettings(difference),
  ];
}
