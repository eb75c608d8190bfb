import { segmentIntersection } from "@tracewright/geometry";
import type { CopperContext } from "../copper/board-copper.ts";
import type { CopperItem } from "../copper/copper-item.ts";
import type { FindingSink } from "../findings/finding-sink.ts";
import { nameItem } from "../findings/names.ts";

/** Centre lines of straight tracks of different nets do not meet on one layer. */
export function judgeCrossing(
  copper: CopperContext,
  a: CopperItem,
  b: CopperItem,
  layer: number,
  sink: FindingSink,
): boolean {
  if (!a.track || !b.track || a.track.mid || b.track.mid) return false;
  const at = segmentIntersection(a.track.start, a.track.end, b.track.start, b.track.end);
  if (!at) return false;
  const name = copper.bits.nameOf(layer);
  sink.add({
    rule: "tracks_crossing",
    message: `${nameItem(copper.board, a, name)} crosses ${nameItem(copper.board, b, name)}`,
    items: [a.id, b.id],
    nets: [a.net, b.net].filter((net) => net !== undefined),
    position: at,
    ...(name ? { layer: name } : {}),
  });
  return true;
}
