import { randomUUID } from "node:crypto";
import { type Context, context } from "@opentelemetry/api";
import { describeFault } from "../describe-fault.ts";
import type { Log } from "../log.ts";
import type { PubSub } from "../pub-sub.ts";
import { spans } from "../spans.ts";
import { type HeldLease, LeaseWatch } from "./lease-watch.ts";
import { repeat } from "./repeat.ts";
import { WorkInHand } from "./work-in-hand.ts";
import type { WorkerOfKind, WorkKind } from "./work-kind.ts";
import { startWorkLoop } from "./work-loop.ts";
import type { WorkEnd, WorkMeter } from "./work-meter.ts";
import { WORK_PACE, type WorkPace } from "./work-pace.ts";

/** What an engine has for a free slot. */
export interface Taken<Job> {
  /** Undefined: it no longer waits, and the slot looks for another one. */
  readonly job: Job | undefined;
  /** A sign of life for the engine, besides that of the row. */
  beat?(): Promise<void>;
  /** Tells the engine that the work has ended; `isWhole`: no further worker is needed. */
  settle?(isWhole: boolean): Promise<void>;
}

/** Where the jobs of a worker come from. */
export interface JobSource<Job, Held extends HeldLease> {
  /** The next job, claimed for the attempt; undefined when none waits. */
  next(attempt: string, isStopping: () => boolean): Promise<Taken<Job> | undefined>;
  /** The trace that the work on a job continues. */
  traceOf(id: string): Promise<Context>;
  /** Before other workers can take it, a job of a dead worker was made to wait again. */
  afterTakenBack?(lost: readonly Held[]): Promise<void>;
}

export interface Surroundings {
  readonly pubSub: PubSub;
  readonly log: Log;
  readonly meter?: WorkMeter;
  /** `WORK_PACE` where none is given. */
  readonly pace?: WorkPace;
}

/** Fills the slots of a kind with jobs of a source, and looks after those of dead workers. */
export function startWorker<Job, Held extends HeldLease>(
  { pubSub, log, meter, pace = WORK_PACE }: Surroundings,
  kind: WorkKind<Job, Held>,
  source: JobSource<Job, Held>,
  watch = new LeaseWatch(pace.leaseMs),
): WorkerOfKind {
  const inHand = new Map<string, WorkInHand>();
  let isStopping = false;
  const work = async (): Promise<boolean> => {
    if (kind.hasRoom?.() === false) return false;
    const attempt = randomUUID();
    const taken = await source.next(attempt, () => isStopping);
    if (taken?.job === undefined) return taken !== undefined;
    const { job } = taken;
    const id = kind.idOf(job);
    // Before there is a hand to stop: work that begins later than its hand misses an order to stop.
    const trace = await source.traceOf(id);
    const hand = new WorkInHand(id, attempt);
    inHand.set(attempt, hand);
    if (isStopping) hand.giveBack();
    const stopBeating = keepBeating(log, kind, hand, { everyMs: pace.beatMs, beatOfEngine: taken.beat });
    const end = await context.with(trace, () => perform({ log, meter }, kind, job, hand));
    stopBeating();
    inHand.delete(attempt);
    await taken
      .settle?.(end === "ended")
      .catch((error: unknown) =>
        log.warning("end of work not noted", { kind: kind.name, job: id, message: describeFault(error) }),
      );
    // After an error of the environment the slot pauses: the lease runs out and the job is taken up again.
    return end !== "fault";
  };
  const loops = Array.from({ length: kind.slots }, () => startWorkLoop(log, kind.name, work, pace.lookEveryMs));
  const wake = (): void => {
    for (const loop of loops) loop.wake();
  };
  const stopSweeping = repeat(log, {
    name: `${kind.name}: sweep failed`,
    everyMs: pace.beatMs,
    atStart: true,
    work: async () => {
      const lost = await takeFromDead(kind, watch, { inHand, at: performance.now() });
      if (lost.length === 0) return;
      for (const _ of lost) meter?.noteTakenBack(kind.name);
      await source.afterTakenBack?.(lost);
      wake();
    },
  });
  const unsubscribe = pubSub.subscribe((news) => {
    if (news.kind === "gap" || kind.isWanted(news)) wake();
    const stopped = kind.stoppedBy(news);
    if (stopped !== undefined) for (const hand of inHand.values()) if (hand.id === stopped) hand.stop();
  });
  return {
    stop: async () => {
      isStopping = true;
      unsubscribe();
      const ended = [stopSweeping(), ...loops.map((loop) => loop.stop())];
      for (const hand of inHand.values()) hand.giveBack();
      await Promise.all(ended);
    },
  };
}

/** Works on a job in a span of its own, and logs what became of it with the ids of both. */
async function perform<Job, Held extends HeldLease>(
  { log, meter }: { readonly log: Log; readonly meter: WorkMeter | undefined },
  { name, perform }: Pick<WorkKind<Job, Held>, "name" | "perform">,
  job: Job,
  hand: WorkInHand,
): Promise<WorkEnd> {
  const begun = performance.now();
  const { id, attempt } = hand;
  const note = (outcome: WorkEnd, error?: unknown): void => {
    const ms = performance.now() - begun;
    meter?.noteEnd(name, outcome, ms / 1000);
    const fields = { kind: name, job: id, attempt, outcome, ms: Math.round(ms) };
    if (outcome === "fault") log.error("job", { ...fields, message: describeFault(error) });
    else log.info("job", fields);
  };
  try {
    return await spans.during(`job ${name}`, { "tracewright.job": id, "tracewright.attempt": attempt }, async () => {
      await perform(job, hand);
      const end = hand.isGivenBack ? "handed-over" : "ended";
      note(end);
      return end;
    });
  } catch (error) {
    note("fault", error);
    return "fault";
  }
}

/**
 * Takes their jobs from workers that are dead, and returns what these held. Attempts of `inHand` are the caller's own. `at`:
 * milliseconds of a monotonic clock.
 */
export async function takeFromDead<Job, Held extends HeldLease>(
  kind: Pick<WorkKind<Job, Held>, "listHeld" | "takeBack">,
  watch: LeaseWatch,
  { inHand, at }: { readonly inHand: Pick<ReadonlySet<string>, "has">; readonly at: number },
): Promise<readonly Held[]> {
  const all = await kind.listHeld().catch((error: unknown) => {
    watch.forget();
    throw error;
  });
  const held = all.filter(({ leaseOwner }) => !inHand.has(leaseOwner ?? ""));
  const lost = watch.lost(held, at);
  for (const lease of lost) await kind.takeBack(lease);
  return lost;
}

/**
 * Gives signs of life until the returned function is called, the first at once: an order to stop that came while the job was
 * being claimed reached nobody, and the row says so. One that failed is repeated sooner than the next is due, so that a database
 * that restarts does not make its worker look dead.
 */
function keepBeating<Job, Held extends HeldLease>(
  log: Log,
  kind: WorkKind<Job, Held>,
  hand: WorkInHand,
  { everyMs, beatOfEngine }: { readonly everyMs: number; readonly beatOfEngine: (() => Promise<void>) | undefined },
): () => void {
  let isOver = false;
  let repeating: NodeJS.Timeout | undefined;
  const complain = (error: unknown): void => {
    log.error("lease not renewed", { kind: kind.name, job: hand.id, message: describeFault(error) });
    clearTimeout(repeating);
    if (!isOver) repeating = setTimeout(beat, everyMs / 5);
  };
  const beat = (): void => {
    kind.beat(hand.id, hand.attempt).then((isKept) => {
      if (!isKept) hand.stop();
    }, complain);
    beatOfEngine?.().catch(complain);
  };
  beat();
  const renewing = setInterval(beat, everyMs);
  return () => {
    isOver = true;
    clearInterval(renewing);
    clearTimeout(repeating);
  };
}
