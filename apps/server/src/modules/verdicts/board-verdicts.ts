/** The verdicts on boards: whether one may be ordered, and how far the work on it has come. */
export interface BoardVerdicts {
  /** Has a board of a project judged, unless it is already; a message about the project says when it is. */
  prepare(board: JudgedBoard): void;
  /** Ends what is being judged. */
  stop(): Promise<void>;
}

export interface JudgedBoard {
  readonly projectId: string;
  readonly ownerId: string;
  readonly boardHash: string;
}
