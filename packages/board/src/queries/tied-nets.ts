import { DisjointKeys } from "@tracewright/algorithms";
import type { Board } from "../records/board.ts";
import type { NetId } from "../records/ids.ts";
import { tiedPads } from "./net-tie.ts";

/**
 * Nets that footprints join on purpose (net ties, bridged solder jumpers), each with the net that stands for its set.
 * A net that nothing ties is absent. A footprint with groups of pads (KiCad 7) ties the nets within each group only.
 */
export function tiedNets(board: Board): ReadonlyMap<NetId, NetId> {
  const sets = new DisjointKeys<NetId>();
  for (const footprint of board.footprints) {
    const pads = tiedPads(footprint);
    const groups = footprint.netTieGroups?.length
      ? footprint.netTieGroups.map((numbers) => pads.filter(({ number }) => numbers.includes(number)))
      : [pads];
    for (const group of groups) {
      const nets = [...new Set(group.flatMap(({ net }) => (net === undefined ? [] : [net])))];
      const [first] = nets;
      if (first === undefined || nets.length < 2) continue;
      for (const net of nets) sets.join(net, first);
    }
  }
  return new Map([...sets.keys()].map((net) => [net, sets.find(net)]));
}
