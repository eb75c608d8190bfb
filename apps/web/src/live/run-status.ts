import type { ProjectStateType } from "../graphql/generated/documents.ts";

export type RunStatus = "READY" | "RUNNING" | "STOPPED" | "COMPLETED" | "FAILED";

/** What the 24 states of a project come to for its owner; the table is the specification's. */
const ENDINGS: readonly [suffix: string, status: RunStatus][] = [
  ["EVENT_HANDLER_CANCEL", "STOPPED"],
  ["EVENT_HANDLER_FAILED", "FAILED"],
  ["EVENT_HANDLER_TIMEOUT", "FAILED"],
  ["PENDING", "RUNNING"],
  ["REQUEST", "RUNNING"],
  ["STARTED", "RUNNING"],
  ["PROGRESS", "RUNNING"],
  ["COMPLETE", "COMPLETED"],
  ["FAIL", "FAILED"],
  ["CANCEL", "STOPPED"],
  ["TIMEOUT", "FAILED"],
];

export function runStatusOf(state: ProjectStateType): RunStatus {
  return ENDINGS.find(([suffix]) => state.endsWith(`_${suffix}`))?.[1] ?? "READY";
}
