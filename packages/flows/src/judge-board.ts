import type { Board, BoardVerdict } from "@tracewright/board";
import { type BoardStage, stageOf } from "@tracewright/checks";
import { type ChosenFill, chooseFill } from "./choose-fill.ts";

/**
 * Which copper of its zones a board was judged with: as stored, filled since none was stored, or filled again since
 * that is better.
 */
export type JudgedFill = "stored" | "filled" | "refilled";

export interface JudgedBoard extends BoardVerdict {
  readonly stage: BoardStage;
  /** Absent of a board without pours. */
  readonly fill?: JudgedFill;
}

/** The verdict on a board with its pours filled as a fab would get them, and how far the work on it has come. */
export async function judgeBoard(source: Board): Promise<JudgedBoard> {
  const { board, verdict, fill } = await chooseFill(source);
  return { ...verdict, stage: stageOf(board, verdict), ...(fill && { fill: judgedFill(fill) }) };
}

function judgedFill({ plotted, reason }: NonNullable<ChosenFill["fill"]>): JudgedFill {
  return plotted === "refilled" && reason === "missing" ? "filled" : plotted;
}
