/** What the owner of a run sees of the engine's runs, one after another, as one run. */
import type { ItemId } from "@tracewright/board";
import type { ConnectionCount } from "@tracewright/checks";
import type { DrivenRun } from "./driven-run.ts";
import type { EarlyCopper } from "./plane-vias/early-copper.ts";
import type { RepairRun } from "./repair-run.ts";

/** Engines count what they were given to join; people count the whole board, before, during and after a run alike. */
export function countedRun({
  connections: { total, connected: atFirst },
  stripped,
  early,
}: {
  readonly connections: ConnectionCount;
  readonly stripped: readonly ItemId[];
  readonly early: EarlyCopper;
}): (run: RepairRun) => DrivenRun {
  return (run) => ({
    step: (work) => run.step(work),
    checkpoint: () => run.checkpoint(),
    preview: () => {
      const { tracks, vias, removed } = run.preview();
      return {
        tracks: [...early.tracks, ...tracks],
        vias: [...early.thermal, ...early.drops, ...vias],
        removed: [...stripped, ...removed],
      };
    },
    progress: () => {
      const progress = run.progress();
      // While a run prepares it was not given anything yet.
      const connected =
        progress.phase === "prepare" ? atFirst : Math.max(0, total - (progress.total - progress.connected));
      return { ...progress, total, connected };
    },
  });
}

/** Shown as the end of the first run: its checkpoint leads here again. */
export function laterRun(run: DrivenRun, first: DrivenRun): DrivenRun {
  return {
    step: (work) => run.step(work),
    checkpoint: () => first.checkpoint(),
    progress: () => ({ ...run.progress(), phase: "repair", percent: 99 }),
    preview: () => run.preview(),
  };
}

/** Steps another run, and shows the first one: the second run shows no progress yet. */
export function hiddenRun(run: Pick<RepairRun, "step">, first: DrivenRun): DrivenRun {
  return {
    ...first,
    step: (work) => run.step(work),
    progress: () => ({ ...first.progress(), phase: "repair", percent: 99 }),
  };
}
