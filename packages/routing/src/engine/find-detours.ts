import { octilinearLength } from "../geometry/octilinear.ts";
import type { BranchRef } from "../jobs/branch-ref.ts";
import type { Terminal } from "../problem.ts";
import type { Workbench } from "../search/workbench.ts";

/** A net that is longer than this for its shortest tree is a detour that an engineer asks about; nanometres. */
const MOST_TREES = 1.5;
const GRACE = 5_000_000;

const trees = new WeakMap<Workbench, Float64Array>();

/** Branches of nets that take a long way round. Nets with a pour have none, and what is given stays as it is. */
export function findDetours(bench: Workbench): BranchRef[] {
  const shortest = treesOf(bench);
  return bench.copper.flatMap(({ segments }, net) => {
    if (shortest[net] === 0 || bench.areasOf[net]!.length > 0) return [];
    let length = 0;
    for (const { ax, ay, bx, by } of segments) length += Math.hypot(bx - ax, by - ay);
    if (length <= MOST_TREES * shortest[net]! + GRACE) return [];
    return bench.routes[net]!.branches.flatMap(({ given }, branch) =>
      given && !bench.problem.nets[net]!.improvesGiven ? [] : { net, branch },
    );
  });
}

/** By net, the length of a minimum spanning tree over its terminals; 0 where there is nothing to join. */
function treesOf(bench: Workbench): Float64Array {
  const known = trees.get(bench);
  if (known) return known;
  const lengths = Float64Array.from(bench.terminalsOf, (numbers) =>
    treeLength(numbers.map((number) => bench.problem.terminals[number]!)),
  );
  trees.set(bench, lengths);
  return lengths;
}

/** By Prim's algorithm over the octilinear distances between the nearest anchors. */
function treeLength(terminals: readonly Terminal[]): number {
  const distance = terminals.map(() => Number.POSITIVE_INFINITY);
  const rest = new Set(terminals.keys());
  let length = 0;
  for (let at = 0; rest.size > 1; ) {
    rest.delete(at);
    let next = -1;
    for (const other of rest) {
      distance[other] = Math.min(distance[other]!, distanceBetween(terminals[at]!, terminals[other]!));
      if (next < 0 || distance[other]! < distance[next]!) next = other;
    }
    length += distance[next]!;
    at = next;
  }
  return length;
}

function distanceBetween(a: Terminal, b: Terminal): number {
  let least = Number.POSITIVE_INFINITY;
  for (const p of a.anchors) for (const q of b.anchors) least = Math.min(least, octilinearLength(p, q));
  return Number.isFinite(least) ? least : 0;
}
