import type { ItemId, Point } from "@tracewright/board";

/** What can be ordered about parts from the canvas, where a run may be started now. */
export interface PartActions {
  readonly onPlaceAnew: (parts: readonly ItemId[]) => void;
  /** About the parts near a place of the board, nanometres. */
  readonly onImproveAround: (place: Point) => void;
}
