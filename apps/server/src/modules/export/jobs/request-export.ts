import type { Application } from "../../../application.ts";
import { ApplicationError } from "../../../platform/application-error.ts";
import type { ExportFailure } from "../../../platform/database/tables.ts";
import { describeFault } from "../../../platform/describe-fault.ts";
import { atVersion } from "../../projects/project-history.ts";
import { findOwnProject, type ProjectRow } from "../../projects/project-policy.ts";
import { type ExportRequest, makeExport, type StoredExport } from "../export-project.ts";
import { changeExportJob, type ExportJobRow, INTERRUPTED, insertExportJob } from "./export-job-store.ts";
import { makeEverything } from "./make-everything.ts";

/** How often a process says that it still works on a job. */
const BEAT_MS = 10_000;

/** An export in one of the formats, or everything that there is of the project. */
export type ExportJobRequest = ExportRequest & { readonly isEverything: boolean };

/** Begins an export and answers at once; whoever asks for the job sees how far it is, and is told when it has ended. */
export async function requestExport(
  application: Application,
  userId: string,
  request: ExportJobRequest,
): Promise<ExportJobRow> {
  const { db, now, exportJobs } = application;
  const project = await atVersion(db, await findOwnProject(db, userId, request.id), request);
  const { majorVersion, revisionVersion } = project;
  const job = await insertExportJob(
    db,
    { projectId: project.id, requestedBy: userId, request: { ...request, majorVersion, revisionVersion } },
    now(),
  );
  exportJobs.start(() => work(application, { job, project, request }));
  return job;
}

async function work(
  application: Application,
  { job, project, request }: { job: ExportJobRow; project: ProjectRow; request: ExportJobRequest },
): Promise<void> {
  const { db, now, log, exportJobs } = application;
  const { requestedBy: userId } = job;
  const publish = (occasion: string) =>
    application.pubSub.publish({ kind: "project", userId, projectId: project.id, case: occasion });
  const beat = setInterval(() => {
    changeExportJob(db, job.id, { beatAt: now() }).catch((error: unknown) =>
      log.error("export job", { job: job.id, message: describeFault(error) }),
    );
  }, BEAT_MS);
  const tell = async (percent: number, phase: string): Promise<void> => {
    if (exportJobs.isStopping) throw new StoppedError();
    await changeExportJob(db, job.id, { status: "PROGRESS", percent: Math.floor(percent), phase, beatAt: now() });
    publish("EXPORT_PROGRESS");
  };
  try {
    await tell(0, "");
    const result: StoredExport = request.isEverything
      ? await makeEverything(application, userId, project, { request, tell })
      : await makeExport(application, userId, project, request);
    await changeExportJob(db, job.id, { status: "COMPLETE", percent: 100, phase: "", result, endedAt: now() });
    publish("EXPORT_COMPLETE");
  } catch (error) {
    const failure = failureOf(error, exportJobs.isStopping);
    if (failure === FAULT)
      log.error("export job failed", { job: job.id, project: project.id, message: describeFault(error) });
    await changeExportJob(db, job.id, { status: "FAIL", failure, endedAt: now() }).catch((again: unknown) =>
      log.error("export job", { job: job.id, message: describeFault(again) }),
    );
    publish("EXPORT_FAIL");
  } finally {
    clearInterval(beat);
  }
}

class StoppedError extends Error {}

const FAULT: ExportFailure = {
  code: 500,
  message: "The export could not be made. It was written down.",
  details: {},
};

function failureOf(error: unknown, isStopping: boolean): ExportFailure {
  if (error instanceof ApplicationError) return { code: error.code, message: error.message, details: error.details };
  return error instanceof StoppedError || isStopping ? INTERRUPTED : FAULT;
}
