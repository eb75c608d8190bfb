/** Shortens what is complete: each net in turn is taken up and routed again among the others, and kept when cheaper. */
import { Random } from "../random.ts";
import { growNet } from "../search/grow-net.ts";
import type { Workbench } from "../search/workbench.ts";
import { copperCost, isBetter, measure, settle, VIA_WORTH } from "./legal-subset.ts";
import { HARD } from "./pressure.ts";
import type { EngineState } from "./state.ts";

const EPOCH_POPS = 250_000;
const MOST_PASSES = 6;
/** Turns of repair and optimisation while connections are open. */
const MOST_CYCLES = 8;
/** A pass that gains less than this part of the whole ends the work. */
const LEAST_GAIN = 0.002;

export function* optimiseEpoch(bench: Workbench, state: EngineState): Generator<void> {
  const random = new Random(state.random);
  if (state.position >= state.order.length) {
    if (state.position === 0 && state.round === 0)
      state.best.routes.forEach((route, net) => {
        if (route !== bench.routes[net]) bench.setRoute(net, route);
      });
    const now = measure(bench);
    if (isBetter(now, state.best)) state.best = now;
    const gain = state.passWorth - worth(now);
    state.passWorth = worth(now);
    const passes = bench.unfinished().length > 0 ? 2 : MOST_PASSES;
    if (state.round > 0 && (state.round >= passes || (state.round > 1 && gain < worth(now) * LEAST_GAIN))) {
      endPasses(bench, state);
      return;
    }
    state.round++;
    state.position = 0;
    state.order = bench.terminalsOf
      .flatMap((terminals, net) => (terminals.length > 1 ? [{ net, rank: random.next() }] : []))
      .sort((a, b) => a.rank - b.rank)
      .map((entry) => entry.net);
    state.random = random.state;
  }
  const until = bench.spent + EPOCH_POPS;
  while (state.position < state.order.length && bench.spent < until) {
    const net = state.order[state.position++]!;
    const before = bench.routes[net]!;
    const old = { open: bench.openOf(net), ...copperCost(bench, net) };
    bench.setRoute(net, { branches: [] });
    const grown = yield* growNet(bench, net, [], {
      pressure: HARD,
      viaSteps: VIA_WORTH / bench.grid.pitch,
      margin: 8_000_000,
      wholeBoard: old.vias > 0,
    });
    settle(bench, net, before, grown.branches);
    const now = { open: bench.openOf(net), ...copperCost(bench, net) };
    const better =
      now.open < old.open ||
      (now.open === old.open && now.vias * VIA_WORTH + now.length < old.vias * VIA_WORTH + old.length - 1);
    if (!better) bench.setRoute(net, before);
  }
  state.random = random.state;
  // The kept snapshot follows at every epoch, so that stopping loses nothing.
  const now = measure(bench);
  if (isBetter(now, state.best)) state.best = now;
}

/** Ends the run, or goes back to repair while something is open and attempts are left. */
function endPasses(bench: Workbench, state: EngineState): void {
  state.phase = bench.unfinished().length > 0 && state.cycle < MOST_CYCLES ? "repair" : "done";
  state.cycle++;
  state.round = 0;
  state.position = 0;
  state.order = [];
  state.stale = 0;
}

function worth(snapshot: { vias: number; length: number }): number {
  return snapshot.vias * VIA_WORTH + snapshot.length;
}
