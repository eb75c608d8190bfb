import { randomUUID } from "node:crypto";
import { type CopperCount, canonicalJson } from "@tracewright/board";
import { and, desc, eq } from "drizzle-orm";
import type { Application } from "../../platform/application.ts";
import { ApplicationError, errorNameOf } from "../../platform/application-error.ts";
import { isUniqueViolation } from "../../platform/database/is-unique-violation.ts";
import type { Database } from "../../platform/database/open-database.ts";
import { documents, type JobType, projects, runs } from "../../platform/database/tables.ts";
import { refusal } from "../../platform/refusal.ts";
import type { BoardFacts, Obstacle } from "../../threads/messages/packed-document.ts";
import type { PlacementOptions, RoutingOptions } from "../../threads/messages/run-options.ts";
import { holderOf } from "../access/holder.ts";
import { queueWeightOf } from "../credits/plan-limits.ts";
import { atVersion } from "../projects/project-history.ts";
import { type ProjectRow, requireProject } from "../projects/project-policy.ts";
import type { VersionInput } from "../projects/version-input.ts";
import { requireRoomOf } from "../storage/account-storage.ts";
import type { CheckedRequest } from "./check-control.ts";
import { lockIdleProject } from "./lock-idle-project.ts";
import { findPayer, reserveForRun } from "./run-credits.ts";
import { readPreview, storePreview } from "./run-results.ts";
import { isResumable, stateTypeOf } from "./run-state.ts";
import type { RunRow } from "./run-store.ts";

export interface RequestedRun {
  readonly requestGroupId: string;
  /** What the run takes off the board. */
  readonly removes: CopperCount;
}

export interface RunRequest extends VersionInput {
  readonly id: string;
  readonly jobType: JobType;
  /** The paused run that is meant to go on. */
  readonly resume?: string | null | undefined;
  /**
   * The options as they are to be stored, once they are held against the board; asked when the project is known to be
   * the user's.
   */
  readonly optionsFor: (boardHash: string) => Promise<CheckedRequest<PlacementOptions | RoutingOptions>>;
}

/**
 * Puts a run into the queue. A paused run of the same kind, on the same board and with the same options, goes on from
 * its checkpoint; otherwise the work starts over.
 */
export async function requestRun(application: Application, userId: string, request: RunRequest): Promise<RequestedRun> {
  const { db, now, pubSub, work } = application;
  const project = await atVersion(db, await requireProject(db, userId, request.id, "RUN"), request);
  const boardHash = await requireBoard(db, project, request.jobType);
  if (request.resume != null) await requireSameKind(db, project, { id: request.resume, jobType: request.jobType });
  await requireRoomOf(application, userId, holderOf(project), 0);
  const { options, removes } = await request.optionsFor(boardHash);
  const paused = await findPausedRun(db, project, request.jobType);
  const resumed = paused !== undefined && sameOptions(paused.options, options) ? paused : undefined;
  const at = now();
  const runId = randomUUID();
  const payer = await findPayer(application, project, userId);
  const weight = payer ? await queueWeightOf(db, payer.holder) : 1;
  try {
    const run = await db.transaction(async (transaction) => {
      const current = await atVersion(transaction, await lockIdleProject(transaction, project.id), request);
      if (current.boardHash !== boardHash)
        throw new ApplicationError("CONFLICT", refusal("board-changed-before-run", {}));
      const creditHoldId = await reserveForRun(application, transaction, payer, {
        projectId: project.id,
        runId,
        jobType: request.jobType,
        resumedHoldId: resumed?.creditHoldId ?? null,
        at,
      });
      const [inserted] = await transaction
        .insert(runs)
        .values({
          id: runId,
          creditHoldId,
          projectId: project.id,
          requestedBy: userId,
          jobType: request.jobType,
          status: "REQUEST",
          boardHash,
          circuitHash: project.circuitHash,
          majorVersion: project.majorVersion,
          revisionVersion: project.revisionVersion,
          options,
          requestedAt: at,
          ...(resumed && {
            checkpointKey: resumed.checkpointKey,
            progress: resumed.progress,
            workedMs: resumed.workedMs,
          }),
        })
        .returning();
      if (inserted === undefined) throw new Error("the database returned no run");
      await work.enqueue(transaction, { kind: "run", id: runId, holder: userId, weight });
      await transaction
        .update(projects)
        .set({
          stateType: stateTypeOf(request.jobType, "REQUEST"),
          jobType: request.jobType,
          lastRequestGroupId: inserted.id,
          lastRequestGroupStartAt: at,
          isResultSelected: false,
          selectedHistoryId: null,
          latestAuthorId: userId,
          updatedAt: at,
        })
        .where(eq(projects.id, project.id));
      return inserted;
    });
    // Until the run has a picture of its own, the one it goes on from is the truth.
    const picture = resumed && (await readPreview(application, resumed.id));
    if (picture) await storePreview(application, run.id, picture);
    pubSub.publish({ kind: "run", userId, projectId: run.projectId, runId: run.id, preview: Boolean(picture) });
    pubSub.publish({ kind: "queue" });
    return { requestGroupId: run.id, removes };
  } catch (error) {
    if (isUniqueViolation(error))
      throw new ApplicationError("JOB_ALREADY_RUNNING", refusal("project-already-has-run", {}));
    throw error;
  }
}

/** 70011 where the run that is to go on is of the other kind. */
async function requireSameKind(
  db: Database,
  project: ProjectRow,
  { id, jobType }: { readonly id: string; readonly jobType: JobType },
): Promise<void> {
  const [run] = await db
    .select({ jobType: runs.jobType })
    .from(runs)
    .where(and(eq(runs.id, id), eq(runs.projectId, project.id)));
  if (run === undefined)
    throw new ApplicationError("BAD_REQUEST", refusal("run-not-in-project", {}), { field: "resume" });
  if (run.jobType !== jobType)
    throw new ApplicationError(
      "JOB_TYPE_MISMATCH",
      refusal("run-resumed-as-another", { jobType: run.jobType.toLowerCase() }),
    );
}

/** The newest run if it is paused, on this very board, and left a checkpoint. */
export async function findPausedRun(db: Database, project: ProjectRow, jobType: JobType): Promise<RunRow | undefined> {
  const [newest] = await db
    .select()
    .from(runs)
    .where(eq(runs.projectId, project.id))
    .orderBy(desc(runs.ticket))
    .limit(1);
  const fits =
    newest !== undefined &&
    newest.jobType === jobType &&
    newest.boardHash === project.boardHash &&
    newest.checkpointKey !== null &&
    isResumable(newest.status);
  return fits ? newest : undefined;
}

function sameOptions(stored: unknown, asked: PlacementOptions | RoutingOptions): boolean {
  // The time is no part of the problem: a resumed run may be given more of it.
  const relevant = (options: object) => canonicalJson({ ...options, seconds: 0 });
  return typeof stored === "object" && stored !== null && relevant(stored) === relevant(asked);
}

async function requireBoard(db: Database, project: ProjectRow, jobType: JobType): Promise<string> {
  if (project.boardHash === null) throw new ApplicationError("LAYOUT_VALIDATION_FAILED", refusal("no-layout", {}));
  const [obstacle] = await findObstacles(db, project.id, project.boardHash, jobType);
  if (obstacle !== undefined)
    throw new ApplicationError(errorNameOf(obstacle.code) ?? "LAYOUT_VALIDATION_FAILED", obstacle.message, {
      ...(obstacle.words && { words: obstacle.words }),
    });
  return project.boardHash;
}

/** What stands in the way of a task on a stored board. */
export async function findObstacles(
  db: Database,
  projectId: string,
  boardHash: string,
  task: Obstacle["task"],
): Promise<readonly Obstacle[]> {
  const [document] = await db
    .select({ facts: documents.facts })
    .from(documents)
    .where(and(eq(documents.projectId, projectId), eq(documents.hash, boardHash)));
  const facts = document?.facts as BoardFacts | null | undefined;
  return facts?.obstacles.filter((obstacle) => obstacle.task === task) ?? [];
}
