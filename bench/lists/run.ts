/**
 * How long pages of long lists take at the server: 5,000 inquiries of one person and 500 questions of the FAQ, the first
 * page, the last, and searches, requested one after the other. On the embedded database and, where it is installed, on
 * PostgreSQL. Server and caller are one process, whose processor time is what other work on the machine does not change;
 * that of PostgreSQL's own processes is not in it.
 *
 * `npm run bench -- lists [--inquiries 5000] [--questions 500] [--times 200]`; only that size is kept in results/.
 */
import { writeFileSync } from "node:fs";
import { availableParallelism, loadavg } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { openServerDatabase } from "../../apps/server/src/platform/database/open-database.ts";
import type { Client } from "../../apps/server/src/testkit/client.ts";
import { findPostgres, startPostgres } from "../../apps/server/src/testkit/start-postgres.ts";
import { startTestServer, type TestServer } from "../../apps/server/src/testkit/start-test-server.ts";
import { formatTable } from "../suite/format-table.ts";

const RESULT = join(import.meta.dirname, "../results/lists.txt");
const GOAL_P95_MS = 100;
/** Asked before the measured ones: code is compiled, plans are made. */
const WARM_UP = 20;
const USUAL = { inquiries: "5000", questions: "500", times: "200" };
const ADMINISTRATOR = "administrator@example.com";

const OWN =
  "query ($input: ContactConnectionInput!) { contactConnection(input: $input) { totalCount nodes { id subject title state createdAt } } }";
const STAFF =
  "query ($input: StaffContactConnectionInput!) { staffContactConnection(input: $input) { totalCount nodes { id subject title state createdAt writer { email } assignee { name } } } }";
const FAQ =
  "query ($input: FaqConnectionInput!) { faqConnection(input: $input) { totalCount categories { name count } nodes { id title category } } }";
const OVERVIEW =
  "{ administrationOverview { contacts { count oldestAt } runs { waiting } mail { failed } storage { usedBytes } integrations { name lastOkAt } } }";

const { values } = parseArgs({
  options: {
    inquiries: { type: "string", default: USUAL.inquiries },
    questions: { type: "string", default: USUAL.questions },
    times: { type: "string", default: USUAL.times },
  },
});
const [inquiries, questions, times] = [values.inquiries, values.questions, values.times].map(Number) as [
  number,
  number,
  number,
];

const PAGES: readonly (readonly [name: string, query: string, input: object | undefined])[] = [
  ["own inquiries, first page", OWN, { page: 1 }],
  ["own inquiries, last page", OWN, { page: Math.ceil(inquiries / 10) }],
  ["inquiries of users, waiting longest", STAFF, { state: "PENDING" }],
  ["inquiries of users, last page", STAFF, { page: Math.ceil(inquiries / 10) }],
  ["inquiries of users, search", STAFF, { keyword: "question 49" }],
  ["FAQ, first page", FAQ, { language: "EN", size: 25 }],
  ["FAQ, search", FAQ, { language: "EN", keyword: "answer length", size: 25 }],
  ["overview of the administration", OVERVIEW, undefined],
];

interface Timing {
  readonly name: string;
  /** Of each call, the shortest first; so is `cpuMs`. */
  readonly ms: readonly number[];
  readonly cpuMs: readonly number[];
}

const [otherWork = 0] = loadavg();
const found: (readonly [string, readonly Timing[]])[] = [["embedded database", await measure(await start())]];
const programs = findPostgres();
if (programs) {
  const postgres = await startPostgres(programs);
  try {
    found.push(["PostgreSQL", await measure(await start(await openServerDatabase(postgres.connectionString)))]);
  } finally {
    await postgres.stop();
  }
}
const text = report(found);
process.stdout.write(text);
if (Object.entries(USUAL).every(([name, value]) => values[name as keyof typeof USUAL] === value))
  writeFileSync(RESULT, text);

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

async function measure(server: TestServer): Promise<readonly Timing[]> {
  try {
    const client = await server.signedIn(ADMINISTRATOR);
    await fill(server, (await client.get("{ profile { userId } }")).profile.userId);
    const timings: Timing[] = [];
    for (const [name, query, input] of PAGES) timings.push(await time(client, name, query, input));
    return timings;
  } finally {
    await server.stop();
  }
}

async function fill({ application: { db } }: TestServer, userId: string): Promise<void> {
  await db.execute(`insert into contacts (user_id, language, subject, title, content)
    select '${userId}'::uuid, 'en', 'BUG', 'Question ' || n, repeat('Text of the question ', 20) from generate_series(1, ${inquiries}) n`);
  const { rows } = (await db.execute("select count(*)::int as held from faqs")) as unknown as {
    readonly rows: readonly { readonly held: number }[];
  };
  await db.execute(`insert into faqs (language, category, title, content, rank)
    select 'EN', 'Category ' || n % 8, 'Question ' || n, repeat('An answer of some length. ', 40), n
    from generate_series(1, ${questions - (rows[0]?.held ?? 0)}) n`);
}

async function time(client: Client, name: string, query: string, input: object | undefined): Promise<Timing> {
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

function report(found: readonly (readonly [string, readonly Timing[]])[]): string {
  const [after = 0] = loadavg();
  const isWithin = (times: (timing: Timing) => readonly number[]) =>
    found.every(([, timings]) => timings.every((timing) => at(times(timing), 95) <= GOAL_P95_MS));
  const isReached = isWithin(({ ms }) => ms);
  const [byClock, byProcessor] = [isReached, isWithin(({ cpuMs }) => cpuMs)].map((is) => (is ? "reached" : "missed"));
  process.exitCode = isReached ? 0 : 1;
  return [
    `${inquiries} inquiries and ${questions} questions of the FAQ; each page asked for ${times} times, one after the other, on ${availableParallelism()} cores.`,
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
}
