import type { Board, ItemId, NetId } from "@tracewright/board";
import { checkConnections } from "@tracewright/checks";
import { withCautiousFill } from "./cautious-fill.ts";
import { findCarriedCopper } from "./find-carried-copper.ts";
import { withFilledZones } from "./with-filled-zones.ts";

type ConnectionCheck = ReturnType<typeof checkConnections>;

/** Pours that got room from what went may carry more; it is little after this. */
const MAX_PASSES = 4;

/**
 * The board without the tracks and vias among `mine` that the pours of their net make needless. Judged by the pours as they
 * stand without them, both as they are filled and with their narrowest necks left out: nothing comes apart, or the copper of
 * that net stays. Either fill alone may join by chance: where two pours of a net abut, nanometres of rounding decide. The caller
 * fills the pours.
 */
export async function shedCarriedCopper(board: Board, mine: ReadonlySet<ItemId>): Promise<Board> {
  let current = board;
  const may = new Set(mine);
  const before = [checkConnections(board), checkConnections(await withCautiousFill(board))];
  for (let pass = 0; pass < MAX_PASSES; pass += 1) {
    // A piece of pour without pads may be what joins two others once its stitches are in.
    const carried = findCarriedCopper(await withCautiousFill(current, { islands: "keep" }), may);
    if (carried.size === 0) break;
    const bare = withoutItems(current, carried);
    const lighter = await withCautiousFill(bare);
    const parted = new Set<NetId>();
    for (const [index, filled] of [await withFilledZones(bare), lighter].entries())
      for (const net of partedNets(before[index]!, checkConnections(filled))) parted.add(net);
    if (parted.size === 0) {
      current = lighter;
      continue;
    }
    for (const item of [...current.tracks, ...current.vias])
      if (item.net !== undefined && parted.has(item.net)) may.delete(item.id);
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

/** Nets that have more open connections than before; none where no more are open in all. */
function partedNets(before: ConnectionCheck, after: ConnectionCheck): Set<NetId> {
  if (after.connections.connected >= before.connections.connected) return new Set();
  const balance = new Map<NetId, number>();
  for (const { net } of before.ratsnest) balance.set(net, (balance.get(net) ?? 0) - 1);
  for (const { net } of after.ratsnest) balance.set(net, (balance.get(net) ?? 0) + 1);
  return new Set([...balance].filter(([, more]) => more > 0).map(([net]) => net));
}
