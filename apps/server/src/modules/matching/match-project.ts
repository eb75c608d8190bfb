import { and, eq, inArray, sql } from "drizzle-orm";
import type { Application } from "../../platform/application.ts";
import {
  knownParts,
  type MatchingFailure,
  partMatches,
  partMatchings,
  projects,
} from "../../platform/database/tables.ts";
import type { StreamingWorkerEnd } from "../../platform/streaming-worker.ts";
import type { WorkInHand } from "../../platform/work/work-in-hand.ts";
import type {
  MatchPartsInput,
  MatchPartsMessage,
  PartKind,
  PartOutcome,
} from "../../threads/messages/match-parts-messages.ts";
import { MATCHING_THREAD } from "../../threads/thread-files.ts";
import { readDocument } from "../documents/document-store.ts";
import { MAX_ATTEMPTS, type MatchingRow } from "./match-store.ts";
import { workInThread } from "./work-in-thread.ts";

/** Long enough for a thousand parts on a machine with other things to do. */
const MATCHING_SECONDS = 300;
/** Changes during matching are sent at most this often. */
const TELL_EVERY_MS = 250;
/** Of what was known earlier, the newest. */
const MAX_KNOWN = 5000;

type ProjectRow = typeof projects.$inferSelect;

/**
 * Matches a project's parts, from where an earlier worker left off. What a person did meanwhile stays: only parts that still
 * wait are written.
 */
export async function matchProject(application: Application, matching: MatchingRow, hand: WorkInHand): Promise<void> {
  const { db, log } = application;
  const { projectId } = matching;
  const owner = matching.leaseOwner ?? "";
  const [project] = await db.select().from(projects).where(eq(projects.id, projectId));
  if (project === undefined) return;
  if (matching.attempts > MAX_ATTEMPTS) {
    await end(application, project, owner, { status: "FAIL", failure: "INTERRUPTED" });
    return;
  }
  const writer = new MatchWriter(application, project);
  const gone = await workInThread<MatchPartsMessage>(application, hand, {
    file: MATCHING_THREAD,
    userId: project.ownerId ?? project.holderId,
    seconds: MATCHING_SECONDS,
    read: async () => ({ input: await readInput(application, project, matching.isListed) }),
    receive: (message) => writer.receive(message),
  });
  await writer.finish();
  if (gone.status === "crashed") log.error("matching crashed", { project: projectId, message: gone.message });
  if (writer.isDone) await end(application, project, owner, { status: "COMPLETE" });
  else if (hand.isGivenBack) await giveBack(application, projectId, owner);
  else await end(application, project, owner, { status: "FAIL", failure: FAILURES[gone.status] });
}

async function readInput(application: Application, project: ProjectRow, isListed: boolean): Promise<MatchPartsInput> {
  const { db } = application;
  const [board, circuit, known, settled] = await Promise.all([
    project.boardHash === null ? null : readDocument(application, project.boardHash),
    project.circuitHash === null ? null : readDocument(application, project.circuitHash),
    db
      .select()
      .from(knownParts)
      .where(eq(knownParts.holderId, project.holderId))
      .orderBy(sql`${knownParts.updatedAt} desc`)
      .limit(MAX_KNOWN),
    db
      .select({ kind: partMatches.kind })
      .from(partMatches)
      .where(and(eq(partMatches.projectId, project.id), inArray(partMatches.status, ["Matched", "NotMatched"]))),
  ]);
  return {
    board,
    circuit,
    earlier: known.map(({ kind, candidate }) => [kind, candidate] as const),
    settled: isListed ? settled.map(({ kind }) => kind) : null,
  };
}

/** Writes down what the thread says, one message after the other, and tells the owner's screens now and then. */
class MatchWriter {
  readonly #application: Application;
  readonly #project: ProjectRow;
  #queue: Promise<void> = Promise.resolve();
  #toldAt = 0;
  #isDone = false;

  constructor(application: Application, project: ProjectRow) {
    this.#application = application;
    this.#project = project;
  }

  /** The thread came to its end: nothing is open any more. */
  get isDone(): boolean {
    return this.#isDone;
  }

  receive(message: MatchPartsMessage): void {
    this.#queue = this.#queue.then(() => this.#write(message));
    // The failure is kept in the queue and surfaces in `finish`.
    this.#queue.catch(() => {});
  }

  async finish(): Promise<void> {
    await this.#queue;
  }

  async #write(message: MatchPartsMessage): Promise<void> {
    if (message.kind === "done") {
      this.#isDone = true;
      return;
    }
    if (message.kind === "listed") await this.#list(message.parts);
    else await this.#settle(message.outcomes);
    const now = performance.now();
    if (now - this.#toldAt < TELL_EVERY_MS) return;
    this.#toldAt = now;
    announceMatching(this.#application, this.#project, "PROGRESS");
  }

  async #list(parts: readonly PartKind[]): Promise<void> {
    const projectId = this.#project.id;
    await this.#application.db.transaction(async (transaction) => {
      for (let start = 0; start < parts.length; start += ROWS_AT_ONCE)
        await transaction
          .insert(partMatches)
          .values(
            parts.slice(start, start + ROWS_AT_ONCE).map(({ kind, rank, parts: members, question, svg }) => ({
              projectId,
              kind,
              rank,
              parts: members,
              question,
              svg,
            })),
          )
          // A part that the design had before keeps what is known of it.
          .onConflictDoUpdate({
            target: [partMatches.projectId, partMatches.kind],
            set: { rank: sql`excluded.rank`, parts: sql`excluded.parts`, svg: sql`excluded.svg` },
          });
      await transaction.update(partMatchings).set({ isListed: true }).where(eq(partMatchings.projectId, projectId));
    });
  }

  async #settle(outcomes: readonly PartOutcome[]): Promise<void> {
    const { db, now } = this.#application;
    for (const { kind, status, candidates, reasons } of outcomes) {
      const [first] = candidates;
      await db
        .update(partMatches)
        .set({
          status,
          match: status === "Matched" && first ? { ...first, corrected: [] } : null,
          candidates,
          reasons,
          updatedAt: now(),
        })
        .where(
          and(
            eq(partMatches.projectId, this.#project.id),
            eq(partMatches.kind, kind),
            eq(partMatches.status, "InProgress"),
            sql`not exists (select 1 from datasheet_matchings where datasheet_matchings.project_id = ${this.#project.id}
              and datasheet_matchings.kind = ${kind} and datasheet_matchings.status = 'PROGRESS')`,
          ),
        );
    }
  }
}

const ROWS_AT_ONCE = 100;

/** The last word on a matching that is still this worker's; another's is left to it. */
async function end(
  application: Application,
  project: ProjectRow,
  owner: string,
  { status, failure = null }: { readonly status: "COMPLETE" | "FAIL"; readonly failure?: MatchingFailure | null },
): Promise<void> {
  const { db, now } = application;
  const ended = await db
    .update(partMatchings)
    .set({ status, failure, leaseOwner: null, endedAt: now() })
    .where(and(eq(partMatchings.projectId, project.id), eq(partMatchings.leaseOwner, owner)))
    .returning({ projectId: partMatchings.projectId });
  if (ended.length > 0) announceMatching(application, project, status);
}

/** The process ends: another one goes on at once, and this taking up does not count. */
async function giveBack({ db }: Application, projectId: string, owner: string): Promise<void> {
  await db
    .update(partMatchings)
    .set({ leaseOwner: null, attempts: sql`${partMatchings.attempts} - 1` })
    .where(and(eq(partMatchings.projectId, projectId), eq(partMatchings.leaseOwner, owner)));
}

const FAILURES = {
  "out-of-memory": "OUT_OF_MEMORY",
  "out-of-time": "OUT_OF_TIME",
  // Matching has no such limit.
  "out-of-work": "OUT_OF_TIME",
  crashed: "CRASHED",
  // It ended before it reported everything: it was cancelled.
  ended: "INTERRUPTED",
} as const satisfies Record<StreamingWorkerEnd["status"], MatchingFailure>;

function announceMatching(
  { pubSub }: Application,
  { id, ownerId }: ProjectRow,
  occasion: "PROGRESS" | "COMPLETE" | "FAIL",
): void {
  pubSub.publish({ kind: "project", userId: ownerId, projectId: id, case: `PART_MATCHING_${occasion}` });
}
