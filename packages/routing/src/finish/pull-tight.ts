/**
 * Pulls a chain tight between its ends, at 45°: shorter ways between any two of its bends, straight rays from a bend to a
 * later piece, pieces slid towards their shorter side up to the first contact, corners cut. Every change is checked in
 * nanometres before it is made, and makes the chain cheaper.
 */
import { depthInShape } from "../geometry/distance.ts";
import { isOctilinear, isSame, type Place, shortestWays, touches } from "../geometry/octilinear.ts";
import type { Shape } from "../geometry/shape.ts";
import { type Chain, layWay, removeChain, type Way, wayLength, wayOf } from "./chain.ts";
import { type ClearGround, meetsOwn } from "./clear-ground.ts";
import { type Edge, isVia, type NetGraph, type Node, otherEnd } from "./net-graph.ts";
import type { NetJoints } from "./net-joints.ts";
import { meetingCost, pieceCost, turnCost } from "./way-cost.ts";

/** A change that gains less, in nanometres, is not worth the ink. */
const MIN_GAIN = 2_000;
/** Pieces that one shorter way replaces at most, and how far ahead a ray looks. */
const WIDEST_SPAN = 12;
/** How near to the first contact a slide ends. */
const CONTACT = 1_000;
const MAX_CHANGES = 200;
/** A bend that a pad's copper hides, in nanometres of track. */
const HIDDEN_BEND = 60_000;

const DIRECTIONS: readonly Place[] = [
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
  { x: -1, y: 1 },
  { x: -1, y: 0 },
  { x: -1, y: -1 },
  { x: 0, y: -1 },
  { x: 1, y: -1 },
];

/** How much longer the net may get by a change that makes it nicer: what other changes have saved. */
export interface Savings {
  left: number;
}

/** Whether anything changed. */
export function pullTight(
  graph: NetGraph,
  chain: Chain,
  joints: NetJoints,
  ground: ClearGround,
  savings: Savings,
): boolean {
  const tightening = new Tightening(graph, chain, joints, ground, savings);
  if (!tightening.run()) return false;
  removeChain(graph, chain);
  const first = chain.nodes[0]!;
  const last = chain.nodes[chain.nodes.length - 1]!;
  layWay(graph, first, last, tightening.way, chain.layer);
  return true;
}

class Tightening {
  way: Way;
  readonly #graph: NetGraph;
  readonly #layer: number;
  readonly #ground: ClearGround;
  readonly #savings: Savings;
  readonly #own: ReadonlySet<Edge>;
  readonly #cover: readonly Shape[];
  /** Far ends of the other tracks that meet the chain at its ends. */
  readonly #atStart: readonly Place[];
  readonly #atEnd: readonly Place[];

  constructor(graph: NetGraph, chain: Chain, joints: NetJoints, ground: ClearGround, savings: Savings) {
    this.#graph = graph;
    this.#layer = chain.layer;
    this.#ground = ground;
    this.#savings = savings;
    this.way = wayOf(chain);
    this.#own = new Set(chain.edges);
    this.#cover = [chain.nodes[0]!, chain.nodes[chain.nodes.length - 1]!].flatMap((end) =>
      end.joints.length > 0 ? joints.coverAt(end, chain.layer) : [],
    );
    this.#atStart = neighboursAt(chain.nodes[0]!, this.#own, chain.layer);
    this.#atEnd = neighboursAt(chain.nodes[chain.nodes.length - 1]!, this.#own, chain.layer);
  }

  run(): boolean {
    let changed = this.#merge();
    for (let i = 0; i < MAX_CHANGES && this.#ground.left > 0; i++) {
      if (!this.#relink() && !this.#shoot() && !this.#slide() && !this.#cutCorner()) return changed;
      this.#merge();
      changed = true;
    }
    return changed;
  }

  /** Straight runs of one width become one piece. */
  #merge(): boolean {
    const { places, halfWidths } = this.way;
    const keep: Place[] = [places[0]!];
    const widths: number[] = [];
    for (let i = 1; i < places.length; i++) {
      const [last, at, next] = [keep[keep.length - 1]!, places[i]!, places[i + 1]];
      if (isSame(at, last)) {
        if (i === places.length - 1 && keep.length > 1) keep[keep.length - 1] = at;
        continue;
      }
      const width = halfWidths[i - 1]!;
      if (next && width === halfWidths[i] && turnCost(last, at, next) === 0 && places.length > 2) continue;
      keep.push(at);
      widths.push(width);
    }
    if (keep.length === places.length || keep.length < 2) return false;
    this.way = { places: keep, halfWidths: widths };
    return true;
  }

  #relink(): boolean {
    const count = this.way.halfWidths.length;
    for (let span = Math.min(WIDEST_SPAN, count); span >= 1; span--)
      for (let i = 0; i + span <= count; i++) {
        const { places } = this.way;
        const ways = shortestWays(places[i]!, places[i + span]!);
        if (this.#tryBest(i, i + span, ways)) return true;
      }
    return false;
  }

  /** From a bend straight on to a later piece, or back to an earlier one. */
  #shoot(): boolean {
    const { places } = this.way;
    const count = places.length - 1;
    for (let i = 0; i <= count; i++)
      for (const direction of DIRECTIONS)
        for (const step of [1, -1])
          for (let far = 2; far <= WIDEST_SPAN; far++) {
            const from = i + step * (far - 1);
            const to = i + step * far;
            if (to < 0 || to > count) break;
            const hit = rayHit(places[i]!, direction, places[from]!, places[to]!);
            if (!hit) continue;
            if (step > 0 ? this.#try(i, to, [hit]) : this.#try(to, i, [hit])) return true;
          }
    return false;
  }

  #slide(): boolean {
    const { places } = this.way;
    for (let k = 1; k + 2 < places.length; k++) {
      const slide = slideOf(places[k - 1]!, places[k]!, places[k + 1]!, places[k + 2]!);
      if (slide && this.#farthest(slide.most, CONTACT, (by) => this.#check(k - 1, k + 2, slide.at(by)))) return true;
    }
    return false;
  }

  #cutCorner(): boolean {
    const { places, halfWidths } = this.way;
    for (let k = 1; k + 1 < places.length; k++) {
      const cut = cornerOf(places[k - 1]!, places[k]!, places[k + 1]!);
      if (!cut) continue;
      const least = 2 * Math.max(halfWidths[k - 1]!, halfWidths[k]!);
      if (this.#farthest(cut.most, least, (by) => this.#check(k - 1, k + 1, cut.at(by)))) return true;
    }
    return false;
  }

  /** Makes the farthest change of a kind that is free, none smaller than `least`. */
  #farthest(most: number, least: number, check: (by: number) => Way | undefined): boolean {
    if (most < least) return false;
    let best = check(most);
    if (!best) {
      let low = 0;
      let high = most;
      while (high - low > CONTACT) {
        const middle = Math.floor((low + high) / 2);
        const found = middle < least ? undefined : check(middle);
        if (found) best = found;
        if (found || middle < least) low = middle;
        else high = middle;
      }
    }
    return best !== undefined && this.#accept(best);
  }

  #tryBest(i: number, j: number, ways: readonly Place[][]): boolean {
    const ranked = ways
      .map((corners) => ({ corners, cost: this.#costOf(this.#replaced(i, j, corners)) }))
      .sort((a, b) => a.cost - b.cost);
    return ranked.some(({ corners }) => this.#try(i, j, corners));
  }

  #try(i: number, j: number, corners: readonly Place[]): boolean {
    const way = this.#check(i, j, corners);
    return way !== undefined && this.#accept(way);
  }

  #accept(way: Way): boolean {
    this.#savings.left += wayLength(this.way) - wayLength(way);
    this.way = way;
    return true;
  }

  /** The whole way with other corners between places `i` and `j`, where it is cheaper and free. */
  #check(i: number, j: number, bends: readonly Place[]): Way | undefined {
    const corners = withoutRepeats(this.way.places[i]!, bends, this.way.places[j]!);
    if (!corners) return undefined;
    const hoped = this.#replaced(i, j, corners);
    const now = this.#costOf(this.way);
    if (this.#costOf(hoped) > now - MIN_GAIN) return undefined;
    if (wayLength(hoped) - wayLength(this.way) > this.#savings.left) return undefined;
    const mayNarrow = this.way.halfWidths.slice(i, j).some((half) => 2 * half < this.#graph.rule.width);
    const halfWidths = [...hoped.halfWidths];
    for (let k = i; k <= i + corners.length; k++) {
      const half = this.#widthAt(hoped.places[k]!, hoped.places[k + 1]!, mayNarrow);
      if (half === undefined) return undefined;
      halfWidths[k] = half;
    }
    const way = { places: hoped.places, halfWidths };
    if (this.#narrowLength(way) > this.#narrowLength(this.way) + 1) return undefined;
    if (this.#costOf(way) > now - MIN_GAIN || crossesItself(way.places, i, i + corners.length)) return undefined;
    return way;
  }

  /** Half the width of a track that fits there, by preference the full one. */
  #widthAt(a: Place, b: Place, mayNarrow: boolean): number | undefined {
    const { rule } = this.#graph;
    if (meetsOwn(this.#graph, a, b, this.#layer, this.#own)) return undefined;
    if (this.#ground.fits(this.#graph, a, b, this.#layer, rule.width / 2)) return rule.width / 2;
    if (mayNarrow && this.#ground.fits(this.#graph, a, b, this.#layer, rule.neckWidth / 2)) return rule.neckWidth / 2;
    return undefined;
  }

  #narrowLength({ places, halfWidths }: Way): number {
    let length = 0;
    halfWidths.forEach((half, i) => {
      const [a, b] = [places[i]!, places[i + 1]!];
      if (2 * half < this.#graph.rule.width) length += Math.hypot(b.x - a.x, b.y - a.y);
    });
    return length;
  }

  /** Whether a pad at an end of the chain hides the place. */
  #isCovered({ x, y }: Place): boolean {
    return this.#cover.some((shape) => depthInShape(shape, x, y) >= 0);
  }

  #replaced(i: number, j: number, corners: readonly Place[]): Way {
    const { places, halfWidths } = this.way;
    const wide = this.#graph.rule.width / 2;
    return {
      places: [...places.slice(0, i + 1), ...corners, ...places.slice(j)],
      halfWidths: [
        ...halfWidths.slice(0, i),
        ...Array.from({ length: corners.length + 1 }, () => wide),
        ...halfWidths.slice(j),
      ],
    };
  }

  #costOf({ places, halfWidths }: Way): number {
    let cost = 0;
    halfWidths.forEach((half, i) => {
      const [a, b, c] = [places[i]!, places[i + 1]!, places[i + 2]];
      cost += pieceCost(this.#graph.rule, a, b, this.#layer, half);
      if (!c) return;
      const turn = turnCost(a, b, c);
      cost += turn > 0 && this.#isCovered(b) ? HIDDEN_BEND : turn;
    });
    const last = places.length - 1;
    if (this.#atStart.length > 0) cost += meetingCost(places[0]!, [...this.#atStart, places[1]!]);
    if (this.#atEnd.length > 0) cost += meetingCost(places[last]!, [...this.#atEnd, places[last - 1]!]);
    return cost;
  }
}

/** The corners that differ from their neighbours; undefined where the way would have no length. */
function withoutRepeats(start: Place, corners: readonly Place[], end: Place): Place[] | undefined {
  const kept = [start];
  for (const corner of corners) if (!isSame(corner, kept[kept.length - 1]!)) kept.push(corner);
  while (kept.length > 1 && isSame(kept[kept.length - 1]!, end)) kept.pop();
  return kept.length === 1 && isSame(start, end) ? undefined : kept.slice(1);
}

/** Under a via's copper, or a pad's, an angle is invisible. */
function neighboursAt(node: Node, own: ReadonlySet<Edge>, layer: number): Place[] {
  if (isVia(node) || node.joints.length > 0) return [];
  return node.edges.filter((edge) => edge.layer === layer && !own.has(edge)).map((edge) => otherEnd(edge, node));
}

/** Where a ray meets a piece strictly between its ends, in whole nanometres. */
function rayHit(from: Place, direction: Place, a: Place, b: Place): Place | undefined {
  const vx = b.x - a.x;
  const vy = b.y - a.y;
  const cross = direction.x * vy - direction.y * vx;
  if (cross === 0) return undefined;
  const far = ((a.x - from.x) * vy - (a.y - from.y) * vx) / cross;
  const along = ((a.x - from.x) * direction.y - (a.y - from.y) * direction.x) / cross;
  if (far <= 0 || along <= 0 || along >= 1 || !Number.isInteger(far)) return undefined;
  const hit = { x: from.x + far * direction.x, y: from.y + far * direction.y };
  return (hit.x - a.x) * vy === (hit.y - a.y) * vx ? hit : undefined;
}

/** Changes of one parameter: the corners that replace those of the piece, for each number of steps up to the most. */
interface Motion {
  readonly most: number;
  at(by: number): Place[];
}

/** The unit step of the lattice of 45° from one place towards another; undefined where there is none. */
function stepOf(a: Place, b: Place): Place | undefined {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  return (dx === 0 && dy === 0) || !isOctilinear(dx, dy) ? undefined : { x: Math.sign(dx), y: Math.sign(dy) };
}

function stepsBetween(a: Place, b: Place): number {
  return Math.max(Math.abs(b.x - a.x), Math.abs(b.y - a.y));
}

/** The piece `b – c` moves parallel to itself between its neighbours `a – b` and `c – d`, where both lie on one side. */
function slideOf(a: Place, b: Place, c: Place, d: Place): Motion | undefined {
  const along = stepOf(b, c);
  const back = stepOf(b, a);
  const on = stepOf(c, d);
  if (!along || !back || !on) return undefined;
  const crossBack = along.x * back.y - along.y * back.x;
  const crossOn = along.x * on.y - along.y * on.x;
  if (crossBack === 0 || Math.sign(crossBack) !== Math.sign(crossOn)) return undefined;
  // Both corners must move by the same distance across: a step of one kind may be worth two of the other.
  const equal = crossBack === crossOn;
  const backSteps = equal ? 1 : Math.abs(crossOn);
  const onSteps = equal ? 1 : Math.abs(crossBack);
  const shrink =
    (backSteps * (back.x * along.x + back.y * along.y) - onSteps * (on.x * along.x + on.y * along.y)) /
    (along.x * along.x + along.y * along.y);
  const most = Math.min(
    Math.floor(stepsBetween(a, b) / backSteps),
    Math.floor(stepsBetween(c, d) / onSteps),
    shrink > 0 ? Math.floor(stepsBetween(b, c) / shrink) : Number.POSITIVE_INFINITY,
  );
  return {
    most,
    at: (by) => [
      { x: b.x + back.x * backSteps * by, y: b.y + back.y * backSteps * by },
      { x: c.x + on.x * onSteps * by, y: c.y + on.y * onSteps * by },
    ],
  };
}

/** A right angle at `b` is cut by a piece at 45° to both its legs. */
function cornerOf(a: Place, b: Place, c: Place): Motion | undefined {
  const back = stepOf(b, a);
  const on = stepOf(b, c);
  if (!back || !on || back.x * on.x + back.y * on.y !== 0) return undefined;
  return {
    most: Math.min(stepsBetween(a, b), stepsBetween(b, c)),
    at: (by) => [
      { x: b.x + back.x * by, y: b.y + back.y * by },
      { x: b.x + on.x * by, y: b.y + on.y * by },
    ],
  };
}

/** Whether the pieces from `first` to `last` cross or lie on others of the way. */
function crossesItself(places: readonly Place[], first: number, last: number): boolean {
  for (let i = first; i <= last; i++)
    for (let k = 0; k + 1 < places.length; k++) {
      if (Math.abs(k - i) < 2) continue;
      if (touches(places[i]!, places[i + 1]!, places[k]!, places[k + 1]!)) return true;
    }
  return false;
}
