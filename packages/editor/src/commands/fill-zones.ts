import { type Board, type ItemId, isAlike, type Zone, type ZoneFill } from "@tracewright/board";
import { EditBuilder } from "../edit-builder.ts";
import type { CommandOutcome } from "./command.ts";

/**
 * Fills that were computed from an earlier state of the board. A zone whose border, layers or settings have changed
 * meanwhile keeps what it has: its fill would not be true. Locks hold the form of a zone, not its copper.
 */
export function takeFills(board: Board, from: Board, fills: ReadonlyMap<ItemId, readonly ZoneFill[]>): CommandOutcome {
  const then = new Map(from.zones.map((zone) => [zone.id, zone]));
  const builder = new EditBuilder(board);
  for (const zone of board.zones) {
    const fill = fills.get(zone.id);
    const earlier = then.get(zone.id);
    if (!fill || !earlier || !isSameTask(zone, earlier)) continue;
    if (!zone.filled || !isAlike(zone.fills, fill))
      builder.update("zones", zone, { ...zone, filled: true, fills: fill });
  }
  const edit = builder.build();
  return { ...(edit && { edit }), locked: [] };
}

/** The copper of pours taken away; their borders stay. */
export function clearFills(board: Board, ids?: ReadonlySet<ItemId>): CommandOutcome {
  const builder = new EditBuilder(board);
  for (const zone of board.zones)
    if (!zone.keepout && (zone.filled || zone.fills.length > 0) && (ids?.has(zone.id) ?? true))
      builder.update("zones", zone, { ...zone, filled: false, fills: [] });
  const edit = builder.build();
  return { ...(edit && { edit }), locked: [] };
}

function isSameTask(zone: Zone, earlier: Zone): boolean {
  return (["outline", "layers", "net", "priority", "keepout", "pour"] as const).every((key) =>
    isAlike(zone[key], earlier[key]),
  );
}
