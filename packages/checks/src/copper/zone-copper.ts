import {
  areNearer,
  areTouching,
  type Box,
  BoxIndex,
  boxesTouch,
  boxOfPoints,
  corePoint,
  forEachSide,
  growBox,
  type NetId,
  type Nm,
  type Point,
  type Polygon,
  pointToSegment,
  type Solid,
  solidBox,
  turn,
  type Zone,
} from "@tracewright/board";
import { findTooNear, type Nearness } from "./nearness.ts";

/**
 * One connected island of a zone's filled copper on one layer, prepared for many questions: sides in a bucket index
 * for nearness, and in bands of y for "is this point inside".
 */
export class ZoneIsland {
  readonly box: Box;
  /** The first corner as written: where KiCad has the island's airwires begin. */
  readonly anchor: Point;
  readonly #starts: Point[] = [];
  readonly #ends: Point[] = [];
  readonly #index: BoxIndex;
  readonly #bands: number[][];
  readonly #bandHeight: number;
  readonly #rim: Nm;

  /** `penWidth`: of the round pen that draws the fill's edge, where it has one; the copper reaches half of it further. */
  constructor(polygon: Polygon, penWidth: Nm = 0) {
    this.#rim = penWidth / 2;
    this.anchor = polygon.outer[0] ?? { x: 0, y: 0 };
    this.box = growBox(boxOfPoints(polygon.outer) ?? { minX: 0, minY: 0, maxX: 0, maxY: 0 }, this.#rim);
    this.#index = new BoxIndex(500_000);
    for (const ring of [polygon.outer, ...polygon.holes])
      forEachSide(ring, (start, end) => {
        this.#index.add(this.#starts.length, {
          minX: Math.min(start.x, end.x),
          minY: Math.min(start.y, end.y),
          maxX: Math.max(start.x, end.x),
          maxY: Math.max(start.y, end.y),
        });
        this.#starts.push(start);
        this.#ends.push(end);
      });
    const count = Math.max(1, Math.min(4096, this.#starts.length >> 1));
    this.#bandHeight = (this.box.maxY - this.box.minY) / count || 1;
    this.#bands = Array.from({ length: count + 1 }, () => []);
    for (let side = 0; side < this.#starts.length; side++) {
      const a = this.#starts[side]!.y;
      const b = this.#ends[side]!.y;
      for (let band = this.#bandOf(Math.min(a, b)); band <= this.#bandOf(Math.max(a, b)); band++)
        this.#bands[band]!.push(side);
    }
  }

  #bandOf(y: number): number {
    return Math.floor((y - this.box.minY) / this.#bandHeight);
  }

  /** Some corner of the outline. */
  get corners(): readonly Point[] {
    return this.#starts;
  }

  /** Whether the point lies in the copper, its edge included. */
  holds(point: Point): boolean {
    const { box } = this;
    if (point.x < box.minX || point.x > box.maxX || point.y < box.minY || point.y > box.maxY) return false;
    let inside = false;
    for (const side of this.#bands[this.#bandOf(point.y)]!) {
      const start = this.#starts[side]!;
      const end = this.#ends[side]!;
      const below = start.y > point.y;
      if (below === end.y > point.y) continue;
      const where = below ? turn(start, end, point) : turn(end, start, point);
      if (where === 0) return true;
      if (where > 0) inside = !inside;
    }
    return inside;
  }

  /**
   * Whether the point lies in the copper or no farther than `reach` from an edge of it. Horizontal edges reach nothing:
   * KiCad's search for near edges leaves them out, and what it does not find it calls unconnected.
   */
  isWithin(point: Point, reach: Nm): boolean {
    if (this.holds(point)) return true;
    if (reach <= 0) return false;
    const around = growBox({ minX: point.x, minY: point.y, maxX: point.x, maxY: point.y }, reach + this.#rim);
    return this.#index.search(around).some((side) => {
      const start = this.#starts[side]!;
      const end = this.#ends[side]!;
      return start.y !== end.y && pointToSegment(point, start, end) <= reach + this.#rim;
    });
  }

  /** Whether the solid comes nearer to the copper than `limit`; with a limit of 0, whether it touches. */
  isNearer(solid: Solid, limit: Nm): boolean {
    for (const edge of this.#edgesNear(solid, limit))
      if (limit > 0 ? areNearer(solid, edge, limit) : areTouching(solid, edge)) return true;
    return this.holds(corePoint(solid));
  }

  /** Where the solid comes nearest to the copper, if that is nearer than `limit` (0: if they touch). */
  findNearest(solid: Solid, limit: Nm): Nearness | undefined {
    if (!boxesTouch(growBox(solidBox(solid), Math.max(0, limit)), this.box)) return undefined;
    const inside = corePoint(solid);
    if (this.holds(inside)) return { distance: 0, at: inside, ends: [inside, inside] };
    return findTooNear([solid], this.#edgesNear(solid, limit), limit);
  }

  #edgesNear(solid: Solid, limit: Nm): Solid[] {
    const box = growBox(solidBox(solid), Math.max(0, limit));
    if (!boxesTouch(box, this.box)) return [];
    return this.#index
      .search(growBox(box, this.#rim))
      .map(
        (side): Solid => ({ kind: "capsule", start: this.#starts[side]!, end: this.#ends[side]!, radius: this.#rim }),
      );
  }
}

/** A zone's copper on one layer. */
export interface ZoneCopper {
  readonly zone: Zone;
  readonly net?: NetId;
  /** Bit of the layer. */
  readonly layer: number;
  readonly islands: readonly ZoneIsland[];
  readonly box: Box;
}
