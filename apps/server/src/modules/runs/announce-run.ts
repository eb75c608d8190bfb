import { eq } from "drizzle-orm";
import type { Application } from "../../application.ts";
import { projects, users } from "../../platform/database/tables.ts";
import { describeFault } from "../../platform/describe-fault.ts";
import { type MailContent, writeMail } from "../../platform/mail/templates/write-mail.ts";
import type { RunProgress } from "../../threads/protocol.ts";
import { wantsMail } from "../notifications/mail-preferences.ts";
import { notify } from "../notifications/notification-store.ts";
import type { RunRow } from "./run-store.ts";

export type RunOccasion = "STARTED" | "COMPLETE" | "FAIL" | "STOPPED";

/**
 * Tells the owner's screens, under the bell when a run has come to an end of its own, and by mail when it begins, is done or
 * has failed (§4). What the person has just done themselves, begin or pause, is not put under the bell.
 */
export async function announceRun(application: Application, run: RunRow, occasion: RunOccasion): Promise<void> {
  const { db, pubSub, log } = application;
  const { projectId, requestedBy: userId } = run;
  pubSub.publish({ kind: "run", userId, runId: run.id, preview: false });
  log.info("run", { run: run.id, job: run.jobType, occasion, message: run.message ?? undefined });
  const [project] = await db
    .select({
      name: projects.name,
      majorVersion: projects.majorVersion,
      revisionVersion: projects.revisionVersion,
      ownerId: users.id,
      email: users.email,
      language: users.language,
    })
    .from(projects)
    .innerJoin(users, eq(users.id, projects.ownerId))
    .where(eq(projects.id, projectId));
  if (project === undefined) return;
  const change = `${run.jobType}_${occasion}` as const;
  if (occasion === "COMPLETE" || occasion === "FAIL")
    await notify(application, userId, run.id, {
      case: change,
      projectId,
      projectName: project.name,
      majorVersion: project.majorVersion,
      revisionVersion: project.revisionVersion,
      userId,
      processState: occasion,
      percent: (run.progress as RunProgress | null)?.percent ?? null,
      status: run.status,
    });
  else pubSub.publish({ kind: "project", userId, projectId, case: change });
  const mail = writeRunMail(application, run, occasion, project);
  if (
    mail === undefined ||
    !(await wantsMail(db, project.ownerId, change as Exclude<typeof change, `${string}STOPPED`>))
  )
    return;
  // A mail that cannot be written down must not fail a run.
  await application.mailer
    .post(project.email, mail)
    .catch((error: unknown) => log.error("mail failed", { to: project.email, message: describeFault(error) }));
}

function writeRunMail(
  { configuration }: Application,
  run: RunRow,
  occasion: RunOccasion,
  { name, language }: { readonly name: string; readonly language: "en" | "ko" },
): MailContent | undefined {
  const url = configuration.publicUrl && new URL(`/layout/${run.projectId}`, configuration.publicUrl).href;
  const values = { jobType: run.jobType, project: name, url };
  if (occasion === "COMPLETE") return writeMail("RUN_COMPLETE", language, values);
  if (occasion === "FAIL") return writeMail("RUN_FAILED", language, { ...values, reason: run.message });
  // A run that goes on after its worker died has started before.
  return occasion === "STARTED" && run.attempts <= 1 ? writeMail("RUN_STARTED", language, values) : undefined;
}
