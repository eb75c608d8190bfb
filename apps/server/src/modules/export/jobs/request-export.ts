import type { Application } from "../../../platform/application.ts";
import { atVersion } from "../../projects/project-history.ts";
import { requireProject } from "../../projects/project-policy.ts";
import type { ExportRequest } from "../export-project.ts";
import { type ExportJobRow, insertExportJob } from "./export-job-store.ts";

/** An export in one of the formats, or everything that there is of the project. */
export type ExportJobRequest = ExportRequest & { readonly isEverything: boolean };

/** Puts an export in line and answers at once; polling the job returns its progress and its end. */
export async function requestExport(
  application: Application,
  userId: string,
  request: ExportJobRequest,
): Promise<ExportJobRow> {
  const { db, now, pubSub } = application;
  const project = await atVersion(db, await requireProject(db, userId, request.id, "READ"), request);
  const { majorVersion, revisionVersion } = project;
  const job = await insertExportJob(
    application,
    { projectId: project.id, requestedBy: userId, request: { ...request, majorVersion, revisionVersion } },
    now(),
  );
  pubSub.publish({ kind: "export-wanted" });
  return job;
}
