import { setTimeout as delay } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { fromPglite, type Job, PgBoss } from "pg-boss";
import type { Database, DatabaseHandle } from "../database/open-database.ts";
import { describeFault } from "../describe-fault.ts";
import { BOSS_SCHEMA, type BossTicket, bossInTransaction } from "./boss-ticket.ts";
import { type HeldLease, LeaseWatch } from "./lease-watch.ts";
import { mendLine } from "./mend-line.ts";
import { monotonicClock } from "./monotonic-clock.ts";
import { repeat } from "./repeat.ts";
import { type JobSource, type Surroundings, startWorker, type Taken } from "./start-worker.ts";
import { WORK_NAMES, type WorkEngine, type WorkKind, type WorkName } from "./work-kind.ts";
import type { WorkMeter } from "./work-meter.ts";
import { WORK_PACE } from "./work-pace.ts";
import { noteTrace, traceOf } from "./work-traces.ts";
import { nextTurn, noteBegun } from "./work-turns.ts";

/** How long a worker may be silent before pg-boss gives its job to another one; the least that pg-boss allows. */
const HEARTBEAT_SECONDS = 10;
/** A worker whose beat stood still for this much longer than the time between two is silent. */
const LATE_BEAT_MS = 1500;
/** A row that waits and has no job is no part of normal operation. */
const MEND_EVERY_MS = 30_000;
const QUEUE = {
  // The rows count the attempts.
  retryLimit: 1_000_000,
  retryDelay: 0,
  heartbeatSeconds: HEARTBEAT_SECONDS,
  expireInSeconds: 24 * 3600,
  retentionSeconds: 365 * 86_400,
  deleteAfterSeconds: 86_400,
} as const;

export interface BossEngineOptions extends Surroundings {
  readonly database: Pick<DatabaseHandle, "db" | "connection" | "kind">;
  /** This process looks after the jobs of dead workers. */
  readonly isWorker: boolean;
}

/** pg-boss decides (docs/decisions/0037-an-engine-for-the-work.md). Its tables are a schema of their own in the same database. */
export async function createBossEngine({
  database,
  isWorker,
  ...surroundings
}: BossEngineOptions): Promise<WorkEngine> {
  const { db, connection } = database;
  const { log, meter, pace = WORK_PACE } = surroundings;
  const silentMs = pace.beatMs + LATE_BEAT_MS;
  const boss = new PgBoss({
    ...("embedded" in connection
      ? { backend: "pglite", db: fromPglite(connection.embedded) }
      : { db: { executeSql: (text: string, values?: unknown[]) => connection.server.query(text, values) } }),
    schema: BOSS_SCHEMA,
    clock: monotonicClock,
    supervise: isWorker,
    superviseIntervalSeconds: pace.superviseSeconds,
    monitorIntervalSeconds: pace.superviseSeconds,
    schedule: false,
    registerInstance: isWorker,
  });
  boss.on("error", (error) => log.error("work engine", { message: describeFault(error) }));
  await boss.start();
  for (const name of WORK_NAMES) await boss.createQueue(name, QUEUE);
  return {
    enqueue: async (transaction, { kind, id, holder, weight }) => {
      const turn = await nextTurn(transaction, { kind, holder, weight: weight ?? 1 });
      await boss.send(kind, { id, turn } satisfies BossTicket, {
        priority: -turn,
        group: { id: holder },
        db: bossInTransaction(transaction),
      });
      await noteTrace(transaction, { kind, id });
    },
    readLine: (kind) => readLine(db, kind),
    start: async (kind) => {
      const watch = new LeaseWatch(pace.leaseMs);
      const source = sourceOf({ db, boss, log }, kind, { watch, silentMs, meter });
      if (database.kind === "embedded") await freeAll({ db, boss }, kind);
      await mendLine({ db, boss }, kind);
      const stopMending = repeat(log, {
        name: `${kind.name}: line not mended`,
        everyMs: MEND_EVERY_MS,
        work: async () => {
          const mended = await mendLine({ db, boss }, kind);
          if (mended > 0) log.warning("jobs without a place in line", { kind: kind.name, jobs: mended });
        },
      });
      const worker = startWorker(surroundings, kind, source, watch);
      return {
        stop: async () => {
          await Promise.all([stopMending(), worker.stop()]);
        },
      };
    },
    close: () => boss.stop({ graceful: false }),
  };
}

interface Bossed {
  readonly db: Database;
  readonly boss: PgBoss;
}

/** By which a worker that pg-boss takes for dead is judged. */
interface Silence {
  readonly watch: LeaseWatch;
  readonly silentMs: number;
  readonly meter: WorkMeter | undefined;
}

function sourceOf<Row, Held extends HeldLease>(
  { db, boss, log }: Bossed & Pick<Surroundings, "log">,
  kind: WorkKind<Row, Held>,
  silence: Silence,
): JobSource<Row, Held> {
  const { name } = kind;
  const take = async (
    { id: jobId, retryCount, data }: Job<BossTicket>,
    attempt: string,
    isStopping: () => boolean,
  ): Promise<Taken<Row>> => {
    // Its claim by this worker: what a later one does with the job is left alone.
    const claim = { id: jobId, retryCount };
    const settle = async (isWhole: boolean): Promise<void> => {
      if (isWhole) await boss.complete(name, claim);
      else await boss.fail(name, claim);
    };
    try {
      if (retryCount > 0 && !(await freeLost(kind, data.id, silence, isStopping))) {
        await settle(!isStopping());
        return { job: undefined };
      }
      const job = await kind.claim(data.id, attempt);
      if (job === undefined) {
        await settle(true);
        return { job };
      }
      await noteBegun(db, name, data.turn);
      return { job, settle, beat: async () => void (await boss.touch(name, claim)) };
    } catch (error) {
      await settle(false).catch(() => {});
      throw error;
    }
  };
  return {
    next: async (attempt, isStopping) => {
      if (isStopping()) return undefined;
      const [job] = await boss.fetch<BossTicket>(name, {
        // No job is meant for later, and a clock that is set back must not hide those that wait.
        ignoreStartAfter: true,
        ...(kind.maxPerHolder !== undefined && { groupConcurrency: kind.maxPerHolder }),
      });
      return job && take(job, attempt, isStopping);
    },
    traceOf: (id) => traceOf(db, log, { kind: name, id }),
    afterTakenBack: async (lost) => {
      // Where the clock of the database was set back, pg-boss would take their worker for alive for as long.
      const { rows } = (await db.execute(sql`select id from ${sql.identifier(BOSS_SCHEMA)}.job
        where name = ${name} and state = 'active' and data->>'id' in ${lost.map(({ id }) => id)}`)) as unknown as {
        readonly rows: readonly { readonly id: string }[];
      };
      if (rows.length > 0)
        await boss.fail(
          name,
          [...rows].map(({ id }) => id),
        );
      await mendLine({ db, boss }, kind);
    },
  };
}

/** The folder lock of the embedded database proves that no other process works on it, so every worker is dead. */
async function freeAll<Row, Held extends HeldLease>({ db, boss }: Bossed, kind: WorkKind<Row, Held>): Promise<void> {
  for (const lost of await kind.listHeld()) await kind.takeBack(lost);
  const { rows } = (await db.execute(sql`select id from ${sql.identifier(BOSS_SCHEMA)}.job
    where name = ${kind.name} and state = 'active'`)) as unknown as {
    readonly rows: readonly { readonly id: string }[];
  };
  if (rows.length > 0)
    await boss.fail(
      kind.name,
      rows.map(({ id }) => id),
    );
}

/**
 * Takes a job from the worker that pg-boss takes for dead, once its beat has stood still long enough by this process's monotonic
 * clock; false when it lives: where the clock of the database was set forward, pg-boss takes every worker for dead.
 */
async function freeLost<Row, Held extends HeldLease>(
  kind: WorkKind<Row, Held>,
  id: string,
  { watch, silentMs, meter }: Silence,
  isStopping: () => boolean,
): Promise<boolean> {
  let first: Held | undefined;
  for (;;) {
    const held = (await kind.listHeld()).find((lease) => lease.id === id);
    if (held === undefined) return true;
    first ??= held;
    if (held.leaseOwner !== first.leaseOwner || held.beat !== first.beat || isStopping()) return false;
    if (watch.stillFor(held, performance.now()) >= silentMs) {
      await kind.takeBack(held);
      meter?.noteTakenBack(kind.name);
      return true;
    }
    await delay(500);
  }
}

async function readLine(db: Database, kind: WorkName): Promise<readonly string[]> {
  const { rows } = (await db.execute(sql`select data->>'id' as id from ${sql.identifier(BOSS_SCHEMA)}.job
    where name = ${kind} and state < 'active' order by priority desc, created_on`)) as unknown as {
    readonly rows: readonly { readonly id: string }[];
  };
  return rows.map(({ id }) => id);
}
