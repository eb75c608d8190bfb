import { and, count, desc, eq, inArray, lt } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { Application } from "../../../platform/application.ts";
import { ApplicationError } from "../../../platform/application-error.ts";
import type { ExportWords } from "../../../platform/database/export-records.ts";
import { isUuid } from "../../../platform/database/is-uuid.ts";
import type { Database } from "../../../platform/database/open-database.ts";
import { exportJobs, users } from "../../../platform/database/tables.ts";
import { refusal } from "../../../platform/refusal.ts";
import { WORK_PACE } from "../../../platform/work/work-pace.ts";

export type ExportJobRow = typeof exportJobs.$inferSelect;

/** A person's exports that are made at the same time; further ones wait, each until those before it leave it a place. */
export const MAX_AT_ONCE = 2;
/** A person's exports that are made or wait. */
export const MAX_OPEN = 20;
const LIFETIME_MS = 24 * 3_600_000;

/**
 * A job that is made and was not polled for this long is ended as abandoned. Counted in beats, so that a clock that is set ends
 * no export.
 */
export const ABANDONED_MS = 10 * 60_000;
export const ABANDONED_BEATS = ABANDONED_MS / WORK_PACE.beatMs;
/** Not every question is worth a change of the row. */
const ASKED_STEP_BEATS = 6;

const OPEN = ["WAITING", "PROGRESS"] as const;

/** Puts an export in line. Refused (70009) while as many of the person are made or wait as are allowed. */
export async function insertExportJob(
  { db, work }: Pick<Application, "db" | "work">,
  job: Pick<ExportJobRow, "projectId" | "requestedBy"> & { readonly request: unknown },
  at: Date,
): Promise<ExportJobRow> {
  return db.transaction(async (transaction) => {
    // Requests of one person wait for each other here.
    await transaction.select({ id: users.id }).from(users).where(eq(users.id, job.requestedBy)).for("update");
    const open = await transaction.$count(
      exportJobs,
      and(eq(exportJobs.requestedBy, job.requestedBy), inArray(exportJobs.status, [...OPEN])),
    );
    if (open >= MAX_OPEN)
      throw new ApplicationError("JOB_ALREADY_RUNNING", refusal("too-many-exports", { most: MAX_OPEN }), {
        words: { code: "too-many", facts: { most: MAX_OPEN } } satisfies ExportWords,
      });
    const [made] = await transaction
      .insert(exportJobs)
      .values({ ...job, createdAt: at })
      .returning();
    if (made === undefined) throw new Error("the database returned no export job");
    await work.enqueue(transaction, { kind: "export", id: made.id, holder: made.requestedBy });
    return made;
  });
}

/** Of open exports, how many of the same person were asked for before them and are still open. */
export async function countExportsBefore(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const earlier = alias(exportJobs, "earlier");
  const rows = await db
    .select({ id: exportJobs.id, before: count(earlier.id) })
    .from(exportJobs)
    .leftJoin(
      earlier,
      and(
        eq(earlier.requestedBy, exportJobs.requestedBy),
        lt(earlier.ticket, exportJobs.ticket),
        inArray(earlier.status, [...OPEN]),
      ),
    )
    .where(and(inArray(exportJobs.id, [...ids]), inArray(exportJobs.status, [...OPEN])))
    .groupBy(exportJobs.id);
  return new Map(rows.map(({ id, before }) => [id, before]));
}

export type ExportJobChange = Partial<
  Omit<ExportJobRow, "id" | "projectId" | "requestedBy" | "request" | "ticket" | "createdAt">
>;

/** Undefined where it has ended already: then nothing is changed. */
export async function changeExportJob(
  db: Database,
  id: string,
  change: ExportJobChange,
): Promise<ExportJobRow | undefined> {
  const [changed] = await db
    .update(exportJobs)
    .set(change)
    .where(and(eq(exportJobs.id, id), inArray(exportJobs.status, [...OPEN])))
    .returning();
  return changed;
}

/** Its progress was not queried for long. */
export function isAbandoned({ beat, askedBeat }: Pick<ExportJobRow, "beat" | "askedBeat">): boolean {
  return beat - askedBeat >= ABANDONED_BEATS;
}

/** A job of this project. */
export async function findExportJob(db: Database, projectId: string, id: string): Promise<ExportJobRow> {
  const [job] = isUuid(id)
    ? await db
        .select()
        .from(exportJobs)
        .where(and(eq(exportJobs.id, id), eq(exportJobs.projectId, projectId)))
    : [];
  if (job === undefined) throw new ApplicationError("NOT_FOUND", refusal("export-gone", {}));
  await noteAsked(db, [job]);
  return job;
}

/** The newest first. */
export async function listExportJobs(db: Database, projectId: string): Promise<readonly ExportJobRow[]> {
  const jobs = await db
    .select()
    .from(exportJobs)
    .where(eq(exportJobs.projectId, projectId))
    .orderBy(desc(exportJobs.ticket))
    .limit(20);
  await noteAsked(db, jobs);
  return jobs;
}

async function noteAsked(db: Database, jobs: readonly ExportJobRow[]): Promise<void> {
  const asked = jobs.filter((job) => isOpen(job) && job.beat - job.askedBeat >= ASKED_STEP_BEATS);
  for (const { id, beat } of asked) await changeExportJob(db, id, { askedBeat: beat });
}

function isOpen({ status }: ExportJobRow): boolean {
  return status === "WAITING" || status === "PROGRESS";
}

export async function forgetOldExportJobs(db: Database, at: Date): Promise<void> {
  await db.delete(exportJobs).where(lt(exportJobs.createdAt, new Date(at.getTime() - LIFETIME_MS)));
}
