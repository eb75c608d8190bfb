import { type Board, listStandIns } from "@tracewright/board";
import { type FabCheck, judge } from "./fab-proof.ts";

/** Whether every part has pads drawn for it: no fab can solder a part on pads made up from its symbol. */
export function checkStandIns(board: Board): FabCheck {
  const references = listStandIns(board);
  const total = board.footprints.length;
  return judge(
    "stand-ins",
    "Every part has a real footprint",
    `${total - references.length} of ${total} parts`,
    references,
  );
}
