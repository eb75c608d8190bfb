import { failureOfJob } from "../../../export/failure-of-job.ts";
import type { CallFailure } from "../../../graphql/call-failure.ts";
import type { ExportJobFragment } from "../../../graphql/generated/documents.ts";

/** How it stands with a file. */
export type FileState =
  | { readonly kind: "none" }
  /** The server has not answered yet. */
  | { readonly kind: "asking" }
  /** Until `before` exports of the person leave it a place. */
  | { readonly kind: "waiting"; readonly job: ExportJobFragment; readonly before: number }
  | { readonly kind: "making"; readonly job: ExportJobFragment }
  | { readonly kind: "ready"; readonly job: ExportJobFragment; readonly made: Made }
  /** It was made and is not kept any more. */
  | { readonly kind: "gone" }
  /** By whom it was asked for, or because nobody looked for long. */
  | { readonly kind: "cancelled"; readonly isAbandoned: boolean }
  | { readonly kind: "failed"; readonly failure: CallFailure };

export type Made = NonNullable<ExportJobFragment["result"]>;

/** `refusal` is of the newest question: what was made before counts again with the next. */
export function fileState(
  job: ExportJobFragment | undefined,
  { isAsking, refusal }: { readonly isAsking: boolean; readonly refusal: CallFailure | undefined },
): FileState {
  if (isAsking) return { kind: "asking" };
  if (refusal) return { kind: "failed", failure: refusal };
  if (!job) return { kind: "none" };
  switch (job.status) {
    case "WAITING":
    case "PROGRESS":
      return job.exportsBefore == null ? { kind: "making", job } : { kind: "waiting", job, before: job.exportsBefore };
    case "COMPLETE":
      return job.result ? { kind: "ready", job, made: job.result } : { kind: "gone" };
    case "FAIL":
      return { kind: "failed", failure: failureOfJob(job.failure) };
    case "CANCEL":
      return { kind: "cancelled", isAbandoned: job.isAbandoned };
  }
}
