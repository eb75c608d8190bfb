import { padPosition, ruleBookOf, type Track } from "@tracewright/board";
import { areNearer, areTouching, type Nm, type Point, type Solid } from "@tracewright/geometry";
import type { Connectivity } from "../connections/clusters.ts";
import { type CopperItem, groundOn } from "../copper/copper-item.ts";
import type { FindingSink } from "../findings/finding-sink.ts";
import { nameItem } from "../findings/names.ts";

/** Tracks end on something at both ends: track_dangling. Vias join at least two layers: via_dangling. */
export function judgeDangling(connectivity: Connectivity, sink: FindingSink, only?: ReadonlySet<string>): void {
  for (const [node, item] of connectivity.copper.items.entries()) {
    if (only && !only.has(item.id)) continue;
    judgeEnds(connectivity, node, sink);
  }
}

/** One track or via; of the connectivity its node, its neighbours and what they are suffice. */
export function judgeEnds(connectivity: Connectivity, node: number, sink: FindingSink): void {
  const item = connectivity.copper.items[node];
  if (item?.track) judgeTrack(connectivity, node, item, sink);
  else if (item?.via) judgeVia(connectivity, node, item, sink);
}

function judgeTrack(connectivity: Connectivity, node: number, item: CopperItem, sink: FindingSink): void {
  const { track } = item;
  if (!track) return;
  const met = endsMet(connectivity, node, item, track);
  if (met.start && met.end) return;
  const { board } = connectivity.copper;
  sink.add({
    rule: "track_dangling",
    message: `${nameItem(board, item, track.layer)} ends in the open`,
    items: [item.id],
    nets: track.net === undefined ? [] : [track.net],
    position: met.start ? track.end : track.start,
    layer: track.layer,
  });
}

/**
 * Which ends something else meets: touches the track within half its width of that end. What reaches both ends of a
 * short track counts for the nearer end only, or a stub within a pad would never dangle.
 */
function endsMet(
  connectivity: Connectivity,
  node: number,
  item: CopperItem,
  track: Track,
): { readonly start: boolean; readonly end: boolean } {
  let start = false;
  let end = false;
  for (const next of connectivity.neighbours[node]!) {
    const atStart = reaches(connectivity, next, item, track.start);
    const atEnd = reaches(connectivity, next, item, track.end);
    const both = atStart && atEnd;
    const nearStart =
      both && distanceFrom(connectivity, next, track.start) < distanceFrom(connectivity, next, track.end);
    if (atStart && (!both || nearStart)) start = true;
    if (atEnd && (!both || !nearStart)) end = true;
  }
  return { start, end };
}

function reaches(connectivity: Connectivity, next: number, item: CopperItem, end: Point): boolean {
  const { items } = connectivity.copper;
  const reach = Math.round((item.track?.width ?? 0) / 2);
  const tip: Solid = { kind: "circle", center: end, radius: 0 };
  const other = items[next];
  // A pour is one thing on its layer, whichever of its islands the track has come upon.
  if (!other) return connectivity.islands[next - items.length]!.pour.islands.some((i) => i.isNearer(tip, reach));
  return groundOn(other, item.layers).some((solid) =>
    reach > 0 ? areNearer(tip, solid, reach) : areTouching(tip, solid),
  );
}

/** From where a thing is said to stand: ends of a track, centres of the rest, a pour's first corner. */
function distanceFrom(connectivity: Connectivity, next: number, point: Point): number {
  const { items } = connectivity.copper;
  const other = items[next];
  if (!other) {
    const corner = connectivity.islands[next - items.length]!.pour.zone.outline[0]?.[0];
    return corner ? distance(corner, point) : 0;
  }
  if (other.track) return Math.min(distance(other.track.start, point), distance(other.track.end, point));
  if (other.via) return distance(other.via.position, point);
  if (other.pad && other.footprint) return distance(padPosition(other.footprint, other.pad), point);
  return 0;
}

/** Whole nanometres, as KiCad compares them: what differs by less is equally near. */
function distance(a: Point, b: Point): Nm {
  return Math.trunc(Math.hypot(a.x - b.x, a.y - b.y));
}

function judgeVia(connectivity: Connectivity, node: number, item: CopperItem, sink: FindingSink): void {
  const { via } = item;
  if (!via) return;
  const { items, board } = connectivity.copper;
  let layers = 0;
  for (const next of connectivity.neighbours[node]!) {
    const other = items[next];
    const reached = other ? other.reach & item.reach : connectivity.islands[next - items.length]!.pour.layer;
    // What runs through several layers itself counts as its first, as KiCad has it.
    layers |= reached & -reached;
  }
  if ((layers & (layers - 1)) !== 0) return;
  const by = ruleBookOf(board).danglingViaRule(item);
  sink.add({
    rule: "via_dangling",
    message: `${nameItem(board, item)} joins ${layers === 0 ? "nothing" : "one layer only"}`,
    items: [item.id],
    nets: via.net === undefined ? [] : [via.net],
    position: via.position,
    ...(by && { by }),
  });
}
