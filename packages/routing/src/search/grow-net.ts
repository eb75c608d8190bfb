/**
 * Joins the pieces of one net: the smallest piece looks for the nearest other one, again and again, until one piece is
 * left or the rest cannot be reached. Every node of a piece is a place to join, so that T-junctions come of themselves.
 */
import type { NodeBox } from "../grid/landing-field.ts";
import { rasterSegment } from "../grid/raster.ts";
import { type Access, type Branch, nodeX, nodeY } from "../grid/route.ts";
import { ownerOf } from "../grid/static-field.ts";
import type { GrowOptions } from "../jobs/grow-options.ts";
import type { NetRule } from "../problem.ts";
import { CheapestPlaces, JoinPlaces } from "./join-places.ts";
import { DIAGONAL, type SearchTask, STEP } from "./kernel.ts";
import { type Component, componentsOf, type Workbench } from "./workbench.ts";

export interface Grown {
  readonly branches: readonly Branch[];
  /** Connections that found no way. */
  readonly failed: number;
}

/** The net's own copper must not be stamped in the occupancy while it grows. Yields when the budget is used up. */
export function* growNet(
  bench: Workbench,
  net: number,
  kept: readonly Branch[],
  options: GrowOptions,
): Generator<void, Grown> {
  if (bench.stopsAtTurns) {
    bench.budget = 0;
    bench.isBetweenTurns = true;
    yield;
    bench.isBetweenTurns = false;
  }
  const branches = [...kept];
  const all = componentsOf(bench, net, branches);
  let components = all.filter((component) => !isShut(bench, component));
  const stuck = new Set<Component>();
  bench.ban++;
  for (const branch of branches) banNearVias(bench, net, branch);
  let failed = all.length - components.length;
  const places = new JoinPlaces(bench, (access) => priceOf(bench, access, options.pressure));
  const found: FoundPlaces = { places, ends: new CheapestPlaces(places), starts: new CheapestPlaces(places) };
  while (components.length > 1) {
    const source = pickSource(bench, components, stuck);
    if (!source) break;
    if (bench.budget <= 0 && options.atBudget === "end") {
      failed += components.length - 1 - stuck.size;
      break;
    }
    const branch = yield* connect(bench, net, source, partnersOf(bench, source, components), found, options);
    if (!branch) {
      stuck.add(source);
      failed++;
      continue;
    }
    branches.push(branch.branch);
    banNearVias(bench, net, branch.branch);
    const joined: Component = {
      terminals: [...source.terminals, ...branch.reached.terminals],
      areas: [...source.areas, ...branch.reached.areas],
      branches: [...source.branches, ...branch.reached.branches, branch.branch],
    };
    if (stuck.delete(branch.reached)) failed--;
    components = components.filter((component) => component !== source && component !== branch.reached);
    components.push(joined);
  }
  return { branches, failed };
}

/** A search from it would end at once, and one for it would visit the whole board in vain. */
function isShut(bench: Workbench, { terminals, areas, branches }: Component): boolean {
  return areas.length === 0 && branches.length === 0 && terminals.every((terminal) => bench.shut[terminal] === 1);
}

function pickSource(
  bench: Workbench,
  components: readonly Component[],
  stuck: ReadonlySet<Component>,
): Component | undefined {
  let best: Component | undefined;
  let size = Number.POSITIVE_INFINITY;
  for (const component of components) {
    if (stuck.has(component)) continue;
    let weight = component.terminals.length;
    for (const { nodes, given } of component.branches) weight += nodes.length + (given?.anchors.length ?? 0);
    for (const area of component.areas) weight += bench.landing?.nodes[area]?.length ?? 0;
    if (weight < size) {
      best = component;
      size = weight;
    }
  }
  return best;
}

/** The pieces that a piece is to be joined with, and itself: of a net that is not routed, those it was joined with. */
function partnersOf(bench: Workbench, source: Component, components: readonly Component[]): readonly Component[] {
  const wanted = groupsOf(bench, source);
  return components.filter(
    (component) => component === source || [...groupsOf(bench, component)].some((group) => wanted.has(group)),
  );
}

function groupsOf({ problem }: Workbench, { terminals, areas }: Component): Set<number> {
  const members = [...terminals.map((id) => problem.terminals[id]), ...areas.map((id) => problem.areas[id])];
  return new Set(members.map((member) => member?.group ?? 0));
}

/** Where a net can be joined, while it grows; ends and starts are those of the connection at hand. */
interface FoundPlaces {
  readonly places: JoinPlaces;
  readonly ends: CheapestPlaces;
  readonly starts: CheapestPlaces;
}

function* connect(
  bench: Workbench,
  net: number,
  source: Component,
  components: readonly Component[],
  { places, ends, starts }: FoundPlaces,
  options: GrowOptions,
): Generator<void, { branch: Branch; reached: Component } | undefined> {
  const { kernel, grid, profiles } = bench;
  const wide = profiles.wide[net]!;
  const neck = profiles.neck[net]!;
  const via = profiles.via[net]!;
  const smallVia = profiles.smallVia[net]!;
  const rule = bench.problem.nets[net]!;
  const owner = ownerOf(net);
  const areas = landingsFrom(bench, net, source);
  const windows = [windowOf(bench, net, source, components, options.margin)];
  if (options.wholeBoard) windows.push({ x0: 1, y0: 1, x1: grid.width - 2, y1: grid.height - 2 });
  ends.clear();
  for (const component of components) if (component !== source) ends.add(component);
  for (const window of windows) {
    const task: SearchTask = {
      owner,
      wide: bench.field.tracks[wide]!,
      wideOccupancy: bench.occupancy.tracks[wide]!,
      neck: bench.field.tracks[neck]!,
      neckOccupancy: bench.occupancy.tracks[neck]!,
      via: bench.field.vias[via]!,
      viaOccupancy: bench.occupancy.vias[via]!,
      smallVia: bench.field.vias[smallVia]!,
      smallViaOccupancy: bench.occupancy.vias[smallVia]!,
      history: bench.history,
      viaHistory: bench.viaHistory,
      pressure: options.pressure,
      viaPrice: options.viaSteps * STEP,
      stepPrice: stepPrices(grid.layers, rule),
      closed: options.opensPlanes ? 0 : rule.planes,
      banned: bench.banned,
      ban: bench.ban,
      ...(areas && { landing: areas }),
      ...window,
    };
    kernel.begin(task);
    kernel.addTargets(ends);
    kernel.aim();
    starts.clear();
    starts.add(source, (node, cost) => kernel.addSource(node, cost));
    let inPours = 0;
    for (const area of source.areas)
      eachNodeWithin(bench, area, window, (node) => {
        if (starts.at(node)) return;
        inPours++;
        kernel.addSource(node, 0);
      });
    bench.budget -= places.takeWork() + kernel.takeWork();
    if ((ends.count === 0 && !areas) || starts.count + inPours === 0) return undefined;
    let status = kernel.run(0);
    let left = options.mostPops ?? Number.POSITIVE_INFINITY;
    // A search costs something even when it finds its target at once. What is spent decides how the run goes on, so it
    // must not know in how many pieces the caller had the search done; the budget is the caller's.
    bench.spent += 20;
    while (status === "running" && left > 0) {
      if (bench.budget <= 0 && options.atBudget === "end") return undefined;
      if (bench.budget <= 0) yield;
      status = kernel.run(Math.min(bench.budget, left, 20_000));
      left -= kernel.popped;
      bench.budget -= kernel.popped + 20;
      bench.spent += kernel.popped;
    }
    if (status !== "found") continue;
    const { nodes, narrow } = kernel.path();
    const first = nodes[0]!;
    const last = nodes[nodes.length - 1]!;
    const branch = { nodes, narrow, start: starts.at(first)?.access ?? null, end: ends.at(last)?.access ?? null };
    const reached = ends.at(last)?.owner ?? componentAt(bench, last, components);
    return { branch, reached };
  }
  return undefined;
}

/** The pours of the net that the source may end in; absent where there is none. */
function landingsFrom(bench: Workbench, net: number, source: Component): SearchTask["landing"] {
  if (!bench.landing) return undefined;
  const groups = groupsOf(bench, source);
  const open = bench.areasOf[net]!.filter(
    (area) => !source.areas.includes(area) && groups.has(bench.problem.areas[area]!.group ?? 0),
  );
  if (open.length === 0) return undefined;
  const isTarget = new Uint8Array(bench.problem.areas.length + 1);
  for (const area of open) isTarget[area + 1] = 1;
  return { owner: bench.landing.owner, isTarget };
}

/** The piece that the pour under the node belongs to; a piece of its own where no pad hangs on the pour yet. */
function componentAt(bench: Workbench, node: number, components: readonly Component[]): Component {
  const area = bench.landing!.owner[node]! - 1;
  return (
    components.find((component) => component.areas.includes(area)) ?? { terminals: [], areas: [area], branches: [] }
  );
}

function eachNodeWithin(
  bench: Workbench,
  area: number,
  window: { readonly x0: number; readonly y0: number; readonly x1: number; readonly y1: number },
  visit: (node: number) => void,
): void {
  const { plane, width } = bench.grid;
  for (const node of bench.landing?.nodes[area] ?? []) {
    const cell = node % plane;
    const x = cell % width;
    const y = (cell - x) / width;
    if (x >= window.x0 && x <= window.x1 && y >= window.y0 && y <= window.y1) visit(node);
  }
}

/** Price of a way in; −1 where it is forbidden. */
function priceOf(bench: Workbench, access: Access, pressure: Int32Array): number {
  const surcharge = stubSurcharge(bench, access, pressure);
  return surcharge < 0 ? -1 : access.cost + surcharge;
}

/** What a stub pays for the copper of other nets along it; −1 where that is forbidden. */
function stubSurcharge(bench: Workbench, access: Access, pressure: Int32Array): number {
  const { grid, profiles, occupancy } = bench;
  const net = bench.netAt(access.terminal)!;
  const plane = occupancy.tracks[(access.narrow ? profiles.neck : profiles.wide)[net]!]!;
  const layer = Math.floor(access.node / grid.plane);
  const { points } = access;
  let surcharge = 0;
  let previous = access.node;
  if (plane[access.node]! > 0) {
    if (pressure[Math.min(15, plane[access.node]!)] === 0) return -1;
    surcharge += ((pressure[Math.min(15, plane[access.node]!)]! - 16) * STEP) / 16;
  }
  for (let i = 2; i < points.length; i += 2) {
    const steps = Math.ceil(Math.hypot(points[i]! - points[i - 2]!, points[i + 1]! - points[i - 1]!) / grid.pitch);
    for (let k = 1; k <= steps; k++) {
      const x = Math.round((points[i - 2]! + ((points[i]! - points[i - 2]!) * k) / steps - grid.originX) / grid.pitch);
      const y = Math.round(
        (points[i - 1]! + ((points[i + 1]! - points[i - 1]!) * k) / steps - grid.originY) / grid.pitch,
      );
      const node = layer * grid.plane + y * grid.width + x;
      if (node === previous) continue;
      previous = node;
      const count = plane[node]!;
      if (count === 0) continue;
      const factor = pressure[Math.min(15, count)]!;
      // The nearest node stands for the stub here; the exact check has the last word.
      surcharge += factor === 0 ? 2 * STEP : ((factor - 16) * STEP) / 16;
    }
  }
  return Math.round(surcharge);
}

function windowOf(
  bench: Workbench,
  net: number,
  source: Component,
  components: readonly Component[],
  margin: number,
): { x0: number; y0: number; x1: number; y1: number } {
  const own = boxOf(bench, source);
  let nearest = Number.POSITIVE_INFINITY;
  let box = own;
  const others = components.flatMap((component) =>
    component === source ? [] : component.terminals.map((terminal) => boxOfTerminal(bench, terminal)),
  );
  for (const area of bench.areasOf[net]!) {
    const pour = bench.landing?.boxes[area];
    if (pour && pour.x0 <= pour.x1 && !source.areas.includes(area)) others.push(nearSide(pour, own));
  }
  for (const other of others) {
    const dx = Math.max(0, other.x0 - own.x1, own.x0 - other.x1);
    const dy = Math.max(0, other.y0 - own.y1, own.y0 - other.y1);
    if (dx + dy >= nearest) continue;
    nearest = dx + dy;
    box = {
      x0: Math.min(own.x0, other.x0),
      y0: Math.min(own.y0, other.y0),
      x1: Math.max(own.x1, other.x1),
      y1: Math.max(own.y1, other.y1),
    };
  }
  const { grid } = bench;
  const extra = Math.ceil(Math.max(margin / grid.pitch, nearest * 0.4));
  return {
    x0: Math.max(1, box.x0 - extra),
    y0: Math.max(1, box.y0 - extra),
    x1: Math.min(grid.width - 2, box.x1 + extra),
    y1: Math.min(grid.height - 2, box.y1 + extra),
  };
}

/** Of a pour that reaches far only what lies nearest matters. */
function nearSide(pour: NodeBox, own: NodeBox): NodeBox {
  const near = (low: number, high: number, from: number, to: number): [number, number] =>
    high < from ? [high, high] : low > to ? [low, low] : [Math.max(low, from), Math.min(high, to)];
  const [x0, x1] = near(pour.x0, pour.x1, own.x0, own.x1);
  const [y0, y1] = near(pour.y0, pour.y1, own.y0, own.y1);
  return { x0, y0, x1, y1 };
}

function boxOf(bench: Workbench, component: Component): NodeBox {
  const box = { x0: 0x7fffffff, y0: 0x7fffffff, x1: 0, y1: 0 };
  for (const terminal of component.terminals) widen(box, boxOfTerminal(bench, terminal));
  return box;
}

function boxOfTerminal(bench: Workbench, terminal: number): NodeBox {
  const { grid, problem } = bench;
  const box = { x0: 0x7fffffff, y0: 0x7fffffff, x1: 0, y1: 0 };
  for (const anchor of problem.terminals[terminal]!.anchors) {
    const x = Math.round((anchor.x - grid.originX) / grid.pitch);
    const y = Math.round((anchor.y - grid.originY) / grid.pitch);
    widen(box, { x0: x, y0: y, x1: x, y1: y });
  }
  return box;
}

function widen(box: NodeBox, other: NodeBox): void {
  box.x0 = Math.min(box.x0, other.x0);
  box.y0 = Math.min(box.y0, other.y0);
  box.x1 = Math.max(box.x1, other.x1);
  box.y1 = Math.max(box.y1, other.y1);
}

/** Sixteenths of its length that a step costs more when it runs across the way its layer should run, and aslant to it. */
const ACROSS = 16;
const ASLANT = 5;

/** A step on a plane costs as many times more: a plane is cut where nothing else helps, and then across. */
export const PLANE_PRICE = 8;

/** By layer · 8 + direction; even directions run straight, 0 and 4 of them horizontally. */
function stepPrices(layers: number, { directions, planes }: NetRule): Int32Array {
  const prices = new Int32Array(layers * 8);
  for (let i = 0; i < prices.length; i++) {
    const isStraight = i % 2 === 0;
    const wanted = directions?.[i >> 3] ?? "any";
    const isAlong = i % 4 === (wanted === "horizontal" ? 0 : 2);
    const surcharge = wanted === "any" || isAlong ? 0 : isStraight ? ACROSS : ASLANT;
    const times = (planes >> (i >> 3)) & 1 ? PLANE_PRICE : 1;
    prices[i] = Math.round((times * (isStraight ? STEP : DIAGONAL) * (16 + surcharge)) / 16);
  }
  return prices;
}

/** Forbids vias around those of the branch: drills keep their distance within a net, too. */
function banNearVias(bench: Workbench, net: number, branch: Branch): void {
  const { grid, problem, banned, ban } = bench;
  const { drill } = problem.nets[net]!.via;
  const banNear = (x: number, y: number, other: number): void => {
    const reach = (drill + other) / 2 + problem.rules.holeToHole;
    rasterSegment(grid, x, y, x, y, reach, (first, last) => banned.fill(ban, first, last + 1));
  };
  for (const piece of branch.given?.pieces ?? [])
    if (piece.drill > 0) banNear(piece.points[0]!, piece.points[1]!, piece.drill);
  for (let i = 1; i < branch.nodes.length; i++) {
    if (Math.abs(branch.nodes[i]! - branch.nodes[i - 1]!) < grid.plane) continue;
    const cell = branch.nodes[i]! % grid.plane;
    banNear(nodeX(grid, cell), nodeY(grid, cell), drill);
  }
}
