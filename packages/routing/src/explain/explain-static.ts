import { type Component, eachNode, type Workbench } from "../search/workbench.ts";
import { describeNarrow, describeNoWay } from "./describe-reason.ts";
import { findPinch } from "./find-pinch.ts";
import { measurePinch, type Pinch, type Place, roomAt } from "./measure-pinch.ts";
import type { OpenEnd, OpenReason, Remedy } from "./open-reason.ts";

export interface StaticTask {
  readonly net: number;
  readonly from: Component;
  readonly to: Component;
  readonly ends: readonly [OpenEnd, OpenEnd];
  readonly layerNames: readonly string[];
  readonly mostMeasured: number;
}

/** Narrower tracks than this are no remedy that a fab would make. */
const MIN_WIDTH = 75_000;

/** Why no track can join two pieces, whatever the other nets do; `measured` counts the places that were looked at. */
export function explainStatic(bench: Workbench, task: StaticTask): { reason: OpenReason; measured: number } {
  const { net, from, to, ends, layerNames } = task;
  const labels = ends.map(({ label }) => label);
  const atPad = pinchAtPad(bench, net, from) ?? pinchAtPad(bench, net, to);
  const { pinch, measured } = atPad
    ? { pinch: atPad, measured: 0 }
    : findPinch(bench, {
        net,
        from: nodesOf(bench, net, from),
        to: nodesOf(bench, net, to),
        mostMeasured: task.mostMeasured,
      });
  if (!pinch) {
    // Where a pad has copper on no layer that the net may use, the other layers are what is missing.
    const isStranded = [from, to].some((piece) => nodesOf(bench, net, piece).length === 0);
    const elsewhere = isStranded ? layersLeftOut(bench, net, layerNames) : [];
    return {
      reason: { kind: "infeasible", message: describeNoWay(labels, elsewhere), objects: labels, remedies: elsewhere },
      measured,
    };
  }
  const objects = pinch.second
    ? [pinch.first.label, pinch.second.label]
    : [...(atPad ? [nearerEnd(ends, pinch)] : []), pinch.first.label];
  const width = bench.problem.nets[net]!.neckWidth;
  const remedies = remediesOf(bench, net, pinch);
  const spot = { x: Math.round(pinch.x), y: Math.round(pinch.y), layer: layerNames[pinch.layer] ?? "" };
  const message = describeNarrow({
    objects,
    gap: pinch.gap,
    isOneSided: !pinch.second,
    width,
    pitch: bench.grid.pitch,
    remedies,
  });
  return { reason: { kind: "infeasible", message, objects, gap: pinch.gap, spot, remedies }, measured };
}

/** A terminal that no track can leave because something stands too near to its very centre. */
function pinchAtPad(bench: Workbench, net: number, piece: Component): Pinch | undefined {
  if (piece.branches.length > 0 || piece.areas.length > 0) return undefined;
  if (piece.terminals.some((terminal) => bench.accesses[terminal]!.length > 0)) return undefined;
  const need = bench.problem.nets[net]!.neckWidth / 2;
  let best: Place | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const place of placesOf(bench, net, piece)) {
    const { room } = roomAt(bench, net, place, need);
    if (room > most) [best, most] = [place, room];
  }
  return best && most < need ? measurePinch(bench, net, best) : undefined;
}

/** The centres of the piece's anchors on every layer that the net may use. */
function placesOf(bench: Workbench, net: number, piece: Component): Place[] {
  const { layers: freely, planes } = bench.problem.nets[net]!;
  const usable = bench.problem.trackLayers & (freely | planes);
  return piece.terminals.flatMap((terminal) =>
    bench.problem.terminals[terminal]!.anchors.flatMap(({ x, y, layers }) =>
      Array.from({ length: bench.grid.layers }, (_, layer) => layer).flatMap((layer) =>
        ((layers & usable) >> layer) & 1 ? [{ x, y, layer }] : [],
      ),
    ),
  );
}

/** Where a search from or to a piece begins: its copper and its ways in, and the centres of pads that have none. */
function nodesOf(bench: Workbench, net: number, piece: Component): number[] {
  const { grid } = bench;
  const nodes = new Set<number>();
  for (const branch of piece.branches) eachNode(grid, branch, (node) => nodes.add(node));
  for (const area of piece.areas) for (const node of bench.landing?.nodes[area] ?? []) nodes.add(node);
  for (const terminal of piece.terminals) for (const { node } of bench.accesses[terminal]!) nodes.add(node);
  if (nodes.size === 0)
    for (const { x, y, layer } of placesOf(bench, net, piece)) {
      const column = Math.round((x - grid.originX) / grid.pitch);
      const row = Math.round((y - grid.originY) / grid.pitch);
      if (column > 0 && row > 0 && column < grid.width - 1 && row < grid.height - 1)
        nodes.add(layer * grid.plane + row * grid.width + column);
    }
  return [...nodes];
}

/** Which of the two ends is nearer to the place. */
function nearerEnd([from, to]: StaticTask["ends"], { x, y }: Place): string {
  return Math.hypot(from.x - x, from.y - y) <= Math.hypot(to.x - x, to.y - y) ? from.label : to.label;
}

function remediesOf(bench: Workbench, net: number, { first, second, gap }: Pinch): Remedy[] {
  const lack = gap.required - gap.available;
  if (lack <= 0) return [];
  const rule = bench.problem.nets[net]!;
  const { minClearance } = bench.problem.rules;
  // One object takes its clearance from the track's edge, half the width off the centre line that cannot move.
  const width = rule.neckWidth - (second ? lack : 2 * lack);
  const clearances = second ? [] : [gap.available];
  const isCopper = first.kind === "copper" && (!second || second.kind === "copper");
  if (second) clearances.push(Math.floor((gap.available - rule.neckWidth) / 2));
  return [
    ...(width >= MIN_WIDTH ? [{ kind: "width", to: width } as const] : []),
    ...clearances
      .filter((to) => isCopper && to > 0 && to >= minClearance)
      .map((to) => ({ kind: "clearance", to }) as const),
    { kind: "move", by: lack },
  ];
}

/** Layers for tracks that the net's own settings keep it from. */
export function layersLeftOut(bench: Workbench, net: number, layerNames: readonly string[]): Remedy[] {
  const { layers: freely, planes } = bench.problem.nets[net]!;
  const missing = bench.problem.trackLayers & ~(freely | planes);
  const layers = layerNames.filter((_, layer) => (missing >> layer) & 1);
  return layers.length > 0 ? [{ kind: "layers", layers }] : [];
}
