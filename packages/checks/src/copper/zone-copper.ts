import type { NetId, Zone } from "@tracewright/board";
import {
  areNearer,
  areTouching,
  type Box,
  boxOfPoints,
  corePoint,
  growBox,
  type Nm,
  type Point,
  type Polygon,
  pointToSegment,
  polygonArea,
  type Solid,
  solidBox,
  turn,
} from "@tracewright/geometry";
import { FlatBoxIndex } from "./flat-box-index.ts";
import { findTooNear, type Nearness } from "./nearness.ts";

/**
 * One connected island of a zone's filled copper on one layer, prepared for many questions: its sides lie in flat
 * arrays, listed by the bands of y they run through for "is this point inside", and indexed for nearness.
 */
export class ZoneIsland {
  readonly box: Box;
  /** The first corner as written: where KiCad has the island's airwires begin. */
  readonly anchor: Point;
  readonly #polygon: Polygon;
  /** Four numbers a side: x and y of its start and of its end. */
  readonly #sides: Float64Array;
  /** Where the sides of each band begin in `bandSides`, and one more for the end. */
  readonly #bandStarts: Int32Array;
  readonly #bandSides: Int32Array;
  readonly #bandHeight: number;
  readonly #top: number;
  readonly #rim: Nm;
  /** Of the sides; made when nearness is first asked for. */
  #index: FlatBoxIndex | undefined;

  /** `penWidth`: of the round pen that draws the fill's edge, where it has one; the copper reaches half of it further. */
  constructor(polygon: Polygon, penWidth: Nm = 0) {
    this.#polygon = polygon;
    this.#rim = penWidth / 2;
    this.anchor = polygon.outer[0] ?? { x: 0, y: 0 };
    const bare = boxOfPoints(polygon.outer) ?? { minX: 0, minY: 0, maxX: 0, maxY: 0 };
    this.box = growBox(bare, this.#rim);
    const rings = [polygon.outer, ...polygon.holes];
    const count = rings.reduce((sum, ring) => sum + ring.length, 0);
    this.#sides = new Float64Array(count * 4);
    let side = 0;
    for (const ring of rings)
      for (let index = 0; index < ring.length; index++) {
        const start = ring[index]!;
        const end = ring[index + 1 < ring.length ? index + 1 : 0]!;
        const at = side++ * 4;
        this.#sides[at] = start.x;
        this.#sides[at + 1] = start.y;
        this.#sides[at + 2] = end.x;
        this.#sides[at + 3] = end.y;
      }
    const bands = Math.max(1, Math.min(MAX_BANDS, count >> 2));
    this.#top = bare.minY;
    this.#bandHeight = (bare.maxY - bare.minY) / bands || 1;
    this.#bandStarts = new Int32Array(bands + 2);
    const forEachBand = (index: number, visit: (band: number) => void): void => {
      const a = this.#sides[index * 4 + 1]!;
      const b = this.#sides[index * 4 + 3]!;
      const last = this.#bandOf(Math.max(a, b));
      for (let band = this.#bandOf(Math.min(a, b)); band <= last; band++) visit(band);
    };
    for (let index = 0; index < count; index++) forEachBand(index, (band) => void this.#bandStarts[band + 1]!++);
    for (let band = 0; band <= bands; band++) this.#bandStarts[band + 1]! += this.#bandStarts[band]!;
    this.#bandSides = new Int32Array(this.#bandStarts[bands + 1]!);
    const next = this.#bandStarts.slice();
    for (let index = 0; index < count; index++)
      forEachBand(index, (band) => {
        this.#bandSides[next[band]!++] = index;
      });
  }

  #bandOf(y: number): number {
    return Math.floor((y - this.#top) / this.#bandHeight);
  }

  get polygon(): Polygon {
    return this.#polygon;
  }

  /** How far the copper reaches beyond its polygon. */
  get rim(): number {
    return this.#rim;
  }

  /** Whether a round pen draws its edge. */
  get isPenned(): boolean {
    return this.#rim > 0;
  }

  /** In nm², without what a pen adds along the edge. */
  get area(): number {
    return polygonArea(this.#polygon);
  }

  /** The corners of outline and holes. */
  get corners(): readonly Point[] {
    return [this.#polygon.outer, ...this.#polygon.holes].flat();
  }

  /** Whether the point lies in the copper, its edge included. */
  holds(point: Point): boolean {
    const { box } = this;
    if (point.x < box.minX || point.x > box.maxX || point.y < box.minY || point.y > box.maxY) return false;
    const band = this.#bandOf(point.y);
    if (band < 0 || band > this.#bandStarts.length - 2) return false;
    const sides = this.#sides;
    const end = this.#bandStarts[band + 1]!;
    let inside = false;
    for (let at = this.#bandStarts[band]!; at < end; at++) {
      const side = this.#bandSides[at]! * 4;
      const below = sides[side + 1]! > point.y;
      if (below === sides[side + 3]! > point.y) continue;
      // The ray runs to the left: it never meets a side that lies wholly to the right.
      if (sides[side]! > point.x && sides[side + 2]! > point.x) continue;
      const start = { x: sides[side]!, y: sides[side + 1]! };
      const stop = { x: sides[side + 2]!, y: sides[side + 3]! };
      const where = below ? turn(start, stop, point) : turn(stop, start, point);
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
    if (reach + this.#rim <= 0) return false;
    const tip: Solid = { kind: "circle", center: point, radius: 0 };
    return this.edgesNear(tip, reach).some(
      ({ start, end }) => start.y !== end.y && pointToSegment(point, start, end) <= reach + this.#rim,
    );
  }

  /** Whether the solid comes nearer to the copper than `limit`; with a limit of 0, whether it touches. */
  isNearer(solid: Solid, limit: Nm): boolean {
    for (const edge of this.edgesNear(solid, limit))
      if (limit > 0 ? areNearer(solid, edge, limit) : areTouching(solid, edge)) return true;
    return this.holds(corePoint(solid));
  }

  /** Where the solid comes nearest to the copper, if that is nearer than `limit` (0: if they touch). */
  findNearest(solid: Solid, limit: Nm): Nearness | undefined {
    if (!this.#mayReach(solidBox(solid), Math.max(0, limit))) return undefined;
    // A drawing of many corners is looked up side by side, too.
    if (solid.kind === "polygon" && solid.polygon.outer.length > MANY_CORNERS)
      return this.nearestTo(new ZoneIsland(solid.polygon, 2 * solid.radius), limit);
    const inside = corePoint(solid);
    if (this.holds(inside)) return { distance: 0, at: inside, ends: [inside, inside] };
    return findTooNear([solid], this.edgesNear(solid, limit), limit);
  }

  /** Where another island comes nearest to this one, if that is nearer than `limit` (0: if they touch). */
  nearestTo(other: ZoneIsland, limit: Nm): Nearness | undefined {
    if (this.holds(other.anchor)) return { distance: 0, at: other.anchor, ends: [other.anchor, other.anchor] };
    if (other.holds(this.anchor)) return { distance: 0, at: this.anchor, ends: [this.anchor, this.anchor] };
    let nearest: Nearness | undefined;
    for (let side = 0; side < other.#sides.length >> 2; side++) {
      const edge = other.#edge(side);
      const near = findTooNear([edge], this.edgesNear(edge, limit), limit);
      if (near && near.distance < (nearest?.distance ?? Number.POSITIVE_INFINITY)) nearest = near;
      if (nearest?.distance === 0) break;
    }
    return nearest;
  }

  #mayReach({ minX, minY, maxX, maxY }: Box, by: number): boolean {
    const { box } = this;
    return minX - by <= box.maxX && maxX + by >= box.minX && minY - by <= box.maxY && maxY + by >= box.minY;
  }

  /** Sides of outline and holes whose boxes come nearer to the solid's than `limit`; others may be among them. */
  edgesNear(solid: Solid, limit: Nm = 0): readonly Edge[] {
    const around = solidBox(solid);
    const by = Math.max(0, limit) + this.#rim;
    if (!this.#mayReach(around, by)) return [];
    this.#index ??= new FlatBoxIndex(this.#sideBoxes());
    return this.#index.search(around, by).map((side) => this.#edge(side));
  }

  #edge(side: number): Edge {
    const sides = this.#sides;
    const at = side * 4;
    const start = { x: sides[at]!, y: sides[at + 1]! };
    return { kind: "capsule", start, end: { x: sides[at + 2]!, y: sides[at + 3]! }, radius: this.#rim };
  }

  #sideBoxes(): Box[] {
    return Array.from({ length: this.#sides.length >> 2 }, (_, side) => {
      const { start, end } = this.#edge(side);
      return {
        minX: Math.min(start.x, end.x),
        minY: Math.min(start.y, end.y),
        maxX: Math.max(start.x, end.x),
        maxY: Math.max(start.y, end.y),
      };
    });
  }
}

/** Of an area for which an index of its own is worth its cost. */
const MANY_CORNERS = 32;

/** More bands would cost more to fill than they spare. */
const MAX_BANDS = 2048;

type Edge = Extract<Solid, { kind: "capsule" }>;

const islands = new WeakMap<Polygon, Map<Nm, ZoneIsland>>();

/** The island of a polygon; remembered as long as the polygon lives, for most checks leave the pours as they were. */
export function zoneIsland(polygon: Polygon, penWidth: Nm = 0): ZoneIsland {
  let byPen = islands.get(polygon);
  if (!byPen) {
    byPen = new Map();
    islands.set(polygon, byPen);
  }
  let island = byPen.get(penWidth);
  if (!island) {
    island = new ZoneIsland(polygon, penWidth);
    byPen.set(penWidth, island);
  }
  return island;
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
