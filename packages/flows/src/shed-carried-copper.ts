import type { Board, ItemId, NetId } from "@tracewright/board";
import { type Airwire, checkConnections } from "@tracewright/checks";
import { withCautiousFill } from "./cautious-fill.ts";
import { findCarriedCopper } from "./find-carried-copper.ts";

/** Pours that got room from what went may carry more; it is little after this. */
const MAX_PASSES = 4;

/**
 * The board without the tracks and vias among `mine` that the pours of their net make needless. Judged by the pours as they
 * stand without them, their narrowest necks left out: nothing comes apart, or the copper of that net stays. The caller
 * fills the pours.
 */
export async function shedCarriedCopper(board: Board, mine: ReadonlySet<ItemId>): Promise<Board> {
  let current = board;
  const may = new Set(mine);
  const before = checkConnections(await withCautiousFill(board));
  for (let pass = 0; pass < MAX_PASSES; pass += 1) {
    // A piece of pour without pads may be what joins two others once its stitches are in.
    const carried = findCarriedCopper(await withCautiousFill(current, { islands: "keep" }), may);
    if (carried.size === 0) break;
    const lighter = await withCautiousFill(withoutItems(current, carried));
    const judged = checkConnections(lighter);
    if (judged.connections.connected >= before.connections.connected) {
      current = lighter;
      continue;
    }
    const parted = partedNets(before.ratsnest, judged.ratsnest);
    for (const item of [...current.tracks, ...current.vias])
      if (item.net !== undefined && parted.has(item.net)) may.delete(item.id);
    if (parted.size === 0) break;
  }
  return current;
}

function withoutItems(board: Board, items: ReadonlySet<ItemId>): Board {
  return {
    ...board,
    tracks: board.tracks.filter(({ id }) => !items.has(id)),
    vias: board.vias.filter(({ id }) => !items.has(id)),
  };
}

function partedNets(before: readonly Airwire[], after: readonly Airwire[]): Set<NetId> {
  const balance = new Map<NetId, number>();
  for (const { net } of before) balance.set(net, (balance.get(net) ?? 0) - 1);
  for (const { net } of after) balance.set(net, (balance.get(net) ?? 0) + 1);
  return new Set([...balance].filter(([, more]) => more > 0).map(([net]) => net));
}
