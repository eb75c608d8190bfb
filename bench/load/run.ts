/**
 * How the server holds up: signed-in people with an open live connection each, and operations at a steady rate, on a
 * PostgreSQL server of its own. Server, database and the callers share this machine's cores.
 *
 * `npm run bench -- load [--clients 200] [--rate 100] [--seconds 60]`; only the run of that size is kept in results/.
 */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { Client } from "../../apps/server/src/testkit/client.ts";
import { findPostgres, startPostgres } from "../../apps/server/src/testkit/start-postgres.ts";
import { startServerProcess } from "../../apps/server/src/testkit/start-server-process.ts";
import { formatTable } from "../suite/format-table.ts";
import { type Call, callSteadily } from "./call-steadily.ts";
import { signUpPeople } from "./people.ts";

const RESULT = join(import.meta.dirname, "../results/load.txt");
/** Milliseconds that 95 of 100 operations have to be answered within. */
const GOAL_P95_MS = 150;

const { values } = parseArgs({
  options: {
    clients: { type: "string", default: "200" },
    rate: { type: "string", default: "100" },
    seconds: { type: "string", default: "60" },
  },
});
const [clients, rate, seconds] = [values.clients, values.rate, values.seconds].map(Number) as [number, number, number];
const programs = findPostgres();
if (programs === undefined) throw new Error("PostgreSQL is not installed here (apt-get install postgresql).");

/** Programs of others that waited for a core before we began. */
const [otherWork = 0] = loadavg();
const folder = mkdtempSync(join(tmpdir(), "tracewright-load-"));
const postgres = await startPostgres(programs);
try {
  const server = await startServerProcess({
    DATABASE_URL: postgres.connectionString,
    DATA_DIR: folder,
    OPERATIONS_PER_ADDRESS: "1000000",
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

async function measure(demo: Client): Promise<void> {
  const people = await signUpPeople(demo, postgres.connectionString, clients);
  process.stdout.write(`${clients} people are signed in and listen; ${rate} operations a second for ${seconds} s …\n`);
  const before = await readGauges(demo);
  const calls = await callSteadily(people, { rate, seconds });
  const gauge = await readGauges(demo);
  // What other work on the machine does not change.
  const cpu = gauge("process_cpu_seconds") - before("process_cpu_seconds");
  const open = gauge("tracewright_live_sockets");
  const heard = people.reduce((sum, person) => sum + person.heard(), 0);
  const changes = calls.filter(({ operation, failure }) => operation === "updateEdaProject" && failure === undefined);
  await Promise.all(people.map((person) => person.leave()));

  const names = [...new Set(calls.map(({ operation }) => operation))].sort();
  const table = formatTable([
    ["operation", "calls", "errors", "median ms", "p95 ms", "p99 ms", "worst ms"],
    ...names.map((name) =>
      rowOf(
        name,
        calls.filter(({ operation }) => operation === name),
      ),
    ),
    rowOf("all", calls),
  ]);
  const p95 = percentile(calls, 95);
  const failures = calls.filter(({ failure }) => failure !== undefined);
  const isReached = p95 <= GOAL_P95_MS && failures.length === 0 && open === clients && heard >= changes.length;
  const text = [
    `${clients} live connections, ${rate} operations a second for ${seconds} s on ${availableParallelism()} cores, PostgreSQL`,
    "Milliseconds from the moment an operation was due until its answer was read; callers and database on the same cores.",
    `Other work on the machine in the minute before: a load of ${otherWork.toFixed(1)}.`,
    "",
    table,
    "",
    `live connections still open at the end: ${open} of ${clients}; changes: ${changes.length}, messages heard of them: ${heard}`,
    `server: ${Math.round(gauge("process_resident_memory_bytes") / 1e6)} MB, event loop p99 ${Math.round(gauge("nodejs_eventloop_lag_p99_seconds") * 1000)} ms`,
    `time of a core the server used: ${((cpu * 1000) / calls.length).toFixed(1)} ms an operation, ${cpu.toFixed(1)} s in all`,
    `goal: p95 ≤ ${GOAL_P95_MS} ms and no error: ${isReached ? "reached" : "missed"}`,
    ...[...new Set(failures.map(({ failure }) => failure))].slice(0, 5).map((failure) => `error: ${failure}`),
    "",
  ].join("\n");
  process.stdout.write(text);
  if (clients === 200 && rate === 100 && seconds === 60) writeFileSync(RESULT, text);
  process.exitCode = isReached ? 0 : 1;
}

async function readGauges(demo: Client): Promise<(name: string) => number> {
  const numbers = await (await fetch(new URL("/metrics", demo.url))).text();
  return (name) => Number(new RegExp(`^${name} ([\\d.]+)$`, "m").exec(numbers)?.[1]);
}

function rowOf(name: string, calls: readonly Call[]): readonly string[] {
  const errors = calls.filter(({ failure }) => failure !== undefined).length;
  const times = [50, 95, 99, 100].map((part) => percentile(calls, part).toFixed(0));
  return [name, String(calls.length), String(errors), ...times];
}

function percentile(calls: readonly Call[], part: number): number {
  const sorted = calls.map(({ ms }) => ms).sort((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil((sorted.length * part) / 100) - 1)] ?? Number.NaN;
}
