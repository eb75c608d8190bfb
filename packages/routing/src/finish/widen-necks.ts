import type { ClearGround } from "./clear-ground.ts";
import { type Edge, lengthOf, type NetGraph, type Node } from "./net-graph.ts";

/** A wide part that is shorter than this many widths would be a blot. */
const MIN_PART = 2;
/** How exactly the place is found where the narrow part begins. */
const EXACT = 10_000;

/** Gives narrow tracks and small vias the size of their net wherever it fits, and leaves them where it does not. */
export function widenNecks(graph: NetGraph, ground: ClearGround): boolean {
  const half = graph.rule.width / 2;
  let changed = false;
  for (const edge of [...graph.edges]) {
    if (edge.halfWidth >= half || ground.left <= 0) continue;
    if (ground.fits(graph, edge.a, edge.b, edge.layer, half)) {
      edge.halfWidth = half;
      changed = true;
    } else changed = widenFrom(graph, edge, edge.a, ground) || widenFrom(graph, edge, edge.b, ground) || changed;
  }
  const { via: usual } = graph.rule;
  for (const via of graph.vias())
    if (via.size.diameter < usual.diameter && ground.fitsVia(graph, via, usual, via)) {
      via.size = usual;
      changed = true;
    }
  return changed;
}

/** Parts the track where the wide part that begins at the node has to end. */
function widenFrom(graph: NetGraph, edge: Edge, start: Node, ground: ClearGround): boolean {
  const half = graph.rule.width / 2;
  const end = edge.a === start ? edge.b : edge.a;
  const length = lengthOf(edge);
  const steps = Math.max(Math.abs(end.x - start.x), Math.abs(end.y - start.y));
  // Only a track at 45° can be split in whole nanometres anywhere.
  const dx = Math.sign(end.x - start.x);
  const dy = Math.sign(end.y - start.y);
  if (start.x + dx * steps !== end.x || start.y + dy * steps !== end.y || length < 4 * MIN_PART * half) return false;
  const at = (by: number): { x: number; y: number } => ({ x: start.x + dx * by, y: start.y + dy * by });
  let low = 0;
  let high = steps;
  while (high - low > EXACT) {
    const middle = Math.floor((low + high) / 2);
    if (ground.fits(graph, start, at(middle), edge.layer, half)) low = middle;
    else high = middle;
  }
  if ((low * length) / steps < 2 * MIN_PART * half) return false;
  const { x, y } = at(low);
  const middle = graph.addNode(x, y, edge.layer);
  graph.removeEdge(edge);
  graph.addEdge(start, middle, edge.layer, half);
  graph.addEdge(middle, end, edge.layer, edge.halfWidth);
  return true;
}
