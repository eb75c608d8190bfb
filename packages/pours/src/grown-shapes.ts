import { boxesTouch, growSolid, type Polygon, type Solid, solidBox, solidPolygons } from "@tracewright/board";
import { type Area, areaOf } from "./areas.ts";
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

  area(): Area {
    return areaOf(this.#polygons);
  }
}
