/** The exact questions of the finish: whether there is room for a track or a via, counted so that the work has an end. */
import type { CopperTable } from "../exact/conflicts.ts";
import { GRACE, type StaticIndex } from "../exact/static-index.ts";
import { segmentSegment2 } from "../geometry/distance.ts";
import { isSame, type Place } from "../geometry/octilinear.ts";
import { isOnBoard } from "../grid/static-field.ts";
import type { RoutingProblem, ViaSize } from "../problem.ts";
import { type Edge, isVia, type NetGraph, type Node, VIA_LAYER } from "./net-graph.ts";

/** What slides up to the first contact gets there: the grace of the indexes is taken back, but for half a nanometre. */
const NO_GRACE = GRACE - 0.5;
/** Long slants are asked for in pieces: the index looks at whole boxes. */
const LONGEST_PIECE = 3_000_000;
/** Questions, or work like theirs, after which the caller of the finish gets its turn. */
const QUESTIONS_AT_A_TIME = 500;

export class ClearGround {
  readonly problem: RoutingProblem;
  readonly #index: StaticIndex;
  readonly #table: CopperTable;
  /** Questions that may still be asked. */
  left: number;
  #leftAtTurn: number;
  #besides = 0;

  constructor(problem: RoutingProblem, index: StaticIndex, table: CopperTable, questions: number) {
    this.problem = problem;
    this.#index = index;
    this.#table = table;
    this.left = questions;
    this.#leftAtTurn = questions;
  }

  /** Counts work that asks nothing, as so many questions; it does not bring the end of the work nearer. */
  count(questions: number): void {
    this.#besides += questions;
  }

  /** Whether it is time to let the caller have its turn. */
  get isTurnOver(): boolean {
    return this.#leftAtTurn - this.left + this.#besides >= QUESTIONS_AT_A_TIME;
  }

  /** Ends the turn: what it took, in questions. */
  endTurn(): number {
    const taken = this.#leftAtTurn - this.left + this.#besides;
    this.#leftAtTurn = this.left;
    this.#besides = 0;
    return Math.ceil(taken);
  }

  /** Whether a track of the net keeps its distance to everything that is not of the net. */
  fits({ net, rule }: NetGraph, a: Place, b: Place, layer: number, halfWidth: number): boolean {
    if (!((((rule.layers | rule.planes) & this.problem.trackLayers) >> layer) & 1)) return false;
    const half = halfWidth + NO_GRACE;
    const dx = b.x - a.x;
    const dy = b.y - a.y;
    const pieces =
      dx === 0 || dy === 0 ? 1 : Math.max(1, Math.ceil(Math.max(Math.abs(dx), Math.abs(dy)) / LONGEST_PIECE));
    this.left -= pieces;
    if (this.#table.isBlocked(net, a.x, a.y, b.x, b.y, half, layer, 0)) return false;
    for (let i = 0; i < pieces; i++) {
      const from = i / pieces;
      const to = (i + 1) / pieces;
      const [ax, ay, bx, by] = [a.x + dx * from, a.y + dy * from, a.x + dx * to, a.y + dy * to];
      if (this.#index.blockingTrack(net, ax, ay, bx, by, half, layer) >= 0) return false;
    }
    return true;
  }

  /** Whether a via of that size fits, the net's own drills and small pads included, that of `besides` left out. */
  fitsVia(graph: NetGraph, { x, y }: Place, size: ViaSize, besides: Node): boolean {
    const { net } = graph;
    const full = { diameter: size.diameter + 2 * NO_GRACE, drill: size.drill + 2 * NO_GRACE };
    this.left -= 1;
    for (const node of graph.nodes) {
      if (!isVia(node) || node === besides) continue;
      const apart = (size.drill + node.size.drill) / 2 + this.problem.rules.holeToHole;
      if (Math.hypot(node.x - x, node.y - y) < apart) return false;
    }
    return (
      !this.#table.isBlocked(net, x, y, x, y, full.diameter / 2, VIA_LAYER, full.drill / 2) &&
      this.#index.blockingVia(net, x, y, full) < 0 &&
      !this.#index.touchesSmallPad(net, x, y, size) &&
      isOnBoard(this.problem, x, y)
    );
  }
}

/**
 * Whether a track would run into others of its own net, but for those that are on their way out and those that it meets
 * at an end of both without lying on them. Such a track would make a loop or lie double.
 */
export function meetsOwn(graph: NetGraph, a: Place, b: Place, layer: number, besides: ReadonlySet<Edge>): boolean {
  const minX = Math.min(a.x, b.x);
  const maxX = Math.max(a.x, b.x);
  const minY = Math.min(a.y, b.y);
  const maxY = Math.max(a.y, b.y);
  for (const edge of graph.edges) {
    if (edge.layer !== layer) continue;
    const { a: p, b: q } = edge;
    if (Math.min(p.x, q.x) > maxX || Math.max(p.x, q.x) < minX) continue;
    if (Math.min(p.y, q.y) > maxY || Math.max(p.y, q.y) < minY) continue;
    if (besides.has(edge)) continue;
    if (segmentSegment2(a.x, a.y, b.x, b.y, p.x, p.y, q.x, q.y) > 0) continue;
    if (liesAlong(a, b, p, q) || liesAlong(b, a, p, q)) return true;
    if (!isSame(a, p) && !isSame(a, q) && !isSame(b, p) && !isSame(b, q)) return true;
  }
  return false;
}

/** Whether the track from `a` leaves an end of the other, if it begins in one, in the other's own direction. */
function liesAlong(a: Place, b: Place, p: Place, q: Place): boolean {
  const far = isSame(a, p) ? q : isSame(a, q) ? p : undefined;
  if (!far) return false;
  const [ux, uy, vx, vy] = [b.x - a.x, b.y - a.y, far.x - a.x, far.y - a.y];
  return ux * vy === uy * vx && ux * vx + uy * vy > 0;
}
