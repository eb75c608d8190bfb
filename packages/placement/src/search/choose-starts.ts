import { measureApart } from "../cost/apart.ts";
import type { PlacementProblem } from "../problem/problem.ts";
import type { SavedLayout } from "./candidate-run.ts";

/** A start may cost this much more than the best of its family to be farther from the others. */
const TOLERANCE = 0.03;

export interface Start {
  readonly layout: SavedLayout;
  readonly cost: number;
}

/**
 * Of each family's starts the one with which every improvement begins: the first family's is its best; of those of the
 * others that cost hardly more than their best, the ones that are farthest from all that are chosen already. Answers places
 * in the lists.
 */
export function chooseStarts(problem: PlacementProblem, families: readonly (readonly Start[])[]): number[] {
  const chosen: Start[] = [];
  return families.map((starts) => {
    const least = Math.min(...starts.map(({ cost }) => cost));
    const tolerated = chosen.length === 0 ? least : least * (1 + TOLERANCE);
    let best = starts.findIndex(({ cost }) => cost === least);
    let farthest = -1;
    for (const [index, { layout, cost }] of starts.entries()) {
      if (cost > tolerated) continue;
      const apart = Math.min(...chosen.map((other) => measureApart(problem, layout, other.layout)));
      if (apart <= farthest) continue;
      farthest = apart;
      best = index;
    }
    chosen.push(starts[best]!);
    return best;
  });
}
