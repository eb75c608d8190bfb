/**
 * The last hand on routed copper, beyond the lattice: each net in turn as an exact graph, its chains pulled tight, its
 * junctions and vias moved to where they are shortest, what joins nothing taken out. Everything that was joined stays
 * joined, nothing comes nearer to anything than the rules allow, and no net gets more vias and length than it had.
 */
import { CopperTable } from "../exact/conflicts.ts";
import type { StaticIndex } from "../exact/static-index.ts";
import type { Copper } from "../grid/route.ts";
import type { RoutingProblem } from "../problem.ts";
import { chainsOf } from "./chain.ts";
import { ClearGround } from "./clear-ground.ts";
import { graphOf, type NetGraph } from "./net-graph.ts";
import { assignJoints, joinsAll, NetJoints } from "./net-joints.ts";
import { pullTight, type Savings } from "./pull-tight.ts";
import { relocateNode } from "./relocate-node.ts";
import { graphWorth, saveVias } from "./save-vias.ts";
import { tidyGraph } from "./tidy-graph.ts";
import { widenNecks } from "./widen-necks.ts";

/** What the finish reads of a bench. */
export interface FinishSite {
  readonly problem: RoutingProblem;
  readonly index: StaticIndex;
  readonly terminalsOf: readonly (readonly number[])[];
  readonly areasOf: readonly (readonly number[])[];
}

/** A sweep over all nets that gains less than this part of the whole is the last. */
const MIN_SWEEP_GAIN = 0.001;
const MAX_SWEEPS = 6;
const MAX_TURNS = 4;
/** Nodes looked at in the time of one exact question. */
const LOOKED_NODES = 50;
/** Exact questions for the whole board: an end to the work on the largest, far away for all others. */
const MAX_QUESTIONS = 1_500_000;

/** Gives the caller its turn after every net and every few hundred exact questions, and tells it how many were asked. */
export function* finishCopper(site: FinishSite, copper: readonly Copper[]): Generator<number, Copper[]> {
  const { problem } = site;
  const table = new CopperTable(problem);
  const nets: FinishedNet[] = [];
  const ground = new ClearGround(problem, site.index, table, MAX_QUESTIONS);
  for (const [net, pieces] of copper.entries()) {
    const count = pieces.segments.length + pieces.vias.length;
    if (count === 0) continue;
    table.add(net, pieces);
    // What was on the board before bears names, and may be too near to its like: a net that has some keeps its copper.
    if ([...pieces.segments, ...pieces.vias].some(({ given }) => given)) continue;
    const finished = new FinishedNet(site, net, pieces);
    nets.push(finished);
    ground.count(count);
    yield* finished.prepare(ground);
  }
  let worth = sum(nets.map((net) => net.worth));
  for (let sweep = 0; sweep < MAX_SWEEPS && ground.left > 0; sweep++) {
    for (const net of nets) {
      if (yield* net.improve(ground)) {
        table.remove(net.number);
        table.add(net.number, net.graph.copper());
      }
      yield ground.endTurn();
    }
    const now = sum(nets.map((net) => net.worth));
    if (worth - now < worth * MIN_SWEEP_GAIN) break;
    worth = now;
  }
  const finished = [...copper];
  for (const net of nets) finished[net.number] = net.graph.copper();
  return finished;
}

class FinishedNet {
  readonly number: number;
  graph: NetGraph;
  worth: number;
  readonly #joints: NetJoints;
  #whole: Int32Array = new Int32Array(0);

  constructor({ problem, terminalsOf, areasOf }: FinishSite, number: number, copper: Copper) {
    this.number = number;
    this.#joints = new NetJoints(problem, terminalsOf[number]!, areasOf[number]!);
    this.graph = graphOf(number, problem.nets[number]!, copper);
    this.worth = graphWorth(this.graph);
  }

  /** Finds out what the copper joins. */
  *prepare(ground: ClearGround): Generator<number> {
    for (const looked of assignJoints(this.graph, this.#joints)) {
      ground.count(looked / LOOKED_NODES);
      if (ground.isTurnOver) yield ground.endTurn();
    }
    this.#whole = this.#joints.piecesOf(this.graph);
    if (ground.isTurnOver) yield ground.endTurn();
  }

  /** Whether anything changed, all of it for the better. */
  *improve(ground: ClearGround): Generator<number, boolean> {
    const before = this.graph;
    let graph = before.copy();
    let changed = tidyGraph(graph, this.#joints);
    for (let turn = 0; turn < MAX_TURNS; turn++) {
      const saved = turn > 0 ? undefined : yield* saveVias(graph, this.#joints, ground);
      if (saved) graph = saved;
      const moved = yield* this.#tighten(graph, ground);
      if (!saved && !moved) break;
      changed = true;
    }
    changed = widenNecks(graph, ground) || changed;
    if (!changed) return false;
    const worth = graphWorth(graph);
    if (worth > this.worth + 1 || !joinsAll(this.#whole, this.#joints.piecesOf(graph))) return false;
    this.graph = graph;
    this.worth = worth;
    return true;
  }

  *#tighten(graph: NetGraph, ground: ClearGround): Generator<number, boolean> {
    const savings: Savings = { left: this.worth - graphWorth(graph) };
    let changed = false;
    for (const node of [...graph.nodes]) {
      if (graph.nodes.has(node) && relocateNode(graph, node, this.#joints, ground, savings)) changed = true;
      if (ground.isTurnOver) yield ground.endTurn();
    }
    for (const chain of chainsOf(graph)) {
      if (pullTight(graph, chain, this.#joints, ground, savings)) changed = true;
      if (ground.isTurnOver) yield ground.endTurn();
    }
    return tidyGraph(graph, this.#joints) || changed;
  }
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
