import type { Application } from "../../platform/application.ts";
import type { RunFailure } from "../../platform/database/tables.ts";
import { RUN_FAILURE_WORDS } from "../../platform/mail/templates/run-failure-words.ts";
import { recordOccasion } from "./announce-run.ts";
import { applyRunEvent, MAX_ATTEMPTS, type RunRow } from "./run-store.ts";

/**
 * A dead worker's run goes back into the queue, or is given up after its third worker. Nothing happens where the worker has
 * given a sign of life since the run was looked at.
 */
export async function takeUpLostRun(application: Application, lost: RunRow): Promise<void> {
  const { db, now, log, pubSub } = application;
  const seen = { at: now(), beat: lost.beat, ...(lost.leaseOwner !== null && { leaseOwner: lost.leaseOwner }) };
  if (lost.attempts >= MAX_ATTEMPTS) {
    const failure: RunFailure = { kind: "INTERRUPTED", times: lost.attempts };
    const change = { leaseOwner: null, endedAt: now(), failure, message: RUN_FAILURE_WORDS.en(failure) };
    const tell = await db.transaction(async (transaction) => {
      const run = await applyRunEvent(transaction, lost.id, "given-up", { ...seen, change });
      return run && recordOccasion(application, transaction, run, "FAIL");
    });
    tell?.();
    return;
  }
  const run = await applyRunEvent(db, lost.id, "lost", { ...seen, change: { leaseOwner: null } });
  if (run === undefined) return;
  log.warning("run taken up again", { run: run.id, attempt: run.attempts + 1 });
  pubSub.publish({ kind: "run", userId: run.requestedBy, projectId: run.projectId, runId: run.id, preview: false });
  pubSub.publish({ kind: "queue" });
}
