import { type Board, type Footprint, type NetId, type Nm, netClassOf, type Pad, type Zone } from "@tracewright/board";

/** KiCad keeps half a micrometre more than the rule asks, so that rounded corners of arcs never cut into it. */
export const EXTRA_CLEARANCE: Nm = 500;

/** The distance copper of a zone keeps to copper of another net, by rule. */
export function netClearance(board: Board, zone: Zone, net: NetId | undefined): Nm {
  return Math.max(
    board.rules.minClearance,
    zone.pour.clearance,
    netClassOf(board, zone.net).clearance,
    netClassOf(board, net).clearance,
  );
}

/** To a pad, whose own clearance (or its part's) replaces what classes and zone ask. */
export function padClearance(board: Board, zone: Zone, part: Footprint, pad: Pad): Nm {
  const own = pad.clearance || part.clearance;
  return own ? Math.max(own, board.rules.minClearance) : netClearance(board, zone, pad.net);
}

/** To an unconnected drawing on copper: the zone's own class, for a drawing has none. */
export function drawingClearance(board: Board, zone: Zone): Nm {
  return Math.max(board.rules.minClearance, zone.pour.clearance, netClassOf(board, zone.net).clearance);
}

/** To the board's edge: what the zone keeps from other copper counts here too. */
export function edgeClearance(board: Board, zone: Zone): Nm {
  return Math.max(board.rules.copperToEdge, drawingClearance(board, zone));
}

/** To the wall of a hole that has no copper on the layer. */
export function holeClearance(board: Board): Nm {
  return board.rules.minHoleClearance;
}
