import { type Board, isCopperLayer, type NetId, resolveLayers, type Zone } from "@tracewright/board";
import type { FindingSink } from "../findings/finding-sink.ts";
import { nameZone } from "../findings/names.ts";

interface ZoneNets {
  /** Whose layers and nets count. */
  readonly board: Board;
  /** Whose zones are judged. */
  readonly now: Board;
  readonly hasPads: (net: NetId) => boolean;
}

/** A pour of a net without any pad joins nothing: a leftover of parts that are gone. */
export function judgeZoneNets(zones: ZoneNets, sink: FindingSink, only?: ReadonlySet<string>): void {
  for (const zone of zones.now.zones) if (!only || only.has(zone.id)) judgeZoneNet(zones, zone, sink);
}

function judgeZoneNet({ board, hasPads }: ZoneNets, zone: Zone, sink: FindingSink): void {
  const { net, keepout } = zone;
  if (keepout || net === undefined || hasPads(net) || isTeardrop(zone)) return;
  const layer = resolveLayers(board, zone.layers).find(isCopperLayer);
  if (!layer) return;
  sink.add({
    rule: "zone_has_empty_net",
    message: `${nameZone(board, zone)} pours a net that no pad is on`,
    items: [zone.id],
    nets: [net],
    position: zone.outline[0]?.[0] ?? { x: 0, y: 0 },
    layer,
  });
}

/** KiCad 7 draws teardrops as zones: one at a via of a net without pads belongs to its track, and is no leftover. */
function isTeardrop({ foreign }: Zone): boolean {
  return foreign?.fragments.some((fragment) => /^\(attr\s+\(teardrop[\s(]/.test(fragment)) ?? false;
}
