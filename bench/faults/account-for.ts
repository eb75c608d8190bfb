import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { type Board, hashBoard } from "@tracewright/board";
import { createLocalStorage } from "../../apps/server/src/platform/storage/local-storage.ts";
import type { Client } from "../../apps/server/src/testkit/client.ts";
import type { Stand } from "./stand.ts";

/** A requested run. */
export interface Asked {
  readonly projectId: string;
  readonly runId: string;
  /** The statuses it may end in; COMPLETE alone where nothing is said. */
  readonly mayEnd?: readonly string[];
  /** How many results it has when it is complete; 1 where nothing is said. */
  readonly results?: number;
}

const RUN = `query ($input: EdaProjectV2Input!) { edaProjectV2(input: $input) { name stateType
  run { requestGroupId status message failure { kind } results { boardDocumentUrl routing { total } } } } }`;
const OUTBOX =
  "query ($input: OutboxConnectionInput!) { outboxConnection(input: $input) { nodes { kind subject } pagination { totalPage } } }";
const JOBS =
  "query ($input: JobsInput!) { jobs(input: $input) { id parent content { ... on CircuitArchitecture { case } } } }";

/** Longer than any run of the stands takes, with the time until a dead worker is known to be dead. */
const MAX_MS = 120_000;

/** Waits until a run has come to its end; what is wrong with it then, in words. Nothing: it is all as it should be. */
export async function accountFor(
  stand: Stand,
  { projectId, runId, mayEnd = ["COMPLETE"], results = 1 }: Asked,
): Promise<string[]> {
  const project = await waitForEnd(stand.client, projectId);
  const { run } = project;
  if (run.requestGroupId !== runId) return [`${project.name}: another run stands in the place of the one asked for`];
  if (!mayEnd.includes(run.status))
    return [`${project.name}: ended as ${run.status} (${run.message ?? "unexplained"})`];
  const problems: string[] = [];
  const say = (problem: string): void => {
    problems.push(`${project.name}: ${problem}`);
  };
  if (run.status === "COMPLETE") {
    if (run.results.length !== results) say(`${run.results.length} results of one run`);
    for (const { boardDocumentUrl } of run.results) {
      const answer = await stand.client.fetch(boardDocumentUrl);
      if (!answer.ok) say(`its result answers ${answer.status}`);
      else if (!boardDocumentUrl.endsWith(hashBoard((await answer.json()) as Board)))
        say("its result is not what its name says");
    }
  } else if (run.status !== "CANCEL" && (run.message === null || run.failure === null)) say("its end is not explained");
  if (!project.stateType.endsWith(`_${run.status}`))
    say(`the project says ${project.stateType}, the run ${run.status}`);
  const told = (await readAll(stand.client)).filter(({ parent }) => parent === runId).length;
  const expected = run.status === "CANCEL" ? 0 : 1;
  if (told !== expected) say(`its end was told ${told} times`);
  return problems;
}

async function waitForEnd(client: Client, id: string) {
  const begun = performance.now();
  for (;;) {
    const project = (await client.get(RUN, { id })).edaProjectV2;
    if (!/_(PENDING|REQUEST|STARTED|PROGRESS)$/.test(project.stateType)) return project;
    if (performance.now() - begun > MAX_MS)
      throw new Error(`${project.name} is ${project.stateType} after ${MAX_MS / 1000} s`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** All that stands under the bell. */
async function readAll(client: Client) {
  const all: { id: string; parent: string }[] = [];
  for (;;) {
    const { jobs } = await client.get(JOBS, { size: 100, ...(all.length > 0 && { lastId: all.at(-1)?.id }) });
    all.push(...jobs);
    if (jobs.length < 100) return all;
  }
}

/** How many mails of a kind were written about a project. */
export async function countMails(client: Client, kind: string, project: string): Promise<number> {
  let number = 0;
  for (let page = 1; ; page += 1) {
    const { outboxConnection } = await client.get(OUTBOX, { page, size: 100 });
    const { nodes, pagination } = outboxConnection as {
      nodes: { kind: string; subject: string }[];
      pagination: { totalPage: number };
    };
    number += nodes.filter((mail) => mail.kind === kind && mail.subject?.includes(project)).length;
    if (page >= pagination.totalPage) return number;
  }
}

/** Documents that cannot be read, and how many files of a killed process are still there once they are thrown away. */
export async function lookAtFiles({ directory }: Stand): Promise<{ broken: string[]; leftOver: number }> {
  await createLocalStorage(join(directory, "files")).removeUnfinished(new Date());
  const names = await readdir(join(directory, "files"), { recursive: true, withFileTypes: true });
  const files = names.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const broken: string[] = [];
  for (const path of files) {
    if (path.includes("/unfinished/")) continue;
    const bytes = await readFile(path);
    try {
      if (path.endsWith(".gz")) JSON.parse(gunzipSync(bytes).toString());
      else if (path.endsWith(".json")) JSON.parse(bytes.toString());
      // A run that has not come to its first boundary starts over: its checkpoint is empty, and whole. The mark of an
      // installation is its name alone.
      else if (bytes.length === 0 && !/\/(checkpoints|installation)\//.test(path)) throw new Error("it is empty");
    } catch (error) {
      broken.push(`${path}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return { broken, leftOver: files.filter((path) => path.includes("/unfinished/")).length };
}
