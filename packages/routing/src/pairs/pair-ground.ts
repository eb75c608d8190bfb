/**
 * The ground that one leg of a pair is looked for on: a lattice of its own around the leg, and exact answers to whether
 * both tracks fit along a step, around a turn and through a pair of vias. Answers are remembered; nodes far from
 * everything are known beforehand, so that exact geometry is asked only near obstacles.
 */
import type { BoardProblem } from "../adapt/board-problem.ts";
import type { StaticIndex } from "../exact/static-index.ts";
import { pointToShape } from "../geometry/distance.ts";
import type { Shape } from "../geometry/shape.ts";
import type { Grid } from "../grid/grid.ts";
import { rasterShape } from "../grid/raster.ts";
import { clearanceTo } from "../problem.ts";
import type { DifferentialPair } from "./find-pairs.ts";
import {
  crossing,
  HEADING_X,
  HEADING_Y,
  type Heading,
  lineAlong,
  type Spot,
  stepAside,
  stepLength,
  turnBy,
} from "./headings.ts";
import type { PairRule } from "./pair-rule.ts";

/** 1: the positive net's track is to the right of the heading, −1: to its left. */
export type Side = 1 | -1;

/** Both vias of a change of layer, and where the tracks leave the coupled line for them. */
export interface ViaPlaces {
  readonly positive: Spot;
  readonly negative: Spot;
}

const UNKNOWN = 0;
const IS_FREE = 1;
const IS_BLOCKED = 2;

export interface GroundTask {
  readonly problem: BoardProblem;
  readonly index: StaticIndex;
  readonly pair: DifferentialPair;
  readonly rule: PairRule;
  readonly grid: Grid;
}

export class PairGround {
  readonly grid: Grid;
  readonly rule: PairRule;
  readonly pair: DifferentialPair;
  /** Steps of each heading that have to be straight after a turn, so that the next one does not cut into it. */
  readonly leastRun: readonly number[];
  /** Steps of each heading from the end of the coupled line to a pair of vias. */
  readonly viaRun: readonly number[];
  /** Exact questions asked so far. */
  asked = 0;
  readonly #index: StaticIndex;
  /** 1 where anything stands near enough to matter, by layer and node. */
  readonly #isNear: Uint8Array;
  /** The same for vias, by place. */
  readonly #isNearVia: Uint8Array;
  readonly #edges: Uint8Array;
  readonly #vias: Uint8Array;
  readonly #ownPads: readonly Shape[];

  constructor({ problem, index, pair, rule, grid }: GroundTask) {
    this.grid = grid;
    this.rule = rule;
    this.pair = pair;
    this.#index = index;
    this.#edges = new Uint8Array(grid.nodes * 8);
    this.#vias = new Uint8Array(grid.plane * 8);
    const cut = 2 * rule.offset * Math.tan(Math.PI / 8);
    const jog = rule.viaOffset - rule.offset + cut / 2;
    const run = (reach: number) =>
      [0, 1].map((k) => Math.max(1, Math.ceil((reach + 4) / stepLength(k as Heading, grid.pitch))));
    this.leastRun = run(cut);
    this.viaRun = run(jog);
    this.#isNear = nearMap(problem, pair, rule, grid);
    this.#isNearVia = nearViaMap(problem, pair, rule, grid);
    this.#ownPads = problem.obstacles
      .filter(({ kind, net }) => kind === "copper" && (net === pair.positive || net === pair.negative))
      .map(({ shape }) => shape);
  }

  spotOf(cell: number): Spot {
    const { width, originX, originY, pitch } = this.grid;
    return { x: originX + (cell % width) * pitch, y: originY + Math.floor(cell / width) * pitch };
  }

  /** The node so many steps on; −1 beyond the lattice. */
  cellAfter(cell: number, heading: Heading, steps: number): number {
    const { width, height } = this.grid;
    const x = (cell % width) + HEADING_X[heading] * steps;
    const y = Math.floor(cell / width) + HEADING_Y[heading] * steps;
    return x < 1 || y < 1 || x >= width - 1 || y >= height - 1 ? -1 : y * width + x;
  }

  isCrowded(layer: number, cell: number): boolean {
    return this.#isNear[layer * this.grid.plane + cell] === 1;
  }

  /** Whether both tracks may run so many steps on from the node. */
  isRunFree(layer: number, cell: number, heading: Heading, side: Side, steps: number): boolean {
    for (let at = cell, step = 0; step < steps; step++) {
      const next = this.cellAfter(at, heading, 1);
      if (next < 0 || !this.#isStepFree(layer, at, next, heading, side)) return false;
      at = next;
    }
    return true;
  }

  #isStepFree(layer: number, from: number, to: number, heading: Heading, side: Side): boolean {
    const { plane } = this.grid;
    const base = layer * plane;
    if (this.#isNear[base + from] === 0 && this.#isNear[base + to] === 0) return true;
    // The same step seen from its other end.
    const isBack = heading >= 4;
    const [cell, axis] = isBack ? [to, heading - 4] : [from, heading];
    const isRight = isBack ? side < 0 : side > 0;
    const key = ((base + cell) * 4 + axis) * 2 + (isRight ? 1 : 0);
    let known = this.#edges[key]!;
    if (known === UNKNOWN) {
      const [a, b] = [this.spotOf(from), this.spotOf(to)];
      known =
        this.#isAsideFree(this.pair.positive, a, b, stepAside(heading, this.rule.offset, side), layer) &&
        this.#isAsideFree(this.pair.negative, a, b, stepAside(heading, this.rule.offset, side === 1 ? -1 : 1), layer)
          ? IS_FREE
          : IS_BLOCKED;
      this.#edges[key] = known;
    }
    return known === IS_FREE;
  }

  /** Whether the outer track finds room around the corner; the inner one stays within the steps before and after. */
  isTurnFree(layer: number, cell: number, heading: Heading, turn: 1 | -1, side: Side): boolean {
    if (!this.isCrowded(layer, cell)) return true;
    const node = this.spotOf(cell);
    const outer: Side = turn === 1 ? -1 : 1;
    const net = outer === side ? this.pair.positive : this.pair.negative;
    const next = turnBy(heading, turn);
    const before = shift(node, stepAside(heading, this.rule.offset, outer));
    const after = shift(node, stepAside(next, this.rule.offset, outer));
    const corner = crossing(lineAlong(heading, before), lineAlong(next, after));
    return this.isTrackFree(net, before, corner, layer) && this.isTrackFree(net, corner, after, layer);
  }

  /** Where the vias of a change of layer at the node stand, when the pair comes along the heading. */
  viaPlaces(cell: number, heading: Heading, side: Side): ViaPlaces {
    const node = this.spotOf(cell);
    return {
      positive: shift(node, stepAside(heading, this.rule.viaOffset, side)),
      negative: shift(node, stepAside(heading, this.rule.viaOffset, side === 1 ? -1 : 1)),
    };
  }

  /** Whether two vias may stand at the node; their tracks are asked for apart. */
  areViasFree(cell: number, heading: Heading, side: Side): boolean {
    if (this.#isNearVia[cell] === 0) return true;
    const isRight = heading >= 4 ? side < 0 : side > 0;
    const key = (cell * 4 + (heading & 3)) * 2 + (isRight ? 1 : 0);
    let known = this.#vias[key]!;
    if (known === UNKNOWN) {
      const { positive, negative } = this.viaPlaces(cell, heading, side);
      known =
        this.#isViaFree(this.pair.positive, positive) && this.#isViaFree(this.pair.negative, negative)
          ? IS_FREE
          : IS_BLOCKED;
      this.#vias[key] = known;
    }
    return known === IS_FREE;
  }

  /** Whether two vias may stand at the node for a pair of whatever heading. */
  canChangeLayer(cell: number): boolean {
    if (this.#isNearVia[cell] === 0) return true;
    for (const heading of [0, 1, 2, 3] as const)
      if (this.areViasFree(cell, heading, 1) || this.areViasFree(cell, heading, -1)) return true;
    return false;
  }

  /** Whether both tracks may leave the coupled line that runs along the heading into the node's vias. */
  areJogsFree(layer: number, cell: number, heading: Heading, side: Side): boolean {
    const { positive, negative } = this.viaPlaces(cell, heading, side);
    const node = this.spotOf(cell);
    return (
      [
        [this.pair.positive, positive, side],
        [this.pair.negative, negative, side === 1 ? -1 : 1],
      ] as const
    ).every(([net, via, at]) => this.isTrackFree(net, jogCorner(node, via, heading, at, this.rule), via, layer));
  }

  isTrackFree(net: number, from: Spot, to: Spot, layer: number): boolean {
    this.asked += 1;
    return this.#index.blockingTrack(net, from.x, from.y, to.x, to.y, this.rule.halfWidth, layer) < 0;
  }

  #isAsideFree(net: number, from: Spot, to: Spot, aside: Spot, layer: number): boolean {
    return this.isTrackFree(net, shift(from, aside), shift(to, aside), layer);
  }

  /** A via keeps clear of its own nets' pads, too: solder would run into it. */
  #isViaFree(net: number, { x, y }: Spot): boolean {
    this.asked += 1;
    if (this.#index.blockingVia(net, x, y, this.rule.via) >= 0) return false;
    return this.#ownPads.every((shape) => pointToShape(shape, x, y) >= this.rule.via.diameter / 2);
  }
}

/** Where a track leaves the coupled line, which runs along the heading into the via's node, for its via. */
export function jogCorner(node: Spot, via: Spot, heading: Heading, side: Side, { offset }: PairRule): Spot {
  const line = lineAlong(heading, shift(node, stepAside(heading, offset, side)));
  return crossing(line, lineAlong(turnBy(heading, side), via));
}

export function shift({ x, y }: Spot, by: Spot): Spot {
  return { x: x + by.x, y: y + by.y };
}

function nearMap(problem: BoardProblem, pair: DifferentialPair, rule: PairRule, grid: Grid): Uint8Array {
  const near = new Uint8Array(grid.nodes);
  const [p, n] = [problem.nets[pair.positive]!, problem.nets[pair.negative]!];
  // The corner of a turn lies 1.083 offsets from its node, the middle of a diagonal step 0.708 pitches.
  const reach = Math.hypot(1.09 * rule.offset, 0.71 * grid.pitch) + rule.halfWidth + 200;
  for (const obstacle of problem.obstacles) {
    if (!obstacle.blocksTracks) continue;
    const clearance = Math.max(clearanceTo(p, obstacle), clearanceTo(n, obstacle));
    rasterShape(grid, obstacle.shape, reach + clearance, (cell) => {
      for (let layer = 0; layer < grid.layers; layer++)
        if ((obstacle.layers >> layer) & 1) near[layer * grid.plane + cell] = 1;
    });
  }
  return near;
}

function nearViaMap(problem: BoardProblem, pair: DifferentialPair, rule: PairRule, grid: Grid): Uint8Array {
  const near = new Uint8Array(grid.plane);
  const [p, n] = [problem.nets[pair.positive]!, problem.nets[pair.negative]!];
  const { holeClearance, holeToHole } = problem.rules;
  const radius = rule.via.diameter / 2;
  const drillReach = rule.via.drill / 2 + Math.max(holeClearance, holeToHole);
  for (const obstacle of problem.obstacles) {
    if (!obstacle.blocksVias) continue;
    const clearance = Math.max(clearanceTo(p, obstacle), clearanceTo(n, obstacle));
    const reach = rule.viaOffset + 2 + Math.max(radius + clearance, drillReach) + 200;
    rasterShape(grid, obstacle.shape, reach, (cell) => {
      near[cell] = 1;
    });
  }
  return near;
}
