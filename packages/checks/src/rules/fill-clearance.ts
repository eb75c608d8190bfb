import type { Nm } from "@tracewright/geometry";
import { boxesTouch, growBox } from "@tracewright/geometry";
import { type CopperContext, zoneClassClearance } from "../copper/board-copper.ts";
import type { Nearness } from "../copper/nearness.ts";
import { type Required, TOLERANCE } from "../copper/required-clearance.ts";
import { zoneAsItem } from "../copper/zone-as-item.ts";
import type { ZoneCopper, ZoneIsland } from "../copper/zone-copper.ts";
import type { FindingSink } from "../findings/finding-sink.ts";
import { mm, nameZone, sayRule } from "../findings/names.ts";

/**
 * How much nearer than their rule two fills may be: both follow curves by chords, of which either may be off by KiCad's largest
 * deviation.
 */
const CHORDS: Nm = 10_000;

/** Poured copper of two nets on one layer keeps apart: clearance. Outlines of one priority are judged by `judgeZonePairs`. */
export function judgeFills(copper: CopperContext, sink: FindingSink, only?: ReadonlySet<string>): void {
  const { zones, board, bits } = copper;
  for (const [place, one] of zones.entries())
    for (const other of zones.slice(place + 1)) {
      // By name, for a live check collects pours in another order.
      const [a, b] = one.zone.id < other.zone.id ? [one, other] : [other, one];
      if (a.layer !== b.layer || a.zone === b.zone || (a.net === b.net && a.net !== undefined)) continue;
      if (only && !only.has(a.zone.id) && !only.has(b.zone.id)) continue;
      const { distance: required, by } = requiredBetween(copper, a, b);
      const limit = required - TOLERANCE - (by ? 0 : CHORDS);
      if (!boxesTouch(growBox(a.box, required), b.box)) continue;
      const near = nearestFills(a, b, Math.max(0, limit));
      if (!near) continue;
      const name = bits.nameOf(a.layer);
      const names = `${nameZone(board, a.zone, name)} and ${nameZone(board, b.zone, name)}`;
      sink.add({
        rule: "clearance",
        message: `copper of ${names}: ${mm(near.distance)}, ${sayRule(required, by)}`,
        items: [a.zone.id, b.zone.id],
        nets: [a.net, b.net].filter((net) => net !== undefined),
        position: near.at,
        ends: near.ends,
        ...(name ? { layer: name } : {}),
        actual: near.distance,
        required,
        ...(by && { by }),
      });
    }
}

function requiredBetween(copper: CopperContext, a: ZoneCopper, b: ZoneCopper): Required {
  const { board, book, bits } = copper;
  const { layer } = a;
  const custom = book.limits("clearance")
    ? book.limit("clearance", { a: zoneAsItem(a.zone, layer, bits), b: zoneAsItem(b.zone, layer, bits), layer })
    : undefined;
  if (custom?.min !== undefined) return { distance: custom.min, by: custom.rule };
  const classes = [zoneClassClearance(copper, a.zone), zoneClassClearance(copper, b.zone)];
  return { distance: Math.max(board.rules.minClearance, a.zone.pour.clearance, b.zone.pour.clearance, ...classes) };
}

/** Fills stay while a board is routed and edited: what was measured once is remembered. */
const measured = new WeakMap<ZoneIsland, WeakMap<ZoneIsland, { limit: Nm; near: Nearness | undefined }>>();

function nearestFills(a: ZoneCopper, b: ZoneCopper, limit: Nm): Nearness | undefined {
  let nearest: Nearness | undefined;
  for (const one of a.islands)
    for (const other of b.islands) {
      if (!boxesTouch(growBox(one.box, limit), other.box)) continue;
      const near = nearestIslands(one, other, limit);
      if (near && near.distance < (nearest?.distance ?? Number.POSITIVE_INFINITY)) nearest = near;
    }
  return nearest;
}

function nearestIslands(a: ZoneIsland, b: ZoneIsland, limit: Nm): Nearness | undefined {
  let ofA = measured.get(a);
  if (!ofA) {
    ofA = new WeakMap();
    measured.set(a, ofA);
  }
  const known = ofA.get(b);
  if (known && known.limit === limit) return known.near;
  const near = b.nearestTo(a, limit);
  ofA.set(b, { limit, near });
  return near;
}
