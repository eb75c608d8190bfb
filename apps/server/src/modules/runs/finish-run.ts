import { and, eq } from "drizzle-orm";
import type { Application } from "../../platform/application.ts";
import { ApplicationError } from "../../platform/application-error.ts";
import { isUuid } from "../../platform/database/is-uuid.ts";
import { runs } from "../../platform/database/tables.ts";
import { refusal } from "../../platform/refusal.ts";
import { requireProject } from "../projects/project-policy.ts";

/**
 * Ends a routing run as if its time were up: the best legal copper so far becomes its result. Asked of the worker that
 * has it; a request that gets lost on the way can be made again.
 */
export async function finishRun(
  { db, pubSub }: Application,
  userId: string,
  input: { readonly projectId: string; readonly requestGroupId: string },
): Promise<void> {
  const project = await requireProject(db, userId, input.projectId, "RUN");
  const [run] = isUuid(input.requestGroupId)
    ? await db
        .select({ id: runs.id, status: runs.status, jobType: runs.jobType })
        .from(runs)
        .where(and(eq(runs.id, input.requestGroupId), eq(runs.projectId, project.id)))
    : [];
  if (run === undefined) throw new ApplicationError("NOT_CANCELABLE", refusal("run-not-in-project", {}));
  if (run.jobType !== "ROUTING")
    throw new ApplicationError("JOB_TYPE_MISMATCH", refusal("only-routing-finishes-early", {}));
  if (run.status !== "STARTED" && run.status !== "PROGRESS")
    throw new ApplicationError("NOT_CANCELABLE", refusal("run-not-going-on", {}));
  pubSub.publish({ kind: "finish-run", runId: run.id });
}
