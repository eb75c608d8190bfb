import type { NetId } from "@tracewright/board";
import type { Connectivity } from "../connections/clusters.ts";
import type { FindingSink } from "../findings/finding-sink.ts";
import { nameZone } from "../findings/names.ts";

/**
 * Islands of poured copper that no pad of their net is joined to, however many vias and tracks are: isolated_copper (KiCad 7).
 */
export function judgeIsolatedCopper(connectivity: Connectivity, sink: FindingSink, only?: ReadonlySet<string>): void {
  for (const net of connectivity.nodesByNet.keys()) judgeIslandsOfNet(connectivity, net, sink, only);
}

/** The islands of one net. */
export function judgeIslandsOfNet(
  connectivity: Connectivity,
  net: NetId,
  sink: FindingSink,
  only?: ReadonlySet<string>,
): void {
  const { copper, islands } = connectivity;
  const { board, bits, items } = copper;
  const nodes = connectivity.nodesByNet.get(net) ?? [];
  const lone = nodes.filter((node) => node >= items.length);
  if (lone.length === 0) return;
  const joined = new Set(nodes.filter((node) => items[node]?.kind === "pad").map((node) => connectivity.rootOf(node)));
  // A net without pads has nothing to be joined to, which is a finding of its own.
  if (joined.size === 0) return;
  for (const node of lone) {
    if (joined.has(connectivity.rootOf(node))) continue;
    const { pour, island } = islands[node - items.length]!;
    if (only && !only.has(pour.zone.id)) continue;
    const layer = bits.nameOf(pour.layer);
    sink.add({
      rule: "isolated_copper",
      message: `an island of ${nameZone(board, pour.zone, layer)} is not joined to any pad`,
      items: [pour.zone.id],
      nets: [net],
      position: island.anchor,
      ...(layer ? { layer } : {}),
    });
  }
}
