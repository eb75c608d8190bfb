/**
 * An upgrade without a stop: web and worker processes of the former version on PostgreSQL, then those of this checkout beside
 * them, then the former ones are ended. Operations and routing runs go on meanwhile, as behind a balancer that skips what does
 * not answer.
 *
 * `npm run bench -- upgrade --from FOLDER [--runs 6]`; FOLDER is a checkout of the former version with its dependencies.
 */
import { globSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { parseArgs } from "node:util";
import { Client } from "../../apps/server/src/testkit/client.ts";
import { resistorBoard } from "../../apps/server/src/testkit/kicad-files.ts";
import { ROUTE, readProject } from "../../apps/server/src/testkit/run-operations.ts";
import { findPostgres, startPostgres } from "../../apps/server/src/testkit/start-postgres.ts";
import { type ServerProcess, startServerProcess } from "../../apps/server/src/testkit/start-server-process.ts";
import { formatTable } from "../suite/format-table.ts";

const RESULT = join(import.meta.dirname, "../results/upgrade.txt");
const HERE = resolve(import.meta.dirname, "../..");
const RUN_SECONDS = 20;
const EVERY_MS = 200;

const { values } = parseArgs({
  options: { from: { type: "string" }, runs: { type: "string", default: "6" } },
});
const programs = findPostgres();
if (values.from === undefined) throw new Error("--from is needed: the folder of a checkout of the former version");
if (programs === undefined) throw new Error("PostgreSQL is not installed here (apt-get install postgresql).");
const former = resolve(values.from);
const folder = mkdtempSync(join(tmpdir(), "tracewright-upgrade-"));
const postgres = await startPostgres(programs);
const started: ServerProcess[] = [];
try {
  await measure();
} finally {
  await Promise.all(started.map((server) => server.kill()));
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function start(checkout: string, services: "web" | "worker"): Promise<ServerProcess> {
  const server = await startServerProcess(
    {
      DEMO: services === "web" ? "on" : "off",
      DATA_DIR: folder,
      SECRET: "s".repeat(32),
      DATABASE_URL: postgres.connectionString,
      SERVICES: services,
      RUN_THREADS: "1",
      OPERATIONS_PER_MINUTE: "1000000",
      OPERATIONS_PER_ADDRESS: "1000000",
      // Those of this checkout are not the former version's.
      THREAD_PROGRAMS: "",
    },
    join(checkout, "apps/server/src/main.ts"),
  );
  started.push(server);
  return server;
}

async function measure(): Promise<void> {
  const [oldWeb, oldWorker] = [await start(former, "web"), await start(former, "worker")];
  const person = await oldWeb.signedIn();
  const projects: string[] = [];
  for (let number = 1; number <= Number(values.runs); number += 1)
    projects.push(await person.createProject(`Board ${number}`, [resistorBoard({ resistors: 60 })]));
  const request = async (id: string, at: Client): Promise<void> => {
    await at.get(ROUTE, { id, seed: 1, timeSeconds: RUN_SECONDS });
  };
  const half = projects.length / 2;
  for (const id of projects.slice(0, half)) await request(id, person);

  // The addresses behind the balancer.
  let open = [oldWeb.url];
  const counts = { asked: 0, again: 0, failed: 0 };
  const failures = new Set<string>();
  let isAsking = true;
  const asking = (async () => {
    while (isAsking) {
      counts.asked += 1;
      const reason = await askSome(open, person.cookie, () => {
        counts.again += 1;
      });
      if (reason !== undefined) {
        counts.failed += 1;
        failures.add(reason);
      }
      await delay(EVERY_MS);
    }
  })();

  const begun = performance.now();
  const [newWeb, newWorker] = await Promise.all([start(HERE, "web"), start(HERE, "worker")]);
  const both = performance.now();
  open = [oldWeb.url, newWeb.url];
  const there = new Client(newWeb.url);
  there.cookie = person.cookie;
  for (const id of projects.slice(half)) await request(id, there);
  await delay(5_000);
  open = [newWeb.url];
  await Promise.all([oldWeb.terminate(), oldWorker.terminate()]);
  const ended = performance.now();
  const runs = await Promise.all(projects.map((id) => endOf(there, id)));
  isAsking = false;
  await asking;
  await Promise.all([newWeb.terminate(), newWorker.terminate()]);

  const complete = runs.filter(({ status, complete }) => status === "COMPLETE" && complete).length;
  const text = [
    `From ${newestMigration(former)} to ${newestMigration(HERE)} on PostgreSQL, load ${loadavg()[0]?.toFixed(1)}: seconds until both stood side by side ${((both - begun) / 1000).toFixed(1)}, until the former had ended ${((ended - begun) / 1000).toFixed(1)}`,
    "",
    formatTable([
      ["operations", "asked again at another process", "failed", "runs", "complete"],
      [counts.asked, counts.again, counts.failed, runs.length, complete].map(String),
    ]),
    ...[...failures].map((failure) => `failed: ${failure}`),
    ...runs.filter(({ status }) => status !== "COMPLETE").map(({ id, status }) => `run of ${id}: ${status}`),
    "",
  ].join("\n");
  process.stdout.write(text);
  writeFileSync(RESULT, text);
  process.exitCode = counts.failed === 0 && complete === runs.length ? 0 : 1;
}

function newestMigration(checkout: string): string {
  const names = globSync("*.sql", { cwd: join(checkout, "apps/server/migrations") });
  return basename(names.sort().at(-1) ?? "", ".sql");
}

/** Undefined when one of the processes has answered as it should. */
async function askSome(
  urls: readonly string[],
  cookie: string | undefined,
  again: () => void,
): Promise<string | undefined> {
  let reason: string | undefined;
  for (const url of urls) {
    if (reason !== undefined) again();
    const client = new Client(url);
    client.cookie = cookie;
    try {
      const query = "{ profile { userId } unreadCount }";
      const { errors } = await client.ask(query);
      if (!errors) return undefined;
      return errors[0]?.message;
    } catch (error) {
      reason = error instanceof Error ? String(error.cause ?? error.message) : String(error);
    }
  }
  return reason;
}

async function endOf(client: Client, id: string): Promise<{ id: string; status: string; complete: boolean }> {
  for (;;) {
    const { run } = await readProject(client, id);
    if (!["PENDING", "REQUEST", "STARTED", "PROGRESS"].includes(run.status))
      return { id, status: run.status, complete: run.results[0]?.routing?.complete === true };
    await delay(1_000);
  }
}
