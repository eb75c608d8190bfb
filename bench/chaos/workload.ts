import { setTimeout as delay } from "node:timers/promises";
import { resistorBoard } from "../../apps/server/src/testkit/kicad-files.ts";
import { ROUTE, readProject } from "../../apps/server/src/testkit/run-operations.ts";
import type { PatientClient } from "./patient-client.ts";

const REQUEST_EXPORT =
  "mutation ($input: RequestEdaProjectExportInput!) { requestEdaProjectExport(input: $input) { id } }";
const READ_EXPORT =
  "query ($input: EdaProjectExportInput!) { edaProjectExport(input: $input) { status failure { message } result { url bytes } } }";
const EXPORTS = [
  { outputFormat: "KICAD_EXPORT" },
  { fileType: "CSV" },
  { fileType: "XLSX" },
  { fileType: "PNG", drawing: { dpi: 72 } },
  { outputFormat: "GERBER_EXPORT" },
] as const;
const LOOK_EVERY_MS = 3000;
const AGAIN_AFTER_MS = 1000;
const MAX_TRIES = 50;
const RUN_SECONDS = 15;

/** What people were answered; more may exist where the answer to a request was lost. */
export interface Ledger {
  readonly imports: { readonly name: string; readonly projectId: string }[];
  readonly exports: { readonly jobId: string; readonly status: string; readonly isWhole: boolean }[];
  readonly runs: { readonly projectId: string; readonly status: string }[];
  /** Changes whose answer was lost, and that were requested again. */
  unanswered: number;
}

export interface Worker {
  readonly client: PatientClient;
  readonly projectId: string;
}

export async function importProject({ client }: Worker, ledger: Ledger, name: string, resistors = 4): Promise<string> {
  return again(ledger, async (attempt) => {
    const tried = attempt === 0 ? name : `${name} (${attempt})`;
    const projectId = await client.createProject(tried, [resistorBoard({ resistors, name: tried })]);
    ledger.imports.push({ name: tried, projectId });
    return projectId;
  });
}

export async function exportProject({ client, projectId }: Worker, ledger: Ledger, number: number): Promise<void> {
  const request = { id: projectId, ...EXPORTS[number % EXPORTS.length] };
  const jobId = await again(ledger, async () => {
    const { data, errors } = await client.ask(REQUEST_EXPORT, { export: request });
    // As many as one person may have wait: later.
    if (errors?.[0]?.extensions.code === 70009) return undefined;
    if (errors) throw new Error(errors[0]?.message);
    return data?.requestEdaProjectExport.id as string;
  });
  for (;;) {
    const { edaProjectExport: job } = await client.get(READ_EXPORT, { id: projectId, jobId });
    if (!["WAITING", "PROGRESS"].includes(job.status)) {
      const status = job.failure ? `${job.status}: ${job.failure.message}` : job.status;
      ledger.exports.push({ jobId, status, isWhole: job.result ? await isWhole(client, job.result) : false });
      return;
    }
    await delay(LOOK_EVERY_MS);
  }
}

async function isWhole(client: PatientClient, { url, bytes }: { url: string; bytes: number }): Promise<boolean> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1)
    try {
      return (await (await client.fetch(url)).arrayBuffer()).byteLength === bytes;
    } catch {
      await delay(AGAIN_AFTER_MS);
    }
  return false;
}

export async function routeProject(worker: Worker, ledger: Ledger, number: number): Promise<void> {
  const { client } = worker;
  const projectId = await importProject(worker, ledger, `Run ${number}`, 60);
  await again(ledger, async () => {
    // The request may have been carried out, and its answer lost.
    if ((await readProject(client, projectId)).run !== null) return true;
    await client.get(ROUTE, { id: projectId, seed: 1, timeSeconds: RUN_SECONDS });
    return true;
  });
  for (;;) {
    const { run } = await readProject(client, projectId);
    if (!["PENDING", "REQUEST", "STARTED", "PROGRESS"].includes(run.status)) {
      ledger.runs.push({ projectId, status: run.status });
      return;
    }
    await delay(LOOK_EVERY_MS);
  }
}

/** Until it answers; undefined: not now. */
async function again<Answer>(
  ledger: Ledger,
  work: (attempt: number) => Promise<Answer | undefined>,
): Promise<NonNullable<Answer>> {
  let last: unknown;
  for (let attempt = 0; attempt < MAX_TRIES; attempt += 1) {
    try {
      const answer = await work(attempt);
      if (answer !== undefined && answer !== null) return answer;
      attempt -= 1;
    } catch (error) {
      last = error;
      ledger.unanswered += 1;
    }
    await delay(AGAIN_AFTER_MS);
  }
  throw last;
}
