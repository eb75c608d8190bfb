import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The result of a router on a board, checked by KiCad against the stripped board. */
export interface BaselineRouting {
  readonly open: number;
  readonly vias: number;
  readonly lengthMm: number;
  readonly errors: number;
  readonly cpuSeconds: number;
  /** Stopped by the cap on its time. */
  readonly capped?: boolean;
}

export interface Baseline {
  readonly board: string;
  readonly suite: "demos" | "bench";
  readonly connections: number;
  /** `poured`: part of the nets are joined by a pour, so that vias and length are not like for like. */
  readonly human: Pick<BaselineRouting, "open" | "vias" | "lengthMm"> & {
    readonly errors?: number;
    readonly poured?: boolean;
  };
  /** Absent where KiCad 6 writes no Specctra file of the board. */
  readonly freerouting?: BaselineRouting;
  /** Of the demo boards alone. */
  readonly tscircuit?: BaselineRouting | { readonly failedAfterSeconds: number };
}

/**
 * The baselines a variant may be compared with: the routers were given every net as tracks, and their numbers say
 * nothing of boards whose pours are kept.
 */
export function baselinesOf(variant: "T" | "P"): readonly Baseline[] {
  const all = readBaselines();
  return variant === "T" ? all : all.map(({ freerouting: _, tscircuit: __, ...rest }) => rest);
}

/** The measurements that are not ours; `baselines.json` names their source. */
export function readBaselines(): readonly Baseline[] {
  return JSON.parse(readFileSync(join(import.meta.dirname, "baselines.json"), "utf8")).boards;
}
