/**
 * Room that pairs leave to other nets. A pair between two chips closes off what lies between its tracks: the ground pad in the
 * middle of a protection diode. Where a run beside the pairs could not join such a pad, the copper by which the run without
 * them does, near the pad, is laid before the pairs are searched for, and taken away again: pairs go around it, and the run finds
 * the room.
 */
import type { Board, NetId, Track, Via } from "@tracewright/board";
import type { RoutedCopper, RoutingOutcome } from "@tracewright/routing";

export type PairCorridors = Pick<RoutedCopper, "tracks" | "vias">;

export const NO_CORRIDORS: PairCorridors = { tracks: [], vias: [] };

/** How far from the ends of an open connection room is kept, in nanometres: about what a way between two pads and a via takes. */
const NEAR = 2_500_000;

/** Of the copper of a run without pairs: what the nets of these connections have near their ends, nets of pairs left out. */
export function corridorsFor(
  board: Board,
  { tracks, vias }: PairCorridors,
  { open, paired }: { readonly open: RoutingOutcome["open"]; readonly paired: ReadonlySet<NetId> },
): PairCorridors {
  const idOf = new Map(board.nets.map(({ id, name }) => [name, id]));
  const ends = new Map<NetId, { readonly x: number; readonly y: number }[]>();
  for (const { net, from, to } of open) {
    const id = idOf.get(net);
    if (id !== undefined && !paired.has(id)) ends.set(id, [...(ends.get(id) ?? []), from, to]);
  }
  const isNear = (net: NetId | undefined, places: readonly { readonly x: number; readonly y: number }[]): boolean =>
    net !== undefined &&
    (ends.get(net) ?? []).some((end) => places.some(({ x, y }) => Math.hypot(x - end.x, y - end.y) <= NEAR));
  return {
    tracks: tracks.filter(({ net, start, end }) => isNear(net, [start, end])),
    vias: vias.filter(({ net, position }) => isNear(net, [position])),
  };
}

/** Both together, what they share once. */
export function joinedCorridors(one: PairCorridors, other: PairCorridors): PairCorridors {
  const unite = <Item extends Track | Via>(items: readonly Item[]): Item[] => [
    ...new Map(items.map((item) => [placeOf(item), item])).values(),
  ];
  return { tracks: unite([...one.tracks, ...other.tracks]), vias: unite([...one.vias, ...other.vias]) };
}

function placeOf(item: Track | Via): string {
  if ("position" in item) return [item.net, item.position.x, item.position.y].join();
  return [item.net, item.layer, item.start.x, item.start.y, item.end.x, item.end.y].join();
}

export function sizeOf({ tracks, vias }: PairCorridors): number {
  return tracks.length + vias.length;
}

/** The board that pairs are searched for on. */
export function withCorridors(board: Board, { tracks, vias }: PairCorridors): Board {
  return { ...board, tracks: [...board.tracks, ...tracks], vias: [...board.vias, ...vias] };
}
