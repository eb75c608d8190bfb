import type { NetRoute } from "../grid/route.ts";

export type Phase = "negotiate" | "repair" | "optimise" | "done";

/** A legal set of routes and what it is worth. */
export interface Snapshot {
  readonly routes: readonly NetRoute[];
  readonly open: number;
  /** Connections that given copper made and that are not made any more; 0 in every best snapshot of a run on its own. */
  readonly broken: number;
  readonly vias: number;
  /** Nanometres. */
  readonly length: number;
  /** Of that, on planes that are closed to tracks where there is another way. */
  readonly onPlanes: number;
}

/** Everything that decides how the run goes on; at the boundary of an epoch a checkpoint holds exactly this. */
export interface EngineState {
  phase: Phase;
  /** How often repair and optimisation have taken turns. */
  cycle: number;
  round: number;
  /** Nets of the round or pass in turn, and how far it has come. */
  order: number[];
  position: number;
  /** Price of one conflict, in steps. */
  pressure: number;
  random: number;
  /** Rounds or passes since the best snapshot got better. */
  stale: number;
  conflicts: number;
  /** What the bench was worth when the pass began; during the trials, what it is worth now. */
  passWorth: number;
  /** Node visits that the trials may take, have taken, and had taken at their last notable gain; 0 before they begin. */
  trialBudget: number;
  trialPops: number;
  gainedAt: number;
  /** What the best was worth then. */
  gainedWorth: number;
  /** Which start this is, from 0, and how many there will be: known when the trials of the first begin. */
  start: number;
  starts: number;
  /** Node visits of the whole run up to the last epoch boundary. */
  visits: number;
  /** The best of this start. */
  best: Snapshot;
  /** The best of the starts before. */
  champion: Snapshot | undefined;
}

/** The state of a run that has done nothing yet, but for where it begins. */
export function beginState(seed: number, phase: Phase, best: Snapshot): EngineState {
  return {
    phase,
    cycle: 0,
    round: 0,
    order: [],
    position: 0,
    pressure: 0,
    random: seed >>> 0,
    stale: 0,
    conflicts: Number.MAX_SAFE_INTEGER,
    passWorth: Number.MAX_SAFE_INTEGER,
    trialBudget: 0,
    trialPops: 0,
    gainedAt: 0,
    gainedWorth: 0,
    start: 0,
    starts: 1,
    visits: 0,
    best,
    champion: undefined,
  };
}
