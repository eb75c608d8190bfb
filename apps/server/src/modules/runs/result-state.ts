import type { ProjectRow } from "../projects/project-policy.ts";
import { stateTypeOf } from "./run-state.ts";
import type { RunRow } from "./run-store.ts";

export const RESULT_STATES = ["NOT_USED", "WAITING"] as const;

/**
 * Where the results of a project's last run stand while the board is the one that the run began with: they wait for an answer, or
 * the board was kept as it is. Undefined: the run has no results, one of them is in use, or the board has changed.
 */
export function resultState(
  project: Pick<ProjectRow, "lastRequestGroupId" | "isResultSelected" | "boardHash" | "stateType">,
  run: Pick<RunRow, "id" | "status" | "jobType" | "boardHash">,
): (typeof RESULT_STATES)[number] | undefined {
  if (run.status !== "COMPLETE" || run.id !== project.lastRequestGroupId) return undefined;
  if (project.isResultSelected || project.boardHash !== run.boardHash) return undefined;
  return project.stateType === stateTypeOf(run.jobType, "COMPLETE") ? "WAITING" : "NOT_USED";
}
