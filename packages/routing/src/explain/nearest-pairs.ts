import type { Component, Workbench } from "../search/workbench.ts";

/** Two terminals of different pieces of a net. */
export type Pair = readonly [number, number];

/**
 * One airwire for each connection that is missing: a minimum tree over the pieces, by Prim's algorithm. Of equally near
 * pieces the first is joined. A pass over what is still outside for each piece: a net of n terminals takes n² / 2 steps.
 */
export function nearestPairs(
  { problem }: { readonly problem: Pick<Workbench["problem"], "terminals"> },
  components: readonly Component[],
): Pair[] {
  const pieceOf = components.flatMap(({ terminals }, piece) => terminals.map(() => piece));
  const terminals = components.flatMap((component) => component.terminals);
  const anchors = terminals.map((terminal) => problem.terminals[terminal]!.anchors[0]);
  // A terminal without a place is as far from all others as can be.
  const x = Float64Array.from(anchors, (anchor) => anchor?.x ?? Number.NaN);
  const y = Float64Array.from(anchors, (anchor) => anchor?.y ?? Number.NaN);
  const distance = new Float64Array(terminals.length).fill(Number.POSITIVE_INFINITY);
  const nearest = new Int32Array(terminals.length);
  const placesOf = Map.groupBy(pieceOf.keys(), (at) => pieceOf[at]!);
  let outside = [...pieceOf.keys()];
  /** Takes a piece in and answers the place of the terminal outside that is nearest to one inside now. */
  const takeIn = (piece: number): number | undefined => {
    const inside = placesOf.get(piece) ?? [];
    outside = outside.filter((at) => pieceOf[at] !== piece);
    let next: number | undefined;
    let least = Number.POSITIVE_INFINITY;
    for (const at of outside) {
      for (const from of inside) {
        const dx = x[at]! - x[from]!;
        const dy = y[at]! - y[from]!;
        const squared = dx * dx + dy * dy;
        const length = Number.isNaN(squared) ? Number.MAX_VALUE : squared;
        if (length >= distance[at]!) continue;
        distance[at] = length;
        nearest[at] = from;
      }
      if (distance[at]! >= least) continue;
      least = distance[at]!;
      next = at;
    }
    return next;
  };
  const pairs: Pair[] = [];
  for (let next = takeIn(0); next !== undefined; next = takeIn(pieceOf[next]!))
    pairs.push([terminals[next]!, terminals[nearest[next]!]!]);
  return pairs;
}
