import type { Component, Workbench } from "../search/workbench.ts";

/** Two terminals of different pieces of a net. */
export type Pair = readonly [number, number];

/** One airwire for each connection that is missing: a minimum tree over the pieces. */
export function nearestPairs(bench: Workbench, components: readonly Component[]): Pair[] {
  const pairs: Pair[] = [];
  const joined = components.slice(0, 1);
  const rest = components.slice(1);
  while (rest.length > 0) {
    let best: Pair | undefined;
    let distance = Number.POSITIVE_INFINITY;
    let index = 0;
    rest.forEach((candidate, at) => {
      for (const a of candidate.terminals)
        for (const component of joined)
          for (const b of component.terminals) {
            const p = bench.problem.terminals[a]!.anchors[0];
            const q = bench.problem.terminals[b]!.anchors[0];
            const d = p && q ? Math.hypot(p.x - q.x, p.y - q.y) : Number.MAX_VALUE;
            if (d < distance) {
              distance = d;
              best = [a, b];
              index = at;
            }
          }
    });
    if (!best) break;
    pairs.push(best);
    joined.push(...rest.splice(index, 1));
  }
  return pairs;
}
