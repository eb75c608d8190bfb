import type { Board, Circuit } from "@tracewright/board";
import { checkLimits } from "@tracewright/checks";
import { Refusal } from "./refusal.ts";

/** Refuses boards that no engine should touch: over the limits, of other than 2 or 4 layers, without a closed outline. */
export function requireWorkable(board: Board, context: { circuit: Circuit | undefined; file: string }): void {
  const { circuit, file } = context;
  const obstacles = checkLimits({ board, file, ...(circuit && { circuit }) });
  if (obstacles.length > 0) throw new Refusal(`${file} cannot be worked on.`, obstacles);
}
