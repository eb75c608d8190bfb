/**
 * A board becomes draw lists once; panning and zooming only replay them. The same function draws the whole board, a
 * highlighted net, a selection or the copper that a running router has found so far: `include` says what belongs.
 */
import type { Board } from "@tracewright/board";
import type { Scene } from "./scene.ts";
import { type DrawnRecords, SceneBuilder } from "./scene-builder.ts";
import type { SceneItem } from "./scene-item.ts";

export interface SceneOptions {
  /** Which items are drawn; all when absent. A pad is asked for after its footprint. */
  readonly include?: (item: SceneItem) => boolean;
}

export function buildScene(board: Board, { include }: SceneOptions = {}): Scene {
  const builder = new SceneBuilder(board);
  builder.addBoardArea();
  builder.addRecords(board, include);
  return builder.finish();
}

/** Some records of a board without the board's own area: nothing is found out about the board as a whole. */
export function buildItemScene(board: Board, records: DrawnRecords, { include }: SceneOptions = {}): Scene {
  const builder = new SceneBuilder(board);
  builder.addRecords(records, include);
  return builder.finish();
}
