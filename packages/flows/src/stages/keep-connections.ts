import { checkBoard } from "@tracewright/checks";
import { withFilledZones } from "../with-filled-zones.ts";
import type { Finished } from "./finish.ts";

/**
 * A run that only improves hands the board back as it was found, if a pour came apart and no repair has joined it: no
 * saving is worth a connection.
 */
export async function keepConnections({ bare, asked, best, openOf }: Finished): Promise<Pick<Finished, "best">> {
  if (asked.task !== "optimise" || openOf(best.judged) === 0) return { best };
  const board = await withFilledZones(bare);
  return { best: { ...best, board, judged: checkBoard(board) } };
}
