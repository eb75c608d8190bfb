import {
  type Board,
  type Footprint,
  type Graphic,
  type NetId,
  netClassOf,
  type Pad,
  type RuleItem,
  type Zone,
} from "@tracewright/board";
import type { Nm, Solid } from "@tracewright/geometry";
import { thermalGap } from "./pad-connection.ts";
import type { PourTask } from "./pour-task.ts";
import { padAsRuled, ruledLimit } from "./rule-items.ts";

/** KiCad keeps half a micrometre more than the rule asks, so that rounded corners of arcs never cut into it. */
export const EXTRA_CLEARANCE: Nm = 500;

/** The distance copper of a zone keeps to other copper: a custom rule about the two takes the place of all else. */
export function netClearance(task: PourTask, other: () => RuleItem, net: NetId | undefined): Nm {
  const ruled = ruledLimit(task, "clearance", other)?.min;
  if (ruled !== undefined) return ruled;
  const { board, zone } = task;
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
export function padClearance(task: PourTask, part: Footprint, pad: Pad): Nm {
  const { board, zone } = task;
  if (zone.net !== undefined && pad.net === zone.net) return Math.max(zone.pour.clearance, thermalGap(task, part, pad));
  const own = pad.clearance || part.clearance;
  return own ? Math.max(own, board.rules.minClearance) : netClearance(task, () => padAsRuled(task, part, pad), pad.net);
}

/** To an unconnected drawing on copper: the zone's own class, for a drawing has none. */
export function drawingClearance(board: Board, zone: Zone): Nm {
  return Math.max(board.rules.minClearance, zone.pour.clearance, netClassOf(board, zone.net).clearance);
}

/**
 * To the board's edge: what the zone asks for itself counts here too, what its net's class asks does not. A custom rule takes
 * the place of the board's distance.
 */
export function edgeClearance(task: PourTask, { id, layer }: Graphic, solids: readonly Solid[]): Nm {
  const edge = (): RuleItem => ({ kind: "graphic", id, reach: 0, sheet: layer, solids });
  const ruled = ruledLimit(task, "edge_clearance", edge)?.min;
  return Math.max(ruled ?? task.board.rules.copperToEdge, task.zone.pour.clearance);
}

/** To the wall of a hole that has no copper on the layer. */
export function holeClearance(task: PourTask, holed: () => RuleItem): Nm {
  return ruledLimit(task, "hole_clearance", holed)?.min ?? task.board.rules.minHoleClearance;
}
