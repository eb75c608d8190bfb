/**
 * Chaos: three web and four worker processes on PostgreSQL and an S3-compatible server, under mixed load, while processes are
 * killed at random, the database restarts twice and a rolling upgrade replaces every process. At the end nothing may be lost or
 * doubled.
 *
 * `npm run bench -- chaos [--minutes 60] [--people 200] [--rate 20] [--runs 200] [--imports 500] [--exports 500] [--kill 30]
 * [--seed 1] [--from FOLDER]`. `--kill`: seconds between two kills. FOLDER is a checkout of the former version with its
 * dependencies, whose processes are replaced; absent: this version replaces itself.
 */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, loadavg, tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as delay } from "node:timers/promises";
import { parseArgs } from "node:util";
import { DEMO_ACCOUNT } from "../../apps/server/src/demo/demo-account.ts";
import { Client } from "../../apps/server/src/testkit/client.ts";
import { startMailCatcher } from "../../apps/server/src/testkit/start-mail-catcher.ts";
import { findPostgres, startPostgres } from "../../apps/server/src/testkit/start-postgres.ts";
import { startS3Server } from "../../apps/server/src/testkit/start-s3-server.ts";
import { callSteadily } from "../load/call-steadily.ts";
import { signUpPeople } from "../load/people.ts";
import { formatTable } from "../suite/format-table.ts";
import { Cluster } from "./cluster.ts";
import { countOutcome } from "./count-outcome.ts";
import { PatientClient, type Repeats } from "./patient-client.ts";
import { startBalancer } from "./start-balancer.ts";
import { Subscriber } from "./subscriber.ts";
import { exportProject, importProject, type Ledger, routeProject } from "./workload.ts";

const RESULT = join(import.meta.dirname, "../results/chaos.txt");
const PROGRAM = "apps/server/src/main.ts";
const HERE = resolve(import.meta.dirname, "../..");
const SIZE = { webs: 3, workers: 4 };
const GOAL_P95_MS = 150;
/** Work is requested in this part of the time, so that its last jobs also see faults. */
const REQUESTING = 0.8;
/** For what still waits at the end, and for connections to come back. */
const SETTLE_MS = 600_000;
const RENAME = "mutation ($input: UpdateEdaProjectInput!) { updateEdaProject(input: $input) { id } }";

const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "60" },
    people: { type: "string", default: "200" },
    rate: { type: "string", default: "20" },
    runs: { type: "string", default: "200" },
    imports: { type: "string", default: "500" },
    exports: { type: "string", default: "500" },
    kill: { type: "string", default: "30" },
    seed: { type: "string", default: "1" },
    from: { type: "string" },
  },
});
const minutes = Number(values.minutes);
const seconds = minutes * 60;
const programs = findPostgres();
if (programs === undefined) throw new Error("PostgreSQL is not installed here (apt-get install postgresql).");

const [otherWork = 0] = loadavg();
const folder = mkdtempSync(join(tmpdir(), "tracewright-chaos-"));
const postgres = await startPostgres(programs, { connections: 200 });
const store = await startS3Server();
const mail = await startMailCatcher();
const { endpoint, bucket, region, accessKeyId, secretAccessKey } = store.configuration;
const cluster = await Cluster.start({
  ...SIZE,
  program: join(values.from === undefined ? HERE : resolve(values.from), PROGRAM),
  env: {
    DATA_DIR: folder,
    SECRET: "s".repeat(32),
    DATABASE_URL: postgres.connectionString,
    S3_ENDPOINT: endpoint.href,
    S3_BUCKET: bucket,
    S3_REGION: region,
    S3_ACCESS_KEY_ID: accessKeyId,
    S3_SECRET_ACCESS_KEY: secretAccessKey,
    SMTP_URL: mail.url,
    CREDITS: "record",
    RUN_THREADS: "1",
    OPERATIONS_PER_MINUTE: "1000000",
    OPERATIONS_PER_ADDRESS: "1000000",
    // Those of this checkout are not the former version's.
    ...(values.from !== undefined && { THREAD_PROGRAMS: "" }),
  },
});
const balancer = await startBalancer(() => cluster.addresses());
try {
  await measure();
} finally {
  await cluster.stop();
  await Promise.all([balancer.stop(), store.stop(), mail.stop(), postgres.stop()]);
  rmSync(folder, { recursive: true, force: true });
}

async function measure(): Promise<void> {
  const demo = new Client(balancer.url);
  await demo.signIn(DEMO_ACCOUNT.email, DEMO_ACCOUNT.password);
  const repeats: Repeats = { count: 0 };
  const listeners = await signUpPeople(demo, postgres.connectionString, Number(values.people));
  await Promise.all(listeners.map((person) => person.leave()));
  const people = listeners.map((person) => ({ ...person, client: new PatientClient(person.client, repeats) }));
  const subscribers = people.map(({ client }) => new Subscriber(client));
  const ledger: Ledger = { imports: [], exports: [], runs: [], unanswered: 0 };
  tell(`${people.length} people listen; ${minutes} min of chaos …`);

  const begun = performance.now();
  const person = (number: number) => {
    const found = people[number % people.length];
    if (found === undefined) throw new Error("there are people");
    return found;
  };
  const ownDelay = monitorEventLoopDelay({ resolution: 20 });
  ownDelay.enable();
  // Settled from the beginning: what fails early is a line of the result, and ends nothing.
  const load = Promise.allSettled([
    ...spread(Number(values.imports), (number) => importProject(person(number), ledger, `Import ${number}`)),
    ...spread(Number(values.exports), (number) => exportProject(person(number), ledger, number)),
    ...spread(Number(values.runs), (number) => routeProject(person(number), ledger, number)),
  ]);
  const chaos = [
    killAtRandom(begun),
    at(1 / 3, () => postgres.restart()),
    at(1 / 2, () => cluster.roll(join(HERE, PROGRAM))),
    at(2 / 3, () => postgres.restart()),
  ];
  const calls = await callSteadily(people, { rate: Number(values.rate), seconds });
  await Promise.all(chaos);
  const late = delay(SETTLE_MS, "late" as const, { ref: false });
  const work = await Promise.race([load, late]);
  const failures =
    work === "late"
      ? ["work still waits"]
      : work.flatMap((one) => (one.status === "rejected" ? [String(one.reason)] : []));

  // Who listens hears of what happens after it.
  const before = subscribers.map(({ heard }) => heard);
  await Promise.all(people.map(({ client, projectId }) => client.get(RENAME, { id: projectId, name: "After" })));
  const deaf = () => subscribers.filter(({ heard, isOpen }, index) => !isOpen || heard <= (before[index] ?? 0)).length;
  for (let looks = 0; looks < 60 && deaf() > 0; looks += 1) await delay(1000);
  await untilMailIsSent();
  const reconnects = subscribers.reduce((sum, subscriber) => sum + subscriber.reconnects, 0);
  const counts = await countOutcome(ledger, { url: postgres.connectionString, store, mail });
  const stillDeaf = deaf();
  for (const subscriber of subscribers) subscriber.leave();
  await cluster.stop();

  const sorted = calls.map(({ ms }) => ms).sort((a, b) => a - b);
  const percentile = (part: number) =>
    (sorted[Math.max(0, Math.ceil((sorted.length * part) / 100) - 1)] ?? 0).toFixed(0);
  const failed = calls.filter(({ failure }) => failure !== undefined);
  const isWhole =
    counts.every(({ lost, doubled }) => lost === 0 && doubled === 0) &&
    failures.length === 0 &&
    failed.length === 0 &&
    stillDeaf === 0;
  const text = [
    `${minutes} min, ${SIZE.webs} web and ${SIZE.workers} worker processes on PostgreSQL and a bucket, ${availableParallelism()} cores, load of other work ${otherWork.toFixed(1)}`,
    `${people.length} live connections, ${values.rate} operations/s, ${values.runs} runs, ${values.imports} imports, ${values.exports} exports`,
    `killed: ${cluster.kills.web} web, ${cluster.kills.worker} worker; database restarted twice; every process replaced once${values.from === undefined ? " by the same version" : ""}; seed ${values.seed}`,
    "",
    formatTable([
      ["", "total", "lost", "doubled"],
      ...counts.map(({ kind, total, lost, doubled }) => [kind, ...[total, lost, doubled].map(String)]),
    ]),
    "",
    formatTable([
      ["operations", "failed", "sent again", "median ms", "p95 ms", "p99 ms", "worst ms"],
      [calls.length, failed.length, repeats.count, ...[50, 95, 99, 100].map(percentile)].map(String),
    ]),
    "",
    `longest wait of this bench's own event loop, behind which callers, balancer and bucket stand: ${(ownDelay.max / 1e9).toFixed(1)} s`,
    `live connections: opened again ${reconnects} times, deaf at the end ${stillDeaf}; changes without an answer, requested again: ${ledger.unanswered}`,
    `nothing lost, nothing doubled, no operation failed: ${isWhole ? "reached" : "missed"}; p95 ≤ ${GOAL_P95_MS} ms: ${Number(percentile(95)) <= GOAL_P95_MS ? "reached" : "missed"}`,
    ...[...failures, ...failed.map(({ failure }) => failure ?? "")].slice(0, 10).map((failure) => `failed: ${failure}`),
    ...counts.flatMap(({ kind, faults }) => faults.slice(0, 10).map((fault) => `${kind}: ${fault}`)),
    ...[...cluster.errors()].map(([event, { count }]) => `logged as an error ${count} times: ${event}`),
    "",
  ].join("\n");
  process.stdout.write(text);
  for (const { example } of cluster.errors().values()) process.stderr.write(`${example}\n`);
  if (minutes === 60) writeFileSync(RESULT, text);
  process.exitCode = isWhole ? 0 : 1;
}

/** Work spread evenly over the time. */
function spread(count: number, work: (number: number) => Promise<unknown>): readonly Promise<unknown>[] {
  return Array.from({ length: count }, async (_, number) => {
    await delay((number * seconds * REQUESTING * 1000) / count);
    return work(number);
  });
}

async function at(part: number, fault: () => Promise<void>): Promise<void> {
  await delay(part * seconds * 1000);
  await fault();
}

async function killAtRandom(begun: number): Promise<void> {
  const random = randomFrom(Number(values.seed));
  const each = Number(values.kill) * 1000;
  const killed: Promise<void>[] = [];
  for (;;) {
    await delay(each * (0.5 + random()));
    if (performance.now() - begun > seconds * 1000) break;
    killed.push(cluster.killOne(random));
  }
  await Promise.all(killed);
}

async function untilMailIsSent(): Promise<void> {
  const [url = ""] = cluster.addresses();
  for (let looks = 0; looks < SETTLE_MS / 2000; looks += 1) {
    const numbers = await fetch(new URL("/metrics", url)).then((answer) => answer.text());
    if (/^tracewright_mails_waiting 0$/m.test(numbers)) return;
    await delay(2000);
  }
}

/** Numbers from 0 to below 1 (Lehmer's generator, 48271 mod 2³¹ − 1). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

function tell(sentence: string): void {
  process.stdout.write(`${sentence}\n`);
}
