import { and, eq, inArray } from "drizzle-orm";
import type { Application } from "../../../platform/application.ts";
import { exportJobs } from "../../../platform/database/tables.ts";
import { type HeldLease, LEASE_MS, LeaseWatch } from "../../../platform/work/lease-watch.ts";
import { repeat } from "../../../platform/work/repeat.ts";
import { INTERRUPTED } from "./export-failure.ts";
import { EXPORT_JOBS } from "./export-jobs.ts";

const OPEN = ["WAITING", "PROGRESS"] as const;

/**
 * Ends the exports of processes that have died, as failed: what was written of them is gone with the process. Every process
 * that works on exports watches. Returns the way to stop.
 */
export async function startExportWatch(application: Application): Promise<() => Promise<void>> {
  const { database, log } = application;
  // Its folder lock proves that no other process works on it.
  if (database.kind === "embedded") for (const lease of await openExports(application)) await fail(application, lease);
  const watch = new LeaseWatch();
  return repeat(log, {
    name: "export sweep failed",
    everyMs: LEASE_MS / 3,
    work: async () => void (await failLostExports(application, watch, performance.now())),
  });
}

/** The number of exports that were ended. `at`: milliseconds of a clock that nobody can set. */
export async function failLostExports(application: Application, watch: LeaseWatch, at: number): Promise<number> {
  const { inHand } = application.services.get(EXPORT_JOBS);
  const lost = watch.lost(
    (await openExports(application)).filter(({ id }) => !inHand.has(id)),
    at,
  );
  for (const lease of lost) await fail(application, lease);
  return lost.length;
}

async function openExports({ db }: Application): Promise<HeldLease[]> {
  const { id, beat, status } = exportJobs;
  const open = await db
    .select({ id, beat })
    .from(exportJobs)
    .where(inArray(status, [...OPEN]));
  // A job stays with the process that began it.
  return open.map((job) => ({ ...job, leaseOwner: null }));
}

/** Nothing happens where it has beaten since it was looked at. */
async function fail({ db, now, pubSub }: Application, { id, beat }: HeldLease): Promise<void> {
  const [failed] = await db
    .update(exportJobs)
    .set({ status: "FAIL", failure: INTERRUPTED, endedAt: now() })
    .where(and(eq(exportJobs.id, id), eq(exportJobs.beat, beat), inArray(exportJobs.status, [...OPEN])))
    .returning();
  if (failed !== undefined)
    pubSub.publish({
      kind: "project",
      userId: failed.requestedBy,
      projectId: failed.projectId,
      case: "EXPORT_FAIL",
    });
}
