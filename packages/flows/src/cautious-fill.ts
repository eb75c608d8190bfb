import type { Board } from "@tracewright/board";
import { checkConnections } from "@tracewright/checks";
import type { FillOptions } from "@tracewright/pours";
import { withFilledZones } from "./with-filled-zones.ts";

/**
 * A neck of a pour this much wider than its least thickness may still be missing in the fill of another program: both draw
 * round corners as chords, each with its own error on either side of the neck.
 */
const DOUBTFUL = 12_000;

/** The board with its pours filled as a program fills them that leaves out every neck about as narrow as they allow. */
export async function withCautiousFill(board: Board, options: FillOptions = {}): Promise<Board> {
  const zones = board.zones.map((zone) => {
    const { minThickness, thermalBridgeWidth } = zone.pour;
    // A spoke as narrow as that is drawn exactly.
    const bridge = Math.max(thermalBridgeWidth, minThickness + 2 * DOUBTFUL);
    return { ...zone, pour: { ...zone.pour, minThickness: minThickness + DOUBTFUL, thermalBridgeWidth: bridge } };
  });
  const filled = await withFilledZones({ ...board, zones }, options);
  return { ...board, zones: filled.zones.map((zone, index) => ({ ...zone, pour: board.zones[index]!.pour })) };
}

/** How many connections of a filled board hang on such necks alone. */
export async function countFragile(board: Board): Promise<number> {
  if (board.zones.every(({ keepout }) => keepout)) return 0;
  const connected = (of: Board): number => checkConnections(of).connections.connected;
  return Math.max(0, connected(board) - connected(await withCautiousFill(board)));
}
