/**
 * How long a free slot takes to begin the next of 100,000 waiting runs, from the end of one run to the beginning of the next,
 * with each work engine on a PostgreSQL server; four slots in one process. Nothing is computed: a run ends when it begins. The
 * runs of 500 people wait without a place in line, as after a restore, so the time to put them there is measured as well.
 *
 * `npm run bench -- claims [--waiting 100000] [--claims 2000]`; only that size is kept in results/.
 */
import { writeFileSync } from "node:fs";
import { availableParallelism, loadavg } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { eq, sql } from "drizzle-orm";
import { claimNextRun, claimRun, WAITING_RUNS } from "../../apps/server/src/modules/runs/run-queue.ts";
import { type DatabaseHandle, openServerDatabase } from "../../apps/server/src/platform/database/open-database.ts";
import { runs } from "../../apps/server/src/platform/database/tables.ts";
import { createLog } from "../../apps/server/src/platform/log.ts";
import { openPubSub } from "../../apps/server/src/platform/pub-sub.ts";
import { createBossEngine } from "../../apps/server/src/platform/work/boss-engine.ts";
import { createLeaseEngine } from "../../apps/server/src/platform/work/lease-engine.ts";
import type { WorkEngine, WorkKind } from "../../apps/server/src/platform/work/work-kind.ts";
import { findPostgres, startPostgres } from "../../apps/server/src/testkit/start-postgres.ts";
import { formatTable } from "../suite/format-table.ts";

const RESULT = join(import.meta.dirname, "../results/claims.txt");
const USUAL = { waiting: "100000", claims: "2000" };
const PEOPLE = 500;
const SLOTS = 4;
const GOAL_P95_MS = 50;
/** Engines that are slow are not waited for. */
const MAX_SECONDS = 60;

type RunRow = typeof runs.$inferSelect;

const { values } = parseArgs({
  options: {
    waiting: { type: "string", default: USUAL.waiting },
    claims: { type: "string", default: USUAL.claims },
  },
});
const [waiting, claims] = [Number(values.waiting), Number(values.claims)];
const programs = findPostgres();
if (programs === undefined) throw new Error("PostgreSQL is not installed here (apt-get install postgresql).");

const [otherWork = 0] = loadavg();
const measured = [];
for (const engine of ["leases", "pg-boss"] as const) measured.push(await measure(programs, engine));
const isReached = measured.some(({ name, p95 }) => name === "pg-boss" && p95 <= GOAL_P95_MS);
const text = [
  `${waiting} runs of ${PEOPLE} people wait on a PostgreSQL server; one process with ${SLOTS} slots, on ${availableParallelism()} cores with the database.`,
  "From the end of one run to the beginning of the next: what ended is noted, and the next is claimed with its row.",
  `Other work on the machine in the minute before: a load of ${otherWork.toFixed(1)}.`,
  "",
  formatTable([
    ["engine", "put in line s", "claims", "p50 ms", "p95 ms", "claims a second", "memory MB"],
    ...measured.map(({ name, lineSeconds, count, p50, p95, rate, memoryMb }) => [
      name,
      lineSeconds.toFixed(1),
      String(count),
      p50.toFixed(1),
      p95.toFixed(1),
      rate.toFixed(0),
      memoryMb.toFixed(0),
    ]),
  ]),
  "",
  `goal: p95 ≤ ${GOAL_P95_MS} ms with pg-boss: ${isReached ? "reached" : "missed"}`,
  "",
].join("\n");
process.stdout.write(text);
process.exitCode = isReached ? 0 : 1;
if (values.waiting === USUAL.waiting && values.claims === USUAL.claims) writeFileSync(RESULT, text);

async function measure(folder: string, name: "leases" | "pg-boss") {
  const postgres = await startPostgres(folder);
  const database = await openServerDatabase(postgres.connectionString);
  const log = createLog({ format: "silent" });
  const pubSub = await openPubSub(database, () => {});
  try {
    await fill(database);
    const engine =
      name === "leases"
        ? createLeaseEngine({ database, pubSub, log })
        : await createBossEngine({ database, pubSub, log, isWorker: true });
    const taken = await take(database, engine);
    await engine.close();
    const sorted = taken.ms.toSorted((a, b) => a - b);
    const at = (part: number): number => sorted[Math.max(0, Math.ceil((sorted.length * part) / 100) - 1)] ?? Number.NaN;
    return {
      name,
      lineSeconds: taken.lineSeconds,
      count: sorted.length,
      p50: at(50),
      p95: at(95),
      rate: sorted.length / taken.seconds,
      memoryMb: process.memoryUsage().rss / 1e6,
    };
  } finally {
    await pubSub.close();
    await database.close();
    await postgres.stop();
  }
}

async function fill({ db }: DatabaseHandle): Promise<void> {
  await db.execute(sql`insert into users (id, email, name, consented_at)
    select gen_random_uuid(), 'person' || number || '@example.com', 'Person', now()
    from generate_series(1, ${PEOPLE}) as number`);
  await db.execute(sql`insert into projects (owner_id, latest_author_id, name, job_type, receipt)
    select person.id, person.id, 'Board ' || number, 'ROUTING', '{}'
    from generate_series(1, ${waiting}) as number
    join (select id, row_number() over (order by email) as place from users) as person
      on person.place = 1 + number % ${PEOPLE}`);
  await db.execute(sql`insert into runs (project_id, requested_by, job_type, status, board_hash, major_version,
      revision_version, options)
    select id, owner_id, 'ROUTING', 'REQUEST', repeat('0', 64), 1, 0, '{}' from projects order by random()`);
  for (const table of ["users", "projects", "runs"]) await db.execute(sql`analyze ${sql.identifier(table)}`);
}

/** Begins and ends so many runs; the pauses of the slots between them, in milliseconds. */
async function take(database: DatabaseHandle, engine: WorkEngine) {
  const ms: number[] = [];
  const enough = Promise.withResolvers<void>();
  const asked = performance.now();
  const workers = [];
  for (let slot = 0; slot < SLOTS; slot++) {
    let endedAt = Number.NaN;
    const kind = kindOf(database, async (run) => {
      if (!Number.isNaN(endedAt)) ms.push(performance.now() - endedAt);
      if (ms.length >= claims) enough.resolve();
      await database.db.update(runs).set({ status: "COMPLETE", leaseOwner: null }).where(eq(runs.id, run.id));
      endedAt = performance.now();
    });
    workers.push(await engine.start(kind));
  }
  const lineSeconds = (performance.now() - asked) / 1000;
  const begun = performance.now();
  const timer = setTimeout(() => enough.resolve(), MAX_SECONDS * 1000);
  await enough.promise;
  clearTimeout(timer);
  const seconds = (performance.now() - begun) / 1000;
  await Promise.all(workers.map((worker) => worker.stop()));
  return { ms, lineSeconds, seconds };
}

/** Runs whose work is nothing. */
function kindOf({ db }: DatabaseHandle, perform: (run: RunRow) => Promise<void>): WorkKind<RunRow> {
  return {
    name: "run",
    slots: 1,
    maxPerHolder: undefined,
    claimNext: async (attempt) => (await claimNextRun(db, attempt, new Date()))?.run,
    claim: async (id, attempt) => (await claimRun(db, id, attempt, new Date()))?.run,
    waiting: WAITING_RUNS,
    idOf: ({ id }) => id,
    beat: async () => true,
    listHeld: async () => [],
    takeBack: async () => {},
    perform,
    isWanted: () => false,
    stoppedBy: () => undefined,
  };
}
