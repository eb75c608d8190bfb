import { serviceKey } from "../../platform/services.ts";

/** The verdicts on boards: whether one may be ordered, and how far the work on it has come. */
export interface BoardVerdicts {
  /** Has a board of a project judged, unless it is already; a message about the project says when it is. */
  prepare(board: JudgedBoard): void;
  /** Why a board could not be judged; undefined where it is, or is being judged. */
  problemOf(boardHash: string): VerdictProblem | undefined;
  /** Retries a failed check. */
  retry(board: JudgedBoard): void;
  /** Ends what is being judged. */
  stop(): Promise<void>;
}

export const BOARD_VERDICTS = serviceKey<BoardVerdicts>("board verdicts");

export type VerdictProblem = "OUT_OF_TIME" | "OUT_OF_MEMORY" | "FAILED";

export interface JudgedBoard {
  readonly projectId: string;
  readonly holderId: string;
  readonly boardHash: string;
}
