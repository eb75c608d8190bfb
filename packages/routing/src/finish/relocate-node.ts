/**
 * Moves a junction or a via, with the tracks that meet in it, to where they are shortest: the places where lines at 45°
 * through the bends around it cross (an octilinear Steiner point is one of them), and places on the way there.
 */

import { crossingsOf, isSame, octilinearLength, type Place, shortestWays, touches } from "../geometry/octilinear.ts";
import { type Chain, chainFrom, isKey, layWay, type Way, wayLength } from "./chain.ts";
import { type ClearGround, meetsOwn } from "./clear-ground.ts";
import { type Edge, isVia, type NetGraph, type Node, otherEnd } from "./net-graph.ts";
import type { NetJoints } from "./net-joints.ts";
import type { Savings } from "./pull-tight.ts";
import { meetingCost, pieceCost, turnCost } from "./way-cost.ts";

const MIN_GAIN = 5_000;
/** How many bends away the end of each arm is looked for: the nearest ones in every combination, then farther ones. */
const NEAR = 2;
const FAR = 3;
const MAX_ARMS = 5;
/** Beyond this number of arms all are looked at alike. */
const MAX_COMBINED = 3;
/** Of the candidates, best first, that are tried in exact terms. */
const MAX_TRIES = 16;

/** A track or several in a row, from the node to a bend or key node not far away. */
interface Arm {
  readonly layer: number;
  readonly edges: readonly Edge[];
  /** Bends between the node and the target, nearest first. */
  readonly bends: readonly Node[];
  readonly target: Node;
  /** Ends of the tracks beyond the target, and whether the target is a bend. */
  readonly beyond: readonly Place[];
  readonly isBend: boolean;
  readonly mayNarrow: boolean;
}

/** Whether the node was moved. Nodes in pads stay. */
export function relocateNode(
  graph: NetGraph,
  node: Node,
  joints: NetJoints,
  ground: ClearGround,
  savings: Savings,
): boolean {
  if (node.edges.length < 2 || node.edges.length > MAX_ARMS) return false;
  if (!isVia(node) && (node.joints.length > 0 || node.edges.length === 2)) return false;
  const chains = node.edges.map((edge) => chainFrom(node, edge));
  if (chains.some(({ nodes }) => nodes[nodes.length - 1] === node)) return false;
  return depthsOf(chains).some((depths) => {
    const arms = chains.map((chain, i) => armOf(chain, depths[i]!, graph.rule.width));
    return new Relocation(graph, node, arms, joints, ground, savings).run();
  });
}

/** For each try how far every arm reaches. */
function depthsOf(chains: readonly Chain[]): number[][] {
  const alike = (depth: number): number[] => chains.map(({ edges }) => Math.min(depth, edges.length));
  if (chains.length > MAX_COMBINED) return [alike(1), alike(NEAR), alike(FAR)];
  let depths: number[][] = [[]];
  for (const { edges } of chains)
    depths = depths.flatMap((before) =>
      Array.from({ length: Math.min(NEAR, edges.length) }, (_, i) => [...before, i + 1]),
    );
  return [...depths, alike(FAR)];
}

function armOf({ layer, nodes, edges }: Chain, depth: number, width: number): Arm {
  const count = Math.min(depth, edges.length);
  const target = nodes[count]!;
  const own = edges.slice(0, count);
  const isBend = !isKey(target);
  const covered = !isBend && (isVia(target) || target.joints.length > 0);
  return {
    layer,
    edges: own,
    bends: nodes.slice(1, count),
    target,
    beyond: covered
      ? []
      : target.edges
          .filter((edge) => edge.layer === layer && !own.includes(edge))
          .map((edge) => otherEnd(edge, target)),
    isBend,
    mayNarrow: own.some(({ halfWidth }) => 2 * halfWidth < width),
  };
}

class Relocation {
  readonly #graph: NetGraph;
  readonly #node: Node;
  readonly #arms: readonly Arm[];
  readonly #joints: NetJoints;
  readonly #ground: ClearGround;
  readonly #savings: Savings;
  readonly #leaving: ReadonlySet<Edge>;

  constructor(
    graph: NetGraph,
    node: Node,
    arms: readonly Arm[],
    joints: NetJoints,
    ground: ClearGround,
    savings: Savings,
  ) {
    this.#graph = graph;
    this.#node = node;
    this.#arms = arms;
    this.#joints = joints;
    this.#ground = ground;
    this.#savings = savings;
    this.#leaving = new Set(arms.flatMap(({ edges }) => edges));
  }

  run(): boolean {
    const now = this.#costNow();
    const length = this.#lengthNow();
    const hopes = this.#candidates()
      .map((place) => ({ place, hope: this.#hopeOf(place) }))
      .filter(({ hope }) => hope < now - MIN_GAIN && hope - length < this.#savings.left)
      .sort((a, b) => a.hope - b.hope)
      .slice(0, MAX_TRIES);
    for (const { place } of hopes) {
      if (this.#ground.left <= 0) return false;
      const ways = this.#waysTo(place, now);
      if (!ways) continue;
      const after = ways.reduce((sum, way) => sum + wayLength(way), 0);
      if (after - length > this.#savings.left) continue;
      this.#savings.left -= after - length;
      this.#move(place, ways);
      return true;
    }
    return false;
  }

  #candidates(): Place[] {
    const seen = new Set<string>();
    const found: Place[] = [];
    const add = (place: Place): void => {
      const key = `${place.x} ${place.y}`;
      if (seen.has(key) || isSame(place, this.#node)) return;
      seen.add(key);
      found.push(place);
    };
    const targets = this.#arms.map(({ target }) => target);
    targets.forEach((a, i) => {
      for (const b of targets.slice(i + 1)) for (const place of crossingsOf(a, b)) add(place);
    });
    for (const arm of this.#arms) if (arm.isBend) add({ x: arm.target.x, y: arm.target.y });
    for (const { x, y } of [...found])
      for (const part of [0.5, 0.25])
        add({
          x: Math.round(this.#node.x + (x - this.#node.x) * part),
          y: Math.round(this.#node.y + (y - this.#node.y) * part),
        });
    return found;
  }

  /** No way of the arms to the place is shorter. */
  #hopeOf(place: Place): number {
    return this.#arms.reduce((sum, { target }) => sum + octilinearLength(place, target), 0);
  }

  #lengthNow(): number {
    return this.#arms.reduce((sum, arm) => sum + wayLength(wayNow(this.#node, arm)), 0);
  }

  #costNow(): number {
    return this.#costOf(this.#arms.map((arm) => wayNow(this.#node, arm)));
  }

  /** Of ways from the node to the targets of all arms, and of the angles at both their ends. */
  #costOf(ways: readonly Way[]): number {
    let cost = 0;
    ways.forEach((way, i) => {
      cost += this.#armCost(this.#arms[i]!, way);
    });
    // Tracks of one layer alone meet in a junction.
    if (!isVia(this.#node))
      cost += meetingCost(
        ways[0]?.places[0] ?? this.#node,
        ways.flatMap(({ places }, i) => places[1] ?? this.#arms[i]!.beyond.slice(0, 1)),
      );
    return cost;
  }

  #armCost({ layer, isBend, beyond }: Arm, { places, halfWidths }: Way): number {
    let cost = 0;
    halfWidths.forEach((half, i) => {
      const [a, b, c] = [places[i]!, places[i + 1]!, places[i + 2]];
      cost += pieceCost(this.#graph.rule, a, b, layer, half);
      if (c) cost += turnCost(a, b, c);
    });
    const last = places.length - 1;
    if (last > 0 && beyond.length > 0) {
      const [from, at] = [places[last - 1]!, places[last]!];
      cost += isBend ? turnCost(from, at, beyond[0]!) : meetingCost(at, [from, ...beyond]);
    }
    return cost;
  }

  /** Free ways from the place to all targets that cost less together. */
  #waysTo(place: Place, now: number): Way[] | undefined {
    if (isVia(this.#node)) {
      if (!this.#ground.fitsVia(this.#graph, place, this.#node.size, this.#node)) return undefined;
      const there = this.#joints.at(place, this.#node.layer);
      if (!this.#node.joints.every((joint) => there.includes(joint))) return undefined;
    }
    const options: Way[][] = [];
    let hope = 0;
    for (const arm of this.#arms) {
      const free = this.#freeWays(place, arm);
      if (free.length === 0) return undefined;
      hope += Math.min(...free.map((way) => this.#armCost(arm, way)));
      if (hope > now - MIN_GAIN) return undefined;
      options.push(free);
    }
    let best: Way[] | undefined;
    let least = now - MIN_GAIN;
    const choose = (chosen: readonly Way[]): void => {
      const next = options[chosen.length];
      if (!next) {
        const cost = this.#costOf(chosen);
        if (cost >= least) return;
        least = cost;
        best = [...chosen];
        return;
      }
      const { layer } = this.#arms[chosen.length]!;
      for (const way of next)
        if (chosen.every((other, i) => this.#arms[i]!.layer !== layer || !waysMeet(way, other)))
          choose([...chosen, way]);
    };
    choose([]);
    return best;
  }

  #freeWays(place: Place, arm: Arm): Way[] {
    if (isSame(place, arm.target)) return arm.isBend ? [{ places: [place], halfWidths: [] }] : [];
    const { rule } = this.#graph;
    const found: Way[] = [];
    for (const corners of shortestWays(place, arm.target).slice(0, 2)) {
      const places = [place, ...corners, arm.target];
      const halfWidths: number[] = [];
      for (let i = 1; i < places.length; i++) {
        const [a, b] = [places[i - 1]!, places[i]!];
        if (meetsOwn(this.#graph, a, b, arm.layer, this.#leaving)) break;
        if (this.#ground.fits(this.#graph, a, b, arm.layer, rule.width / 2)) halfWidths.push(rule.width / 2);
        else if (arm.mayNarrow && this.#ground.fits(this.#graph, a, b, arm.layer, rule.neckWidth / 2))
          halfWidths.push(rule.neckWidth / 2);
        else break;
      }
      if (halfWidths.length === places.length - 1) found.push({ places, halfWidths });
    }
    return found;
  }

  #move({ x, y }: Place, ways: readonly Way[]): void {
    const graph = this.#graph;
    for (const { edges, bends } of this.#arms) {
      for (const edge of edges) graph.removeEdge(edge);
      for (const bend of bends) graph.removeNode(bend);
    }
    this.#node.x = x;
    this.#node.y = y;
    this.#arms.forEach(({ layer, target }, i) => {
      const way = ways[i]!;
      if (way.halfWidths.length > 0) {
        layWay(graph, this.#node, target, way, layer);
        return;
      }
      // The node has come to stand on the bend: what went on from there goes on from here.
      for (const edge of [...target.edges])
        graph.addEdge(this.#node, otherEnd(edge, target), edge.layer, edge.halfWidth);
      graph.removeNode(target);
    });
  }
}

function wayNow(node: Node, { edges, bends, target }: Arm): Way {
  return { places: [node, ...bends, target], halfWidths: edges.map(({ halfWidth }) => halfWidth) };
}

/** Whether two ways from one place touch anywhere else. */
function waysMeet(a: Way, b: Way): boolean {
  for (let i = 1; i < a.places.length; i++)
    for (let k = 1; k < b.places.length; k++) {
      const [p, q, r, s] = [a.places[i - 1]!, a.places[i]!, b.places[k - 1]!, b.places[k]!];
      if (i === 1 && k === 1 ? leaveAlike(p, q, s) : touches(p, q, r, s)) return true;
    }
  return false;
}

function leaveAlike(from: Place, a: Place, b: Place): boolean {
  const [ux, uy, vx, vy] = [a.x - from.x, a.y - from.y, b.x - from.x, b.y - from.y];
  return ux * vy === uy * vx && ux * vx + uy * vy > 0;
}
