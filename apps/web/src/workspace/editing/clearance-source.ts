import { type Board, type ItemId, indexBoard, type NetId, netClassOf } from "@tracewright/board";
import type { Nm } from "@tracewright/geometry";

/** Who asks for a clearance: a net class, the least of the whole board, or something more local, as a pad's own. */
export type ClearanceSource =
  | { readonly kind: "class"; readonly name: string }
  | { readonly kind: "board" }
  | { readonly kind: "local" };

/** Where the clearance between copper of two nets comes from, judged by its size: of the classes the wider one counts. */
export function clearanceSource(board: Board, nets: readonly (NetId | undefined)[], gap: Nm): ClearanceSource {
  const named = nets.flatMap((net) => (net === undefined ? [] : [netClassOf(board, net)]));
  const asking = named.find(({ clearance }) => clearance === gap);
  const isWidest = asking && named.every(({ clearance }) => clearance <= gap);
  if (isWidest) return { kind: "class", name: asking.name };
  return { kind: gap === board.rules.minClearance ? "board" : "local" };
}

/** Of a pad, track, via or zone; undefined: it has none, or is none of them. */
export function netOfItem(board: Board, id: ItemId): NetId | undefined {
  const records: readonly { readonly id: ItemId; readonly net?: NetId }[] = [
    ...board.tracks,
    ...board.vias,
    ...board.zones,
  ];
  return indexBoard(board).padById.get(id)?.pad.net ?? records.find((record) => record.id === id)?.net;
}
