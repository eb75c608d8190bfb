import type { Board, CopperLayerId, Zone, ZoneFill } from "@tracewright/board";
import type { Box } from "@tracewright/geometry";

/** A zone to be filled on one layer, with what was filled before it. */
export interface PourTask {
  readonly board: Board;
  readonly zone: Zone;
  readonly layer: CopperLayerId;
  /** Box around the zone's outline. */
  readonly box: Box;
  /** Fills of the zones that go first. */
  readonly filled: ReadonlyMap<Zone, readonly ZoneFill[]>;
}
