import { type Board, type ItemId, indexBoard, padCenter } from "@tracewright/board";
import type { Airwire } from "@tracewright/checks";
import type { Point } from "@tracewright/geometry";
import type { InHand } from "./in-hand.ts";

/**
 * Airwires while something is in hand: those of parts that are moved go with their pads and stay bright, of a track being drawn
 * those of its net; all others step back.
 */
export function airwiresInHand(
  board: Board,
  airwires: readonly Airwire[],
  { brought, net }: InHand,
): { readonly bright: readonly Airwire[]; readonly dim: readonly Airwire[] } {
  if (net !== undefined) {
    const isOfNet = (airwire: Airwire) => airwire.net === net;
    return { bright: airwires.filter(isOfNet), dim: airwires.filter((airwire) => !isOfNet(airwire)) };
  }
  const pads = indexBoard(brought).padById;
  if (pads.size === 0) return { bright: airwires, dim: [] };
  const before = indexBoard(board).padById;
  const placeOf = ({ item, position }: { readonly item: ItemId; readonly position: Point }) => {
    const [now, was] = [pads.get(item), before.get(item)];
    if (!now || !was) return { item, position };
    const [to, from] = [padCenter(now.footprint, now.pad), padCenter(was.footprint, was.pad)];
    return { item, position: { x: position.x + to.x - from.x, y: position.y + to.y - from.y } };
  };
  const isHeld = ({ from, to }: Airwire) => pads.has(from.item) || pads.has(to.item);
  return {
    bright: airwires.filter(isHeld).map(({ net, from, to }) => ({ net, from: placeOf(from), to: placeOf(to) })),
    dim: airwires.filter((airwire) => !isHeld(airwire)),
  };
}
