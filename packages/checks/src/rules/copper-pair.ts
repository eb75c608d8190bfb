import type { CopperContext } from "../copper/board-copper.ts";
import { type CopperItem, someLayer } from "../copper/copper-item.ts";
import { isJoinedByTie } from "../copper/net-tie-waiver.ts";
import type { FindingSink } from "../findings/finding-sink.ts";
import { judgeClearance } from "./clearance.ts";
import { doHolesCount, type HoleNearness, isRouting, measureHole, reportHole } from "./hole-clearance.ts";
import { areOnePad, judgeShorting } from "./shorting-items.ts";
import { judgeCrossing } from "./tracks-crossing.ts";

/**
 * Judges two pieces of copper by the rules between copper and copper, and copper and holes. The waivers are KiCad's:
 * which pairs may touch, and whether holes count between them.
 */
export function judgeCopperPair(copper: CopperContext, a: CopperItem, b: CopperItem, sink: FindingSink): void {
  if (isRouting(b) && !isRouting(a)) judgeCopperPair(copper, b, a, sink);
  else if (isRouting(a)) judgeRoutingPair(copper, a, b, sink);
  else if (a.kind === "pad") judgePadPair(copper, a, b, sink);
  else if (b.kind === "pad") judgePadPair(copper, b, a, sink);
  else judgeDrawings(copper, a, b, sink);
}

/** Drawings without a net are artwork among themselves: they cannot be grouped. Those of two nets are copper (KiCad 8). */
function judgeDrawings(copper: CopperContext, a: CopperItem, b: CopperItem, sink: FindingSink): void {
  if (a.net === undefined || b.net === undefined || a.net === b.net) return;
  if (a.footprint !== undefined && a.footprint === b.footprint && a.netTie) return;
  someLayer(a.reach & b.reach, (layer) => judgeClearance(copper, a, b, layer, sink));
}

function judgeRoutingPair(copper: CopperContext, a: CopperItem, b: CopperItem, sink: FindingSink): void {
  if (isJoinedByTie(a, b)) return;
  const connectable = isRouting(b) || b.kind === "pad" || b.net !== undefined;
  if (connectable && a.net === b.net) return;
  let crossing = false;
  someLayer(a.reach & b.reach, (layer) => {
    crossing = judgeCrossing(copper, a, b, layer, sink);
    return crossing || judgeClearance(copper, a, b, layer, sink);
  });
  if (!crossing && doHolesCount(a, b)) judgeHoles(copper, a, b, sink);
}

/** One finding a pair is enough, for the hole that is nearest to the other's copper. */
function judgeHoles(copper: CopperContext, a: CopperItem, b: CopperItem, sink: FindingSink): void {
  let worst: HoleNearness | undefined;
  someLayer(a.reach & b.reach, (layer) => {
    for (const found of [measureHole(copper, a, b, layer), measureHole(copper, b, a, layer)])
      if (found && (!worst || found.near.distance < worst.near.distance)) worst = found;
    return false;
  });
  if (worst) reportHole(copper, worst, sink);
}

function judgePadPair(copper: CopperContext, a: CopperItem, b: CopperItem, sink: FindingSink): void {
  if (b.kind === "pad" && areOnePad(a, b)) {
    judgeShorting(copper, a, b, sink);
    return;
  }
  const sameFootprint = a.footprint !== undefined && a.footprint === b.footprint;
  if (a.net !== undefined && a.net === b.net) return;
  if (doHolesCount(a, b)) judgeHoles(copper, a, b, sink);
  if (sameFootprint && a.netTie && b.kind !== "text") return;
  if (b.kind === "graphic" && isJoinedByTie(a, b)) return;
  someLayer(a.reach & b.reach, (layer) => judgeClearance(copper, a, b, layer, sink));
}
