import { sayStandIns } from "@tracewright/board";
import type { ExportAnswer } from "../messages/export-messages.ts";
import type { ExportJob } from "./exporter.ts";

const NOT_READY = 70005;

/** Files for assembly name no part that has no footprint; undefined where all have one. */
export function refuseStandIns(job: ExportJob): Extract<ExportAnswer, { status: "refused" }> | undefined {
  const reason = job.hasBoard ? sayStandIns(job.board) : undefined;
  return reason === undefined ? undefined : { status: "refused", code: NOT_READY, reasons: [reason] };
}
