import type { Nm } from "@tracewright/geometry";
import { padLayers } from "../../copper/copper-solids.ts";
import { padSolids } from "../../copper/pad-solids.ts";
import { copperLayers } from "../../layers/resolve-layers.ts";
import type { Board } from "../../records/board.ts";
import type { Footprint } from "../../records/footprint.ts";
import type { Pad } from "../../records/pad.ts";
import { ruleBookOf } from "./rule-book.ts";
import type { RuleItem } from "./rule-item.ts";

/** How far tracks and vias of whatever net have to stay from a pad by custom rules; 0 where none asks. */
export interface PadLimits {
  readonly track: Nm;
  readonly via: Nm;
}

/**
 * What custom rules ask around each pad of any net, because of where the pad is and of what kind the other copper is; undefined
 * on a board without rules about clearances.
 */
export function padLimits(board: Board): ((footprint: Footprint, pad: Pad) => PadLimits) | undefined {
  const book = ruleBookOf(board);
  if (!book.limits("clearance")) return undefined;
  const layers = copperLayers(board);
  const bits = layers.map((_, place) => 1 << place);
  const all = bits.reduce((mask, bit) => mask | bit, 0);
  const anywhere = { id: "anywhere" as RuleItem["id"], solids: [] };
  const via: RuleItem = { ...anywhere, kind: "via", reach: all };
  const tracks = bits.map((reach): RuleItem => ({ ...anywhere, kind: "track", reach }));
  return (footprint, pad) => {
    const on = padLayers(board, pad).map((layer) => bits[layers.indexOf(layer)] ?? 0);
    const reach = on.reduce((mask, bit) => mask | bit, 0);
    const item: RuleItem = {
      kind: "pad",
      id: pad.id,
      reach,
      solids: padSolids(footprint, pad),
      pad,
      footprint,
      ...(pad.net !== undefined && { net: pad.net }),
    };
    const most = (of: (bit: number, place: number) => RuleItem): Nm =>
      bits.reduce((largest, bit, place) => {
        if ((reach & bit) === 0) return largest;
        return Math.max(largest, book.limit("clearance", { a: of(bit, place), b: item, layer: bit })?.min ?? 0);
      }, 0);
    return { track: most((_, place) => tracks[place]!), via: most(() => via) };
  };
}
