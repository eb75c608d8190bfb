import type { Client } from "urql";
import type { CallFailure } from "../graphql/call-failure.ts";
import {
  CancelExportDocument,
  type EdaProjectResultExportInput,
  type ExportedFileFragment,
  ProjectExportDocument,
  RequestExportDocument,
} from "../graphql/generated/documents.ts";
import { failureOfJob } from "./failure-of-job.ts";

export type ExportEnd =
  | { readonly kind: "made"; readonly exported: ExportedFileFragment }
  | { readonly kind: "refused"; readonly failure: CallFailure }
  /** By the user who requested it. */
  | { readonly kind: "cancelled" };

/** Between two questions how far the job is, milliseconds: most files are made in a blink, so the first follow fast. */
const ASK_EVERY = { first: 150, last: 1_500 } as const;

/**
 * Has a file made as a job of the server, which takes the time that it takes, and follows it to its end. While the network is
 * away it is asked for again and again. `signal` ends the job. `tell` hears, again and again, how many of the person's exports
 * it waits for; null: for none.
 */
export async function makeExport(
  client: Client,
  input: EdaProjectResultExportInput,
  signal: AbortSignal,
  tell: (exportsBefore: number | null) => void = () => {},
): Promise<ExportEnd> {
  const { data, error } = await client.mutation(RequestExportDocument, { input: { export: input } }).toPromise();
  if (!data) return { kind: "refused", failure: error ?? failureOfJob(null) };
  const job = { id: input.id, jobId: data.requestEdaProjectExport.id };
  for (let wait: number = ASK_EVERY.first; ; wait = Math.min(2 * wait, ASK_EVERY.last)) {
    await pause(wait, signal);
    if (signal.aborted) {
      // What became of it meanwhile is wanted by nobody.
      await client.mutation(CancelExportDocument, { input: job }).toPromise();
      return { kind: "cancelled" };
    }
    const end = await look(client, job, tell);
    if (end) return signal.aborted ? { kind: "cancelled" } : end;
  }
}

/** Undefined while it is being made, and while nobody knows. */
async function look(
  client: Client,
  input: { readonly id: string; readonly jobId: string },
  tell: (exportsBefore: number | null) => void,
): Promise<ExportEnd | undefined> {
  const { data, error } = await client
    .query(ProjectExportDocument, { input }, { requestPolicy: "network-only" })
    .toPromise();
  if (!data) return error && !error.networkError ? { kind: "refused", failure: error } : undefined;
  const { status, result, failure, exportsBefore } = data.edaProjectExport;
  if (status === "WAITING" || status === "PROGRESS") {
    tell(exportsBefore);
    return undefined;
  }
  if (status === "CANCEL") return { kind: "cancelled" };
  return result ? { kind: "made", exported: result } : { kind: "refused", failure: failureOfJob(failure) };
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, milliseconds);
    function done(): void {
      clearTimeout(timer);
      signal.removeEventListener("abort", done);
      resolve();
    }
    signal.addEventListener("abort", done);
    if (signal.aborted) done();
  });
}
