import { and, eq } from "drizzle-orm";
import type { Application } from "../../platform/application.ts";
import { ApplicationError } from "../../platform/application-error.ts";
import { projects, runs } from "../../platform/database/tables.ts";
import { refusal } from "../../platform/refusal.ts";
import { requireProject } from "../projects/project-policy.ts";
import { lockIdleProject } from "./lock-idle-project.ts";
import { resultState } from "./result-state.ts";
import { stateTypeOf } from "./run-state.ts";

export interface DiscardInput {
  readonly id: string;
  readonly requestGroupId: string;
  /** Takes the discard back: the result waits for an answer again. */
  readonly undo?: boolean | null | undefined;
}

/**
 * Keeps the board as it is: the results of the project's last run no longer wait for an answer, and the board may be edited. They
 * stay in the history, and until the board changes the discard can be taken back.
 */
export async function discardResult(
  { db, now, pubSub }: Application,
  userId: string,
  { id, requestGroupId, undo }: DiscardInput,
): Promise<void> {
  const project = await requireProject(db, userId, id, "EDIT");
  await db.transaction(async (transaction) => {
    const locked = await lockIdleProject(transaction, project.id);
    const [run] = await transaction
      .select()
      .from(runs)
      .where(and(eq(runs.id, requestGroupId), eq(runs.projectId, project.id)));
    if (run === undefined || run.status !== "COMPLETE")
      throw new ApplicationError("BAD_REQUEST", refusal("not-a-finished-run", {}), {
        field: "requestGroupId",
      });
    const state = resultState(locked, run);
    if (state === undefined) throw new ApplicationError("CONFLICT", refusal("board-changed-since-run", {}));
    if (!undo && state === "NOT_USED") return;
    const stateType = undo ? stateTypeOf(run.jobType, "COMPLETE") : "EDITING";
    await transaction
      .update(projects)
      .set({ stateType, latestAuthorId: userId, updatedAt: now() })
      .where(eq(projects.id, project.id));
  });
  pubSub.publish({ kind: "project", userId, projectId: project.id, case: "PROJECT_UPDATED" });
}
