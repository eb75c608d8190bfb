import { type Board, type Footprint, type ItemId, type NetId, padBox } from "@tracewright/board";
import type { Box, Point } from "@tracewright/geometry";

/** A pad that is on another net now. */
export interface RejoinedPad {
  readonly part: ItemId;
  readonly pad: ItemId;
  readonly from: NetId | undefined;
}

/** Without unlocked tracks and vias outside of blocks that end at such a pad, on the net it had: they would short now. */
export function cutLooseCopper(
  board: Board,
  pads: readonly RejoinedPad[],
): { readonly board: Board; readonly removed: number } {
  if (pads.length === 0) return { board, removed: 0 };
  const parts = new Map(board.footprints.map((part) => [part.id, part]));
  const boxes = pads.flatMap(({ part, pad, from }) => boxOf(parts.get(part), pad, from));
  const inBlocks = new Set(board.groups.flatMap(({ block, members }) => (block ? members : [])));
  const endsThere = (net: NetId | undefined, points: readonly Point[]) =>
    boxes.some((one) => one.net === net && points.some((point) => isWithin(one.box, point)));
  const isLoose = (
    item: { readonly id: ItemId; readonly locked: boolean; readonly net?: NetId },
    points: readonly Point[],
  ) => !item.locked && !inBlocks.has(item.id) && endsThere(item.net, points);
  const tracks = board.tracks.filter((track) => !isLoose(track, [track.start, track.end]));
  const vias = board.vias.filter((via) => !isLoose(via, [via.position]));
  const removed = board.tracks.length - tracks.length + board.vias.length - vias.length;
  return removed === 0 ? { board, removed } : { board: { ...board, tracks, vias }, removed };
}

function boxOf(
  part: Footprint | undefined,
  id: ItemId,
  net: NetId | undefined,
): { net: NetId | undefined; box: Box }[] {
  const pad = part?.pads.find((one) => one.id === id);
  return part && pad ? [{ net, box: padBox(part, pad) }] : [];
}

function isWithin({ minX, minY, maxX, maxY }: Box, { x, y }: Point): boolean {
  return x >= minX && x <= maxX && y >= minY && y <= maxY;
}
