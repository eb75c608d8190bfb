import { LEASE_MS } from "./lease-watch.ts";

/** How soon the death of a worker is noticed. Tests of it have another one: each would wait a quarter of a minute otherwise. */
export interface WorkPace {
  /** A lease whose beat stands still for this long, in milliseconds, is that of a dead worker. */
  readonly leaseMs: number;
  /** How often a worker gives signs of life, and looks for dead workers; milliseconds. */
  readonly beatMs: number;
  /** How often an idle worker looks for jobs whose message was lost; milliseconds. */
  readonly lookEveryMs: number;
  /** How often pg-boss looks for jobs whose worker is silent; at least 1 s. */
  readonly superviseSeconds: number;
}

export const WORK_PACE: WorkPace = { leaseMs: LEASE_MS, beatMs: LEASE_MS / 3, lookEveryMs: 2000, superviseSeconds: 2 };
