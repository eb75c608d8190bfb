import { loadavg } from "node:os";
import { openServerDatabase } from "../../apps/server/src/platform/database/open-database.ts";
import type { Client } from "../../apps/server/src/testkit/client.ts";
import { findPostgres, startPostgres } from "../../apps/server/src/testkit/start-postgres.ts";
import { startTestServer, type TestServer } from "../../apps/server/src/testkit/start-test-server.ts";
import { formatTable } from "../suite/format-table.ts";

const GOAL_P95_MS = 100;
/** Asked before the measured ones: code is compiled, plans are made. */
const WARM_UP = 20;
const ADMINISTRATOR = "administrator@example.com";

export type MeasuredPage = readonly [name: string, query: string, input: object | undefined];

interface Timing {
  readonly name: string;
  /** Of each call, the shortest first; so is `cpuMs`. */
  readonly ms: readonly number[];
  readonly cpuMs: readonly number[];
}

export interface Measurement {
  /** How often each page is asked for. */
  readonly times: number;
  /** Fills the database; answers the pages to ask for, as an administrator. */
  readonly fill: (server: TestServer, userId: string) => Promise<readonly MeasuredPage[]>;
}

export interface Measured {
  readonly text: string;
  /** By the clock. */
  readonly isReached: boolean;
}

/** Times pages on the embedded database and, where one is installed, on a PostgreSQL server; a table of each. */
export async function measurePages(measurement: Measurement): Promise<Measured> {
  const [otherWork = 0] = loadavg();
  const found: (readonly [string, readonly Timing[]])[] = [
    ["embedded database", await measure(await start(), measurement)],
  ];
  const programs = findPostgres();
  if (programs) {
    const postgres = await startPostgres(programs);
    try {
      const database = await openServerDatabase(postgres.connectionString);
      found.push(["PostgreSQL", await measure(await start(database), measurement)]);
    } finally {
      await postgres.stop();
    }
  }
  return report(found, otherWork);
}

function start(database?: NonNullable<Parameters<typeof startTestServer>[0]>["database"]): Promise<TestServer> {
  return startTestServer({
    configuration: {
      administrators: new Set([ADMINISTRATOR]),
      operationsPerMinute: 1_000_000,
      operationsPerAddress: 1_000_000,
    },
    ...(database && { database }),
  });
}

async function measure(server: TestServer, { fill, times }: Measurement): Promise<readonly Timing[]> {
  try {
    const client = await server.signedIn(ADMINISTRATOR);
    const pages = await fill(server, (await client.get("{ profile { userId } }")).profile.userId);
    const timings: Timing[] = [];
    for (const page of pages) timings.push(await time(client, page, times));
    return timings;
  } finally {
    await server.stop();
  }
}

async function time(client: Client, [name, query, input]: MeasuredPage, times: number): Promise<Timing> {
  for (let call = 0; call < WARM_UP; call += 1) await client.get(query, input);
  const [ms, cpuMs]: [number[], number[]] = [[], []];
  for (let call = 0; call < times; call += 1) {
    const [begun, before] = [performance.now(), process.cpuUsage()];
    await client.get(query, input);
    const { user, system } = process.cpuUsage(before);
    ms.push(performance.now() - begun);
    cpuMs.push((user + system) / 1000);
  }
  return { name, ms: ms.sort((a, b) => a - b), cpuMs: cpuMs.sort((a, b) => a - b) };
}

function at(ms: readonly number[], percent: number): number {
  return ms[Math.max(0, Math.ceil((ms.length * percent) / 100) - 1)] ?? Number.NaN;
}

function report(found: readonly (readonly [string, readonly Timing[]])[], otherWork: number): Measured {
  const [after = 0] = loadavg();
  const isWithin = (times: (timing: Timing) => readonly number[]) =>
    found.every(([, timings]) => timings.every((timing) => at(times(timing), 95) <= GOAL_P95_MS));
  const isReached = isWithin(({ ms }) => ms);
  const [byClock, byProcessor] = [isReached, isWithin(({ cpuMs }) => cpuMs)].map((is) => (is ? "reached" : "missed"));
  const text = [
    "Milliseconds from the request until its answer was read; processor time of server and caller together.",
    `Load of the machine: ${otherWork.toFixed(1)} before, ${after.toFixed(1)} after.`,
    ...found.flatMap(([database, timings]) => [
      "",
      database,
      formatTable([
        ["page", "median ms", "p95 ms", "worst ms", "median CPU ms", "p95 CPU ms"],
        ...timings.map((timing) => [
          timing.name,
          ...[50, 95, 100].map((percent) => at(timing.ms, percent).toFixed(1)),
          ...[50, 95].map((percent) => at(timing.cpuMs, percent).toFixed(1)),
        ]),
      ]),
    ]),
    "",
    `goal: p95 ≤ ${GOAL_P95_MS} ms: ${byClock} by the clock, ${byProcessor} by processor time`,
    "",
  ].join("\n");
  return { text, isReached };
}
