import type { Branch, NetRoute } from "./route.ts";
import { eachNode, type Workbench } from "./workbench.ts";

/**
 * The route without the ends that lead nowhere: what is left of branches whose partners were taken out. An end in a
 * pour of the net leads somewhere.
 */
export function trimRoute(bench: Workbench, net: number, route: NetRoute): NetRoute {
  let branches: readonly Branch[] = route.branches;
  for (;;) {
    const users = new Map<number, number>();
    for (const branch of branches) {
      const own = new Set<number>();
      eachNode(bench.grid, branch, (node) => own.add(node));
      for (const node of own) users.set(node, (users.get(node) ?? 0) + 1);
    }
    const isLoose = (node: number): boolean => users.get(node) === 1 && !bench.lands(net, node);
    let changed = false;
    const next: Branch[] = [];
    for (const branch of branches) {
      const { nodes } = branch;
      let first = 0;
      let last = nodes.length - 1;
      if (!branch.start) while (first < last && isLoose(nodes[first]!)) first++;
      if (!branch.end) while (last > first && isLoose(nodes[last]!)) last--;
      const shared = users.get(nodes[first]!)! > 1 || users.get(nodes[last]!)! > 1;
      const ends = (branch.start ? 1 : 0) + (branch.end ? 1 : 0);
      // One pad alone, or nothing but a junction: no copper worth keeping.
      if (first === last && (ends === 0 || (ends === 1 && !shared))) {
        changed = true;
        continue;
      }
      if (first === 0 && last === nodes.length - 1) next.push(branch);
      else {
        changed = true;
        next.push({ ...branch, nodes: nodes.slice(first, last + 1), narrow: branch.narrow.slice(first, last + 1) });
      }
    }
    if (!changed) return { branches };
    branches = next;
  }
}
