import type { Point } from "@tracewright/geometry";
import type { Scene, SceneLayerId } from "@tracewright/rendering";
import { STROKE_FONT_MARGIN } from "@tracewright/text";
import type { KicadText } from "./kicad-plot.ts";

/** One line of text, or one text, as the paths of its pen in nanometres. */
type PenPaths = Pick<KicadText, "paths" | "height">;

export interface AstrayTexts {
  /** Lines of text that KiCad plots. */
  readonly all: number;
  /** Those of which there is nothing, or not there, or turned or mirrored. */
  readonly missing: readonly string[];
  /** Texts drawn here that KiCad does not plot. */
  readonly extra: number;
}

/** The part of a text's strokes that may lie farther from the other's than our letters from KiCad's ever do. */
const MAX_ASTRAY = 0.1;
const SLACK = 20_000;

/** Texts of a layer held against KiCad's by their strokes: our letters are drawn within a margin of KiCad's. */
export function astrayTexts(texts: readonly KicadText[], scene: Scene, layer: SceneLayerId): AstrayTexts {
  const own = textsOf(scene, layer);
  const ours = new PointGrid(own);
  const theirs = new PointGrid(texts);
  return {
    all: texts.length,
    missing: texts.filter((text) => astray(text, ours) > MAX_ASTRAY).map(({ words }) => words),
    extra: own.filter((text) => astray(text, theirs) > MAX_ASTRAY).length,
  };
}

function textsOf(scene: Scene, layer: SceneLayerId): PenPaths[] {
  const texts = scene.layers.filter(({ id }) => id === layer).flatMap((drawn) => drawn.texts);
  return texts.flatMap((text) => {
    if (text.kind !== "strokes") return [];
    const paths: Point[][] = [];
    const point = (x: number, y: number) => ({ x: x * 1e6, y: y * 1e6 });
    text.strokes.replay({
      moveTo: (x, y) => paths.push([point(x, y)]),
      lineTo: (x, y) => paths.at(-1)?.push(point(x, y)),
      arc: () => undefined,
      closePath: () => undefined,
    });
    return [{ paths, height: text.height }];
  });
}

function astray({ paths, height }: PenPaths, other: PointGrid): number {
  const points = paths.flatMap((path) => along(path, height / 10));
  const margin = STROKE_FONT_MARGIN * height + SLACK;
  return points.filter((point) => !other.hasNear(point, margin)).length / Math.max(1, points.length);
}

/** Points of a path, no two farther apart than a step. */
function along(path: readonly Point[], step: number): Point[] {
  if (path.length === 1) return [...path];
  return path.slice(1).flatMap((to, index) => {
    const from = path[index] ?? to;
    const count = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / step));
    return Array.from({ length: count + 1 }, (_, at) => ({
      x: from.x + ((to.x - from.x) * at) / count,
      y: from.y + ((to.y - from.y) * at) / count,
    }));
  });
}

const CELL = 200_000;

/** Points of pens, found by where they are. */
class PointGrid {
  readonly #cells = new Map<string, Point[]>();

  constructor(texts: readonly PenPaths[]) {
    for (const { paths, height } of texts)
      for (const path of paths)
        for (const point of along(path, Math.min(CELL, height / 40))) {
          const key = keyOf(Math.floor(point.x / CELL), Math.floor(point.y / CELL));
          const cell = this.#cells.get(key);
          if (cell) cell.push(point);
          else this.#cells.set(key, [point]);
        }
  }

  hasNear({ x, y }: Point, reach: number): boolean {
    for (let row = Math.floor((y - reach) / CELL); row <= Math.floor((y + reach) / CELL); row += 1)
      for (let column = Math.floor((x - reach) / CELL); column <= Math.floor((x + reach) / CELL); column += 1)
        for (const point of this.#cells.get(keyOf(column, row)) ?? [])
          if (Math.hypot(point.x - x, point.y - y) <= reach) return true;
    return false;
  }
}

function keyOf(column: number, row: number): string {
  return `${column} ${row}`;
}
