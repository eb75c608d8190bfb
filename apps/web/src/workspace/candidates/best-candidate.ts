import type { RunResult } from "../../open-project/run-view.ts";
import { readMetrics } from "./compare-metrics.ts";

/**
 * The candidate that is offered first: the fewest errors, then the best trial routing: the fewest connections left open, then
 * the fewest vias. Equals stay in the order in which they came; the first one for none.
 */
export function bestCandidate(candidates: readonly Pick<RunResult, "placement">[]): number {
  const ranks = candidates.map(({ placement }) => {
    const metrics = readMetrics(placement?.metrics);
    const trial = TRIAL.map((name) => metrics.get(name) ?? Number.POSITIVE_INFINITY);
    return [placement?.errors?.after ?? 0, ...trial];
  });
  return ranks.reduce((best, rank, index) => (isLess(rank, ranks[best] ?? rank) ? index : best), 0);
}

/** In the order in which they count. */
const TRIAL = ["trialOpen", "trialVias"] as const;

function isLess(rank: readonly number[], other: readonly number[]): boolean {
  const at = rank.findIndex((value, index) => value !== other[index]);
  return at >= 0 && rank[at]! < other[at]!;
}
