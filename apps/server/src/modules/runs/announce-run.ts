import { eq } from "drizzle-orm";
import type { Application } from "../../platform/application.ts";
import type { Database } from "../../platform/database/open-database.ts";
import { projects, users } from "../../platform/database/tables.ts";
import { describeFault } from "../../platform/describe-fault.ts";
import { type MailContent, writeMail } from "../../platform/mail/templates/write-mail.ts";
import type { News } from "../../platform/pub-sub.ts";
import type { RunProgress } from "../../threads/messages/run-messages.ts";
import { type MailOccasion, wantsMail } from "../notifications/mail-preferences.ts";
import { writeNotification } from "../notifications/notification-store.ts";
import { mayRead } from "../projects/project-policy.ts";
import type { RunRow } from "./run-store.ts";

/** Continued: taken up again after its worker had died or stopped. */
export type RunOccasion = "STARTED" | "CONTINUED" | "COMPLETE" | "FAIL" | "STOPPED";

/**
 * Writes the notifications of a change of a run in the transaction that makes it: under the bell when a run has come to an
 * end of its own, and as a mail when it begins, is done or has failed (§4); both are for the requester. What the person has
 * just done themselves, begin or pause, is not put under the bell. The function that it answers tells the open screens, once
 * the transaction holds: so after a crash, nothing is sent twice and everything stored is sent.
 */
export async function recordOccasion(
  application: Application,
  transaction: Database,
  run: RunRow,
  occasion: RunOccasion,
): Promise<() => void> {
  const { pubSub, log, now } = application;
  const { projectId, requestedBy: userId } = run;
  const news: News[] = [{ kind: "run", userId, projectId, runId: run.id, preview: false }, { kind: "queue" }];
  const tell = (): void => {
    log.info("run", { run: run.id, job: run.jobType, occasion, message: run.message ?? undefined });
    for (const each of news) pubSub.publish(each);
  };
  const [project] = await transaction.select().from(projects).where(eq(projects.id, projectId));
  if (project === undefined) return tell;
  // A requester who has left the team receives nothing more.
  const isHeard = userId !== null && (await mayRead(transaction, userId, project));
  const change = `${run.jobType}_${occasion === "CONTINUED" ? "STARTED" : occasion}` as const;
  if (isHeard && (occasion === "COMPLETE" || occasion === "FAIL")) {
    const content = {
      case: change,
      projectId,
      projectName: project.name,
      majorVersion: project.majorVersion,
      revisionVersion: project.revisionVersion,
      userId,
      processState: occasion,
      percent: (run.progress as RunProgress | null)?.percent ?? null,
      status: run.status,
    };
    news.push(await writeNotification(transaction, { userId, parent: run.id, content, at: now() }));
    news.push({ kind: "project", userId, projectId, case: change, isForOthers: true });
  } else news.push({ kind: "project", userId, projectId, case: change });
  if (change !== "PLACEMENT_STOPPED" && change !== "ROUTING_STOPPED" && isHeard)
    await mailRequester(application, transaction, { run, occasion, project: project.name, userId, kind: change });
  return tell;
}

async function mailRequester(
  application: Application,
  transaction: Database,
  { run, occasion, project, userId, kind }: RunMail,
): Promise<void> {
  const [requester] = await transaction
    .select({ email: users.email, language: users.language })
    .from(users)
    .where(eq(users.id, userId));
  const mail = requester && writeRunMail(application, run, occasion, { name: project, language: requester.language });
  if (mail && (await wantsMail(transaction, userId, kind)))
    await application.mailer.post(requester.email, mail, transaction);
}

interface RunMail {
  readonly run: RunRow;
  readonly occasion: RunOccasion;
  readonly project: string;
  readonly userId: string;
  readonly kind: MailOccasion;
}

function writeRunMail(
  { configuration, log }: Application,
  run: RunRow,
  occasion: RunOccasion,
  { name, language }: { readonly name: string; readonly language: "en" | "ko" },
): MailContent | undefined {
  const url = configuration.publicUrl && new URL(`/layout/${run.projectId}`, configuration.publicUrl).href;
  const values = { jobType: run.jobType, project: name, url };
  try {
    if (occasion === "COMPLETE") return writeMail("RUN_COMPLETE", language, values);
    if (occasion === "FAIL")
      return writeMail("RUN_FAILED", language, {
        ...values,
        failure: run.failure,
        isReleased: run.creditHoldId !== null,
      });
    return occasion === "STARTED" ? writeMail("RUN_STARTED", language, values) : undefined;
  } catch (error) {
    // A mail that cannot be worded must not fail a run.
    log.error("mail failed", { run: run.id, message: describeFault(error) });
    return undefined;
  }
}
