import { boxesTouch, corePoint, growBox, type Nm, type Solid } from "@tracewright/board";
import { type BoardCopper, zoneClassClearance } from "../copper/board-copper.ts";
import { type CopperItem, copperOn } from "../copper/copper-item.ts";
import { requiredZoneClearance, TOLERANCE } from "../copper/required-clearance.ts";
import type { ZoneCopper } from "../copper/zone-copper.ts";
import type { FindingSink } from "../findings/finding-sink.ts";
import { mm, nameItem, nameZone } from "../findings/names.ts";

/** Tracks, vias and pads keep their distance from poured copper of other nets, and so do their holes. */
export function judgeZones(copper: BoardCopper, item: CopperItem, sink: FindingSink): void {
  if (item.kind === "graphic" || item.kind === "text") return;
  for (const pour of copper.zones) {
    // A pad's plated hole counts on the pad's own layers, an unplated hole wherever it goes: KiCad's view.
    if (((item.hole && !item.plated ? item.reach : item.layers) & pour.layer) === 0) continue;
    if (pour.net !== undefined && pour.net === item.net) continue;
    if (!boxesTouch(growBox(item.box, Math.max(copper.farthest, pour.zone.pour.clearance)), pour.box)) continue;
    const { rules } = copper.board;
    const required = requiredZoneClearance(rules, item, pour.zone, zoneClassClearance(copper, pour.zone));
    const solid = copperOn(item, pour.layer).find((candidate) => isTooNear(pour, candidate, required));
    if (solid) report(copper, item, pour, "clearance", required, solid, sink);
    if (item.hole && isTooNear(pour, item.hole, rules.minHoleClearance))
      report(copper, item, pour, "hole_clearance", rules.minHoleClearance, item.hole, sink);
  }
}

function isTooNear(pour: ZoneCopper, solid: Solid, required: Nm): boolean {
  return pour.islands.some((island) => island.isNearer(solid, Math.max(0, required - TOLERANCE)));
}

function report(
  copper: BoardCopper,
  item: CopperItem,
  pour: ZoneCopper,
  rule: "clearance" | "hole_clearance",
  required: Nm,
  solid: Solid,
  sink: FindingSink,
): void {
  const layer = copper.bits.nameOf(pour.layer);
  const { board } = copper;
  const what = rule === "clearance" ? nameItem(board, item, layer) : `hole of ${nameItem(board, item)}`;
  sink.add({
    rule,
    message: `${what} to ${nameZone(board, pour.zone, layer)}: nearer than ${mm(required)}`,
    items: [item.id, pour.zone.id],
    nets: [item.net, pour.net].filter((net) => net !== undefined),
    position: corePoint(solid),
    ...(layer ? { layer } : {}),
    required,
  });
}
