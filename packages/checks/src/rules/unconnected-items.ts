import { type Board, type ItemId, indexBoard, type PadOnBoard } from "@tracewright/board";
import type { Airwire } from "../connections/ratsnest.ts";
import type { FindingSink } from "../findings/finding-sink.ts";
import { mm, netName } from "../findings/names.ts";

/** Every airwire that is left is a connection missing. */
export function reportAirwires(
  board: Board,
  airwires: readonly Airwire[],
  sink: FindingSink,
  padOf: (id: ItemId) => PadOnBoard | undefined = (id) => indexBoard(board).padById.get(id),
): void {
  for (const { net, from, to } of airwires) {
    const length = Math.hypot(from.position.x - to.position.x, from.position.y - to.position.y);
    sink.add({
      rule: "unconnected_items",
      message: `${netName(board, net)}: ${nameEnd(padOf(from.item))} is not joined to ${nameEnd(padOf(to.item))}, ${mm(length)} away`,
      items: [from.item, to.item],
      nets: [net],
      position: from.position,
      ends: [from.position, to.position],
    });
  }
}

function nameEnd(entry: PadOnBoard | undefined): string {
  return entry ? `${entry.footprint.reference} pad ${entry.pad.number}` : "its copper";
}
