import type { Job } from "../jobs/job.ts";
import type { Workbench } from "../search/workbench.ts";
import { doJobs } from "./do-jobs.ts";
import { boxOfNet, isMostlyShared, type NetBox } from "./net-box.ts";
import type { EngineState } from "./state.ts";

/** The result of a run depends on these numbers, never on how many threads compute. */
export interface TurnBatch {
  readonly most: number;
  /** Nets that make a batch even where they do not lie apart. */
  readonly least: number;
  /** How many of the next nets are looked at for some that lie apart. */
  readonly lookAhead: number;
  readonly jobOf: (net: number) => Job;
}

/**
 * Lets nets that come next in the order have their turns in one batch, by preference nets that lie apart. Those that got
 * in each other's way go again next, and the first one never has to, so all get their turn.
 */
export function* takeTurns(bench: Workbench, state: EngineState, batch: TurnBatch): Generator<void> {
  const next = state.order.slice(state.position, state.position + batch.lookAhead);
  const nets = pickApart(bench, next, batch);
  const again = yield* doJobs(bench, nets.map(batch.jobOf));
  const done = nets.filter((net) => !again.has(net));
  const waiting = next.filter((net) => !nets.includes(net));
  state.order.splice(state.position, next.length, ...done, ...again, ...waiting);
  state.position += done.length;
}

/** The first net, and of the next ones those that share little ground with it and each other. */
function pickApart(bench: Workbench, next: readonly number[], { most, least }: TurnBatch): number[] {
  const picked: number[] = [];
  const boxes: NetBox[] = [];
  for (const net of next) {
    if (picked.length === most) break;
    const box = boxOfNet(bench, net);
    if (boxes.some((other) => isMostlyShared(box, other))) continue;
    picked.push(net);
    boxes.push(box);
  }
  for (const net of next) {
    if (picked.length >= least) break;
    if (!picked.includes(net)) picked.push(net);
  }
  return picked;
}
