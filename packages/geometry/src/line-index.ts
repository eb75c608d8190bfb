import type { Point } from "./point.ts";

/** A line through its points, in order. */
interface Polyline {
  readonly points: readonly Point[];
}

type Segment = readonly [Point, Point];
type Entry<Line> = readonly [Line, Segment];

/**
 * Finds the lines that pass through a point; nearly all are level or upright and found by their coordinate. What falls on the
 * same point of the raster meets; in nanometres.
 */
export class LineIndex<Line extends Polyline> {
  readonly #raster: number;
  readonly #level = new Map<number, Entry<Line>[]>();
  readonly #upright = new Map<number, Entry<Line>[]>();
  readonly #other: Entry<Line>[] = [];

  constructor(lines: readonly Line[], raster: number) {
    this.#raster = raster;
    for (const line of lines)
      for (const [step, end] of line.points.entries()) {
        const start = line.points[step - 1];
        if (!start) continue;
        const entry: Entry<Line> = [line, [start, end]];
        if (this.#onRaster(start.y) === this.#onRaster(end.y)) add(this.#level, this.#onRaster(start.y), entry);
        else if (this.#onRaster(start.x) === this.#onRaster(end.x)) add(this.#upright, this.#onRaster(start.x), entry);
        else this.#other.push(entry);
      }
  }

  /** Each line once, in the order of their directions and then of the lines. */
  through(point: Point): Line[] {
    const candidates = [
      ...(this.#level.get(this.#onRaster(point.y)) ?? []),
      ...(this.#upright.get(this.#onRaster(point.x)) ?? []),
      ...this.#other,
    ];
    return [...new Set(candidates.filter(([, segment]) => this.#isOn(point, segment)).map(([line]) => line))];
  }

  #onRaster(value: number): number {
    return Math.round(value / this.#raster);
  }

  #isOn(point: Point, [start, end]: Segment): boolean {
    const dx = end.x - start.x;
    const dy = end.y - start.y;
    const length = Math.hypot(dx, dy);
    if (length < this.#raster) return Math.hypot(point.x - start.x, point.y - start.y) < this.#raster;
    const along = ((point.x - start.x) * dx + (point.y - start.y) * dy) / length;
    const beside = Math.abs((point.x - start.x) * dy - (point.y - start.y) * dx) / length;
    return beside < this.#raster && along > -this.#raster && along < length + this.#raster;
  }
}

function add<Value>(map: Map<number, Value[]>, key: number, value: Value): void {
  const known = map.get(key);
  if (known) known.push(value);
  else map.set(key, [value]);
}
