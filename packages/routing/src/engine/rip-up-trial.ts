/**
 * One move of large-neighbourhood search: copper of one net is taken out and rerouted through whatever is cheapest to
 * move; what stands in its way is taken out in turn and finds new ways, for a bounded number of moves. The board after
 * it is compared with the board before; a trial that does not pay is taken back.
 */

import type { NetRoute } from "../grid/route.ts";
import type { BranchRef } from "../jobs/branch-ref.ts";
import type { TrialGain } from "../jobs/trial-gain.ts";
import type { TrialOptions } from "../jobs/trial-options.ts";
import { growNet } from "../search/grow-net.ts";
import { trimRoute } from "../search/trim-route.ts";
import type { Workbench } from "../search/workbench.ts";
import { copperCost, settle, worthOf } from "./legal-subset.ts";
import { HARD, softPressure } from "./pressure.ts";
import { victimsOf } from "./victims.ts";

const HARD_POPS = 60_000;
const HARD_MARGIN = 6_000_000;

/** Tries, and leaves the bench as it was unless the trial pays. Returns what was gained, or nothing. */
export function* ripUpTrial(
  bench: Workbench,
  first: number,
  options: TrialOptions,
): Generator<void, TrialGain | undefined> {
  const trial = new Trial(bench, first);
  const { viaSteps, opensPlanes } = options;
  const until = bench.spent + options.mostPops;
  const { branches } = bench.routes[first]!;
  if (options.branch !== "none")
    trial.take(first, new Set(options.branch === "all" ? branches.keys() : [options.branch]));
  const mostLoss = options.tolerance + (options.branch === "none" ? options.connectionWorth : 0);
  const pending = [first];
  for (const [net, gone] of byNet(options.around)) {
    if (isHeld(bench, net, gone)) continue;
    trial.take(net, gone);
    if (net !== first) pending.push(net);
  }
  for (let move = 0; pending.length > 0; move++) {
    if (move >= options.mostMoves || bench.spent >= until) break;
    // What is still to be routed can only add to the loss.
    if (move > 0 && trial.loss() > mostLoss) break;
    const net = pending.shift()!;
    if (move > 0) {
      const partial = bench.routes[net]!;
      bench.setRoute(net, { branches: [] });
      const hard = yield* growNet(bench, net, partial.branches, {
        pressure: HARD,
        viaSteps,
        margin: HARD_MARGIN,
        wholeBoard: false,
        mostPops: HARD_POPS,
        opensPlanes,
      });
      settle(bench, net, partial, hard.branches);
      if (bench.openOf(net) <= bench.hopelessOf(net)) continue;
    }
    const partial = bench.routes[net]!;
    bench.setRoute(net, { branches: [] });
    const soft = yield* growNet(bench, net, partial.branches, {
      pressure: softPressure(options.pressure * (1 + move / 2)),
      viaSteps,
      margin: options.margin,
      wholeBoard: false,
      opensPlanes,
    });
    const legal = soft.branches.filter((branch) => bench.isLegal(net, branch));
    bench.setRoute(net, trimRoute(bench, net, { branches: legal }));
    const victims = victimsOf(bench, net);
    if (victims.some(([victim, gone]) => isHeld(bench, victim, gone))) {
      trial.undo();
      return undefined;
    }
    for (const [victim, gone] of victims) {
      trial.take(victim, gone);
      if (!pending.includes(victim)) pending.push(victim);
    }
  }
  const gain = trial.gain();
  const pays = gain.connections > 0 || (gain.connections === 0 && gain.worth >= -options.tolerance);
  if (pays && trial.changed() && !trial.breaks() && !trial.robs(first)) return gain;
  trial.undo();
  return undefined;
}

function byNet(branches: readonly BranchRef[]): Map<number, Set<number>> {
  const nets = new Map<number, Set<number>>();
  for (const { net, branch } of branches) {
    const gone = nets.get(net);
    if (gone) gone.add(branch);
    else nets.set(net, new Set([branch]));
  }
  return nets;
}

/** Whether copper is given copper that may not go for others' gain. */
function isHeld(bench: Workbench, net: number, branches: ReadonlySet<number>): boolean {
  return !bench.yieldsGiven(net) && [...branches].some((index) => bench.routes[net]!.branches[index]!.given);
}

/** The nets that a trial has touched, as they were before it. */
class Trial {
  readonly #bench: Workbench;
  readonly #before = new Map<number, { route: NetRoute; open: number; broken: number; worth: number }>();

  constructor(bench: Workbench, first: number) {
    this.#bench = bench;
    this.#remember(first);
  }

  /** Takes branches of a net out. */
  take(net: number, gone: ReadonlySet<number>): void {
    this.#remember(net);
    const kept = this.#bench.routes[net]!.branches.filter((_, index) => !gone.has(index));
    this.#bench.setRoute(net, trimRoute(this.#bench, net, { branches: kept }));
  }

  loss(): number {
    let loss = 0;
    for (const [net, { worth }] of this.#before) loss += worthOf(copperCost(this.#bench, net)) - worth;
    return loss;
  }

  gain(): TrialGain {
    let connections = 0;
    for (const [net, { open }] of this.#before) connections += open - this.#bench.openOf(net);
    return { connections, worth: -this.loss() };
  }

  /** Whether a connection of given copper is lost. */
  breaks(): boolean {
    return [...this.#before].some(([net, { broken }]) => this.#bench.brokenOf(net) > broken);
  }

  /** Whether a net of higher priority than the given one has lost a connection. */
  robs(net: number): boolean {
    const { nets } = this.#bench.problem;
    for (const [other, { open }] of this.#before)
      if (nets[other]!.priority > nets[net]!.priority && this.#bench.openOf(other) > open) return true;
    return false;
  }

  changed(): boolean {
    return Math.abs(this.loss()) > 1 || this.#before.size > 1;
  }

  undo(): void {
    for (const [net, { route }] of this.#before) this.#bench.setRoute(net, route);
  }

  #remember(net: number): void {
    if (this.#before.has(net)) return;
    const bench = this.#bench;
    const route = bench.routes[net]!;
    const [open, broken] = [bench.openOf(net), bench.brokenOf(net)];
    this.#before.set(net, { route, open, broken, worth: worthOf(copperCost(bench, net)) });
  }
}
