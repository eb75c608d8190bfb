import { type Board, type RuleItem, resolveLayers } from "@tracewright/board";
import type { BoardCopper } from "../copper/board-copper.ts";
import { someLayer } from "../copper/copper-item.ts";
import { footprintAsItem } from "../copper/footprint-as-item.ts";
import { zoneAsItem } from "../copper/zone-as-item.ts";
import { textAsItem, textsOf } from "../rules/text-sizes.ts";

/** Everything on a board that custom rules may be about; a zone once for each of its layers. */
export function ruleItemsOf(board: Board, { items, bits }: BoardCopper): readonly RuleItem[] {
  const zones = board.zones.flatMap((zone) => {
    const ofLayers: RuleItem[] = [];
    if (!zone.keepout)
      someLayer(bits.bitsOf(resolveLayers(board, zone.layers)), (layer) => {
        ofLayers.push(zoneAsItem(zone, layer, bits));
        return false;
      });
    return ofLayers;
  });
  const ink = [...textsOf(board)]
    .map(([text, part]) => textAsItem(text, part, bits))
    .filter(({ reach }) => reach === 0);
  return [...items, ...zones, ...board.footprints.map((part) => footprintAsItem(part, bits)), ...ink];
}
