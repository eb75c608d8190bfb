import { type Board, indexBoard, type NetId } from "@tracewright/board";
import { isUnconnectedName } from "@tracewright/text";

/**
 * The nets that join something. A pin that the schematic leaves unconnected has a net of its own in KiCad; where a part repeats
 * that pin, its net has several pads, and is listed only while a connection of it is open.
 */
export function connectedNets(board: Board, openByNet: ReadonlyMap<NetId, number>): Board["nets"] {
  const { padsByNet } = indexBoard(board);
  return board.nets.filter(
    ({ id, name }) => (padsByNet.get(id)?.length ?? 0) > 1 && (!isUnconnectedName(name) || openByNet.has(id)),
  );
}
