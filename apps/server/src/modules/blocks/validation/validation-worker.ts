import { randomUUID } from "node:crypto";
import type { Application } from "../../../platform/application.ts";
import { describeFault } from "../../../platform/describe-fault.ts";
import { LEASE_MS, LeaseWatch } from "../../../platform/lease-watch.ts";
import { oneAtATime } from "../../../platform/one-at-a-time.ts";
import { startWorkLoop } from "../../../platform/work-loop.ts";
import type { JobInHand } from "../../matching/job-in-hand.ts";
import { validateVersion } from "./validate-version.ts";
import { breakVersionLeases, claimVersion, takeVersionsFromDead } from "./validation-leases.ts";

export interface ValidationWorker {
  /** What is in hand is given back, to go on after the next start. */
  stop(): Promise<void>;
}

/** The worker role for blocks: one validation at a time, of holders in turn. The table is the queue; a message only wakes. */
export async function startValidationWorker(application: Application): Promise<ValidationWorker> {
  const { db, database, pubSub, log } = application;
  const owner = randomUUID();
  const inHand = new Set<JobInHand>();
  let isStopping = false;
  if (database.kind === "embedded") await breakVersionLeases(db);
  const loop = startWorkLoop(log, "block validation", async () => {
    const claimed = await claimVersion(db, owner);
    if (claimed === undefined) return false;
    const job: JobInHand = { givenBack: isStopping, stop: () => {}, id: claimed.version.id };
    inHand.add(job);
    try {
      await validateVersion(application, claimed, job);
    } finally {
      inHand.delete(job);
    }
    return true;
  });
  const watch = new LeaseWatch();
  const sweep = oneAtATime(async () => {
    if (isStopping) return;
    const own = new Set([...inHand].map(({ id }) => id));
    if ((await takeVersionsFromDead(db, watch, own, performance.now())) > 0) loop.wake();
  });
  const sweeping = setInterval(() => {
    sweep().catch((error: unknown) => log.error("block validation sweep failed", { message: describeFault(error) }));
  }, LEASE_MS / 3);
  const unsubscribe = pubSub.subscribe((news) => {
    if (news.kind === "block-wanted") loop.wake();
  });
  return {
    stop: async () => {
      isStopping = true;
      unsubscribe();
      clearInterval(sweeping);
      const ended = loop.stop();
      for (const job of inHand) {
        job.givenBack = true;
        job.stop();
      }
      await sweep().catch(() => {});
      await ended;
    },
  };
}
