import { and, desc, eq, gt, inArray, lt } from "drizzle-orm";
import { ApplicationError } from "../../../platform/application-error.ts";
import type { Database } from "../../../platform/database/open-database.ts";
import { exportJobs, users } from "../../../platform/database/tables.ts";
import { isUuid } from "../../projects/project-policy.ts";

export type ExportJobRow = typeof exportJobs.$inferSelect;

/** A process that has not said for this long that it works on a job is dead, and the job with it. */
const PATIENCE_MS = 60_000;
/** A person's exports at the same time. */
const MOST_OPEN = 2;
const LIFETIME_MS = 24 * 3_600_000;

/** A job that nobody has asked for during this long is ended: whoever wanted it has gone. */
export const ABANDONED_MS = 10 * 60_000;
/** Not every question is worth a change of the row. */
const ASKED_STEP_MS = 30_000;

const OPEN = ["WAITING", "PROGRESS"] as const;

/** Refused (70009) while the person has as many under way as are allowed. */
export async function insertExportJob(
  db: Database,
  job: Pick<ExportJobRow, "projectId" | "requestedBy"> & { readonly request: unknown },
  at: Date,
): Promise<ExportJobRow> {
  return db.transaction(async (transaction) => {
    // Requests of one person wait for each other here.
    await transaction.select({ id: users.id }).from(users).where(eq(users.id, job.requestedBy)).for("update");
    const open = await transaction.$count(
      exportJobs,
      and(
        eq(exportJobs.requestedBy, job.requestedBy),
        inArray(exportJobs.status, [...OPEN]),
        gt(exportJobs.beatAt, new Date(at.getTime() - PATIENCE_MS)),
      ),
    );
    if (open >= MOST_OPEN)
      throw new ApplicationError(
        "JOB_ALREADY_RUNNING",
        `${MOST_OPEN} exports are being made already. Wait for one of them.`,
      );
    const [made] = await transaction
      .insert(exportJobs)
      .values({ ...job, createdAt: at, beatAt: at, askedAt: at })
      .returning();
    if (made === undefined) throw new Error("the database returned no export job");
    return made;
  });
}

/** Undefined where it has ended already, perhaps by another's hand: then nothing is changed. */
export async function changeExportJob(
  db: Database,
  id: string,
  change: Partial<Omit<ExportJobRow, "id" | "projectId" | "requestedBy" | "request" | "createdAt">>,
): Promise<ExportJobRow | undefined> {
  const [changed] = await db
    .update(exportJobs)
    .set(change)
    .where(and(eq(exportJobs.id, id), inArray(exportJobs.status, [...OPEN])))
    .returning();
  return changed;
}

/** Nobody has wanted to know of it for long. */
export function isAbandoned({ askedAt }: Pick<ExportJobRow, "askedAt">, at: Date): boolean {
  return at.getTime() - askedAt.getTime() >= ABANDONED_MS;
}

/** A job of this project as it stands; one whose process died has failed. */
export async function findExportJob(db: Database, projectId: string, id: string, at: Date): Promise<ExportJobRow> {
  const [job] = isUuid(id)
    ? await db
        .select()
        .from(exportJobs)
        .where(and(eq(exportJobs.id, id), eq(exportJobs.projectId, projectId)))
    : [];
  if (job === undefined) throw new ApplicationError("NOT_FOUND", "This export does not exist any more. Export again.");
  await noteAsked(db, [job], at);
  return asItStands(job, at);
}

/** The newest first. */
export async function listExportJobs(db: Database, projectId: string, at: Date): Promise<readonly ExportJobRow[]> {
  const jobs = await db
    .select()
    .from(exportJobs)
    .where(eq(exportJobs.projectId, projectId))
    .orderBy(desc(exportJobs.createdAt))
    .limit(20);
  await noteAsked(db, jobs, at);
  return jobs.map((job) => asItStands(job, at));
}

async function noteAsked(db: Database, jobs: readonly ExportJobRow[], at: Date): Promise<void> {
  const asked = jobs.filter((job) => isOpen(job) && at.getTime() - job.askedAt.getTime() >= ASKED_STEP_MS);
  for (const { id } of asked) await changeExportJob(db, id, { askedAt: at });
}

function isOpen({ status }: ExportJobRow): boolean {
  return status === "WAITING" || status === "PROGRESS";
}

function asItStands(job: ExportJobRow, at: Date): ExportJobRow {
  if (!isOpen(job) || at.getTime() - job.beatAt.getTime() < PATIENCE_MS) return job;
  return { ...job, status: "FAIL", failure: INTERRUPTED };
}

export const INTERRUPTED = {
  code: 500,
  message: "The server was stopped while it wrote this. Export again.",
  details: {},
} as const;

export async function forgetOldExportJobs(db: Database, at: Date): Promise<void> {
  await db.delete(exportJobs).where(lt(exportJobs.createdAt, new Date(at.getTime() - LIFETIME_MS)));
}
