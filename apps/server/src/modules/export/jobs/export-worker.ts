import type { Application } from "../../../platform/application.ts";
import { accountConsumer } from "../../../platform/metering/consumer.ts";
import { inBackground } from "../../../platform/metering/request-scope.ts";
import type { WorkerOfKind, WorkKind } from "../../../platform/work/work-kind.ts";
import { announceExport } from "./announce-export.ts";
import { INTERRUPTED } from "./export-failure.ts";
import { type ExportJobRow, isAbandoned, MAX_AT_ONCE } from "./export-job-store.ts";
import {
  beatExport,
  changeLostExport,
  changeOwnExport,
  claimExport,
  claimNextExport,
  type ExportAttempt,
  heldExports,
  MAX_ATTEMPTS,
  WAITING_EXPORTS,
} from "./export-leases.ts";
import { makeExport } from "./make-export.ts";

/** As many as a process has threads for them. */
const SLOTS = 3;

type HeldExport = Awaited<ReturnType<typeof heldExports>>[number];

/** The worker role for exports that were requested in the background. */
export function startExportWorker(application: Application): Promise<WorkerOfKind> {
  return application.work.start(exportKind(application));
}

export function exportKind(application: Application): WorkKind<ExportJobRow, HeldExport> {
  const { db } = application;
  return {
    name: "export",
    slots: SLOTS,
    maxPerHolder: MAX_AT_ONCE,
    claimNext: (attempt) => claimNextExport(db, attempt),
    claim: (id, attempt) => claimExport(db, id, attempt),
    waiting: WAITING_EXPORTS,
    idOf: ({ id }) => id,
    beat: (id, attempt) => beat(application, { id, attempt }),
    listHeld: () => heldExports(db),
    takeBack: (lost) => takeBack(application, lost),
    perform: (job, hand) => inBackground(accountConsumer(job.requestedBy), () => makeExport(application, job, hand)),
    isWanted: ({ kind }) => kind === "export-wanted",
    stoppedBy: (news) => (news.kind === "stop-export" ? news.jobId : undefined),
  };
}

/** Ends an export that was not queried for long. */
async function beat(application: Application, own: ExportAttempt): Promise<boolean> {
  const { db, now } = application;
  const job = await beatExport(db, own);
  if (job === undefined || !isAbandoned(job)) return job !== undefined;
  const ended = await changeOwnExport(db, own, { status: "CANCEL", endedAt: now() });
  if (ended !== undefined) announceExport(application, ended, "EXPORT_CANCEL");
  return false;
}

/** What was written of it is gone with the worker: another one begins again, until it is given up. */
async function takeBack(application: Application, lost: HeldExport): Promise<void> {
  const { db, log, now } = application;
  if (lost.attempts >= MAX_ATTEMPTS) {
    const failed = await changeLostExport(db, lost, { status: "FAIL", failure: INTERRUPTED, endedAt: now() });
    if (failed !== undefined) announceExport(application, failed, "EXPORT_FAIL");
  } else if (await changeLostExport(db, lost, { status: "WAITING" }))
    log.warning("export taken up again", { job: lost.id, attempt: lost.attempts + 1 });
}
