import type { Application } from "../../../platform/application.ts";
import { ApplicationError } from "../../../platform/application-error.ts";
import { refusal } from "../../../platform/refusal.ts";
import { requireProject } from "../../projects/project-policy.ts";
import { changeExportJob, type ExportJobRow, findExportJob } from "./export-job-store.ts";

/** Ends an export job at once, wherever it is worked on; nothing of it is kept. 70012 and 70013 where it has ended. */
export async function cancelExport(
  { db, now, pubSub }: Application,
  userId: string,
  input: { readonly id: string; readonly jobId: string },
): Promise<ExportJobRow> {
  const project = await requireProject(db, userId, input.id, "READ");
  const job = await findExportJob(db, project.id, input.jobId);
  // Just requested: distinguishes a wanted job from an abandoned one.
  const cancelled = await changeExportJob(db, job.id, { status: "CANCEL", endedAt: now(), askedBeat: job.beat });
  if (cancelled === undefined) {
    const { status } = await findExportJob(db, project.id, job.id);
    throw status === "CANCEL"
      ? new ApplicationError("ALREADY_CANCELED", refusal("export-already-canceled", {}))
      : new ApplicationError("NOT_CANCELABLE", refusal("export-already-ended", {}));
  }
  pubSub.publish({ kind: "stop-export", jobId: job.id });
  pubSub.publish({ kind: "project", userId, projectId: project.id, case: "EXPORT_CANCEL" });
  return cancelled;
}
