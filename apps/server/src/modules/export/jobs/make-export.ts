import { setTimeout as delay } from "node:timers/promises";
import type { Application } from "../../../platform/application.ts";
import { isOutage, OUTAGE_PATIENCE_MS } from "../../../platform/database/is-outage.ts";
import { describeFault } from "../../../platform/describe-fault.ts";
import { Patience } from "../../../platform/patience.ts";
import { isOfFullDisk } from "../../../platform/storage/full-disk.ts";
import { StorageAwayError } from "../../../platform/storage/storage.ts";
import type { WorkInHand } from "../../../platform/work/work-in-hand.ts";
import { atVersion } from "../../projects/project-history.ts";
import { requireProject } from "../../projects/project-policy.ts";
import { EXPORT_FORMATS } from "../export-formats.ts";
import { type ExportRoom, type ExportSubject, runExport, storeExport } from "../export-project.ts";
import { announceExport } from "./announce-export.ts";
import { FAULT, failureOf, STORAGE_AWAY } from "./export-failure.ts";
import type { ExportJobRow } from "./export-job-store.ts";
import { changeOwnExport, giveExportBack } from "./export-leases.ts";
import { ExportProgress, subjectOf } from "./export-progress.ts";
import { makeEverything } from "./make-everything.ts";
import type { ExportJobRequest } from "./request-export.ts";

/** From the first failure on. A person waits for the file, and can ask for it again. */
const STORAGE_PATIENCE_MS = 60_000;

/**
 * Makes an export from its start to its end, for as long as it is this attempt's. Where the database or the storage of files goes
 * away meanwhile, it starts over when they are back, which is no further attempt. Without a database its end could not be written
 * either; without storage it ends soon, and says why.
 */
export async function makeExport(
  application: Application,
  job: ExportJobRow,
  hand: WorkInHand,
  storagePatienceMs = STORAGE_PATIENCE_MS,
): Promise<void> {
  const patience = new Patience();
  let awaySince: number | undefined;
  for (;;) {
    try {
      return await makeOnce(application, job, hand);
    } catch (error) {
      const isStorage = error instanceof StorageAwayError;
      if (isStorage) {
        awaySince ??= performance.now();
        if (performance.now() - awaySince >= storagePatienceMs) return endWithoutStorage(application, job, hand, error);
      }
      const pause = (isStorage || isOutage(error)) && !hand.isStopped ? patience.next(OUTAGE_PATIENCE_MS) : 0;
      if (pause === 0) throw error;
      application.log.warning("export starts over", { job: job.id, message: describeFault(error) });
      await delay(pause);
    }
  }
}

async function endWithoutStorage(
  application: Application,
  job: ExportJobRow,
  hand: WorkInHand,
  error: StorageAwayError,
): Promise<void> {
  const { db, log, now } = application;
  log.error("export job failed", { job: job.id, project: job.projectId, message: error.message });
  const change = { status: "FAIL", failure: STORAGE_AWAY, endedAt: now() } as const;
  if (await changeOwnExport(db, hand, change)) announceExport(application, job, "EXPORT_FAIL");
}

async function makeOnce(application: Application, job: ExportJobRow, hand: WorkInHand): Promise<void> {
  const { db, now, log, patientThreads } = application;
  const { requestedBy: userId, projectId } = job;
  const { signal } = hand;
  const progress = new ExportProgress(async (reported) => {
    signal.throwIfAborted();
    if (!(await changeOwnExport(db, hand, reported))) hand.stop();
    signal.throwIfAborted();
    announceExport(application, job, "EXPORT_PROGRESS");
  }, now);
  try {
    const request = job.request as ExportJobRequest;
    // The person may have lost access since the request.
    const project = await atVersion(db, await requireProject(db, userId, projectId, "READ"), request);
    const make = request.isEverything ? makeEverything : makeOne;
    const result = await make(application, { threads: patientThreads, signal }, { userId, project, request }, progress);
    const { pieces } = progress;
    const change = { status: "COMPLETE", percent: 100, phase: "", pieces, result, endedAt: now() } as const;
    if (await changeOwnExport(db, hand, change)) announceExport(application, job, "EXPORT_COMPLETE");
  } catch (error) {
    if (hand.isGivenBack) return giveExportBack(db, hand);
    // Canceled, or another worker has it: the row says so.
    if (hand.isStopped) return;
    if (isOutage(error) || error instanceof StorageAwayError) throw error;
    const failure = failureOf(error);
    if (failure === FAULT || isOfFullDisk(error))
      log.error("export job failed", { job: job.id, project: projectId, message: describeFault(error) });
    const change = { status: "FAIL", failure, pieces: progress.pieces, endedAt: now() } as const;
    if (await changeOwnExport(db, hand, change)) announceExport(application, job, "EXPORT_FAIL");
  }
}

async function makeOne(application: Application, room: ExportRoom, subject: ExportSubject, progress: ExportProgress) {
  const { format, options } = subject.request;
  const fileType = options.fileType ?? EXPORT_FORMATS[format].fileTypes[0];
  const content = options.drawing?.content ?? undefined;
  const piece = subjectOf(format, { format, fileType, ...(content && { content }) });
  progress.plan([piece]);
  await progress.begin(piece.name);
  const written = await runExport(application, room, subject);
  progress.complete(piece.name, written.bytes.byteLength);
  return storeExport(application, subject.project.id, written);
}
