import type { Board } from "@tracewright/board";
import { checkConnections } from "@tracewright/checks";
import type { ConnectionsToMake } from "./messages/import-messages.ts";

/** Real boards have a tenth of either; with more, who imports would wait for a number that only informs. */
const MAX_COPPER_ITEMS = 60_000;
const MAX_FILL_CORNERS = 600_000;

/** How many connections a board needs and how many of them are open; null where counting would take too long. */
export function countOpen(board: Board): ConnectionsToMake | null {
  const pads = board.footprints.reduce((sum, footprint) => sum + footprint.pads.length, 0);
  if (board.tracks.length + board.vias.length + pads > MAX_COPPER_ITEMS) return null;
  const corners = board.zones.reduce(
    (sum, { fills }) =>
      sum +
      fills.reduce(
        (ofZone, { polygons }) =>
          ofZone + polygons.reduce((ofFill, { outer, holes }) => ofFill + outer.length + holes.flat().length, 0),
        0,
      ),
    0,
  );
  if (corners > MAX_FILL_CORNERS) return null;
  const { total, connected } = checkConnections(board).connections;
  return { total, open: total - connected };
}
