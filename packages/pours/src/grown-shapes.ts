import {
  boxesTouch,
  boxOfPoints,
  fromMm,
  growSolid,
  type Nm,
  type Polygon,
  type Solid,
  solidBox,
  solidPolygons,
} from "@tracewright/geometry";
import { type Area, type AreaAlgebra, areaOf } from "./areas.ts";
import type { PourTask } from "./pour-task.ts";

/** Collects shapes grown by their clearance, those alone that reach the zone. Curves come out never too small. */
export class GrownShapes {
  readonly #task: PourTask;
  readonly #polygons: Polygon[] = [];

  constructor(task: PourTask) {
    this.#task = task;
  }

  add(solids: readonly Solid[], growth: number): void {
    const { board, box } = this.#task;
    for (const solid of solids) {
      const grown = growSolid(solid, growth);
      if (boxesTouch(solidBox(grown), box))
        this.#polygons.push(...solidPolygons(grown, { maxError: board.rules.maxArcError, bias: "outwards" }));
    }
  }

  /** All of them, which may overlap. */
  area(algebra: AreaAlgebra): Area {
    if (this.#polygons.length <= MANY) return areaOf(this.#polygons);
    return inTiles(this.#polygons).flatMap((tile) => algebra.unite(areaOf(tile)));
  }
}

/**
 * The cost of a union grows with how many shapes lie over one another, and the outline of a drawing in copper is thousands of
 * short strokes. More than these are united tile by tile first, which leaves little to be united at last.
 */
const MANY = 4_000;
const TILE: Nm = fromMm(2);
/** Shapes united at once: of a tile that holds many more again some at a time. */
const AT_ONCE = 64;

/** By where their middles are, in the order in which they came. */
function inTiles(polygons: readonly Polygon[]): (readonly Polygon[])[] {
  const tiles = Map.groupBy(polygons, ({ outer }) => {
    const { minX, minY, maxX, maxY } = boxOfPoints(outer) ?? { minX: 0, minY: 0, maxX: 0, maxY: 0 };
    return `${Math.floor((minX + maxX) / 2 / TILE)} ${Math.floor((minY + maxY) / 2 / TILE)}`;
  });
  return [...tiles.values()].flatMap((tile) =>
    Array.from({ length: Math.ceil(tile.length / AT_ONCE) }, (_, part) =>
      tile.slice(part * AT_ONCE, (part + 1) * AT_ONCE),
    ),
  );
}
