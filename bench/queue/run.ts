/**
 * How fair the queue is and how the API answers meanwhile: ten people ask for five runs each, one person after the other, and
 * then use their screens until the last run is done. One process serves and works, two runs at a time, on a PostgreSQL server of
 * its own; all of it and the callers share this machine's cores.
 *
 * `npm run bench -- queue [--people 10] [--runs 5] [--seconds 4] [--rate 20]`; only that size is kept in results/.
 */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { openServerDatabase } from "../../apps/server/src/platform/database/open-database.ts";
import { runs } from "../../apps/server/src/platform/database/tables.ts";
import type { Client } from "../../apps/server/src/testkit/client.ts";
import { resistorBoard } from "../../apps/server/src/testkit/kicad-files.ts";
import { PLACE, ROUTE } from "../../apps/server/src/testkit/run-operations.ts";
import { findPostgres, startPostgres } from "../../apps/server/src/testkit/start-postgres.ts";
import { startServerProcess } from "../../apps/server/src/testkit/start-server-process.ts";
import { type Call, callSteadily } from "../load/call-steadily.ts";
import { type Person, signUpPeople } from "../load/people.ts";
import { formatTable } from "../suite/format-table.ts";

const RESULT = join(import.meta.dirname, "../results/queue.txt");
const RUNS = join(import.meta.dirname, "../results/queue-runs.json");
const GOAL_P95_MS = 200;
const WORKERS = 2;
const RUN_MEMORY_MB = 512;
/** The callers ask in slices of this many seconds, until the queue is empty. */
const SLICE_SECONDS = 5;
const USUAL = { people: "10", runs: "5", seconds: "4", rate: "20" };
const RUN = "query ($input: EdaProjectV2Input!) { edaProjectV2(input: $input) { run { startAt status message } } }";

const { values } = parseArgs({
  options: {
    people: { type: "string", default: USUAL.people },
    runs: { type: "string", default: USUAL.runs },
    seconds: { type: "string", default: USUAL.seconds },
    rate: { type: "string", default: USUAL.rate },
  },
});
const [count, runsEach, seconds, rate] = [values.people, values.runs, values.seconds, values.rate].map(Number) as [
  number,
  number,
  number,
  number,
];
const programs = findPostgres();
if (programs === undefined) throw new Error("PostgreSQL is not installed here (apt-get install postgresql).");

const [otherWork = 0] = loadavg();
const folder = mkdtempSync(join(tmpdir(), "tracewright-queue-"));
const postgres = await startPostgres(programs);
try {
  const server = await startServerProcess({
    DATABASE_URL: postgres.connectionString,
    DATA_DIR: folder,
    WORKERS: String(WORKERS),
    RUN_THREADS: "1",
    RUN_MEMORY_MB: String(RUN_MEMORY_MB),
    OPERATIONS_PER_ADDRESS: "1000000",
    OPERATIONS_PER_MINUTE: "1000000",
  });
  try {
    await measure(await server.signedIn());
  } finally {
    await server.terminate();
  }
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

interface Waited {
  readonly person: number;
  /** Which of the person's own runs, from 0. */
  readonly round: number;
  /** When the answer to its request had come: it waits from then at the latest. */
  readonly askedAt: number;
  readonly startedAt: number;
}

async function measure(demo: Client): Promise<void> {
  const people = await signUpPeople(demo, postgres.connectionString, count);
  const projects: string[][] = [];
  for (const [person, { client }] of people.entries()) {
    const ids: string[] = [];
    for (let run = 0; run < runsEach; run += 1)
      ids.push(await client.createProject(`Board ${person}-${run}`, [resistorBoard({ resistors: 100 })]));
    projects.push(ids);
  }
  process.stdout.write(`${count * runsEach} runs are asked for, one person after the other …\n`);
  const begun = Date.now();
  const askedAt = new Map<string, number>();
  for (const [person, { client }] of people.entries())
    for (const [run, id] of (projects[person] ?? []).entries()) {
      await client.get(run % 2 ? PLACE : ROUTE, { id, timeSeconds: seconds });
      askedAt.set(id, Date.now());
    }

  const calls: Call[] = [];
  let peak = 0;
  let ended = await endedRuns(people, projects, askedAt);
  while (ended.length < count * runsEach) {
    calls.push(...(await callSteadily(people, { rate, seconds: SLICE_SECONDS })));
    const metrics = await (await fetch(new URL("/metrics", demo.url))).text();
    peak = Math.max(peak, Number(/^process_resident_memory_bytes ([\d.]+)$/m.exec(metrics)?.[1]));
    ended = await endedRuns(people, projects, askedAt);
  }
  await Promise.all(people.map((person) => person.leave()));
  const text = report(ended, { calls, peak, begun });
  process.stdout.write(text);
  const isUsual = Object.entries(USUAL).every(([name, value]) => values[name as keyof typeof USUAL] === value);
  if (!isUsual) return;
  writeFileSync(RESULT, text);
  writeFileSync(RUNS, `${JSON.stringify({ slots: WORKERS, runs: await readRuns() }, null, 1)}\n`);
}

/** Every run as the queue had it, oldest first, in seconds since the first request: what a simulation is held against. */
async function readRuns(): Promise<readonly object[]> {
  const database = await openServerDatabase(postgres.connectionString, { asFound: true });
  try {
    const rows = await database.db.select().from(runs).orderBy(runs.ticket);
    const first = rows[0]?.requestedAt.getTime() ?? 0;
    const holders = [...new Set(rows.map(({ requestedBy }) => requestedBy))];
    const seconds = (time: Date | null) => ((time?.getTime() ?? Number.NaN) - first) / 1000;
    return rows.map((row) => ({
      holder: holders.indexOf(row.requestedBy),
      askedAt: seconds(row.requestedAt),
      startedAt: seconds(row.startedAt),
      endedAt: seconds(row.endedAt),
    }));
  } finally {
    await database.close();
  }
}

async function endedRuns(
  people: readonly Person[],
  projects: readonly (readonly string[])[],
  askedAt: ReadonlyMap<string, number>,
): Promise<Waited[]> {
  const ended: Waited[] = [];
  for (const [person, ids] of projects.entries())
    for (const [round, id] of ids.entries()) {
      const { edaProjectV2 } = (await people[person]?.client.get(RUN, { id })) ?? {};
      const { run } = edaProjectV2;
      if (/^(FAIL|TIMEOUT|EVENT)/.test(run.status)) throw new Error(`a run ended as ${run.status}: ${run.message}`);
      if (run.status === "COMPLETE")
        ended.push({ person, round, askedAt: askedAt.get(id) ?? Number.NaN, startedAt: Date.parse(run.startAt) });
    }
  return ended;
}

function report(
  runs: readonly Waited[],
  { calls, peak, begun }: { readonly calls: readonly Call[]; readonly peak: number; readonly begun: number },
): string {
  const waitOf = ({ startedAt }: Waited): number => (startedAt - begun) / 1000;
  const rounds = Array.from({ length: runsEach }, (_, round) => runs.filter((run) => run.round === round));
  const passedTwice = runs.filter((run) => mostBegunBySame(runs, run) > 1).length;
  const means = Array.from({ length: count }, (_, person) => {
    const own = runs.filter((run) => run.person === person).map(waitOf);
    return own.reduce((sum, wait) => sum + wait, 0) / own.length;
  });
  const sorted = calls.map(({ ms }) => ms).sort((a, b) => a - b);
  const at = (part: number): number => sorted[Math.max(0, Math.ceil((sorted.length * part) / 100) - 1)] ?? Number.NaN;
  const failures = calls.filter(({ failure }) => failure !== undefined);
  const isReached = passedTwice === 0 && at(95) <= GOAL_P95_MS && failures.length === 0;
  process.exitCode = isReached ? 0 : 1;
  return [
    `${count} people with ${runsEach} runs each of at most ${seconds} s, placements and routings in turn, ${WORKERS} at a time on ${availableParallelism()} cores,`,
    `one process with PostgreSQL; ${rate} operations a second meanwhile. Asked for one person after the other: first come, first served`,
    `would begin all runs of the first person before any of the last.`,
    `Other work on the machine in the minute before: a load of ${otherWork.toFixed(1)}.`,
    "",
    formatTable([
      ["everybody's run", "first begun after s", "last begun after s", "difference s"],
      ...rounds.map((round, index) => {
        const waits = round.map(waitOf);
        const [first, last] = [Math.min(...waits), Math.max(...waits)];
        return [String(index + 1), first.toFixed(1), last.toFixed(1), (last - first).toFixed(1)];
      }),
    ]),
    "",
    `runs before which somebody else began twice while they were their person's next: ${passedTwice} of ${runs.length}`,
    `mean wait of a person's runs: ${Math.min(...means).toFixed(1)} to ${Math.max(...means).toFixed(1)} s`,
    `API: ${calls.length} operations, median ${at(50).toFixed(0)} ms, p95 ${at(95).toFixed(0)} ms, p99 ${at(99).toFixed(0)} ms, worst ${at(100).toFixed(0)} ms, errors ${failures.length}`,
    `memory of the process, server and both runs: ${Math.round(peak / 1e6)} MB at most; a run may take ${RUN_MEMORY_MB} MB`,
    `goal: nobody passed twice by the same person, p95 ≤ ${GOAL_P95_MS} ms and no error: ${isReached ? "reached" : "missed"}`,
    "",
  ].join("\n");
}

/**
 * People take turns if no waiting person is passed twice by the same other person: how often one other began a run while
 * this was the next of its person, from when it was asked for and the one before had begun.
 */
function mostBegunBySame(runs: readonly Waited[], run: Waited): number {
  const before = runs.find(({ person, round }) => person === run.person && round === run.round - 1);
  const since = Math.max(run.askedAt, before?.startedAt ?? 0);
  const passing = runs.filter(
    ({ person, startedAt }) => person !== run.person && startedAt > since && startedAt < run.startedAt,
  );
  return Math.max(0, ...passing.map(({ person }) => passing.filter((each) => each.person === person).length));
}
