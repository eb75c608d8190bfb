import type { Board, BoardVerdict } from "@tracewright/board";
import { type BoardStage, checkBoard, judgeVerdict, stageOf } from "@tracewright/checks";
import { withFilledZones } from "./with-filled-zones.ts";

/** The verdict on a board with its pours filled as a fab would get them, and how far the work on it has come. */
export async function judgeBoard(source: Board): Promise<BoardVerdict & { readonly stage: BoardStage }> {
  const board = await withFilledZones(source);
  const verdict = judgeVerdict(checkBoard(board));
  return { ...verdict, stage: stageOf(board, verdict) };
}
