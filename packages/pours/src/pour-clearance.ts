import {
  type Board,
  type Footprint,
  type NetId,
  netClassOf,
  type Pad,
  ruledZoneClearance,
  type Zone,
} from "@tracewright/board";
import type { Nm } from "@tracewright/geometry";

import { thermalGap } from "./pad-connection.ts";

/** KiCad keeps half a micrometre more than the rule asks, so that rounded corners of arcs never cut into it. */
export const EXTRA_CLEARANCE: Nm = 500;

/** The distance copper of a zone keeps to copper of another net: a custom rule about the two takes the place of all else. */
export function netClearance(board: Board, zone: Zone, net: NetId | undefined): Nm {
  const ruled = ruledZoneClearance(board, zone, net);
  if (ruled !== undefined) return ruled;
  return Math.max(
    board.rules.minClearance,
    zone.pour.clearance,
    netClassOf(board, zone.net).clearance,
    netClassOf(board, net).clearance,
  );
}

/**
 * To a pad, whose own clearance (or its part's) replaces what classes and zone ask. A pad of the zone's net that is not
 * to be joined lies as far off as a relief would.
 */
export function padClearance(board: Board, zone: Zone, part: Footprint, pad: Pad): Nm {
  if (zone.net !== undefined && pad.net === zone.net) return Math.max(zone.pour.clearance, thermalGap(zone, pad));
  const own = pad.clearance || part.clearance;
  return own ? Math.max(own, board.rules.minClearance) : netClearance(board, zone, pad.net);
}

/** To an unconnected drawing on copper: the zone's own class, for a drawing has none. */
export function drawingClearance(board: Board, zone: Zone): Nm {
  return Math.max(board.rules.minClearance, zone.pour.clearance, netClassOf(board, zone.net).clearance);
}

/** To the board's edge: what the zone asks for itself counts here too, what its net's class asks does not. */
export function edgeClearance(board: Board, zone: Zone): Nm {
  return Math.max(board.rules.copperToEdge, zone.pour.clearance);
}

/** To the wall of a hole that has no copper on the layer. */
export function holeClearance(board: Board): Nm {
  return board.rules.minHoleClearance;
}
