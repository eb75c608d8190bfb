import type { Board } from "@tracewright/board";
import type { RunProgress } from "../../open-project/run-view.ts";
import type { Ratsnest } from "./find-ratsnest.ts";

/**
 * What is open while a routing run works. Whether a pour joins its pads is known only once it is filled around the new
 * tracks, which the run does and the screen does not: the run's own count is shown, and no airwires of nets with pours.
 */
export function ratsnestDuringRun(
  board: Board,
  ratsnest: Ratsnest | undefined,
  progress: Pick<RunProgress, "connected" | "total"> | null,
): Ratsnest | undefined {
  if (!ratsnest || progress?.total == null || progress.connected === null) return ratsnest;
  const poured = new Set(board.zones.filter(({ keepout }) => !keepout).map(({ net }) => net));
  return {
    total: progress.total,
    connected: progress.connected,
    airwires: ratsnest.airwires.filter(({ net }) => !poured.has(net)),
  };
}
