import { type TrialRouting, TrialRun } from "@tracewright/flows";
import { startCrew } from "@tracewright/threads";
import type { PieceInput } from "./messages/piece-messages.ts";
import { unpackBoard } from "./unpack-document.ts";

/** Node visits at a time. */
const STEP = 100_000;

/** The outcome of one trial routing, the same wherever it is computed. */
export async function computePiece({ board, piece, threads }: PieceInput): Promise<TrialRouting> {
  const crew = startCrew({ threads });
  try {
    const run = new TrialRun(unpackBoard(board), piece, { crew: crew.crew });
    while (run.step(STEP) === "running");
    return run.outcome();
  } finally {
    await crew.close();
  }
}
