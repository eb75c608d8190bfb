import type { TrialGain } from "../jobs/trial-gain.ts";
import { growNet } from "../search/grow-net.ts";
import type { Workbench } from "../search/workbench.ts";
import { copperCost, settle, VIA_WORTH, worthOf } from "./legal-subset.ts";
import { HARD } from "./pressure.ts";

/** Takes a net up and routes it again among the others; kept when more is joined or the copper costs less. */
export function* rerouteNet(bench: Workbench, net: number): Generator<void, TrialGain | undefined> {
  const before = bench.routes[net]!;
  const old = { open: bench.openOf(net), broken: bench.brokenOf(net), ...copperCost(bench, net) };
  bench.setRoute(net, { branches: [] });
  const grown = yield* growNet(bench, net, bench.heldGiven(net, before), {
    pressure: HARD,
    viaSteps: VIA_WORTH / bench.grid.pitch,
    margin: 8_000_000,
    wholeBoard: old.vias > 0,
  });
  settle(bench, net, before, grown.branches);
  const now = { open: bench.openOf(net), ...copperCost(bench, net) };
  const gain = { connections: old.open - now.open, worth: worthOf(old) - worthOf(now) };
  const pays = gain.connections > 0 || (gain.connections === 0 && gain.worth > 1);
  if (pays && bench.brokenOf(net) <= old.broken) return gain;
  bench.setRoute(net, before);
  return undefined;
}
