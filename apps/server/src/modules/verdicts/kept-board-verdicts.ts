import type { Application } from "../../platform/application.ts";
import { accountConsumer, type Consumer } from "../../platform/metering/consumer.ts";
import { onBehalfOf } from "../../platform/metering/request-scope.ts";
import type { JudgeAnswer, JudgeInput } from "../../threads/messages/judge-messages.ts";
import { JUDGE_THREAD } from "../../threads/thread-files.ts";
import { readDocument } from "../documents/document-store.ts";
import type { BoardVerdicts, JudgedBoard, VerdictProblem } from "./board-verdicts.ts";
import { readVerdicts, storeVerdict } from "./verdict-store.ts";

/** How long a board that could not be judged is left alone: lists ask for it again and again. */
const GIVEN_UP_MS = 3_600_000;
/** Boards of one person that wait; further requests are refused until later. */
const MAX_WANTED = 1_000;
/** Boards that were given up. */
const MAX_GIVEN_UP = 1_000;

const PROBLEMS = { "out-of-time": "OUT_OF_TIME", "out-of-memory": "OUT_OF_MEMORY", crashed: "FAILED" } as const;

interface WantedVerdict {
  /** Whose turn it takes. */
  readonly consumer: Consumer;
  /** Everybody who is to hear of it, by their projects. */
  readonly boards: Map<string, JudgedBoard>;
}

/**
 * Verdicts that are made when they are first wanted, one at a time for each person, and kept beside the board's document.
 * Nobody's request waits: a large board with pours takes seconds.
 */
export class KeptBoardVerdicts implements BoardVerdicts {
  readonly #application: Application;
  /** By hash, in the order in which they were wanted. */
  readonly #wanted = new Map<string, WantedVerdict>();
  readonly #givenUp = new Map<string, { readonly at: number; readonly problem: VerdictProblem }>();
  readonly #stopping = new AbortController();
  readonly #working = new Map<Consumer, Promise<void>>();

  constructor(application: Application) {
    this.#application = application;
  }

  prepare(board: JudgedBoard): void {
    if (this.problemOf(board.boardHash) !== undefined) return;
    const wanted = this.#wanted.get(board.boardHash);
    if (wanted) {
      wanted.boards.set(board.projectId, board);
      return;
    }
    const consumer = accountConsumer(board.holderId);
    if (this.#wantedOf(consumer).length >= MAX_WANTED) return;
    this.#wanted.set(board.boardHash, { consumer, boards: new Map([[board.projectId, board]]) });
    if (this.#working.has(consumer)) return;
    const working = onBehalfOf(consumer, () => this.#work(consumer)).finally(() => this.#working.delete(consumer));
    this.#working.set(consumer, working);
  }

  problemOf(boardHash: string): VerdictProblem | undefined {
    const givenUp = this.#givenUp.get(boardHash);
    return givenUp && this.#application.now().getTime() - givenUp.at < GIVEN_UP_MS ? givenUp.problem : undefined;
  }

  retry(board: JudgedBoard): void {
    this.#givenUp.delete(board.boardHash);
    this.prepare(board);
  }

  async stop(): Promise<void> {
    this.#stopping.abort();
    await Promise.all(this.#working.values());
  }

  #wantedOf(consumer: Consumer): readonly (readonly [hash: string, wanted: WantedVerdict])[] {
    return [...this.#wanted].filter(([, wanted]) => wanted.consumer === consumer);
  }

  async #work(consumer: Consumer): Promise<void> {
    while (!this.#stopping.signal.aborted) {
      const [next] = this.#wantedOf(consumer);
      if (next === undefined) return;
      const [boardHash, { boards }] = next;
      const isNews = await this.#judge(boardHash, [...boards.values()]);
      this.#wanted.delete(boardHash);
      if (!isNews) continue;
      for (const { holderId: userId, projectId } of boards.values())
        this.#application.pubSub.publish({ kind: "project", userId, projectId, case: "PROJECT_UPDATED" });
    }
  }

  /** False when nobody is to hear of it: the server stops. That it could not be judged is news as well. */
  async #judge(boardHash: string, boards: readonly JudgedBoard[]): Promise<boolean> {
    const { db, log, now, patientThreads } = this.#application;
    const { signal } = this.#stopping;
    let said: unknown;
    let problem: VerdictProblem = "FAILED";
    try {
      const stored = await readVerdicts(db, boards);
      if (stored.every((verdict) => verdict !== undefined)) return true;
      const read = async () => ({
        input: { board: await readDocument(this.#application, boardHash) } satisfies JudgeInput,
      });
      const outcome = await patientThreads.runLate<JudgeAnswer>(JUDGE_THREAD, read, { signal });
      if (outcome.status === "stopped") return false;
      if (outcome.status === "answered") {
        await storeVerdict(db, boardHash, outcome.answer);
        return true;
      }
      said = outcome;
      problem = PROBLEMS[outcome.status];
    } catch (error) {
      said = String(error);
    }
    log.warning("no verdict", { document: boardHash, outcome: JSON.stringify(said) });
    if (this.#givenUp.size >= MAX_GIVEN_UP) this.#givenUp.clear();
    this.#givenUp.set(boardHash, { at: now().getTime(), problem });
    return true;
  }
}
