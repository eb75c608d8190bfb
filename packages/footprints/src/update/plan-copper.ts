import {
  type Board,
  type ContactGraph,
  contactGraph,
  type ItemId,
  indexBoard,
  type NetId,
  type PadOnBoard,
} from "@tracewright/board";

/** Where a pad's net goes: to another one, to none, or away with the pad. */
export type PadFate = NetId | "none" | "gone";

/** Copper of one net that joins pads of several nets from now on. */
export interface CopperJoin {
  /** The net that the copper stays with. */
  readonly net: NetId;
  readonly joined: readonly (NetId | "none")[];
  /** Without these tracks and vias it joins no more than one net. */
  readonly cut: readonly ItemId[];
  /** The pads that it has to let go of, and those that change their nets. */
  readonly strangers: readonly PadOnBoard[];
  readonly changed: readonly PadOnBoard[];
}

/** Tracks and vias that go to another net with the pads that they join. */
export interface CopperFollowing {
  readonly net: NetId;
  readonly copper: readonly ItemId[];
  readonly pads: readonly PadOnBoard[];
}

export interface CopperPlan {
  readonly following: readonly CopperFollowing[];
  /** Nets that have no pad any more, and the net that most of their pads went to. */
  readonly heirs: ReadonlyMap<NetId, NetId>;
  readonly joins: readonly CopperJoin[];
}

/**
 * What becomes of tracks and vias when pads change nets: a piece of copper follows the pads that it joins. What joins
 * pads of several nets stays with the net of most of them and is reported, with what has to go. What joins no pad
 * stays with its net, unless all pads left that: then it goes where most of them went.
 */
export function planCopper(
  board: Board,
  fates: ReadonlyMap<ItemId, PadFate>,
  {
    arriving = new Set(),
    without = new Set(),
  }: {
    /** Nets that pads of further parts come to. */
    readonly arriving?: ReadonlySet<NetId>;
    /** Tracks and vias that are taken away. */
    readonly without?: ReadonlySet<ItemId>;
  } = {},
): CopperPlan {
  const { padById, padsByNet, tracksByNet, viasByNet } = indexBoard(board);
  const following: CopperFollowing[] = [];
  const heirs = new Map<NetId, NetId>();
  const joins: CopperJoin[] = [];
  const arrived = new Set(arriving);
  for (const [id, fate] of fates)
    if (fate !== "gone" && fate !== "none" && padById.get(id)?.pad.net !== fate) arrived.add(fate);
  for (const [net, pads] of padsByNet) {
    if (!pads.some(({ pad }) => (fates.get(pad.id) ?? net) !== net)) continue;
    const fateOf = ({ pad }: PadOnBoard): PadFate => fates.get(pad.id) ?? net;
    const heir = arrived.has(net) ? undefined : heirOf(pads.map(fateOf), net);
    if (heir) heirs.set(net, heir);
    const tracks = (tracksByNet.get(net) ?? []).filter(({ id }) => !without.has(id));
    const vias = (viasByNet.get(net) ?? []).filter(({ id }) => !without.has(id));
    if (tracks.length + vias.length === 0) continue;
    const graph = contactGraph(board, { tracks, vias, pads, zones: [] });
    const padOf = new Map(pads.map((entry) => [entry.pad.id, entry]));
    for (const piece of piecesOf(graph)) {
      const copper = piece.flatMap((node) => {
        const item = graph.items[node];
        return item && !item.isAnchor ? [item.id] : [];
      });
      if (copper.length === 0) continue;
      const joined = piece.flatMap((node) => {
        const pad = graph.items[node]?.isAnchor ? padOf.get(graph.items[node].id) : undefined;
        const fate = pad && fateOf(pad);
        return pad && fate !== undefined && fate !== "gone" ? [{ node, pad, fate }] : [];
      });
      const target =
        joined.length === 0
          ? (heir ?? net)
          : (most(
              joined.map(({ fate }) => fate),
              net,
            ) ?? net);
      if (target !== net) following.push({ net: target, copper, pads: joined.map(({ pad }) => pad) });
      const strangers = joined.filter(({ fate }) => fate !== target);
      if (strangers.length === 0) continue;
      const fateAt = new Map(joined.map(({ node, fate }) => [node, fate]));
      const cut = new Set(
        strangers.flatMap(({ node, fate }) => wayFrom(graph, node, (other) => fateAt.get(other) === fate)),
      );
      joins.push({
        net: target,
        joined: [...new Set([target, ...joined.map(({ fate }) => fate)])],
        cut: [...cut],
        strangers: strangers.map(({ pad }) => pad),
        changed: joined.filter(({ fate }) => fate !== net).map(({ pad }) => pad),
      });
    }
  }
  return { following, heirs, joins };
}

function heirOf(fates: readonly PadFate[], net: NetId): NetId | undefined {
  if (fates.includes(net)) return undefined;
  return most(fates, undefined);
}

/** The net that most are on; of equals their own, then the first by id. */
function most(fates: readonly PadFate[], own: NetId | undefined): NetId | undefined {
  const counts = new Map<NetId, number>();
  for (const fate of fates) if (fate !== "none" && fate !== "gone") counts.set(fate, (counts.get(fate) ?? 0) + 1);
  const ranked = [...counts].sort(
    ([a, countA], [b, countB]) =>
      countB - countA || Number(b === own) - Number(a === own) || (a < b ? -1 : a > b ? 1 : 0),
  );
  return ranked[0]?.[0];
}

function piecesOf({ neighbours }: ContactGraph): number[][] {
  const seen = new Set<number>();
  const pieces: number[][] = [];
  for (const first of neighbours.keys()) {
    if (seen.has(first)) continue;
    seen.add(first);
    const piece = [first];
    for (const node of piece)
      for (const other of neighbours[node] ?? [])
        if (!seen.has(other)) {
          seen.add(other);
          piece.push(other);
        }
    pieces.push(piece);
  }
  return pieces;
}

/** Tracks and vias from a pad to the next pad or fork, on every way; none of a way that ends at a pad of the same net. */
function wayFrom({ items, neighbours }: ContactGraph, pad: number, isAlike: (node: number) => boolean): ItemId[] {
  return (neighbours[pad] ?? []).flatMap((first) => {
    const way: ItemId[] = [];
    let [from, node] = [pad, first];
    for (;;) {
      const item = items[node];
      if (item?.isAnchor) return isAlike(node) ? [] : way;
      if (item) way.push(item.id);
      const onwards = (neighbours[node] ?? []).filter((other) => other !== from);
      const [next] = onwards;
      if (next === undefined || onwards.length > 1 || (item && way.indexOf(item.id) < way.length - 1)) return way;
      [from, node] = [node, next];
    }
  });
}
