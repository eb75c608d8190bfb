import type { Board, BoardVerdict } from "@tracewright/board";
import { type BoardStage, stageOf } from "@tracewright/checks";
import { chooseFill } from "./choose-fill.ts";

/** The verdict on a board with its pours filled as a fab would get them, and how far the work on it has come. */
export async function judgeBoard(source: Board): Promise<BoardVerdict & { readonly stage: BoardStage }> {
  const { board, verdict } = await chooseFill(source);
  return { ...verdict, stage: stageOf(board, verdict) };
}
