import { DisjointSets } from "@tracewright/algorithms";
/**
 * What a net's copper has to join, and what it does join. Joints are numbered: terminals first, then pours. A pour that
 * belongs to a terminal stands for it.
 */
import { depthInShape } from "../geometry/distance.ts";
import type { Place } from "../geometry/octilinear.ts";
import type { Shape } from "../geometry/shape.ts";
import type { RoutingProblem } from "../problem.ts";
import { type NetGraph, type Node, VIA_LAYER } from "./net-graph.ts";

/** How deep in a pad's copper a track has to end, so that KiCad's connectivity finds it whatever its rounding. */
const MIN_DEPTH = 5_000;
/** The lattice measures the rim of a pour a little otherwise. */
const RIM_SLACK = 1_000;

export class NetJoints {
  readonly #problem: RoutingProblem;
  /** Terminals of the net, and its pours. */
  readonly #terminals: readonly number[];
  readonly #areas: readonly number[];
  readonly #known = new Map<string, readonly number[]>();

  constructor(problem: RoutingProblem, terminals: readonly number[], areas: readonly number[]) {
    this.#problem = problem;
    this.#terminals = terminals;
    this.#areas = areas;
  }

  /** What a track's end or a via in that place is joined to. */
  at(place: Place, layer: number): readonly number[] {
    const key = `${place.x} ${place.y} ${layer}`;
    const known = this.#known.get(key) ?? this.#find(place, layer);
    this.#known.set(key, known);
    return known;
  }

  #find({ x, y }: Place, layer: number): number[] {
    const layers = layer === VIA_LAYER ? -1 : 1 << layer;
    const found: number[] = [];
    this.#terminals.forEach((terminal, number) => {
      const { anchors } = this.#problem.terminals[terminal]!;
      const joins = anchors.some(
        (anchor) =>
          (anchor.layers & layers) !== 0 &&
          ((anchor.x === x && anchor.y === y) || anchor.shapes.some((shape) => depthInShape(shape, x, y) >= MIN_DEPTH)),
      );
      if (joins) found.push(number);
    });
    this.#areas.forEach((area, index) => {
      const { margin, shapes, layers: own } = this.#problem.areas[area]!;
      if ((own & layers) !== 0 && shapes.some((shape) => depthInShape(shape, x, y) >= margin - RIM_SLACK))
        found.push(this.#terminals.length + index);
    });
    return found;
  }

  /** Whether the place is where tracks are meant to end: a pad's own centre. */
  isCentre({ x, y }: Place, layer: number): boolean {
    const layers = layer === VIA_LAYER ? -1 : 1 << layer;
    return this.#terminals.some((terminal) =>
      this.#problem.terminals[terminal]!.anchors.some(
        (anchor) => (anchor.layers & layers) !== 0 && anchor.x === x && anchor.y === y,
      ),
    );
  }

  /** Of the pads whose copper the place lies in: how far from the nearest one's centre. Infinite outside of all. */
  distanceToCentre({ x, y }: Place, layer: number): number {
    const layers = layer === VIA_LAYER ? -1 : 1 << layer;
    let least = Number.POSITIVE_INFINITY;
    for (const terminal of this.#terminals)
      for (const anchor of this.#problem.terminals[terminal]!.anchors)
        if ((anchor.layers & layers) !== 0 && anchor.shapes.some((shape) => depthInShape(shape, x, y) >= 0))
          least = Math.min(least, Math.hypot(anchor.x - x, anchor.y - y));
    return least;
  }

  /** Copper of the pads that a track's end in that place lies in: it hides what is drawn in it. */
  coverAt({ x, y }: Place, layer: number): readonly Shape[] {
    const layers = layer === VIA_LAYER ? -1 : 1 << layer;
    return this.#terminals.flatMap((terminal) =>
      this.#problem.terminals[terminal]!.anchors.flatMap((anchor) =>
        (anchor.layers & layers) === 0 ? [] : anchor.shapes.filter((shape) => depthInShape(shape, x, y) >= 0),
      ),
    );
  }

  /** For each terminal the number of the joined piece that it belongs to. */
  piecesOf(graph: NetGraph): Int32Array {
    return this.#connect(graph).pieces;
  }

  /** Whether some copper joins what is joined without it. */
  hasLoops(graph: NetGraph): boolean {
    return this.#connect(graph).isLooped;
  }

  #connect(graph: NetGraph): { pieces: Int32Array; isLooped: boolean } {
    const joints = this.#terminals.length + this.#areas.length;
    const numbers = new Map<Node, number>();
    for (const node of graph.nodes) numbers.set(node, joints + numbers.size);
    const sets = new DisjointSets(joints + numbers.size);
    let isLooped = false;
    const join = (a: number, b: number): void => {
      if (!sets.join(a, b)) isLooped = true;
    };
    this.#areas.forEach((area, index) => {
      const { terminal } = this.#problem.areas[area]!;
      const number = this.#terminals.indexOf(terminal);
      if (number >= 0) join(number, this.#terminals.length + index);
    });
    for (const [node, number] of numbers) for (const joint of node.joints) join(joint, number);
    for (const { a, b } of graph.edges) join(numbers.get(a)!, numbers.get(b)!);
    return { pieces: Int32Array.from(this.#terminals, (_, number) => sets.find(number)), isLooped };
  }
}

/** Whether everything that is joined in `before` is joined in `after`. */
export function joinsAll(before: Int32Array, after: Int32Array): boolean {
  return before.every((piece, number) => after[number] === after[before.indexOf(piece)]);
}

/**
 * Gives the graph's nodes their joints, and takes away those that are not needed, so that the bends of a stub on its
 * way to a pad's centre are free to go. Yields after each that is tried how many nodes were looked at.
 */
export function* assignJoints(graph: NetGraph, joints: NetJoints): Generator<number> {
  for (const node of graph.nodes) node.joints = joints.at(node, node.layer);
  const whole = joints.piecesOf(graph);
  const spare = [...graph.nodes].filter(
    (node) => node.joints.length > 0 && node.edges.length > 1 && !joints.isCentre(node, node.layer),
  );
  for (const node of spare) {
    const kept = node.joints;
    node.joints = [];
    if (!joinsAll(whole, joints.piecesOf(graph))) node.joints = kept;
    yield graph.nodes.size;
  }
}
