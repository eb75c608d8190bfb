import type { Application } from "../../../platform/application.ts";
import { describeFault } from "../../../platform/describe-fault.ts";
import { isOfFullDisk } from "../../../platform/storage/full-disk.ts";
import { atVersion } from "../../projects/project-history.ts";
import { type ProjectRow, requireProject } from "../../projects/project-policy.ts";
import { EXPORT_FORMATS } from "../export-formats.ts";
import { type ExportRequest, type ExportRoom, type ExportSubject, runExport, storeExport } from "../export-project.ts";
import { FAULT, failureOf, INTERRUPTED } from "./export-failure.ts";
import {
  BEAT_MS,
  beatExportJob,
  changeExportJob,
  type ExportJobRow,
  insertExportJob,
  isAbandoned,
} from "./export-job-store.ts";
import type { ExportJobInHand, ExportStop } from "./export-jobs.ts";
import { EXPORT_JOBS } from "./export-jobs.ts";
import { ExportProgress, subjectOf } from "./export-progress.ts";
import { waitForExportTurn } from "./export-turn.ts";
import { makeEverything } from "./make-everything.ts";

/** An export in one of the formats, or everything that there is of the project. */
export type ExportJobRequest = ExportRequest & { readonly isEverything: boolean };

/** Puts an export in line and answers at once; polling the job returns its progress and its end. */
export async function requestExport(
  application: Application,
  userId: string,
  request: ExportJobRequest,
): Promise<ExportJobRow> {
  const { db, now, services } = application;
  const project = await atVersion(db, await requireProject(db, userId, request.id, "READ"), request);
  const { majorVersion, revisionVersion } = project;
  const job = await insertExportJob(
    db,
    { projectId: project.id, requestedBy: userId, request: { ...request, majorVersion, revisionVersion } },
    now(),
  );
  services.get(EXPORT_JOBS).start(job.id, (hand) => work(application, { job, project, request }, hand));
  return job;
}

async function work(
  application: Application,
  { job, project, request }: { job: ExportJobRow; project: ProjectRow; request: ExportJobRequest },
  { signal, stop }: ExportJobInHand,
): Promise<void> {
  const { db, now, log, patientThreads } = application;
  const { requestedBy: userId } = job;
  const publish = (occasion: string) =>
    application.pubSub.publish({ kind: "project", userId, projectId: project.id, case: occasion });
  /** Ends the job where somebody has ended it, or where nobody wants it any more. */
  const look = (changed: ExportJobRow | undefined): void => {
    if (changed === undefined) stop("cancelled");
    else if (isAbandoned(changed)) stop("abandoned");
  };
  const beat = setInterval(() => {
    beatExportJob(db, job.id)
      .then(look)
      .catch((error: unknown) => log.error("export job", { job: job.id, message: describeFault(error) }));
  }, BEAT_MS);
  const progress = new ExportProgress(async (told) => {
    signal.throwIfAborted();
    look(await changeExportJob(db, job.id, { status: "PROGRESS", ...told }));
    signal.throwIfAborted();
    publish("EXPORT_PROGRESS");
  }, now);
  try {
    await waitForExportTurn(application, job, { signal, every: BEAT_MS });
    const make = request.isEverything ? makeEverything : makeOne;
    const result = await make(application, { threads: patientThreads, signal }, { userId, project, request }, progress);
    const { pieces } = progress;
    const change = { status: "COMPLETE", percent: 100, phase: "", pieces, result, endedAt: now() } as const;
    if (await changeExportJob(db, job.id, change)) publish("EXPORT_COMPLETE");
  } catch (error) {
    const end = endOf(error, signal);
    if (end.failure === FAULT || isOfFullDisk(error))
      log.error("export job failed", { job: job.id, project: project.id, message: describeFault(error) });
    const change = { ...end, pieces: progress.pieces, endedAt: now() };
    const isEnded = await changeExportJob(db, job.id, change).catch((again: unknown) =>
      log.error("export job", { job: job.id, message: describeFault(again) }),
    );
    // The cancellation has been reported.
    if (isEnded) publish(`EXPORT_${end.status}`);
  } finally {
    clearInterval(beat);
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

function endOf(error: unknown, signal: AbortSignal): Pick<ExportJobRow, "status" | "failure"> {
  if (signal.aborted) {
    const why = signal.reason as ExportStop;
    return why === "server-stops" ? { status: "FAIL", failure: INTERRUPTED } : { status: "CANCEL", failure: null };
  }
  return { status: "FAIL", failure: failureOf(error) };
}
