import { areNearer, areTouching, type Point, type Solid } from "@tracewright/board";
import type { Connectivity } from "../connections/clusters.ts";
import { type CopperItem, copperOn } from "../copper/copper-item.ts";
import type { FindingSink } from "../findings/finding-sink.ts";
import { nameItem } from "../findings/names.ts";

/** Tracks end on something at both ends: track_dangling. Vias join at least two layers: via_dangling. */
export function judgeDangling(connectivity: Connectivity, sink: FindingSink, only?: ReadonlySet<string>): void {
  for (const [node, item] of connectivity.copper.items.entries()) {
    if (only && !only.has(item.id)) continue;
    if (item.track) judgeTrack(connectivity, node, item, sink);
    else if (item.via) judgeVia(connectivity, node, item, sink);
  }
}

function judgeTrack(connectivity: Connectivity, node: number, item: CopperItem, sink: FindingSink): void {
  const { track } = item;
  if (!track || track.net === undefined) return;
  const free = [track.start, track.end].filter((end) => !isMet(connectivity, node, item, end));
  if (free.length === 0) return;
  const { board } = connectivity.copper;
  sink.add({
    rule: "track_dangling",
    message: `${nameItem(board, item, track.layer)} ends in the open`,
    items: [item.id],
    nets: [track.net],
    position: free[0]!,
    layer: track.layer,
  });
}

/** Whether something else touches the track within half its width of that end. */
function isMet(connectivity: Connectivity, node: number, item: CopperItem, end: Point): boolean {
  const { items } = connectivity.copper;
  const reach = Math.round((item.track?.width ?? 0) / 2);
  const tip: Solid = { kind: "circle", center: end, radius: 0 };
  return connectivity.neighbours[node]!.some((next) => {
    const other = items[next];
    if (!other) return connectivity.islands[next - items.length]!.island.isNearer(tip, reach);
    return copperOn(other, item.layers).some((solid) =>
      reach > 0 ? areNearer(tip, solid, reach) : areTouching(tip, solid),
    );
  });
}

function judgeVia(connectivity: Connectivity, node: number, item: CopperItem, sink: FindingSink): void {
  const { via } = item;
  if (!via || via.net === undefined) return;
  const { items, board } = connectivity.copper;
  let layers = 0;
  for (const next of connectivity.neighbours[node]!) {
    const other = items[next];
    const reached = other ? other.reach & item.reach : connectivity.islands[next - items.length]!.pour.layer;
    // What runs through several layers itself counts as its first, as KiCad has it.
    layers |= reached & -reached;
  }
  if ((layers & (layers - 1)) !== 0) return;
  sink.add({
    rule: "via_dangling",
    message: `${nameItem(board, item)} joins ${layers === 0 ? "nothing" : "one layer only"}`,
    items: [item.id],
    nets: [via.net],
    position: via.position,
  });
}
