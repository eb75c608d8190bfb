import { sql } from "drizzle-orm";
import { expect, onTestFinished, test, vi } from "vitest";
import { createLog } from "../log.ts";
import type { News, PubSub } from "../pub-sub.ts";
import { createLeaseEngine } from "./lease-engine.ts";
import { type HeldLease, LEASE_MS } from "./lease-watch.ts";
import type { WorkInHand } from "./work-in-hand.ts";
import type { WorkKind } from "./work-kind.ts";
import type { WorkPace } from "./work-pace.ts";

const HOUR_MS = 3_600_000;
/** What happens at this pace happened because of news: nothing is looked at again. */
const NEWS_ONLY: WorkPace = { leaseMs: HOUR_MS, beatMs: HOUR_MS, lookEveryMs: HOUR_MS, superviseSeconds: 3600 };

/** A table in memory: what waits, who has what, what was written. */
class Jobs {
  readonly waiting: string[] = [];
  readonly held = new Map<string, { attempt: string; beat: number }>();
  readonly done: string[] = [];
  readonly hands: WorkInHand[] = [];
  /** How often a free slot looked for a job. */
  looks = 0;
  /** Ends the work on a job; absent: a job ends when it is stopped. */
  finish: (() => Promise<void>) | undefined;

  kind(slots = 1): WorkKind<string> {
    return {
      name: "run",
      slots,
      maxPerHolder: undefined,
      claim: async () => undefined,
      waiting: sql``,
      claimNext: async (attempt) => {
        this.looks += 1;
        const id = this.waiting.shift();
        if (id !== undefined) this.held.set(id, { attempt, beat: 0 });
        return id;
      },
      idOf: (id) => id,
      beat: async (id, attempt) => {
        const lease = this.held.get(id);
        if (lease?.attempt !== attempt) return false;
        lease.beat += 1;
        return true;
      },
      listHeld: async () => [...this.held].map(([id, { attempt, beat }]) => ({ id, leaseOwner: attempt, beat })),
      takeBack: async ({ id, beat }: HeldLease) => {
        if (this.held.get(id)?.beat !== beat) return;
        this.held.delete(id);
        this.waiting.push(id);
      },
      perform: async (id, hand) => {
        this.hands.push(hand);
        if (this.finish) await this.finish();
        else await new Promise<void>((resolve) => hand.signal.addEventListener("abort", () => resolve()));
        if (this.held.get(id)?.attempt !== hand.attempt) return;
        this.held.delete(id);
        if (hand.isGivenBack) this.waiting.push(id);
        else this.done.push(id);
      },
      isWanted: ({ kind }) => kind === "queue",
      stoppedBy: (news) => (news.kind === "stop-run" ? news.runId : undefined),
    };
  }
}

function surroundings(kind: "embedded" | "server" = "server") {
  const listeners = new Set<(news: News) => void>();
  const pubSub: PubSub = {
    publish: (news) => {
      for (const listener of listeners) listener(news);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close: async () => {},
  };
  // Without an SDK of OpenTelemetry no trace is read from it.
  const database = { kind, db: undefined as never };
  return { database, pubSub, log: createLog({ format: "silent" }) } as const;
}

async function started(
  jobs: Jobs,
  { slots = 1, kind, pace }: { slots?: number; kind?: "embedded" | "server"; pace?: WorkPace } = {},
) {
  const around = { ...surroundings(kind), ...(pace && { pace }) };
  const worker = await createLeaseEngine(around).start(jobs.kind(slots));
  onTestFinished(() => worker.stop());
  return { worker, pubSub: around.pubSub };
}

test("a worker has no more jobs in hand than slots, and takes the next one when one ends", async () => {
  const jobs = new Jobs();
  jobs.waiting.push("a", "b", "c");
  await started(jobs, { slots: 2 });
  await expect.poll(() => [...jobs.held.keys()]).toEqual(["a", "b"]);
  jobs.hands[0]?.stop();
  await expect.poll(() => [...jobs.held.keys()]).toEqual(["b", "c"]);
  expect(jobs.done).toEqual(["a"]);
});

test("news wakes a worker that sleeps, and stops the job that it names", async () => {
  const jobs = new Jobs();
  const { pubSub } = await started(jobs, { pace: NEWS_ONLY });
  await expect.poll(() => jobs.looks).toBe(1);
  jobs.waiting.push("late");
  pubSub.publish({ kind: "queue" });
  await expect.poll(() => jobs.hands).toHaveLength(1);
  pubSub.publish({ kind: "stop-run", runId: "late" });
  await expect.poll(() => jobs.done).toEqual(["late"]);
});

test("an order to stop that came while the job was being claimed is found in its row at once", async () => {
  const jobs = new Jobs();
  jobs.waiting.push("cancelled");
  const around = { ...surroundings(), pace: NEWS_ONLY };
  const kind = jobs.kind();
  const worker = await createLeaseEngine(around).start({
    ...kind,
    claimNext: async (attempt) => {
      const id = await kind.claimNext(attempt);
      // Somebody cancels it now; the news reaches a worker that does not know yet that it has the job.
      if (id !== undefined) jobs.held.delete(id);
      return id;
    },
  });
  onTestFinished(() => worker.stop());
  await expect.poll(() => jobs.hands[0]?.isStopped).toBe(true);
});

test("a worker that stops gives back what it has in hand, and takes nothing more", async () => {
  const jobs = new Jobs();
  jobs.waiting.push("a", "b");
  const { worker } = await started(jobs);
  await expect.poll(() => jobs.hands).toHaveLength(1);
  await worker.stop();
  expect(jobs.hands.map(({ isGivenBack }) => isGivenBack)).toEqual([true]);
  expect([...jobs.waiting].sort()).toEqual(["a", "b"]);
});

test("on the embedded database every lease is that of a dead worker, at once", async () => {
  const jobs = new Jobs();
  jobs.held.set("left", { attempt: "dead", beat: 7 });
  await started(jobs, { kind: "embedded" });
  await expect.poll(() => jobs.hands.map(({ id }) => id)).toEqual(["left"]);
});

test("on a server a job is taken from a worker that falls silent, and the silent one writes nothing when it wakes", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "setTimeout", "clearInterval", "clearTimeout", "performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const jobs = new Jobs();
  jobs.waiting.push("job");
  const release = Promise.withResolvers<void>();
  // It beats as often as it is asked to until it falls silent, and does not hear that it shall stop.
  jobs.finish = () => release.promise;
  const frozen = { ...jobs.kind(), beat: async () => true };
  const first = await createLeaseEngine(surroundings()).start(frozen);
  await vi.advanceTimersByTimeAsync(10);
  expect(jobs.hands).toHaveLength(1);
  jobs.finish = undefined;
  const second = await createLeaseEngine(surroundings()).start(jobs.kind());
  await vi.advanceTimersByTimeAsync(LEASE_MS - 1000);
  expect(jobs.hands).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(2 * LEASE_MS);
  expect(jobs.hands.map(({ id }) => id)).toEqual(["job", "job"]);
  release.resolve();
  await vi.advanceTimersByTimeAsync(10);
  expect(jobs.done).toEqual([]);
  expect(jobs.held.get("job")?.attempt).toBe(jobs.hands[1]?.attempt);
  jobs.hands[1]?.stop();
  await vi.advanceTimersByTimeAsync(10);
  expect(jobs.done).toEqual(["job"]);
  const stopping = Promise.all([first.stop(), second.stop()]);
  await vi.advanceTimersByTimeAsync(10);
  await stopping;
});
