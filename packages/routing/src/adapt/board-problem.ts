import type { ItemId, NetId } from "@tracewright/board";
import type { RoutingProblem } from "../problem.ts";

/** A routing problem that knows the board it was read from. */
export interface BoardProblem extends RoutingProblem {
  /** By net number. */
  readonly netIds: readonly NetId[];
  /** Tracks and vias that were taken away before and that nothing asks for any more. */
  readonly gone: readonly ItemId[];
  /** By item of a terminal, a number that joined ones of one net share, of the nets that the run is about. */
  readonly joined: ReadonlyMap<string, number>;
}
