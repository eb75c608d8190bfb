import type { Application } from "../../platform/application.ts";
import { ApplicationError } from "../../platform/application-error.ts";
import type { JobType } from "../../platform/database/tables.ts";
import { refusal } from "../../platform/refusal.ts";
import { BOARD_MODELS } from "../models/board-models.ts";
import { addVersion } from "../projects/add-version.ts";
import { findHistoryEntry } from "../projects/project-history.ts";
import { requireProject } from "../projects/project-policy.ts";
import { lockIdleProject } from "./lock-idle-project.ts";
import { chargeSelected } from "./run-credits.ts";

/** Makes a run's result the project's current version: major +1, revision 0, state EDITING. */
export async function selectResult(
  { db, now, pubSub, services }: Application,
  userId: string,
  input: { readonly id: string; readonly historyId: string; readonly jobType: JobType },
): Promise<void> {
  const project = await requireProject(db, userId, input.id, "EDIT");
  const isChanged = await db.transaction(async (transaction) => {
    const locked = await lockIdleProject(transaction, project.id);
    const entry = await findHistoryEntry(transaction, project.id, input.historyId);
    const jobType: JobType | undefined =
      entry.requestGroupId === null ? undefined : entry.type === "AUTOPLACEMENT" ? "PLACEMENT" : "ROUTING";
    if (jobType !== input.jobType)
      throw new ApplicationError(
        "JOB_TYPE_MISMATCH",
        refusal("not-a-result-of-type", { jobType: input.jobType.toLowerCase() }),
      );
    // Selecting the same result again changes nothing: a double click is not two versions.
    if (locked.isResultSelected && locked.selectedHistoryId === entry.id && locked.boardHash === entry.boardHash)
      return false;
    await addVersion(transaction, locked, {
      step: "major",
      authorId: userId,
      at: now(),
      boardHash: entry.boardHash,
      circuitHash: entry.circuitHash,
      logicHash: entry.logicHash,
      entry: { type: input.jobType, description: entry.description, summary: entry.summary },
      project: {
        selectedHistoryId: entry.id,
        isResultSelected: true,
        // With the routing confirmed the board is done; a placement is still to be routed.
        lastWorkPageType: jobType === "ROUTING" ? "RESULT" : "LAYOUT",
      },
    });
    await chargeSelected(transaction, entry.requestGroupId, now());
    return true;
  });
  if (!isChanged) return;
  pubSub.publish({ kind: "project", userId, projectId: project.id, case: "PROJECT_UPDATED" });
  // After a routing is confirmed, the board is looked at next.
  if (input.jobType === "ROUTING") services.get(BOARD_MODELS).prepare(userId, project.id);
}
