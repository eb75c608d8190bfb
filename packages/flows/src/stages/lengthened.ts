import { applyEdit, type ItemId } from "@tracewright/board";
import { checkBoard } from "@tracewright/checks";
import type { Nm } from "@tracewright/geometry";
import { type LengthWish, lengthenNets } from "@tracewright/routing";
import { isNoWorse } from "../is-no-worse.ts";
import type { Attempt } from "../routing-attempt.ts";
import { withFilledZones } from "../with-filled-zones.ts";

export interface Lengthened {
  readonly attempt: Attempt;
  /** By how much each wish was granted, in their order. */
  readonly gains: readonly Nm[];
}

/** The board with its nets lengthened as wished; undefined where nothing could be, or where anything else is worse for it. */
export async function lengthened(
  from: Attempt,
  wishes: readonly LengthWish[],
  mine: ReadonlySet<ItemId>,
): Promise<Lengthened | undefined> {
  const { edit, gains } = lengthenNets(from.board, wishes, ({ id }) => mine.has(id));
  if (edit.lists.length === 0) return undefined;
  const board = await withFilledZones(applyEdit(from.board, edit));
  const judged = checkBoard(board);
  return isNoWorse(judged, from.judged) ? { attempt: { ...from, board, judged }, gains } : undefined;
}
