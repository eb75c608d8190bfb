import { setTimeout as delay } from "node:timers/promises";
import { and, eq, inArray } from "drizzle-orm";
import type { Application } from "../../platform/application.ts";
import { ApplicationError, refuseField } from "../../platform/application-error.ts";
import { isUuid } from "../../platform/database/is-uuid.ts";
import { runs } from "../../platform/database/tables.ts";
import { refusal } from "../../platform/refusal.ts";
import { LEASE_MS } from "../../platform/work/lease-watch.ts";
import type { Act } from "../audit/act.ts";
import { requireProject } from "../projects/project-policy.ts";
import { recordOccasion } from "./announce-run.ts";
import { ACTIVE_STATUSES, isActive } from "./run-state.ts";
import { applyRunEvent } from "./run-store.ts";

const MAX_REASON_CHARACTERS = 500;
/** How long the answer waits for the worker's checkpoint: as long as a worker that has died is taken for alive. */
const CHECKPOINT_WAIT_MS = LEASE_MS;

/** Pauses a run: it is CANCEL at once, and its checkpoint is stored when this returns. */
export async function cancelRun(
  application: Application,
  userId: string,
  input: { readonly projectId: string; readonly requestGroupId: string },
): Promise<void> {
  const { db } = application;
  const project = await requireProject(db, userId, input.projectId, "RUN");
  const [run] = isUuid(input.requestGroupId)
    ? await db
        .select()
        .from(runs)
        .where(and(eq(runs.id, input.requestGroupId), eq(runs.projectId, project.id)))
    : [];
  if (run === undefined) throw new ApplicationError("NOT_CANCELABLE", refusal("run-not-in-project", {}));
  if (run.status === "CANCEL" || run.status === "EVENT_HANDLER_CANCEL")
    throw new ApplicationError("ALREADY_CANCELED", refusal("run-already-paused", {}));
  if (!isActive(run.status) || (await stopRun(application, run.id)) === "ended")
    throw new ApplicationError("NOT_CANCELABLE", refusal("run-already-ended", {}));
}

/** Stops whatever runs on a project; false when a worker did not let go in time. */
export async function cancelRunsOf(application: Application, projectId: string): Promise<boolean> {
  const active = await application.db
    .select({ id: runs.id })
    .from(runs)
    .where(and(eq(runs.projectId, projectId), inArray(runs.status, [...ACTIVE_STATUSES])));
  for (const { id } of active) if ((await stopRun(application, id)) === "held") return false;
  return true;
}

/**
 * An administrator's: within the transaction of `application`. The worker hears of it once that holds, and stores its
 * checkpoint; the user who requested the run can resume it.
 */
export async function stopRunOfAnybody(
  application: Application,
  input: { readonly id: string; readonly reason: string },
): Promise<Act<string>> {
  const { db, now, pubSub } = application;
  const reason = input.reason.replaceAll(/\p{Cc}/gu, " ").trim();
  if (reason === "" || [...reason].length > MAX_REASON_CHARACTERS)
    refuseField("reason", refusal("reason-length", { most: MAX_REASON_CHARACTERS }));
  const [before] = isUuid(input.id) ? await db.select().from(runs).where(eq(runs.id, input.id)) : [];
  if (before === undefined) throw new ApplicationError("NOT_FOUND", refusal("no-such-run", {}));
  const run = await applyRunEvent(db, before.id, "cancelled", { at: now(), change: { endedAt: now() } });
  if (run === undefined) throw new ApplicationError("NOT_CANCELABLE", refusal("run-already-ended", {}));
  const tell = await recordOccasion(application, db, run, "STOPPED");
  return {
    subject: ["RUN", run.id],
    before: { status: before.status },
    after: { status: run.status },
    reason,
    value: run.id,
    finish: () => {
      pubSub.publish({ kind: "stop-run", runId: run.id });
      tell();
    },
  };
}

async function stopRun(application: Application, runId: string): Promise<"stopped" | "ended" | "held"> {
  const { db, now, pubSub } = application;
  const stopped = await db.transaction(async (transaction) => {
    const run = await applyRunEvent(transaction, runId, "cancelled", { at: now(), change: { endedAt: now() } });
    return run && { run, tell: await recordOccasion(application, transaction, run, "STOPPED") };
  });
  if (stopped === undefined) return "ended";
  pubSub.publish({ kind: "stop-run", runId });
  const begun = performance.now();
  let isHeld = stopped.run.leaseOwner !== null;
  while (isHeld && performance.now() - begun < CHECKPOINT_WAIT_MS) {
    await delay(20);
    const [row] = await db.select({ leaseOwner: runs.leaseOwner }).from(runs).where(eq(runs.id, runId));
    isHeld = row !== undefined && row.leaseOwner !== null;
  }
  stopped.tell();
  return isHeld ? "held" : "stopped";
}
