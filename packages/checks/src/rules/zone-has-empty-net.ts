import { indexBoard, isCopperLayer, resolveLayers } from "@tracewright/board";
import type { BoardCopper } from "../copper/board-copper.ts";
import type { FindingSink } from "../findings/finding-sink.ts";
import { nameZone } from "../findings/names.ts";

/** A pour of a net without any pad joins nothing: a leftover of parts that are gone. */
export function judgeZoneNets(copper: BoardCopper, sink: FindingSink, only?: ReadonlySet<string>): void {
  const { board } = copper;
  const { padsByNet } = indexBoard(board);
  for (const zone of board.zones) {
    const { net, keepout } = zone;
    if (keepout || net === undefined || padsByNet.has(net) || (only && !only.has(zone.id))) continue;
    const layer = resolveLayers(board, zone.layers).find(isCopperLayer);
    if (!layer) continue;
    sink.add({
      rule: "zone_has_empty_net",
      message: `${nameZone(board, zone)} pours a net that no pad is on`,
      items: [zone.id],
      nets: [net],
      position: zone.outline[0]?.[0] ?? { x: 0, y: 0 },
      layer,
    });
  }
}
