import type { Board } from "@tracewright/board";
import { type CheckedRoutingOptions, checkRoutingOptions, type RoutingOptions } from "@tracewright/routing";
import { runScope } from "./run-scope.ts";
import { type StripFirst, strippedBoard } from "./stripped-board.ts";

/**
 * Checks what a run is told against the board as the run will find it: with its pours gone a plane takes tracks.
 */
export function checkControl(board: Board, first: StripFirst, value: unknown): CheckedRoutingOptions {
  const asked = checkRoutingOptions({ ...board, zones: [] }, value);
  if (asked.status === "refused") return asked;
  const early = notYet(asked.options);
  if (early.length > 0) return { status: "refused", problems: early };
  return checkRoutingOptions(strippedBoard(board, first, runScope(asked.options)), asked.options);
}

/** What can be said but is not honoured by any run yet: better refused than passed over. */
function notYet({ task, existing }: RoutingOptions): string[] {
  const choices = [
    existing?.default,
    ...Object.values(existing?.byClass ?? {}),
    ...Object.values(existing?.byNet ?? {}),
  ];
  return [
    ...(task === "optimise" ? ["task: improving without routing is not possible yet."] : []),
    ...(choices.includes("shove") ? ["existing: moving copper aside is not possible yet; keep or rip it."] : []),
  ];
}
