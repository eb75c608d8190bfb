import { eq } from "drizzle-orm";
import type { Application } from "../../application.ts";
import { type JobType, projects, users } from "../../platform/database/tables.ts";
import { describeFault } from "../../platform/describe-fault.ts";
import type { RunRow } from "./run-store.ts";

export type RunOccasion = "STARTED" | "COMPLETE" | "FAIL" | "STOPPED";

const TASK: Readonly<Record<JobType, string>> = { PLACEMENT: "Placement", ROUTING: "Routing" };

/** Tells the owner's screens, and by mail when a run begins, is done or has failed (§4). */
export async function announceRun(application: Application, run: RunRow, occasion: RunOccasion): Promise<void> {
  const { db, pubSub, mailer, log } = application;
  pubSub.publish({ kind: "run", userId: run.requestedBy, runId: run.id, preview: false });
  pubSub.publish({
    kind: "project",
    userId: run.requestedBy,
    projectId: run.projectId,
    case: `${run.jobType}_${occasion}`,
  });
  log.info("run", { run: run.id, job: run.jobType, occasion, message: run.message ?? undefined });
  if (occasion === "STOPPED" || (occasion === "STARTED" && run.attempts > 1)) return;
  const [owner] = await db
    .select({ email: users.email, project: projects.name })
    .from(projects)
    .innerJoin(users, eq(users.id, projects.ownerId))
    .where(eq(projects.id, run.projectId));
  if (owner === undefined) return;
  const words = { STARTED: "has started", COMPLETE: "is done", FAIL: "has failed" }[occasion];
  const subject = `${TASK[run.jobType]} of ${owner.project} ${words}`;
  const detail = occasion === "FAIL" && run.message !== null ? `\n\n${run.message}` : "";
  // A mail server that is down must not fail a run.
  await mailer
    .send({ to: owner.email, subject, body: `${subject}.${detail}\n` })
    .catch((error: unknown) => log.error("mail failed", { to: owner.email, message: describeFault(error) }));
}
