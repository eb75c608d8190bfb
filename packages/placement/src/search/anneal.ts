import type { Xorshift32 } from "@tracewright/algorithms";
import type { Cost } from "../cost/cost.ts";
import { leavesEdge } from "../layout/edge.ts";
import type { Layout } from "../layout/layout.ts";
import type { Place } from "../problem/place.ts";
import { OWN_SIDE_POSES, POSES } from "../problem/poses.ts";
import type { Profile } from "../problem/profile.ts";
import { turnedPose } from "../problem/turned-pose.ts";
import { findClusters, findPeers } from "./clusters.ts";
import { exchangeAtEdge } from "./edge-exchange.ts";
import { randomEdgePlace } from "./edge-move.ts";
import { proposeSwap } from "./propose-swap.ts";

/** What belongs to the edge makes moves along it, but for exchanges and a few that try its luck elsewhere. */
const EDGE_MOVES_FROM = 0.35;
/** Which moves are tried how often; the rest are shifts of one part. */
const SWAPS = 0.2;
/** Of the swaps of what belongs to the edge, so many are exchanges along the rim. */
const EXCHANGES = 0.8;
const RIGID = 0.1;
const JUMPS = 0.15;
/** A rigid move pushes away what is in its way, up to so many parts in all. */
const MAX_PUSHED = 6;
const MAX_IN_CLUSTER = 24;
const MAX_IN_SET = MAX_IN_CLUSTER + MAX_PUSHED;
/** A satellite stands with its anchor as long as it is this near to the anchor's room. */
const CLUSTER_REACH = 4_000_000;
/** Of the nets of a large circuit so many say where it wants to be. */
const MAX_BOUNDS = 64;

/** Moves between two looks at the acceptance. */
const CYCLE = 500;
/** Acceptance of legal moves at which annealing gains most (Lam and Delosme 1988); the window follows it (Betz and Rose 1997). */
const BEST_ACCEPTANCE = 0.44;
/** How fast the window follows. */
const WINDOW_PACE = 0.1;
/** So many legal moves tell how much moves change, unless it takes more than this share of all moves to find them. */
const SAMPLES = 1_000;
const MAX_SAMPLING = 0.05;
/** The temperature at the start, by the deviation of what moves change: construction has left something to keep. */
const START = 0.5;
/** The temperature at the end, nanometres: then hardly a move is made that costs one step of the finest grid. */
const COLDEST = 20_000;
/** The window is never narrower than so many steps of the grid. */
const NARROWEST = 4;
/** Share of the moves that keep to one axis, for each of them. */
const AXIS = 0.15;
/** A jump lands this near to where the wires want it. */
const JUMP_WINDOW = 3_000_000;
/** Parts change places over this many windows. */
const SWAP_WINDOWS = 4;

type MutablePlace = { -readonly [Key in keyof Place]: Place[Key] };

/** What annealing needs to go on, apart from the layout and the generator. */
export interface AnnealState {
  temperature: number;
  startTemperature: number;
  /** Half side of the square within which parts move, nanometres. */
  window: number;
  done: number;
  cost: number;
  /** Legal moves of the cycle under way, and how many of them were made. */
  legal: number;
  accepted: number;
  /** While the start temperature is sought: the sum of the squares of what legal moves would change. */
  squares: number;
}

/**
 * Simulated annealing over legal layouts (Kirkpatrick et al. 1983). Moves that would make the layout illegal are not made at
 * all. A part shifts within a window, jumps to where its wires want it, turns, or changes places with another; what hangs
 * together moves as one piece and pushes away what is in its way.
 */
export class Annealing {
  readonly layout: Layout;
  readonly cost: Cost;
  readonly state: AnnealState;
  readonly #profile: Profile;
  readonly #random: Xorshift32;
  readonly #moves: number;
  /** Of the usual start temperature, for layouts of which more is to be kept. */
  readonly #heat: number;
  readonly #clusters: readonly Int32Array[];
  readonly #peers: readonly Int32Array[];
  /** The parts of the move at hand, where they stood and where they go. */
  readonly #set = new Int32Array(MAX_IN_SET);
  readonly #before: MutablePlace[] = Array.from({ length: MAX_IN_SET }, () => ({ x: 0, y: 0, pose: 0 }));
  readonly #to: MutablePlace[] = Array.from({ length: MAX_IN_SET }, () => ({ x: 0, y: 0, pose: 0 }));
  #count = 0;
  readonly #isInSet: Uint8Array;
  readonly #rimParts: readonly number[];
  readonly #xs = new Float64Array(MAX_BOUNDS);
  readonly #ys = new Float64Array(MAX_BOUNDS);
  readonly #place: MutablePlace = { x: 0, y: 0, pose: 0 };

  constructor(
    layout: Layout,
    cost: Cost,
    tools: { profile: Profile; random: Xorshift32; moves: number; heat?: number; saved?: AnnealState | undefined },
  ) {
    this.layout = layout;
    this.cost = cost;
    this.#profile = tools.profile;
    this.#random = tools.random;
    this.#moves = tools.moves;
    this.#heat = tools.heat ?? 1;
    this.#clusters = findClusters(layout.problem);
    this.#peers = findPeers(layout.problem);
    this.#isInSet = new Uint8Array(layout.problem.partCount);
    const { wantsEdge } = layout.problem;
    this.#rimParts = [...wantsEdge.keys()].filter((index) => wantsEdge[index] === 1);
    this.state = tools.saved ? { ...tools.saved } : this.#begin();
  }

  /** One move, tried. */
  move(): void {
    const { state } = this;
    this.#propose();
    state.done += 1;
    if (state.done % CYCLE === 0) this.#cool();
  }

  /** The cost counts other terms from now on. */
  recount(): void {
    this.state.cost = this.cost.total();
  }

  #begin(): AnnealState {
    return {
      temperature: 0,
      startTemperature: 0,
      window: this.#widestWindow * Math.sqrt(this.#heat),
      done: 0,
      cost: this.cost.total(),
      legal: 0,
      accepted: 0,
      squares: 0,
    };
  }

  get #widestWindow(): number {
    const { area, rules } = this.layout.problem;
    const farthest = rules.reach.reduce((most, reach) => Math.max(most, reach), 0);
    return Math.min(farthest, (Math.max(area.columns, area.rows) * area.cell) / 3);
  }

  /**
   * The temperature falls by the same factor cycle by cycle, to the end; the window within which parts move shrinks while
   * fewer moves are accepted than is best, and grows again.
   */
  #cool(): void {
    const { state } = this;
    if (state.startTemperature === 0) {
      if (state.legal < SAMPLES && state.done < MAX_SAMPLING * this.#moves) return;
      state.startTemperature = this.#heat * START * Math.sqrt(state.squares / Math.max(1, state.legal)) + COLDEST;
    } else {
      const acceptance = state.accepted / Math.max(1, state.legal);
      const window = state.window * (1 - BEST_ACCEPTANCE + acceptance) ** WINDOW_PACE;
      state.window = Math.min(this.#widestWindow, Math.max(this.#profile.grid * NARROWEST, window));
    }
    state.temperature = state.startTemperature * (COLDEST / state.startTemperature) ** (state.done / this.#moves);
    state.legal = 0;
    state.accepted = 0;
  }

  #propose(): void {
    const random = this.#random;
    const { problem } = this.layout;
    const part = random.below(problem.partCount);
    const { swaps } = problem.rules;
    if (swaps) {
      for (const { part: mover, place } of proposeSwap(this.layout, swaps, part, random))
        this.#add(mover, place.x, place.y, place.pose);
      if (this.#count > 0) this.#judgeSet();
      return;
    }
    const kind = random.next();
    if (kind < SWAPS) this.#swap(part);
    else if (kind < SWAPS + RIGID) this.#moveRigidly(part);
    else this.#moveOne(part, kind);
  }

  #moveOne(part: number, kind: number): void {
    const random = this.#random;
    const { layout } = this;
    const { turning, grid } = this.#profile;
    const window = this.state.window;
    const place = this.#place;
    place.x = layout.x[part]!;
    place.y = layout.y[part]!;
    place.pose = layout.pose[part]!;
    const turnsOver = layout.problem.rules.turningOver[part]!;
    if (layout.problem.wantsEdge[part] === 1 && kind > EDGE_MOVES_FROM) {
      const { x, y, pose } = randomEdgePlace(layout, part, { profile: this.#profile, random, window });
      place.x = x;
      place.y = y;
      place.pose = pose;
    } else if (kind < SWAPS + RIGID + turning) place.pose = turnedPose(place.pose, random, turnsOver);
    else {
      if (random.next() < turning / 2) place.pose = turnedPose(place.pose, random, turnsOver);
      let reach = window;
      if (kind > 1 - JUMPS && this.#aimAtWires(part, place)) reach = Math.min(window, JUMP_WINDOW);
      const axis = random.next();
      if (axis > AXIS) place.x = snap(place.x + (random.next() * 2 - 1) * reach, grid);
      if (axis < 1 - AXIS) place.y = snap(place.y + (random.next() * 2 - 1) * reach, grid);
    }
    if (!layout.fits(part, place) || leavesEdge(layout, part, place)) return;
    this.#add(part, place.x, place.y, place.pose);
    this.cost.begin(this.#set, 1);
    layout.put(part, place);
    this.#judge();
  }

  /** A point of the region in which the part's wires are shortest; false: its wires want nothing. */
  #aimAtWires(part: number, place: MutablePlace): boolean {
    const count = this.cost.wires.boundsFor(part, place.pose, this.#xs, this.#ys);
    if (count === 0) return false;
    place.x = snap(this.#betweenMiddles(this.#xs, count), this.#profile.grid);
    place.y = snap(this.#betweenMiddles(this.#ys, count), this.#profile.grid);
    return true;
  }

  #betweenMiddles(bounds: Float64Array, count: number): number {
    // Insertion sort: most parts have two to eight bounds.
    for (let index = 1; index < count; index += 1) {
      const value = bounds[index]!;
      let at = index;
      for (; at > 0 && bounds[at - 1]! > value; at -= 1) bounds[at] = bounds[at - 1]!;
      bounds[at] = value;
    }
    const low = bounds[count / 2 - 1]!;
    return low + this.#random.next() * (bounds[count / 2]! - low);
  }

  /** Two parts change places, middle to middle; those of one size more often than others. */
  #swap(part: number): void {
    const random = this.#random;
    const { layout } = this;
    if (layout.problem.wantsEdge[part] === 1 && this.#rimParts.length > 1 && random.next() < EXCHANGES) {
      this.#exchangeAtEdge(part, this.#rimParts[random.below(this.#rimParts.length)]!);
      return;
    }
    const peers = this.#peers[part]!;
    const other =
      peers.length > 1 && random.next() < 0.6
        ? peers[random.below(peers.length)]!
        : random.below(layout.problem.partCount);
    if (part === other) return;
    const { grid, turning } = this.#profile;
    const pose = random.next() < turning ? turnedPose(layout.pose[part]!, random) : layout.pose[part]!;
    const otherPose = random.next() < turning ? turnedPose(layout.pose[other]!, random) : layout.pose[other]!;
    const middles = layout.middles;
    const from = (part * POSES + layout.pose[part]!) * 2;
    const to = (other * POSES + layout.pose[other]!) * 2;
    const dx = layout.x[other]! + middles[to]! - layout.x[part]! - middles[from]!;
    const dy = layout.y[other]! + middles[to + 1]! - layout.y[part]! - middles[from + 1]!;
    const isWide = Math.abs(dx) > this.state.window * SWAP_WINDOWS || Math.abs(dy) > this.state.window * SWAP_WINDOWS;
    if (isWide) return;
    const turnedFrom = (part * POSES + pose) * 2;
    const turnedTo = (other * POSES + otherPose) * 2;
    this.#add(
      part,
      snap(layout.x[part]! + dx + middles[from]! - middles[turnedFrom]!, grid),
      snap(layout.y[part]! + dy + middles[from + 1]! - middles[turnedFrom + 1]!, grid),
      pose,
    );
    this.#add(
      other,
      snap(layout.x[other]! - dx + middles[to]! - middles[turnedTo]!, grid),
      snap(layout.y[other]! - dy + middles[to + 1]! - middles[turnedTo + 1]!, grid),
      otherPose,
    );
    // Most exchanges fail at a third part, which is quickly seen.
    if (layout.fits(part, this.#to[0]!, other) && layout.fits(other, this.#to[1]!, part)) this.#judgeSet();
    else this.#forget();
  }

  /** Two that stand at the rim change places there: nothing else that keeps them there brings them into another order. */
  #exchangeAtEdge(part: number, other: number): void {
    const places = part === other ? undefined : exchangeAtEdge(this.layout, part, other, this.#profile.grid);
    if (!places) return;
    const [to, back] = places;
    this.#add(part, to.x, to.y, to.pose);
    this.#add(other, back.x, back.y, back.pose);
    this.#judgeSet();
  }

  /** A part with all that hangs on it shifts or turns as one piece; what it shifts into goes the same way. */
  #moveRigidly(part: number): void {
    const random = this.#random;
    const { layout } = this;
    const { grid, turning } = this.#profile;
    this.#gather(part);
    if (this.#count > 1 && random.next() < turning) {
      const turns = 1 + random.below(OWN_SIDE_POSES - 1);
      this.#turnAbout(part, turns);
      this.#judgeSet();
      return;
    }
    const axis = random.next();
    const dx = axis > AXIS ? snap((random.next() * 2 - 1) * this.state.window, grid) : 0;
    const dy = axis < 1 - AXIS ? snap((random.next() * 2 - 1) * this.state.window, grid) : 0;
    for (let index = 0; index < this.#count; index += 1) {
      const to = this.#to[index]!;
      to.x += dx;
      to.y += dy;
    }
    const most = Math.min(this.#set.length, this.#count + MAX_PUSHED);
    for (let index = 0; index < this.#count; index += 1) {
      const member = this.#set[index]!;
      for (const blocker of layout.blockersOf(member, this.#to[index]!)) {
        if (this.#isInSet[blocker] === 1) continue;
        if (this.#count === most) {
          this.#forget();
          return;
        }
        this.#add(blocker, layout.x[blocker]! + dx, layout.y[blocker]! + dy, layout.pose[blocker]!);
      }
    }
    this.#judgeSet();
  }

  /** The part and those of its satellites that stand near to it. */
  #gather(part: number): void {
    const { layout } = this;
    this.#add(part, layout.x[part]!, layout.y[part]!, layout.pose[part]!);
    const satellites = this.#clusters[part]!;
    if (satellites.length === 0) return;
    const found = layout.neighbors.near(part, layout.x[part]!, layout.y[part]!, layout.pose[part]!, CLUSTER_REACH);
    for (let index = 0; index < found && this.#count < MAX_IN_CLUSTER; index += 1) {
      const other = layout.neighbors.found[index]!;
      if (!satellites.includes(other)) continue;
      this.#add(other, layout.x[other]!, layout.y[other]!, layout.pose[other]!);
    }
  }

  /** Quarter turns counter-clockwise on screen, y down, about the part's own position. */
  #turnAbout(part: number, turns: number): void {
    const { layout } = this;
    for (let index = 0; index < this.#count; index += 1) {
      const to = this.#to[index]!;
      let dx = to.x - layout.x[part]!;
      let dy = to.y - layout.y[part]!;
      for (let turn = 0; turn < turns; turn += 1) [dx, dy] = [dy, -dx];
      to.x = layout.x[part]! + dx;
      to.y = layout.y[part]! + dy;
      to.pose = to.pose - (to.pose % OWN_SIDE_POSES) + ((to.pose + turns) % OWN_SIDE_POSES);
    }
  }

  #add(part: number, x: number, y: number, pose: number): void {
    const index = this.#count;
    this.#set[index] = part;
    this.#isInSet[part] = 1;
    const before = this.#before[index]!;
    const to = this.#to[index]!;
    before.x = this.layout.x[part]!;
    before.y = this.layout.y[part]!;
    before.pose = this.layout.pose[part]!;
    to.x = x;
    to.y = y;
    to.pose = pose;
    this.#count = index + 1;
  }

  #forget(): void {
    for (let index = 0; index < this.#count; index += 1) this.#isInSet[this.#set[index]!] = 0;
    this.#count = 0;
  }

  /** Makes the move of several parts where it is legal: all are taken up first, so that none is in another's way. */
  #judgeSet(): void {
    const { layout } = this;
    const count = this.#count;
    for (let index = 0; index < count; index += 1) {
      const part = this.#set[index]!;
      const to = this.#to[index]!;
      if (!layout.fitsArea(part, to) || leavesEdge(layout, part, to)) {
        this.#forget();
        return;
      }
    }
    this.cost.begin(this.#set, count);
    for (let index = 0; index < count; index += 1) layout.takeUp(this.#set[index]!);
    for (let index = 0; index < count; index += 1) {
      if (!layout.fits(this.#set[index]!, this.#to[index]!)) {
        this.#putBack();
        this.#forget();
        return;
      }
      layout.put(this.#set[index]!, this.#to[index]!);
    }
    this.#judge();
  }

  #putBack(): void {
    for (let index = 0; index < this.#count; index += 1) this.layout.put(this.#set[index]!, this.#before[index]!);
  }

  /** Takes the move back, which is legal and made, unless the rule of Metropolis et al. (1953) accepts it. */
  #judge(): void {
    const { cost, state } = this;
    const isSampling = state.startTemperature === 0;
    const limit = isSampling ? Infinity : -state.temperature * Math.log(1 - this.#random.next());
    const change = cost.change(this.#set, this.#count, limit);
    state.legal += 1;
    if (change <= limit && !isSampling) {
      state.cost += change;
      state.accepted += 1;
    } else {
      if (isSampling) state.squares += change * change;
      this.#putBack();
      cost.takeBack(this.#set, this.#count);
    }
    this.#forget();
  }
}

function snap(value: number, grid: number): number {
  return Math.round(value / grid) * grid;
}
