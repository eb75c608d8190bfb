import { randomUUID } from "node:crypto";
import type { Application } from "../../platform/application.ts";
import { describeFault } from "../../platform/describe-fault.ts";
import { LEASE_MS, LeaseWatch } from "../../platform/lease-watch.ts";
import { oneAtATime } from "../../platform/one-at-a-time.ts";
import { startWorkLoop } from "../../platform/work-loop.ts";
import type { JobInHand } from "./job-in-hand.ts";
import { matchProject } from "./match-project.ts";
import { claimDatasheetMatching, claimMatching } from "./match-store.ts";
import { breakMatchingLeases, takeFromDeadWorkers } from "./matching-leases.ts";
import { READING_BUDGET, type ReadingBudget, readDatasheetOfPart } from "./read-datasheet-of-part.ts";

export interface MatchingWorker {
  /** Jobs in hand are given back, to go on after the next start. */
  stop(): Promise<void>;
}

/** Projects that are matched, and datasheets that are read, at a time; of one person one of each, and in one turn. */
const AT_ONCE = 2;

/**
 * The worker role for matching: a few projects and datasheets at a time, of different people, each in a thread. What is to be
 * done stands in the tables; a message only wakes.
 */
export async function startMatchingWorker(
  application: Application,
  budget: ReadingBudget = READING_BUDGET,
): Promise<MatchingWorker> {
  const { db, database, pubSub, log } = application;
  const owner = randomUUID();
  const inHand = new Set<JobInHand>();
  if (database.kind === "embedded") await breakMatchingLeases(db);
  const work = async (job: JobInHand, doing: () => Promise<void>): Promise<void> => {
    inHand.add(job);
    try {
      await doing();
    } finally {
      inHand.delete(job);
    }
  };
  const matchNext = async (): Promise<boolean> => {
    const matching = await claimMatching(db, owner);
    if (matching === undefined) return false;
    const job: JobInHand = { givenBack: isStopping, stop: () => {}, id: matching.projectId };
    await work(job, () => matchProject(application, matching, job));
    return true;
  };
  const readNext = async (): Promise<boolean> => {
    const matching = await claimDatasheetMatching(db, owner);
    if (matching === undefined) return false;
    const job: JobInHand = { givenBack: isStopping, stop: () => {}, id: matching.id };
    await work(job, () => readDatasheetOfPart(application, matching, job, budget));
    return true;
  };
  let isStopping = false;
  const loops = Array.from({ length: AT_ONCE }, () => [matchNext, readNext])
    .flat()
    .map((next) => startWorkLoop(log, "matching", next));
  const watch = new LeaseWatch();
  const sweep = oneAtATime(async () => {
    if (isStopping) return;
    const mine = new Set([...inHand].map(({ id }) => id));
    if ((await takeFromDeadWorkers(db, watch, mine, performance.now())) > 0) for (const loop of loops) loop.wake();
  });
  const sweeping = setInterval(() => {
    sweep().catch((error: unknown) => log.error("matching sweep failed", { message: describeFault(error) }));
  }, LEASE_MS / 3);
  const unsubscribe = pubSub.subscribe((news) => {
    if (news.kind === "matching-wanted") for (const loop of loops) loop.wake();
    if (news.kind === "stop-datasheet") for (const job of inHand) if (job.id === news.datasheetMatchingId) job.stop();
  });
  return {
    stop: async () => {
      isStopping = true;
      unsubscribe();
      clearInterval(sweeping);
      const ended = loops.map((loop) => loop.stop());
      for (const job of inHand) {
        job.givenBack = true;
        job.stop();
      }
      await sweep().catch(() => {});
      await Promise.all(ended);
    },
  };
}
