import { randomUUID } from "node:crypto";
import { setTimeout as delay } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { describeOnEachDatabase } from "../../testkit/each-database.ts";
import type { DatabaseHandle } from "../database/open-database.ts";
import { createLog } from "../log.ts";
import { openPubSub, type PubSub } from "../pub-sub.ts";
import { createBossEngine } from "./boss-engine.ts";
import { createLeaseEngine } from "./lease-engine.ts";
import type { HeldLease } from "./lease-watch.ts";
import type { WorkInHand } from "./work-in-hand.ts";
import type { WorkEngine, WorkerOfKind, WorkKind } from "./work-kind.ts";
import { WORK_PACE, type WorkPace } from "./work-pace.ts";

/** A fifth of the times of operation, in the same proportions: what these tests do is wait for them. */
const PACE: WorkPace = { ...WORK_PACE, leaseMs: 3000, beatMs: 1000, superviseSeconds: 1 };
const HOUR_MS = 3_600_000;
/** What happens at this pace happened because of news: nothing is looked at again. */
const NEWS_ONLY: WorkPace = { leaseMs: HOUR_MS, beatMs: HOUR_MS, lookEveryMs: HOUR_MS, superviseSeconds: 3600 };
/** Of pg-boss, which takes no less than 10 from its callers: the column of its queues is written. */
const HEARTBEAT_SECONDS = 2;

interface JobRow {
  readonly id: string;
  readonly holder: string;
  readonly lease_owner: string | null;
  readonly beat: number;
}

/** A connection to the database that can be cut: what is asked meanwhile fails. */
function cuttable(database: DatabaseHandle) {
  let isCut = false;
  const guarded = <Target extends object>(target: Target): Target =>
    new Proxy(target, {
      get: (of, name) => {
        const member: unknown = Reflect.get(of, name);
        if (typeof member !== "function") return member;
        return (...values: unknown[]) => {
          if (isCut) throw new Error("connection lost");
          return member.apply(of, values);
        };
      },
    });
  const { connection } = database;
  const handle: DatabaseHandle = {
    ...database,
    db: guarded(database.db),
    connection:
      "server" in connection ? { server: guarded(connection.server) } : { embedded: guarded(connection.embedded) },
  };
  const cut = (value: boolean): void => {
    isCut = value;
  };
  return { handle, cut };
}

const ENGINES = ["leases", "pg-boss"] as const;

describeOnEachDatabase((database) => {
  beforeAll(async () => {
    await database().db.execute(sql`create schema faults`);
    await database().db.execute(sql`create table faults.jobs (number serial, id uuid primary key, holder uuid not null,
      lease_owner text, beat int not null default 0, attempts int not null default 0, is_stopped bool not null default false,
      done_by text)`);
  });

  describe.each(ENGINES)("with the engine %s", (name) => {
    const closing: (() => Promise<unknown>)[] = [];
    /** Work that hears nothing would keep its worker from stopping. */
    const releasing: (() => void)[] = [];
    afterEach(async () => {
      for (const release of releasing.splice(0)) release();
      for (const close of closing.splice(0).reverse()) await close();
      await database().db.execute(sql`delete from faults.jobs`);
    });

    /** The part of one process that works. */
    async function openProcess(handle: DatabaseHandle = database(), pace = PACE): Promise<Process> {
      const pubSub = await openPubSub(handle, () => {});
      const log = createLog({ format: "silent" });
      // Several work on the embedded database here, so its lock proves nothing of the others.
      const shared = { ...handle, kind: "server" } as const;
      const engine =
        name === "leases"
          ? createLeaseEngine({ database: shared, pubSub, log, pace })
          : await createBossEngine({ database: shared, pubSub, log, pace, isWorker: true });
      if (name === "pg-boss" && pace === PACE)
        await database().db.execute(sql`update pgboss.queue set heartbeat_seconds = ${HEARTBEAT_SECONDS}`);
      closing.push(
        () => pubSub.close(),
        () => engine.close(),
      );
      return new Process(handle, engine, pubSub);
    }

    class Process {
      readonly begun: string[] = [];
      readonly hands: WorkInHand[] = [];
      readonly #handle: DatabaseHandle;
      readonly engine: WorkEngine;
      readonly pubSub: PubSub;
      /** A job ends when this resolves, or when it is stopped. */
      work: (hand: WorkInHand) => Promise<void> = (hand) =>
        new Promise((resolve) => {
          hand.signal.addEventListener("abort", () => resolve());
          if (hand.isStopped) resolve();
        });

      /** After the claim of a row, before the worker knows of it. */
      onClaim: (id: string) => Promise<unknown> = async () => {};

      constructor(handle: DatabaseHandle, engine: WorkEngine, pubSub: PubSub) {
        this.#handle = handle;
        this.engine = engine;
        this.pubSub = pubSub;
      }

      async request(holder: string, isRolledBack = false): Promise<string> {
        const id = randomUUID();
        const transaction = this.#handle.db.transaction(async (transaction) => {
          await transaction.execute(sql`insert into faults.jobs (id, holder) values (${id}, ${holder})`);
          await this.engine.enqueue(transaction, { kind: "run", id, holder });
          if (isRolledBack) throw new Error("rolled back");
        });
        await transaction.catch((error: Error) => expect(error.message).toBe("rolled back"));
        this.pubSub.publish({ kind: "queue" });
        return id;
      }

      async start(slots = 1): Promise<WorkerOfKind> {
        const worker = await this.engine.start(this.#kind(slots));
        let isStopped = false;
        const stop = async () => {
          if (!isStopped) await worker.stop();
          isStopped = true;
        };
        closing.push(stop);
        return { stop };
      }

      #kind(slots: number): WorkKind<JobRow> {
        const { db } = this.#handle;
        const rowsOf = async <Row>(query: ReturnType<typeof sql>): Promise<readonly Row[]> =>
          ((await db.execute(query)) as unknown as { rows: Row[] }).rows;
        const isWaiting = sql`lease_owner is null and done_by is null and not is_stopped`;
        const claim = async (which: ReturnType<typeof sql>, attempt: string) => {
          const [job] =
            await rowsOf<JobRow>(sql`update faults.jobs set lease_owner = ${attempt}, attempts = attempts + 1,
            beat = beat + 1 where id = (${which}) and ${isWaiting} returning id, holder, lease_owner, beat`);
          if (job) this.begun.push(job.id);
          if (job) await this.onClaim(job.id);
          return job;
        };
        return {
          name: "run",
          slots,
          maxPerHolder: undefined,
          claimNext: (attempt) =>
            // Holders with the fewest jobs at work first, as the runs.
            claim(
              sql`select waiting.id from faults.jobs as waiting where ${isWaiting} order by (select count(*) from faults.jobs
                as held where held.holder = waiting.holder and held.lease_owner is not null), number limit 1`,
              attempt,
            ),
          claim: (id, attempt) => claim(sql`${id}::uuid`, attempt),
          waiting: sql`select id::text as id, holder::text as holder, attempts > 0 as is_begun from faults.jobs
            where ${isWaiting} order by number`,
          idOf: ({ id }) => id,
          beat: async (id, attempt) =>
            (
              await rowsOf(sql`update faults.jobs set beat = beat + 1 where id = ${id} and lease_owner = ${attempt}
                and not is_stopped returning id`)
            ).length > 0,
          listHeld: async () =>
            (
              await rowsOf<JobRow>(sql`select id, lease_owner, beat from faults.jobs where lease_owner is not null`)
            ).map(({ id, lease_owner: leaseOwner, beat }) => ({ id, leaseOwner, beat })),
          takeBack: async ({ id, leaseOwner, beat }: HeldLease) =>
            void (await db.execute(sql`update faults.jobs set lease_owner = null
              where id = ${id} and lease_owner = ${leaseOwner} and beat = ${beat}`)),
          perform: async (job, hand) => {
            this.hands.push(hand);
            await this.work(hand);
            await db.execute(
              hand.isGivenBack
                ? sql`update faults.jobs set lease_owner = null where id = ${job.id} and lease_owner = ${hand.attempt}`
                : sql`update faults.jobs set lease_owner = null, done_by = ${hand.attempt}
                    where id = ${job.id} and lease_owner = ${hand.attempt}`,
            );
          },
          isWanted: ({ kind }) => kind === "queue",
          stoppedBy: (news) => (news.kind === "stop-run" ? news.runId : undefined),
        };
      }
    }

    async function rowOf(id: string) {
      const { rows } = (await database().db.execute(sql`select * from faults.jobs where id = ${id}`)) as unknown as {
        rows: { lease_owner: string | null; attempts: number; done_by: string | null }[];
      };
      return rows[0];
    }

    test("a job is put in line by the transaction of its row, or not at all", async () => {
      const process = await openProcess();
      process.work = async () => {};
      const holder = randomUUID();
      const lost = await process.request(holder, true);
      const kept = await process.request(holder);
      await process.start();
      await expect.poll(async () => (await rowOf(kept))?.done_by).toBeTruthy();
      expect((await rowOf(kept))?.done_by).toBe(process.hands[0]?.attempt);
      expect(process.begun).toEqual([kept]);
      expect(await rowOf(lost)).toBeUndefined();
      // And the engine knows of nothing that waits.
      expect((await process.engine.readLine("run")) ?? []).toEqual([]);
    });

    test("a holder who asks for one job is begun among the next four, however many another has asked for", async () => {
      const process = await openProcess();
      const [many, one] = [randomUUID(), randomUUID()];
      for (let job = 0; job < 60; job++) await process.request(many);
      await process.start(4);
      await expect.poll(() => process.hands.length).toBe(4);
      let ended = 0;
      const endOne = async () => {
        process.hands[ended++]?.stop();
        await expect.poll(() => process.hands.length).toBe(4 + ended);
      };
      for (let job = 0; job < 6; job++) await endOne();
      const id = await process.request(one);
      const next = process.begun.length;
      for (let job = 0; job < 4; job++) await endOne();
      expect(process.begun.slice(next, next + 4)).toContain(id);
    });

    test("an order to stop reaches the work by its news, and where that came while the job was being claimed, by its row", async () => {
      const process = await openProcess(database(), NEWS_ONLY);
      await process.start();
      const id = await process.request(randomUUID());
      await expect.poll(() => process.hands).toHaveLength(1);
      await database().db.execute(sql`update faults.jobs set is_stopped = true where id = ${id}`);
      process.pubSub.publish({ kind: "stop-run", runId: id });
      await expect.poll(() => process.hands[0]?.isStopped).toBe(true);

      process.onClaim = (job) => database().db.execute(sql`update faults.jobs set is_stopped = true where id = ${job}`);
      await process.request(randomUUID());
      await expect.poll(() => process.hands).toHaveLength(2);
      await expect.poll(() => process.hands[1]?.isStopped).toBe(true);
    });

    test("a worker that stops hands its job over, and another one has it as soon as it hears of it", async () => {
      const first = await openProcess();
      const id = await first.request(randomUUID());
      const worker = await first.start();
      await expect.poll(() => first.hands).toHaveLength(1);
      const second = await openProcess(database(), NEWS_ONLY);
      await second.start();
      await worker.stop();
      second.pubSub.publish({ kind: "queue" });
      await expect.poll(() => second.begun).toEqual([id]);
    });

    test("a worker whose connection is cut loses its job to another one, and changes nothing when it is back", async () => {
      const { handle, cut } = cuttable(database());
      const lonely = await openProcess(handle);
      const end = Promise.withResolvers<void>();
      releasing.push(
        () => end.resolve(),
        () => cut(false),
      );
      // It does not hear that it shall stop.
      lonely.work = () => end.promise;
      const id = await lonely.request(randomUUID());
      await lonely.start();
      await expect.poll(() => lonely.hands).toHaveLength(1);
      const other = await openProcess();
      await other.start();
      await delay(1.5 * PACE.leaseMs);
      expect(other.begun).toEqual([]);
      cut(true);
      await expect.poll(() => other.begun).toEqual([id]);
      cut(false);
      end.resolve();
      await delay(200);
      expect(await rowOf(id)).toMatchObject({ lease_owner: other.hands[0]?.attempt, attempts: 2, done_by: null });
      other.hands[0]?.stop();
      await expect.poll(async () => (await rowOf(id))?.done_by).toBe(other.hands[0]?.attempt);
    });

    test.runIf(name === "pg-boss")(
      "where the clock of the database is set forward by an hour, no living worker loses its job",
      async () => {
        const first = await openProcess();
        const id = await first.request(randomUUID());
        await first.start();
        await expect.poll(() => first.hands).toHaveLength(1);
        const second = await openProcess();
        await second.start();
        // As the database sees it then: the last sign of life was an hour ago.
        await database().db.execute(
          sql`update pgboss.job set heartbeat_on = heartbeat_on - interval '1 hour' where state = 'active'`,
        );
        await delay(1.5 * PACE.leaseMs);
        expect(second.begun).toEqual([]);
        first.hands[0]?.stop();
        await expect.poll(async () => (await rowOf(id))?.done_by).toBe(first.hands[0]?.attempt);
      },
    );

    test.runIf(name === "pg-boss")(
      "where it is set back by an hour, a dead worker is found and waiting jobs are taken all the same",
      async () => {
        const { handle, cut } = cuttable(database());
        const dead = await openProcess(handle);
        const end = Promise.withResolvers<void>();
        releasing.push(
          () => end.resolve(),
          () => cut(false),
        );
        dead.work = () => end.promise;
        const id = await dead.request(randomUUID());
        await dead.start();
        await expect.poll(() => dead.hands).toHaveLength(1);
        cut(true);
        const living = await openProcess();
        const waiting = await living.request(randomUUID());
        await database().db.execute(sql`update pgboss.job set heartbeat_on = heartbeat_on + interval '1 hour',
          start_after = start_after + interval '1 hour'`);
        await database().db.execute(
          sql`update pgboss.queue set monitor_claim_on = monitor_claim_on + interval '1 hour'`,
        );
        await living.start(2);
        await expect.poll(() => living.begun).toEqual([waiting, id]);
        cut(false);
        end.resolve();
      },
    );

    test.runIf(name === "pg-boss")(
      "rows that wait without a job are put in line, those that a worker had before first",
      async () => {
        const process = await openProcess();
        const ids = Array.from({ length: 3 }, () => randomUUID());
        for (const [index, id] of ids.entries())
          await database().db.execute(
            sql`insert into faults.jobs (id, holder, attempts) values (${id}, ${randomUUID()}, ${index === 2 ? 1 : 0})`,
          );
        process.work = async () => {};
        await process.start();
        await expect.poll(() => process.begun).toEqual([ids[2], ids[0], ids[1]]);
      },
    );
  });
});
