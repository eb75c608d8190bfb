import type { Client } from "../../apps/server/src/testkit/client.ts";
import { resistorBoard } from "../../apps/server/src/testkit/kicad-files.ts";
import { type Fault, NO_POSTGRES } from "./fault.ts";
import { type ServerKind, Stand } from "./stand.ts";

/** More often than an export may be begun. */
const RESTARTS = 4;
const MAX_MS = 120_000;
const JOB = "id status phase failure { message } result { url } pieces { name status }";
const REQUEST = `mutation ($input: RequestEdaProjectExportInput!) { requestEdaProjectExport(input: $input) { ${JOB} } }`;
const READ = `query ($input: EdaProjectExportInput!) { edaProjectExport(input: $input) { ${JOB} } }`;

interface Job {
  readonly id: string;
  readonly status: string;
  readonly phase: string;
  readonly failure: { readonly message: string } | null;
  readonly result: { readonly url: string } | null;
  readonly pieces: readonly { readonly name: string; readonly status: string }[];
}

/** The database goes down and comes back, more often than an export may be begun, while one is made. */
export function interruptExport(database: ServerKind): Fault {
  return {
    name: `the database is restarted ${RESTARTS} times during one export`,
    database,
    open: async () => {
      const stand = await Stand.open(database);
      if (stand === undefined) return NO_POSTGRES;
      await stand.start();
      const { client } = stand;
      const projectId = await client.createProject("exported", [resistorBoard({ resistors: 60 })]);
      const undisturbed = await until(client, projectId, await request(client, projectId), hasEnded);
      return {
        once: async () => {
          const id = await request(client, projectId);
          const states: string[] = [];
          for (let restart = 0; restart < RESTARTS; restart += 1) {
            const { status } = await until(client, projectId, id, (job) => hasEnded(job) || job.phase !== "");
            states.push(status);
            await stand.postgres?.restart();
          }
          const job = await until(client, projectId, id, hasEnded);
          const problems: string[] = [];
          if (job.status !== "COMPLETE") problems.push(`the export ended as ${job.status} (${job.failure?.message})`);
          else if (!(await client.fetch(job.result?.url ?? "")).ok) problems.push("its file cannot be read");
          if (JSON.stringify(job.pieces) !== JSON.stringify(undisturbed.pieces))
            problems.push("its pieces are otherwise than undisturbed");
          return { states, problems };
        },
        end: async () => {
          await stand.close();
          return [];
        },
      };
    },
  };
}

async function request(client: Client, id: string): Promise<string> {
  return (await client.get(REQUEST, { export: { id }, everything: true })).requestEdaProjectExport.id;
}

const hasEnded = ({ status }: Job): boolean => status !== "WAITING" && status !== "PROGRESS";

async function until(client: Client, id: string, jobId: string, holds: (job: Job) => boolean): Promise<Job> {
  const begun = performance.now();
  for (;;) {
    const job: Job = (await client.get(READ, { id, jobId })).edaProjectExport;
    if (holds(job)) return job;
    if (performance.now() - begun > MAX_MS) throw new Error(`the export is ${job.status} after ${MAX_MS / 1000} s`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
