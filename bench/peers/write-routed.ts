import { join } from "node:path";
import { type Board, indexBoard } from "@tracewright/board";
import type { RoutedBoard } from "../routing/row.ts";
import { measureTrees } from "../routing/tree-length.ts";
import { writeBoardFiles } from "../suite/judge-board.ts";

/** Leaves a peer's result where the bench looks for it, and says what can be said without a judge. */
export function writeRouted(board: Board, folder: string, seconds: number): RoutedBoard {
  writeBoardFiles(board, join(folder, "routed"));
  const length = board.tracks.reduce((sum, { start, end }) => sum + Math.hypot(end.x - start.x, end.y - start.y), 0);
  const { tracksByNet } = indexBoard(board);
  return {
    vias: board.vias.length,
    lengthMm: length / 1e6,
    ...measureTrees(board, (net) => tracksByNet.has(net)),
    seconds,
    finished: true,
    phase: "done",
    reasons: {},
    peakMb: process.resourceUsage().maxRSS / 1024,
  };
}
