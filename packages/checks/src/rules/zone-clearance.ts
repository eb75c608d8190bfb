import type { Graphic, NetId, Text } from "@tracewright/board";
import type { Box, Nm, Solid } from "@tracewright/geometry";
import { type CopperContext, zoneClassClearance } from "../copper/board-copper.ts";
import { type CopperItem, copperOn } from "../copper/copper-item.ts";
import type { Nearness } from "../copper/nearness.ts";
import {
  type Required,
  requiredHoleClearance,
  requiredZoneClearance,
  TOLERANCE,
} from "../copper/required-clearance.ts";
import { zoneAsItem } from "../copper/zone-as-item.ts";
import type { ZoneCopper, ZoneIsland } from "../copper/zone-copper.ts";
import type { FindingSink } from "../findings/finding-sink.ts";
import { mm, nameItem, nameZone, sayRule } from "../findings/names.ts";

/**
 * Tracks, vias and pads keep their distance from poured copper of other nets, and so do their holes; drawings and texts do from
 * all poured copper that is not of their net (KiCad 7).
 */
export function judgeZones(copper: CopperContext, item: CopperItem, sink: FindingSink): void {
  for (const pour of copper.zones) {
    // A plated hole counts on the layers that its item names, rings left out included, an unplated one wherever it goes.
    const counts = item.hole && !item.plated ? item.reach : item.layers | (item.optionalRings ?? 0);
    if ((counts & pour.layer) === 0) continue;
    if (pour.net !== undefined && (pour.net === item.net || isTiedTo(item, pour.net))) continue;
    if (!mayReach(item.box, pour.box, Math.max(copper.farthest, pour.zone.pour.clearance))) continue;
    const { zone, layer } = pour;
    const required = requiredZoneClearance(copper, item, zone, { layer, zoneClass: zoneClassClearance(copper, zone) });
    // An unplated hole keeps the pour's clearance as copper would, beside that of holes.
    const solids = item.hole && (item.layers & pour.layer) === 0 ? [item.hole] : copperOn(item, pour.layer);
    const near = nearestOf(pour, solids, required.distance, item);
    if (near) report(copper, item, pour, "clearance", required, near, sink);
    const fromHole = requiredHoleClearance(copper, item, zoneAsItem(zone, layer, copper.bits), layer);
    const nearHole = item.hole && nearestOf(pour, [item.hole], fromHole.distance);
    if (nearHole) report(copper, item, pour, "hole_clearance", fromHole, nearHole, sink);
  }
}

/** Drawings and pours stay while a board is routed and edited: what was measured once is remembered. */
const measured = new WeakMap<Graphic | Text, WeakMap<ZoneIsland, MeasuredDrawing>>();

interface MeasuredDrawing {
  readonly limit: Nm;
  /** Where the drawing was: its part may move, and its words change. */
  readonly box: Box;
  readonly near: Nearness | undefined;
}

function nearestDrawn(item: CopperItem, record: Graphic | Text, pour: ZoneCopper, limit: Nm): Nearness | undefined {
  const ofRecord = measured.get(record) ?? new WeakMap<ZoneIsland, MeasuredDrawing>();
  measured.set(record, ofRecord);
  let nearest: Nearness | undefined;
  for (const island of pour.islands) {
    if (!mayReach(item.box, island.box, limit)) continue;
    let known = ofRecord.get(island);
    if (known?.limit !== limit || !areSame(known.box, item.box)) {
      known = { limit, box: item.box, near: nearestOf({ ...pour, islands: [island] }, item.solids, limit + TOLERANCE) };
      ofRecord.set(island, known);
    }
    const { near } = known;
    if (near && near.distance < (nearest?.distance ?? Number.POSITIVE_INFINITY)) nearest = near;
  }
  return nearest;
}

function areSame(a: Box, b: Box): boolean {
  return a.minX === b.minX && a.minY === b.minY && a.maxX === b.maxX && a.maxY === b.maxY;
}

/** The drawn copper of a net tie is of all nets that the part joins. */
function isTiedTo({ kind, netTie, footprint }: CopperItem, net: NetId): boolean {
  return kind === "graphic" && netTie && footprint?.pads.some((pad) => pad.net === net) === true;
}

function mayReach(a: Box, b: Box, by: Nm): boolean {
  return a.minX - by <= b.maxX && a.maxX + by >= b.minX && a.minY - by <= b.maxY && a.maxY + by >= b.minY;
}

/** Where the solids come nearest to the pour, if that is too near. */
function nearestOf(pour: ZoneCopper, solids: readonly Solid[], required: Nm, item?: CopperItem): Nearness | undefined {
  const limit = Math.max(0, required - TOLERANCE);
  const record = item?.graphic ?? item?.text;
  if (item && record) return nearestDrawn(item, record, pour, limit);
  let nearest: Nearness | undefined;
  for (const island of pour.islands)
    for (const solid of solids) {
      const near = island.findNearest(solid, limit);
      if (near && near.distance < (nearest?.distance ?? Number.POSITIVE_INFINITY)) nearest = near;
    }
  return nearest;
}

function report(
  copper: CopperContext,
  item: CopperItem,
  pour: ZoneCopper,
  rule: "clearance" | "hole_clearance",
  { distance: required, by }: Required,
  near: Nearness,
  sink: FindingSink,
): void {
  const layer = copper.bits.nameOf(pour.layer);
  const { board } = copper;
  const what = rule === "clearance" ? nameItem(board, item, layer) : `hole of ${nameItem(board, item)}`;
  sink.add({
    rule,
    message: `${what} to ${nameZone(board, pour.zone, layer)}: ${mm(near.distance)}, ${sayRule(required, by)}`,
    items: [item.id, pour.zone.id],
    nets: [item.net, pour.net].filter((net) => net !== undefined),
    position: near.at,
    ends: near.ends,
    ...(layer ? { layer } : {}),
    actual: near.distance,
    required,
    ...(by && { by }),
  });
}
