import type { JobType, RunStatus } from "../../platform/database/tables.ts";
import type { RunProgress } from "../../threads/messages/run-messages.ts";

/**
 * The states of a run and what may follow what. Nothing else moves a run: every change goes through `nextStatus`, and
 * the database applies it only to a run that still is in the state it came from.
 */
export type RunEvent =
  /** The message stands in the queue. */
  | "enqueued"
  /** A worker holds the lease. */
  | "claimed"
  | "progressed"
  | "completed"
  | "failed"
  | "timed-out"
  /** The user paused it. */
  | "cancelled"
  /** Its worker died; it goes back into the queue. */
  | "lost"
  /** Its worker died once too often. */
  | "given-up";

const TRANSITIONS: Readonly<Record<string, Partial<Record<RunEvent, RunStatus>>>> = {
  PENDING: { enqueued: "REQUEST", cancelled: "CANCEL" },
  REQUEST: { claimed: "STARTED", cancelled: "CANCEL", lost: "REQUEST", "given-up": "EVENT_HANDLER_FAILED" },
  STARTED: {
    progressed: "PROGRESS",
    completed: "COMPLETE",
    failed: "FAIL",
    "timed-out": "TIMEOUT",
    cancelled: "CANCEL",
    lost: "REQUEST",
    "given-up": "EVENT_HANDLER_FAILED",
  },
  PROGRESS: {
    progressed: "PROGRESS",
    completed: "COMPLETE",
    failed: "FAIL",
    "timed-out": "TIMEOUT",
    cancelled: "CANCEL",
    lost: "REQUEST",
    "given-up": "EVENT_HANDLER_FAILED",
  },
};

/** The status after the event; undefined when the event comes too late or out of order and changes nothing. */
export function nextStatus(status: RunStatus, event: RunEvent): RunStatus | undefined {
  return TRANSITIONS[status]?.[event];
}

/** The statuses an event may be applied to. */
export function statusesBefore(event: RunEvent): RunStatus[] {
  return (Object.keys(TRANSITIONS) as RunStatus[]).filter((status) => nextStatus(status, event) !== undefined);
}

export const ACTIVE_STATUSES = ["PENDING", "REQUEST", "STARTED", "PROGRESS"] as const satisfies readonly RunStatus[];

export function isActive(status: RunStatus): boolean {
  return (ACTIVE_STATUSES as readonly string[]).includes(status);
}

/** Nobody works on it yet, or not again. */
export function isWaiting(status: RunStatus): boolean {
  return status === "PENDING" || status === "REQUEST";
}

/** Ended in a way that a new request may go on from. */
export function isResumable(status: RunStatus): boolean {
  return status === "CANCEL" || status === "EVENT_HANDLER_FAILED";
}

/** The project's stateType (§4) while this run is its latest. */
export function stateTypeOf(jobType: JobType, status: RunStatus): string {
  return `${jobType === "PLACEMENT" ? "AUTO_PLACEMENT" : "ROUTING"}_${status}`;
}

/** 0 before it was begun, 100 once it is done. */
export function percentOfRun({ status, progress }: { readonly status: RunStatus; readonly progress: unknown }): number {
  return status === "COMPLETE" ? 100 : ((progress as RunProgress | null)?.percent ?? 0);
}

export type ProgressLabel = "READY" | "RUNNING" | "COMPLETED" | "FAILED" | "STOPPED";

/** The five labels of the project list. */
export function progressLabelOf(stateType: string): ProgressLabel {
  if (stateType === "READY" || stateType === "EDITING") return "READY";
  if (/_(PENDING|REQUEST|STARTED|PROGRESS)$/.test(stateType)) return "RUNNING";
  if (stateType.endsWith("_COMPLETE")) return "COMPLETED";
  if (stateType.endsWith("_CANCEL")) return "STOPPED";
  return "FAILED";
}
