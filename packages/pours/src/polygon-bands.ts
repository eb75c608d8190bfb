import { boxOfPoints, type Point, type Polygon, turn } from "@tracewright/geometry";

const SIDES_PER_BAND = 4;
const MAX_BANDS = 4_096;

/** An area made ready for many questions of whether it holds a point: its sides, sorted into bands of equal height. */
export class PolygonBands {
  readonly #minY: number;
  readonly #height: number;
  /** Start x, start y, end x, end y of the sides that run through a band. */
  readonly #bands: number[][];

  constructor({ outer, holes }: Polygon) {
    const box = boxOfPoints(outer) ?? { minX: 0, minY: 0, maxX: 0, maxY: 0 };
    const sides = [outer, ...holes].reduce((count, ring) => count + ring.length, 0);
    const count = Math.min(MAX_BANDS, Math.max(1, Math.ceil(sides / SIDES_PER_BAND)));
    this.#minY = box.minY;
    this.#height = (box.maxY - box.minY) / count || 1;
    this.#bands = Array.from({ length: count + 1 }, () => []);
    for (const ring of [outer, ...holes])
      for (let index = 0; index < ring.length; index += 1) {
        const start = ring[index]!;
        const end = ring[index + 1 === ring.length ? 0 : index + 1]!;
        const last = this.#bandOf(Math.max(start.y, end.y));
        for (let band = this.#bandOf(Math.min(start.y, end.y)); band <= last; band += 1)
          this.#bands[band]?.push(start.x, start.y, end.x, end.y);
      }
  }

  /** Whether the point lies in the area or on its edge. Exact for whole numbers. */
  holds(point: Point): boolean {
    const sides = this.#bands[this.#bandOf(point.y)] ?? [];
    let inside = false;
    for (let at = 0; at < sides.length; at += 4) {
      const start = { x: sides[at]!, y: sides[at + 1]! };
      const end = { x: sides[at + 2]!, y: sides[at + 3]! };
      const below = start.y > point.y;
      if (below === end.y > point.y) {
        if (
          start.y === point.y &&
          end.y === point.y &&
          point.x >= Math.min(start.x, end.x) &&
          point.x <= Math.max(start.x, end.x)
        )
          return true;
        if ((start.y === point.y && start.x === point.x) || (end.y === point.y && end.x === point.x)) return true;
        continue;
      }
      const side = below ? turn(start, end, point) : turn(end, start, point);
      if (side === 0) return true;
      if (side > 0) inside = !inside;
    }
    return inside;
  }

  #bandOf(y: number): number {
    return Math.floor((y - this.#minY) / this.#height);
  }
}
