import { CopperTable } from "../exact/conflicts.ts";
import { StaticIndex } from "../exact/static-index.ts";
import { chooseGrid, type Grid } from "../grid/grid.ts";
import { buildLandingField, type LandingField } from "../grid/landing-field.ts";
import { Occupancy } from "../grid/occupancy.ts";
import { collectProfiles, type Profiles } from "../grid/profiles.ts";
import { buildStaticField, type StaticField } from "../grid/static-field.ts";
import type { Crew } from "../parallel/crew.ts";
import type { RoutingProblem } from "../problem.ts";
import { Kernel } from "./kernel.ts";
import { findAccesses } from "./pin-access.ts";
import { type Access, type Branch, type Copper, copperOf, type NetRoute, NO_COPPER, NO_ROUTE } from "./route.ts";

/** What benches of one problem in several threads need not build, and keep in memory, more than once. */
export interface BenchParts {
  readonly problem: RoutingProblem;
  readonly grid: Grid;
  readonly field: StaticField;
  readonly landing: LandingField | undefined;
  readonly accesses: readonly (readonly Access[])[];
  /** Written by the run's own thread alone, and never while others search. */
  readonly history: Uint16Array;
  readonly viaHistory: Uint16Array;
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
  /** By terminal. */
  readonly accesses: readonly (readonly Access[])[];
  /** Terminals of each net that has at least two. */
  readonly terminalsOf: readonly (readonly number[])[];
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
  /** Pops since the start. */
  spent = 0;
  /** Whether the caller gets its turn before each net that is grown. */
  stopsAtTurns = false;
  /** Whether it has it now. */
  isBetweenTurns = false;

  /** Who else computes jobs; the bench's own thread alone where absent. */
  crew: Crew | undefined;
  #isShared = false;

  /** On the lattice given, or on one that suits the problem; with the parts of a bench of the same problem where there is one. */
  constructor(problem: RoutingProblem, grid: Grid = chooseGrid(problem), parts?: BenchParts) {
    this.problem = problem;
    this.grid = grid;
    this.profiles = collectProfiles(problem);
    this.field = parts?.field ?? buildStaticField(problem, this.grid, this.profiles);
    this.landing = parts ? parts.landing : buildLandingField(problem, this.grid);
    const areasOf: number[][] = problem.nets.map(() => []);
    for (const [id, area] of problem.areas.entries()) areasOf[area.net]!.push(id);
    this.areasOf = areasOf;
    this.index = new StaticIndex(problem);
    this.occupancy = new Occupancy(problem, this.grid, this.profiles);
    this.kernel = new Kernel(this.grid);
    this.accesses = parts?.accesses ?? findAccesses(this);
    const terminalsOf: number[][] = problem.nets.map(() => []);
    for (const [id, terminal] of problem.terminals.entries()) terminalsOf[terminal.net]!.push(id);
    this.terminalsOf = terminalsOf;
    this.history = parts?.history ?? new Uint16Array(this.grid.nodes);
    this.viaHistory = parts?.viaHistory ?? new Uint16Array(this.grid.plane);
    this.banned = new Int32Array(this.grid.plane);
    this.table = new CopperTable(problem);
    this.routes = problem.nets.map(() => NO_ROUTE);
    this.copper = problem.nets.map(() => NO_COPPER);
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
    if (copper !== NO_COPPER) {
      this.occupancy.stamp(net, copper, 1);
      this.table.add(net, copper);
    }
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
    const { problem, grid, field, landing, accesses, history, viaHistory } = this;
    return { problem, grid, field, landing, accesses, history, viaHistory };
  }

  /** Whether a branch keeps its distance to everything fixed, in exact terms. */
  isLegal(net: number, branch: Branch): boolean {
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

  /** Connections of a net that no track can ever make: to terminals without a way in. */
  hopelessOf(net: number): number {
    return this.terminalsOf[net]!.filter(
      (terminal) =>
        this.accesses[terminal]!.length === 0 &&
        !this.areasOf[net]!.some((area) => this.problem.areas[area]!.terminal === terminal),
    ).length;
  }

  /** Whether a track or via of the net that ends at the node is joined to a pour there. */
  lands(net: number, node: number): boolean {
    const area = this.landing?.owner[node] ?? 0;
    return area > 0 && this.problem.areas[area - 1]!.net === net;
  }

  /** Nets that lack connections which may yet be made, those of higher priority first. */
  unfinished(): number[] {
    const nets = this.terminalsOf.flatMap((terminals, net) =>
      terminals.length > 1 && this.openOf(net) > this.hopelessOf(net) ? [net] : [],
    );
    return nets.sort((a, b) => this.byPriority(a, b) || a - b);
  }

  /** Compares nets: higher priority comes first. */
  byPriority(a: number, b: number): number {
    return this.problem.nets[b]!.priority - this.problem.nets[a]!.priority;
  }

  /** Connections that a net's terminals need, less those its branches make. */
  openOf(net: number, route: NetRoute = this.routes[net]!): number {
    return Math.max(0, this.terminalsOf[net]!.length - 1 - joinsOf(this, net, route));
  }
}

function toShared(plane: Uint16Array): Uint16Array {
  const shared = new Uint16Array(new SharedArrayBuffer(plane.byteLength));
  shared.set(plane);
  return shared;
}

/** How many joints between terminals a route makes. */
export function joinsOf(bench: Workbench, net: number, route: NetRoute): number {
  return bench.terminalsOf[net]!.length - componentsOf(bench, net, route.branches).length;
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
  const parent = Array.from({ length: firstBranch + branches.length }, (_, index) => index);
  const find = (index: number): number => {
    let root = index;
    while (parent[root] !== root) root = parent[root]!;
    while (parent[index] !== root) [parent[index], index] = [root, parent[index]!];
    return root;
  };
  const join = (a: number, b: number): void => {
    const ra = find(a);
    const rb = find(b);
    if (ra !== rb) parent[Math.max(ra, rb)] = Math.min(ra, rb);
  };
  for (const area of areas) {
    const { terminal } = bench.problem.areas[area]!;
    if (terminal >= 0) join(slot.get(terminal)!, areaSlot.get(area)!);
  }
  const landing = areas.length > 0 ? bench.landing?.owner : undefined;
  const at = new Map<number, number>();
  branches.forEach((branch, index) => {
    const self = firstBranch + index;
    eachNode(bench.grid, branch, (node) => {
      const area = landing ? areaSlot.get(landing[node]! - 1) : undefined;
      if (area !== undefined) join(area, self);
      const other = at.get(node);
      if (other === undefined) at.set(node, self);
      else join(other, self);
    });
    for (const access of [branch.start, branch.end]) if (access) join(slot.get(access.terminal)!, self);
  });
  const groups = new Map<number, Component>();
  const groupOf = (index: number): Component => {
    const root = find(index);
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
