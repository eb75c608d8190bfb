import { isReady, sayVerdict } from "@tracewright/board";
import type { FabReport } from "./fab-report.ts";

const WARNED = "The file checks below have warnings.";
const REFUSED = "NOT READY: the design rules are kept, but checks of the files failed.";

/** Whether files may be ordered by: the verdict on the board, unless it is ready and a check of its files failed. */
export function sayReadiness({ ready, board, outcome }: FabReport): string {
  const said = sayVerdict(board);
  if (ready) return outcome === "warning" && board.state === "ready" ? `${said} ${WARNED}` : said;
  return isReady(board) ? REFUSED : said;
}
