import type { Workbench } from "../search/workbench.ts";
import type { InspectedConflict } from "./inspected.ts";

/** Where the copper on the bench is too near to that of another net, or to something fixed. */
export function findContested(bench: Workbench): InspectedConflict[] {
  const nameOf = (net: number): string => bench.problem.nets[net]?.name ?? "";
  const between = bench.table.allConflicts().map(({ netA, netB, x, y, layer }) => ({
    netA: nameOf(netA),
    netB: nameOf(netB),
    other: nameOf(netB),
    x,
    y,
    layer,
  }));
  return [...between, ...findIllegal(bench)];
}

/** The pieces of branches that stand too near to fixed objects, in exact terms. */
function findIllegal(bench: Workbench): InspectedConflict[] {
  const found: InspectedConflict[] = [];
  for (const [net, route] of bench.routes.entries()) {
    const bad = new Set(route.branches.flatMap((branch, index) => (bench.isLegal(net, branch) ? [] : [index])));
    if (bad.size === 0) continue;
    const netA = bench.problem.nets[net]!.name;
    const { segments, vias } = bench.copper[net]!;
    const add = (obstacle: number, x: number, y: number, layer: number): void => {
      const other = bench.problem.obstacles[obstacle]?.label;
      if (other !== undefined) found.push({ netA, netB: undefined, other, x, y, layer });
    };
    for (const { ax, ay, bx, by, halfWidth, layer, branch } of segments)
      if (bad.has(branch))
        add(bench.index.blockingTrack(net, ax, ay, bx, by, halfWidth, layer), (ax + bx) / 2, (ay + by) / 2, layer);
    for (const via of vias)
      if (bad.has(via.branch)) add(bench.index.blockingVia(net, via.x, via.y, via), via.x, via.y, 0);
  }
  return found;
}
