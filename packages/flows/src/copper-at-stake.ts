/** What a run will take off the board, reported before it starts: on screens, in the API's answers and on the command line. */
import { type Board, type CopperCount, countCopper, countCopperOfParts } from "@tracewright/board";
import { chooseParts, type MoveOptions } from "@tracewright/placement";
import type { RoutingOptions } from "@tracewright/routing";
import { runScope } from "./run-scope.ts";
import type { StripFirst } from "./stripped-board.ts";

/** Of a routing: what is stripped first. What it may replace on its way is not counted: its net is joined again. */
export function copperOfRouting(board: Board, { strip, pours }: StripFirst, options: RoutingOptions = {}): CopperCount {
  const { holds } = runScope(options);
  return countCopper(board, (item) => holds(item) && ("outline" in item ? pours === "tracks" : strip));
}

/** Of a placement: the connections of all that it may move. */
export function copperOfPlacement(board: Board, options: MoveOptions): CopperCount {
  return countCopperOfParts(board, chooseParts(board, options).movable);
}
