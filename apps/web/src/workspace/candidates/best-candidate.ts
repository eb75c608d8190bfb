import type { RunResult } from "../../open-project/run-view.ts";
import { readMetrics } from "./compare-metrics.ts";

/**
 * The candidate that is offered first: the fewest errors, then the fewest connections that its trial routing left open.
 * Equals stay in the order in which they came; the first one for none.
 */
export function bestCandidate(candidates: readonly Pick<RunResult, "placement">[]): number {
  const ranks = candidates.map(({ placement }) => ({
    errors: placement?.errors?.after ?? 0,
    open: readMetrics(placement?.metrics).get("trialOpen") ?? Number.POSITIVE_INFINITY,
  }));
  return ranks.reduce((best, rank, index) => {
    const known = ranks[best] ?? rank;
    const isBetter = rank.errors < known.errors || (rank.errors === known.errors && rank.open < known.open);
    return isBetter ? index : best;
  }, 0);
}
