/**
 * Why a connection is open. Without the other nets' copper there is either no way at all, and then some fixed object
 * stands too near; or there is one, and then the nets along it are who to argue with; or nobody stands in the way and
 * the run merely ended too early.
 */
import type { Conflict } from "../exact/conflicts.ts";
import { growNet } from "../search/grow-net.ts";
import { type NetRoute, NO_ROUTE } from "../search/route.ts";
import { type Component, componentsOf, type Workbench } from "../search/workbench.ts";
import { VIA_STEPS } from "./negotiate.ts";
import { softPressure } from "./pressure.ts";
import type { EngineState } from "./state.ts";

export type OpenReason =
  /** No way even on the empty board. `gap` where one object was found that stands too near, in nanometres. */
  | {
      readonly kind: "infeasible";
      readonly message: string;
      readonly objects: readonly string[];
      readonly gap?: { readonly available: number; readonly required: number };
    }
  | { readonly kind: "congested"; readonly message: string; readonly nets: readonly string[] }
  | { readonly kind: "budget"; readonly message: string };

export interface OpenEnd {
  /** "R12 pad 2". */
  readonly label: string;
  /** Id of the pad. */
  readonly item: string;
  readonly x: number;
  readonly y: number;
}

export interface OpenConnection {
  readonly net: string;
  readonly from: OpenEnd;
  readonly to: OpenEnd;
  readonly reason: OpenReason;
}

/** Node visits spent on explanations altogether; connections beyond that are told to be a matter of budget. */
const MOST_POPS = 4_000_000;

/** Explains every connection that the best snapshot leaves open. The bench is left as it was. */
export function explainOpen(bench: Workbench, state: EngineState): OpenConnection[] {
  const before = [...bench.routes];
  const spent = bench.spent;
  const budget = bench.budget;
  const open: OpenConnection[] = [];
  const best = state.best.routes;
  const incomplete = bench.terminalsOf.flatMap((terminals, net) =>
    terminals.length > 1 && bench.openOf(net, best[net] ?? NO_ROUTE) > 0 ? [net] : [],
  );
  if (incomplete.length > 0) placeAll(bench, best);
  const limit = bench.spent + MOST_POPS;
  for (const net of incomplete) {
    // What was open in a net that is not to be joined is nobody's concern.
    const components = componentsOf(bench, net, bench.routes[net]!.branches).filter(({ terminals }) =>
      terminals.some((terminal) => (bench.problem.terminals[terminal]!.group ?? 0) === 0),
    );
    const pairs = nearestPairs(bench, components);
    const reasons = bench.spent < limit ? reasonsOf(bench, net, pairs) : undefined;
    pairs.forEach(([from, to], index) => {
      open.push({
        net: bench.problem.nets[net]!.name,
        from: endOf(bench, from),
        to: endOf(bench, to),
        reason: reasons?.[index] ?? BUDGET,
      });
    });
  }
  placeAll(bench, before);
  bench.spent = spent;
  bench.budget = budget;
  return open;
}

const BUDGET: OpenReason = { kind: "budget", message: "the run ended before a way was found" };

function placeAll(bench: Workbench, routes: readonly NetRoute[]): void {
  for (let net = 0; net < bench.routes.length; net++) {
    const route = routes[net] ?? NO_ROUTE;
    if (route !== bench.routes[net]) bench.setRoute(net, route);
  }
}

function reasonsOf(bench: Workbench, net: number, pairs: readonly (readonly [number, number])[]): OpenReason[] {
  const kept = bench.routes[net]!;
  bench.setRoute(net, NO_ROUTE);
  bench.budget = Number.POSITIVE_INFINITY;
  const search = growNet(bench, net, kept.branches, {
    pressure: softPressure(4),
    viaSteps: VIA_STEPS,
    margin: 8_000_000,
    wholeBoard: true,
  });
  let step = search.next();
  while (!step.done) step = search.next();
  const { branches, failed } = step.value;
  bench.setRoute(net, { branches });
  const conflicts: Conflict[] = [];
  bench.table.conflictsOf(net, conflicts, { onlyHigher: false, stopAtFirst: false });
  const made = branches.slice(kept.branches.length);
  const rivals = made.map((_, index) => {
    const nets = conflicts.filter((c) => c.branchA === kept.branches.length + index).map((c) => c.netB);
    return [...new Set(nets)].sort((a, b) => a - b).map((rival) => bench.problem.nets[rival]!.name);
  });
  bench.setRoute(net, kept);
  return pairs.map((pair, index) => {
    if (failed > 0 && pair.some((terminal) => bench.accesses[terminal]!.length === 0)) return shutIn(bench, net, pair);
    if (failed > 0 && index >= made.length)
      return {
        kind: "infeasible",
        message: `no way between ${labelsOf(bench, pair).join(" and ")} even on the empty board: every gap is narrower than track and clearance`,
        objects: labelsOf(bench, pair),
      };
    const nets = rivals[index] ?? [];
    if (nets.length === 0) return BUDGET;
    return { kind: "congested", message: `the ground is taken by ${nets.join(", ")}`, nets };
  });
}

/** A pad that no track can reach: names what stands too near to its centre. */
function shutIn(bench: Workbench, net: number, pair: readonly number[]): OpenReason {
  const terminal = pair.find((candidate) => bench.accesses[candidate]!.length === 0)!;
  const { label, anchors } = bench.problem.terminals[terminal]!;
  const halfWidth = bench.problem.nets[net]!.neckWidth / 2;
  for (const { x, y, layers } of anchors)
    for (let layer = 0; layer < bench.grid.layers; layer++) {
      if (!((layers >> layer) & 1)) continue;
      const id = bench.index.blockingTrack(net, x, y, x, y, halfWidth, layer);
      if (id < 0) continue;
      const gap = bench.index.gapTo(id, net, x, y, halfWidth);
      const other = bench.problem.obstacles[id]!.label;
      const lack = gap.required - gap.available;
      return {
        kind: "infeasible",
        message:
          `${label} to ${other}: ${mm(gap.available)}, rule ${mm(gap.required)}, for a track of ${mm(2 * halfWidth)}; ` +
          `a track ${mm(2 * lack)} narrower, a clearance of ${mm(gap.available)} or moving the part by ${mm(lack)} would open it`,
        objects: [label, other],
        gap,
      };
    }
  return { kind: "infeasible", message: `no track can leave ${label}`, objects: [label] };
}

function mm(nm: number): string {
  return `${(nm / 1e6).toFixed(3)} mm`;
}

function labelsOf(bench: Workbench, pair: readonly number[]): string[] {
  return pair.map((terminal) => bench.problem.terminals[terminal]!.label);
}

function endOf(bench: Workbench, terminal: number): OpenEnd {
  const { label, item, anchors } = bench.problem.terminals[terminal]!;
  const anchor = anchors[0];
  return { label, item, x: anchor?.x ?? 0, y: anchor?.y ?? 0 };
}

/** One airwire for each connection that is missing: a minimum tree over the pieces. */
function nearestPairs(bench: Workbench, components: readonly Component[]): [number, number][] {
  const pairs: [number, number][] = [];
  const joined = components.slice(0, 1);
  const rest = components.slice(1);
  while (rest.length > 0) {
    let best: [number, number] | undefined;
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
