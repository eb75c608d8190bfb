import type { Access, Branch, NetRoute } from "../grid/route.ts";
import type { GivenChain } from "../problem.ts";
import { eachNode, type Workbench } from "./workbench.ts";

/**
 * The route without the ends that lead nowhere: what is left of branches whose partners were taken out. An end in a
 * pour of the net leads somewhere. Given copper goes when it has lost what it led to; what led nowhere when the board was
 * given stays.
 */
export function trimRoute(bench: Workbench, net: number, route: NetRoute): NetRoute {
  let branches: readonly Branch[] = route.branches;
  for (;;) {
    const hangers = hangersOf(bench, branches);
    const users = new Map<number, number>();
    for (const branch of branches) {
      const own = new Set<number>();
      eachNode(bench.grid, branch, (node) => own.add(node));
      for (const node of own) users.set(node, (users.get(node) ?? 0) + 1);
    }
    const isLoose = (node: number): boolean => users.get(node) === 1 && !bench.lands(net, node);
    let changed = false;
    const next: Branch[] = [];
    for (let branch of branches) {
      if (branch.given) {
        if (leadsOn(bench, branch.given, hangers)) next.push(branch);
        else changed = true;
        continue;
      }
      const [start, end] = [heldBy(bench, branch.start, hangers), heldBy(bench, branch.end, hangers)];
      if (start !== branch.start || end !== branch.end) {
        changed = true;
        branch = { ...branch, start, end };
      }
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

/** What holds given copper in a route: how many branches hang on each of its joints and, by new tracks, on itself. */
interface Hangers {
  readonly chains: ReadonlySet<GivenChain>;
  readonly joints: ReadonlyMap<number, number>;
  readonly tracks: ReadonlyMap<GivenChain, number>;
}

function hangersOf(bench: Workbench, branches: readonly Branch[]): Hangers {
  const chains = new Set<GivenChain>();
  const joints = new Map<number, number>();
  const tracks = new Map<GivenChain, number>();
  if (bench.problem.given.length > 0)
    for (const { given, start, end } of branches) {
      if (given) {
        chains.add(given);
        for (const joint of new Set(given.ends.flat())) joints.set(joint, (joints.get(joint) ?? 0) + 1);
      }
      for (const access of [start, end]) {
        const chain = access && bench.chainAt(access.terminal);
        if (chain) tracks.set(chain, (tracks.get(chain) ?? 0) + 1);
      }
    }
  return { chains, joints, tracks };
}

/** Whether given copper still leads from somewhere to somewhere, or as far as it ever did. */
function leadsOn({ problem }: Workbench, chain: GivenChain, { joints, tracks }: Hangers): boolean {
  const isHeld = (joint: number): boolean => joint < problem.fixedJoints || (joints.get(joint) ?? 0) > 1;
  const held = chain.ends.filter((end) => end.some(isHeld)).length + (tracks.get(chain) ?? 0);
  return held >= Math.min(2, chain.ends.length);
}

/** The way in, unless it led to given copper that is gone. */
function heldBy(bench: Workbench, access: Access | null, { chains }: Hangers): Access | null {
  const chain = access && bench.chainAt(access.terminal);
  return chain && !chains.has(chain) ? null : access;
}
