/** Exact questions to the fixed objects of the board, answered from buckets of one millimetre. */
import { pointToShape, segmentToShape } from "../geometry/distance.ts";
import { isSmallForVia } from "../geometry/is-small-for-via.ts";
import { clearanceTo, type Obstacle, type RoutingProblem, type ViaSize } from "../problem.ts";

const CELL = 1_000_000;

/** Grace against rounding of half nanometres; far below KiCad's own tolerance of 500 nm. */
export const GRACE = 50;

export class StaticIndex {
  readonly #problem: RoutingProblem;
  readonly #columns: number;
  readonly #rows: number;
  readonly #starts: Int32Array;
  readonly #ids: Int32Array;
  readonly #seen: Int32Array;
  readonly #reach: number;
  #generation = 0;

  constructor(problem: RoutingProblem) {
    this.#problem = problem;
    const { box, obstacles } = problem;
    this.#columns = Math.max(1, Math.ceil((box.maxX - box.minX) / CELL) + 2);
    this.#rows = Math.max(1, Math.ceil((box.maxY - box.minY) / CELL) + 2);
    let reach = problem.rules.holeClearance;
    for (const rule of problem.nets) reach = Math.max(reach, rule.clearance);
    for (const obstacle of obstacles) reach = Math.max(reach, obstacle.clearance);
    this.#reach = reach;
    const counts = new Int32Array(this.#columns * this.#rows + 1);
    const each = (visit: (cell: number, id: number) => void): void => {
      obstacles.forEach((obstacle, id) => {
        const { shape } = obstacle;
        const x1 = this.#column(shape.maxX);
        const y1 = this.#row(shape.maxY);
        for (let y = this.#row(shape.minY); y <= y1; y++)
          for (let x = this.#column(shape.minX); x <= x1; x++) visit(y * this.#columns + x, id);
      });
    };
    each((cell) => counts[cell + 1]!++);
    for (let i = 1; i < counts.length; i++) counts[i]! += counts[i - 1]!;
    this.#starts = counts.slice();
    this.#ids = new Int32Array(counts[counts.length - 1]!);
    each((cell, id) => {
      this.#ids[counts[cell]!++] = id;
    });
    this.#seen = new Int32Array(obstacles.length);
  }

  /** The first obstacle that a track of the net would come too near to, or -1. */
  blockingTrack(net: number, ax: number, ay: number, bx: number, by: number, halfWidth: number, layer: number): number {
    const rule = this.#problem.nets[net]!;
    const bit = 1 << layer;
    return this.#find(ax, ay, bx, by, halfWidth, (obstacle) => {
      if (!obstacle.blocksTracks || !(obstacle.layers & bit) || obstacle.net === net) return false;
      const need = halfWidth + clearanceTo(rule, obstacle) - GRACE;
      return nearerThan(obstacle, ax, ay, bx, by, need);
    });
  }

  /** The first obstacle that a via of the net would come too near to, or -1. */
  blockingVia(net: number, x: number, y: number, size: ViaSize): number {
    const rule = this.#problem.nets[net]!;
    const radius = size.diameter / 2;
    const drill = size.drill / 2;
    const { holeClearance, holeToHole } = this.#problem.rules;
    return this.#find(x, y, x, y, Math.max(radius, drill + holeToHole, drill + holeClearance), (obstacle) => {
      if (!obstacle.blocksVias) return false;
      let need = Number.NEGATIVE_INFINITY;
      if (obstacle.net !== net) {
        need = radius + clearanceTo(rule, obstacle);
        if (obstacle.kind === "copper") need = Math.max(need, drill + holeClearance);
      }
      if (obstacle.kind === "hole") need = Math.max(need, drill + holeToHole);
      return need > 0 && nearerThan(obstacle, x, y, x, y, need - GRACE);
    });
  }

  /** Whether a via of the net there would touch a small pad of the net, and drain its solder. */
  touchesSmallPad(net: number, x: number, y: number, size: ViaSize): boolean {
    const radius = size.diameter / 2;
    const touches = (obstacle: Obstacle): boolean =>
      obstacle.kind === "copper" &&
      obstacle.net === net &&
      isSmallForVia(obstacle.shape, size.diameter) &&
      nearerThan(obstacle, x, y, x, y, radius);
    return this.#find(x, y, x, y, radius, touches) >= 0;
  }

  /** How near a track of the net would come to an obstacle, and how far it has to stay: copper to copper. */
  gapTo(id: number, net: number, x: number, y: number, halfWidth: number): { available: number; required: number } {
    const obstacle = this.#problem.obstacles[id]!;
    return {
      available: Math.max(0, pointToShape(obstacle.shape, x, y) - halfWidth),
      required: clearanceTo(this.#problem.nets[net]!, obstacle),
    };
  }

  /** Calls `visit` for every obstacle that a track of that half width could be too near to, and for some farther ones. */
  forEachNear(x: number, y: number, halfWidth: number, visit: (obstacle: Obstacle, id: number) => void): void {
    this.#find(x, y, x, y, halfWidth, (obstacle, id) => {
      visit(obstacle, id);
      return false;
    });
  }

  #find(
    ax: number,
    ay: number,
    bx: number,
    by: number,
    extra: number,
    blocks: (obstacle: Obstacle, id: number) => boolean,
  ): number {
    const far = this.#reach + extra;
    const x0 = this.#column(Math.min(ax, bx) - far);
    const x1 = this.#column(Math.max(ax, bx) + far);
    const y0 = this.#row(Math.min(ay, by) - far);
    const y1 = this.#row(Math.max(ay, by) + far);
    const generation = ++this.#generation;
    for (let y = y0; y <= y1; y++)
      for (let x = x0; x <= x1; x++) {
        const cell = y * this.#columns + x;
        const end = this.#starts[cell + 1]!;
        for (let i = this.#starts[cell]!; i < end; i++) {
          const id = this.#ids[i]!;
          if (this.#seen[id] === generation) continue;
          this.#seen[id] = generation;
          if (blocks(this.#problem.obstacles[id]!, id)) return id;
        }
      }
    return -1;
  }

  #column(x: number): number {
    return Math.min(this.#columns - 1, Math.max(0, Math.floor((x - this.#problem.box.minX) / CELL) + 1));
  }

  #row(y: number): number {
    return Math.min(this.#rows - 1, Math.max(0, Math.floor((y - this.#problem.box.minY) / CELL) + 1));
  }
}

function nearerThan(obstacle: Obstacle, ax: number, ay: number, bx: number, by: number, need: number): boolean {
  const { shape } = obstacle;
  if (Math.max(ax, bx) < shape.minX - need || Math.min(ax, bx) > shape.maxX + need) return false;
  if (Math.max(ay, by) < shape.minY - need || Math.min(ay, by) > shape.maxY + need) return false;
  const d = ax === bx && ay === by ? pointToShape(shape, ax, ay) : segmentToShape(shape, ax, ay, bx, by);
  return d < need;
}
