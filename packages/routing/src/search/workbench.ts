import { DisjointSets } from "@tracewright/algorithms";
import { countSeparated, type Separated } from "../escape/count-separated.ts";
import { CopperTable } from "../exact/conflicts.ts";
import { StaticIndex } from "../exact/static-index.ts";
import { chooseGrid, type Grid } from "../grid/grid.ts";
import type { LandingField } from "../grid/landing-field.ts";
import { Occupancy } from "../grid/occupancy.ts";
import { collectProfiles, type Profiles } from "../grid/profiles.ts";
import {
  type Access,
  type Branch,
  type Copper,
  copperOf,
  givenBranch,
  type NetRoute,
  NO_COPPER,
  NO_ROUTE,
} from "../grid/route.ts";
import type { StaticField } from "../grid/static-field.ts";
import type { Job, JobResult } from "../jobs/job.ts";
import type { GivenChain, RoutingProblem, Terminal } from "../problem.ts";
import { Kernel } from "./kernel.ts";
import { type BenchParts, preparePartsAtOnce } from "./prepare-parts.ts";

/** Work of putting a piece of copper on the lattice or taking it off, for each width of track, in node visits. */
const STAMP_WORK = 1;

/** Those who compute the jobs of a bench: results in the order of the jobs. */
export interface BenchCrew {
  compute(bench: Workbench, jobs: readonly Job[]): Generator<void, JobResult[]>;
}

/** Everything that stays the same, or is rebuilt, for one problem: fields, index, occupancy, kernel and the routes. */
export class Workbench {
  readonly problem: RoutingProblem;
  readonly grid: Grid;
  readonly profiles: Profiles;
  field: StaticField;
  /** Where pours of the nets offer places to end; absent where the board has none. */
  readonly landing: LandingField | undefined;
  /** Pours of each net, as numbers of the problem's areas. */
  readonly areasOf: readonly (readonly number[])[];
  readonly index: StaticIndex;
  readonly occupancy: Occupancy;
  readonly kernel: Kernel;
  /** By terminal, then by chain of given copper. */
  readonly accesses: readonly (readonly Access[])[];
  /** Terminals of each net that has at least two. */
  readonly terminalsOf: readonly (readonly number[])[];
  /** Given copper of each net as branches; the routes begin with it. */
  readonly given: readonly (readonly Branch[])[];
  /** By terminal: 1 where fixed objects let no way out. */
  readonly shut: Uint8Array;
  readonly #hopeless: readonly number[];
  readonly #separated = new Map<number, Separated>();
  history: Uint16Array;
  viaHistory: Uint16Array;
  readonly banned: Int32Array;
  ban = 0;
  readonly routes: NetRoute[];
  readonly copper: Copper[];
  /** Exact copper of all routes, for clearance between nets. */
  readonly table: CopperTable;
  readonly #legal = new WeakMap<Branch, boolean>();
  /** Node pops left before the engine has to give the caller its turn. */
  budget = 0;
  /** Pops since the start of the run, also before a checkpoint that it goes on from. */
  spent = 0;
  /** Pops that end the run, at the next epoch boundary. */
  mostSpent = Number.POSITIVE_INFINITY;
  /** Whether the caller gets its turn before each net that is grown. */
  stopsAtTurns = false;
  /** Whether it has it now. */
  isBetweenTurns = false;

  /** The net whose job is being computed here. */
  atWork: number | undefined;
  /** Who else computes jobs; the bench's own thread alone where absent. */
  crew: BenchCrew | undefined;
  #isShared = false;

  /** On the lattice given, or on one that suits the problem; with parts that were prepared or come from another bench of it. */
  constructor(
    problem: RoutingProblem,
    grid: Grid = chooseGrid(problem),
    parts: BenchParts = preparePartsAtOnce(problem, grid),
  ) {
    this.problem = problem;
    this.grid = grid;
    this.profiles = collectProfiles(problem);
    this.field = parts.field;
    this.landing = parts.landing;
    const areasOf: number[][] = problem.nets.map(() => []);
    for (const [id, area] of problem.areas.entries()) areasOf[area.net]!.push(id);
    this.areasOf = areasOf;
    this.index = new StaticIndex(problem);
    this.occupancy = new Occupancy(problem, this.grid, this.profiles);
    this.kernel = new Kernel(this.grid);
    this.accesses = parts.accesses;
    this.shut = parts.shut;
    const terminalsOf: number[][] = problem.nets.map(() => []);
    for (const [id, terminal] of problem.terminals.entries()) terminalsOf[terminal.net]!.push(id);
    this.terminalsOf = terminalsOf;
    this.history = parts.history;
    this.viaHistory = parts.viaHistory;
    this.banned = new Int32Array(this.grid.plane);
    this.table = new CopperTable(problem);
    this.routes = problem.nets.map(() => NO_ROUTE);
    this.copper = problem.nets.map(() => NO_COPPER);
    this.#hopeless = problem.nets.map((_, net) => this.#countHopeless(net));
    const given: Branch[][] = problem.nets.map(() => []);
    for (const chain of problem.given) given[chain.net]!.push(givenBranch(chain));
    this.given = given;
    for (const [net, branches] of given.entries()) if (branches.length > 0) this.setRoute(net, { branches });
  }

  /** Charges the caller's turn with work that is no search, in node visits. What a run does never depends on it. */
  *charge(work: number): Generator<void> {
    this.budget -= work;
    if (this.budget <= 0) yield;
  }

  /** Replaces the route of a net and keeps copper and occupancy in step with it. */
  setRoute(net: number, route: NetRoute): void {
    const before = this.copper[net]!;
    if (before !== NO_COPPER) {
      this.occupancy.stamp(net, before, -1);
      this.table.remove(net);
    }
    this.routes[net] = route;
    const copper = route.branches.length === 0 ? NO_COPPER : copperOf(this.grid, this.problem.nets[net]!, route);
    this.copper[net] = copper;
    const pieces = before.segments.length + before.vias.length + copper.segments.length + copper.vias.length;
    this.budget -= pieces * this.profiles.tracks.length * STAMP_WORK;
    if (copper !== NO_COPPER) {
      this.occupancy.stamp(net, copper, 1);
      this.table.add(net, copper);
    }
  }

  /** A bench of the same problem beside this one, without routes and history. */
  beside(): Workbench {
    const { problem, grid, field, landing, accesses, shut } = this;
    const history = new Uint16Array(grid.nodes);
    const viaHistory = new Uint16Array(grid.plane);
    return new Workbench(problem, grid, { problem, grid, field, landing, accesses, shut, history, viaHistory });
  }

  /** What benches in other threads can be built from; from now on it lies in shared memory. */
  share(): BenchParts {
    if (!this.#isShared) {
      this.#isShared = true;
      const { tracks, vias } = this.field;
      this.field = { tracks: tracks.map(toShared), vias: vias.map(toShared) };
      this.history = toShared(this.history);
      this.viaHistory = toShared(this.viaHistory);
    }
    const { problem, grid, field, landing, accesses, shut, history, viaHistory } = this;
    return { problem, grid, field, landing, accesses, shut, history, viaHistory };
  }

  /** Whether a branch keeps its distance to everything fixed, in exact terms. */
  isLegal(net: number, branch: Branch): boolean {
    // What it is too near to it was too near to before.
    if (branch.given) return true;
    let legal = this.#legal.get(branch);
    if (legal === undefined) {
      const { segments, vias } = copperOf(this.grid, this.problem.nets[net]!, { branches: [branch] });
      legal =
        segments.every((s) => this.index.blockingTrack(net, s.ax, s.ay, s.bx, s.by, s.halfWidth, s.layer) < 0) &&
        vias.every((v) => this.index.blockingVia(net, v.x, v.y, v) < 0);
      this.#legal.set(branch, legal);
    }
    return legal;
  }

  /** Connections of a net that no track can ever make: to terminals without a way in or out. */
  hopelessOf(net: number): number {
    return this.#hopeless[net]!;
  }

  /**
   * Further connections of a net that no track can make, since what is fixed separates its pads: found by a flood of the
   * board, and known from then on. Of nets that are open alone, in the run's own thread.
   */
  separatedOf(net: number): Separated {
    const known = this.#separated.get(net);
    if (known) return known;
    const isShut = this.#shutTest(net);
    const found = countSeparated(
      this,
      net,
      this.terminalsOf[net]!.filter((terminal) => !isShut(terminal)),
    );
    this.#separated.set(net, found);
    return found;
  }

  /** Connections that are known to be impossible, of all nets. */
  hopeless(): number {
    const separated = [...this.#separated.values()].reduce((sum, { connections }) => sum + connections, 0);
    return this.#hopeless.reduce((sum, connections) => sum + connections, separated);
  }

  #countHopeless(net: number): number {
    const isShut = this.#shutTest(net);
    return this.terminalsOf[net]!.length < 2 ? 0 : this.terminalsOf[net]!.filter(isShut).length;
  }

  #shutTest(net: number): (terminal: number) => boolean {
    const { problem } = this;
    const chains = problem.given.filter((chain) => chain.net === net);
    return (terminal) =>
      (this.accesses[terminal]!.length === 0 || this.shut[terminal] === 1) &&
      (problem.terminals[terminal]!.group ?? 0) === 0 &&
      !this.areasOf[net]!.some((area) => problem.areas[area]!.terminal === terminal) &&
      !chains.some(({ ends }) => ends.some((end) => end.includes(terminal)));
  }

  /** The given copper that a way in names; undefined where it leads into a terminal. */
  chainAt(entry: number): GivenChain | undefined {
    return this.problem.given[entry - this.problem.terminals.length];
  }

  /** The net of a terminal or of given copper, as ways in name them. */
  netAt(entry: number): number | undefined {
    return (this.problem.terminals[entry] ?? this.chainAt(entry))?.net;
  }

  /** Whether a track or via of the net that ends at the node is joined to a pour there. */
  lands(net: number, node: number): boolean {
    const area = this.landing?.owner[node] ?? 0;
    return area > 0 && this.problem.areas[area - 1]!.net === net;
  }

  /** Nets that lack connections which may yet be made: first those that had them, then those of higher priority. */
  unfinished(): number[] {
    const nets = this.terminalsOf.flatMap((terminals, net) =>
      terminals.length > 1 && this.openOf(net) > this.hopelessOf(net) ? [net] : [],
    );
    const isBroken = (net: number): number => (this.brokenOf(net) > 0 ? 0 : 1);
    return nets.sort((a, b) => isBroken(a) - isBroken(b) || this.byPriority(a, b) || a - b);
  }

  /** The same without nets whose open connections what is fixed rules out: the board is flooded to know. */
  joinable(): number[] {
    return this.unfinished().filter(
      (net) => this.openOf(net) > this.hopelessOf(net) + this.separatedOf(net).connections,
    );
  }

  /** The given copper of a route that stays when the net is rerouted for its own good. */
  heldGiven(net: number, { branches }: NetRoute): readonly Branch[] {
    return this.problem.nets[net]!.improvesGiven ? [] : branches.filter(({ given }) => given);
  }

  /** Whether given copper of the net may go for fewer vias and less length, and not only to let others through. */
  yieldsGiven(net: number): boolean {
    const { existing, improvesGiven } = this.problem.nets[net]!;
    return improvesGiven || existing === "rip";
  }

  /** Compares nets: higher priority comes first. */
  byPriority(a: number, b: number): number {
    return this.problem.nets[b]!.priority - this.problem.nets[a]!.priority;
  }

  /** Connections that a net's terminals need, less those its branches make. */
  openOf(net: number, route: NetRoute = this.routes[net]!): number {
    return this.#apart(net, route, ({ group }) => group ?? 0);
  }

  /** Connections that given copper made and that the route does not make. */
  brokenOf(net: number, route: NetRoute = this.routes[net]!): number {
    return this.given[net]!.length > 0 ? this.#apart(net, route, ({ piece }) => piece) : 0;
  }

  /** How many joints are missing between terminals of one label. */
  #apart(net: number, route: NetRoute, labelOf: (terminal: Terminal) => number | undefined): number {
    if (this.terminalsOf[net]!.length < 2) return 0;
    const seen = new Set<number>();
    let pieces = 0;
    for (const { terminals } of componentsOf(this, net, route.branches)) {
      const own = new Set<number>();
      for (const terminal of terminals) {
        const label = labelOf(this.problem.terminals[terminal]!);
        if (label !== undefined) own.add(label);
      }
      for (const label of own) seen.add(label);
      pieces += own.size;
    }
    return pieces - seen.size;
  }
}

function toShared(plane: Uint16Array): Uint16Array {
  const shared = new Uint16Array(new SharedArrayBuffer(plane.byteLength));
  shared.set(plane);
  return shared;
}

/** A piece of a net that is already of one copper. */
export interface Component {
  readonly terminals: number[];
  /** Pours that belong to it. */
  readonly areas: number[];
  readonly branches: Branch[];
}

/** The net's terminals, pours and branches as joined pieces, pieces without a terminal left out. */
export function componentsOf(bench: Workbench, net: number, branches: readonly Branch[]): Component[] {
  const terminals = bench.terminalsOf[net]!;
  const areas = bench.areasOf[net]!;
  const slot = new Map(terminals.map((terminal, index) => [terminal, index]));
  const areaSlot = new Map(areas.map((area, index) => [area, terminals.length + index]));
  const firstBranch = terminals.length + areas.length;
  const sets = new DisjointSets(firstBranch + branches.length);
  for (const area of areas) {
    const { terminal } = bench.problem.areas[area]!;
    if (terminal >= 0) sets.join(slot.get(terminal)!, areaSlot.get(area)!);
  }
  const landing = areas.length > 0 ? bench.landing?.owner : undefined;
  const at = new Map<number, number>();
  const joints = new Map<number, number>();
  for (const area of areas) {
    const { joint } = bench.problem.areas[area]!;
    if (joint === undefined) continue;
    const other = joints.get(joint);
    if (other === undefined) joints.set(joint, areaSlot.get(area)!);
    else sets.join(other, areaSlot.get(area)!);
  }
  const chainSlot = new Map<number, number>();
  branches.forEach(({ given }, index) => {
    if (!given) return;
    chainSlot.set(given.entry, firstBranch + index);
    for (const joint of given.ends.flat()) {
      const other = slot.get(joint) ?? joints.get(joint);
      if (other === undefined) joints.set(joint, firstBranch + index);
      else sets.join(other, firstBranch + index);
    }
  });
  branches.forEach((branch, index) => {
    const self = firstBranch + index;
    eachNode(bench.grid, branch, (node) => {
      const area = landing ? areaSlot.get(landing[node]! - 1) : undefined;
      if (area !== undefined) sets.join(area, self);
      const other = at.get(node);
      if (other === undefined) at.set(node, self);
      else sets.join(other, self);
    });
    for (const access of [branch.start, branch.end]) {
      const end = access ? (slot.get(access.terminal) ?? chainSlot.get(access.terminal)) : undefined;
      if (end !== undefined) sets.join(end, self);
    }
  });
  const groups = new Map<number, Component>();
  const groupOf = (index: number): Component => {
    const root = sets.find(index);
    let group = groups.get(root);
    if (!group) {
      group = { terminals: [], areas: [], branches: [] };
      groups.set(root, group);
    }
    return group;
  };
  for (const [index, terminal] of terminals.entries()) groupOf(index).terminals.push(terminal);
  for (const [index, area] of areas.entries()) groupOf(terminals.length + index).areas.push(area);
  for (const [index, branch] of branches.entries()) groupOf(firstBranch + index).branches.push(branch);
  return [...groups.values()].filter((group) => group.terminals.length > 0);
}

/** Every node the branch's copper stands on; at a via those of all layers. */
export function eachNode(grid: Grid, branch: Branch, visit: (node: number) => void): void {
  const { nodes } = branch;
  for (let i = 0; i < nodes.length; i++) {
    visit(nodes[i]!);
    if (i > 0 && Math.abs(nodes[i]! - nodes[i - 1]!) >= grid.plane) {
      const cell = nodes[i]! % grid.plane;
      for (let layer = 0; layer < grid.layers; layer++) visit(layer * grid.plane + cell);
    }
  }
}
