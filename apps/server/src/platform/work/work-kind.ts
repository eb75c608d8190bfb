import type { SQL } from "drizzle-orm";
import type { Database } from "../database/open-database.ts";
import type { News } from "../pub-sub.ts";
import type { HeldLease } from "./lease-watch.ts";
import type { WorkInHand } from "./work-in-hand.ts";

export const WORK_NAMES = ["run", "part-matching", "datasheet", "block-validation", "export", "run-piece"] as const;
export type WorkName = (typeof WORK_NAMES)[number];

/** Names the row of a job that waits, and the holder whose turn it takes. */
export interface Ticket {
  readonly kind: WorkName;
  readonly id: string;
  readonly holder: string;
  /** Turns that the holder gets for one of a holder of weight 1: 1 to `MAX_WEIGHT`; 1 where it is absent. */
  readonly weight?: number;
}

/**
 * A kind of background work. The row of a job in the table of its kind is what people see and what is charged; an engine
 * decides which process works on it. Each claim has an `attempt` of its own, which the row keeps: whatever a worker writes
 * about a job, it writes only while the row has its attempt, so that one that was taken for dead changes nothing when it wakes.
 */
export interface WorkKind<Job, Held extends HeldLease = HeldLease> {
  readonly name: WorkName;
  /** Jobs of this kind that one process works on at the same time. */
  readonly slots: number;
  /** Jobs of this kind that one holder has in hand at a time, whatever is free; undefined: no limit. */
  readonly maxPerHolder: number | undefined;
  /** Whether this process takes jobs of the kind at present; absent: whenever a slot is free. */
  hasRoom?(): boolean;
  /** Takes the job whose turn it is by the table's own order; undefined when none waits. */
  claimNext(attempt: string): Promise<Job | undefined>;
  /** Takes this job; undefined when it does not wait. */
  claim(id: string, attempt: string): Promise<Job | undefined>;
  /** Jobs that wait, as `id`, `holder` (both text) and `is_begun` (a worker had it before), in the order of their requests. */
  readonly waiting: SQL;
  idOf(job: Job): string;
  /** A sign of life; false when the job is no longer this attempt's, or no longer goes on. */
  beat(id: string, attempt: string): Promise<boolean>;
  /** Jobs that workers have, whether these live or not. */
  listHeld(): Promise<readonly Held[]>;
  /** A dead worker's job waits again, or is given up. Nothing happens where there was a sign of life since `lost` was read. */
  takeBack(lost: Held): Promise<void>;
  /** Works on a job until its last word is written. */
  perform(job: Job, hand: WorkInHand): Promise<void>;
  /** Whether the news says that jobs of this kind may wait. */
  isWanted(news: News): boolean;
  /** The id of the job that is not to go on. */
  stoppedBy(news: News): string | undefined;
}

/** Works on the jobs of one kind. */
export interface WorkerOfKind {
  /** Takes no further jobs, and returns when those in hand were given back. */
  stop(): Promise<void>;
}

/** Which process works on which job, and in which order. */
export interface WorkEngine {
  /** Puts a job in line, in the transaction that makes its row wait: both happen or neither. */
  enqueue(transaction: Database, ticket: Ticket): Promise<void>;
  /**
   * Ids in the order in which they are taken, perhaps also of jobs that no longer wait; undefined: the order of the kind's
   * table.
   */
  readLine(kind: WorkName): Promise<readonly string[] | undefined>;
  /** Begins to work on jobs of a kind. */
  start<Job, Held extends HeldLease>(kind: WorkKind<Job, Held>): Promise<WorkerOfKind>;
  close(): Promise<void>;
}
