import type { Application } from "../../application.ts";
import type { JudgeAnswer, JudgeInput } from "../../threads/messages/judge-messages.ts";
import { JUDGE_THREAD } from "../../threads/thread-files.ts";
import { readDocument } from "../documents/document-store.ts";
import type { BoardVerdicts, JudgedBoard } from "./board-verdicts.ts";
import { readVerdicts, storeVerdict } from "./verdict-store.ts";

/** How long a board that could not be judged is left alone: lists ask for it again and again. */
const GIVEN_UP_MS = 3_600_000;
/** Boards that wait or were given up; who asks for more is told later. */
const MAX_BOARDS = 1_000;

/**
 * Verdicts that are made when they are first wanted, one at a time, and kept beside the board's document. Nobody's request
 * waits: a large board with pours takes seconds.
 */
export class KeptBoardVerdicts implements BoardVerdicts {
  readonly #application: Application;
  /** By hash, in the order in which they were wanted; with everybody who is to hear of it. */
  readonly #wanted = new Map<string, Map<string, JudgedBoard>>();
  readonly #givenUp = new Map<string, number>();
  readonly #stopping = new AbortController();
  #working: Promise<void> | undefined;

  constructor(application: Application) {
    this.#application = application;
  }

  prepare(board: JudgedBoard): void {
    const givenUp = this.#givenUp.get(board.boardHash);
    if (givenUp !== undefined && this.#application.now().getTime() - givenUp < GIVEN_UP_MS) return;
    const wanted = this.#wanted.get(board.boardHash);
    if (wanted) wanted.set(board.projectId, board);
    else if (this.#wanted.size < MAX_BOARDS) this.#wanted.set(board.boardHash, new Map([[board.projectId, board]]));
    this.#working ??= this.#work().finally(() => {
      this.#working = undefined;
    });
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#working;
  }

  async #work(): Promise<void> {
    while (!this.#stopping.signal.aborted) {
      const [next] = this.#wanted;
      if (next === undefined) return;
      const [boardHash, boards] = next;
      const isJudged = await this.#judge(boardHash, [...boards.values()]);
      this.#wanted.delete(boardHash);
      if (!isJudged) continue;
      for (const { ownerId: userId, projectId } of boards.values())
        this.#application.pubSub.publish({ kind: "project", userId, projectId, case: "PROJECT_UPDATED" });
    }
  }

  /** False when nobody is to hear of it: it was not judged, or had been before. */
  async #judge(boardHash: string, boards: readonly JudgedBoard[]): Promise<boolean> {
    const { db, log, now, patientThreads } = this.#application;
    const { signal } = this.#stopping;
    let said: unknown;
    try {
      const stored = await readVerdicts(db, boards);
      if (stored.every((verdict) => verdict !== undefined)) return true;
      const board = await readDocument(this.#application, boardHash);
      const outcome = await patientThreads.run<JudgeAnswer>(JUDGE_THREAD, { board } satisfies JudgeInput, { signal });
      if (outcome.status === "stopped") return false;
      if (outcome.status === "answered") {
        await storeVerdict(db, boardHash, outcome.answer);
        return true;
      }
      said = outcome;
    } catch (error) {
      said = String(error);
    }
    log.warning("no verdict", { document: boardHash, outcome: JSON.stringify(said) });
    if (this.#givenUp.size >= MAX_BOARDS) this.#givenUp.clear();
    this.#givenUp.set(boardHash, now().getTime());
    return false;
  }
}
