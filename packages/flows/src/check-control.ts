import type { Board } from "@tracewright/board";
import { type CheckedRoutingOptions, checkRoutingOptions } from "@tracewright/routing";
import { runScope } from "./run-scope.ts";
import { type StripFirst, strippedBoard } from "./stripped-board.ts";

/**
 * Checks the options of a run against the board as the run will find it: with its pours gone a plane takes tracks.
 */
export function checkControl(board: Board, first: StripFirst, value: unknown): CheckedRoutingOptions {
  const asked = checkRoutingOptions({ ...board, zones: [] }, value);
  if (asked.status === "refused") return asked;
  return checkRoutingOptions(strippedBoard(board, first, runScope(asked.options)), asked.options);
}
