import type { Application } from "../../../platform/application.ts";
import type { ExportJobRow } from "./export-job-store.ts";

/** Tells the screens of its project, and the person's others, what became of an export. */
export function announceExport(
  { pubSub }: Pick<Application, "pubSub">,
  { requestedBy: userId, projectId }: Pick<ExportJobRow, "requestedBy" | "projectId">,
  occasion: "EXPORT_PROGRESS" | "EXPORT_COMPLETE" | "EXPORT_FAIL" | "EXPORT_CANCEL",
): void {
  pubSub.publish({ kind: "project", userId, projectId, case: occasion });
}
