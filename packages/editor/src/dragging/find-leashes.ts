import {
  type Board,
  type CopperLayerId,
  type Footprint,
  type ItemId,
  indexBoard,
  type NetId,
  type Pad,
  padLayers,
  type Track,
} from "@tracewright/board";
import type { Nm, Point } from "@tracewright/geometry";
import { isOnPadCopper } from "../copper/is-on-pad-copper.ts";

/** Tracks that hang on a pad of a part, up to the first place where something else joins. */
export interface Leash {
  readonly footprint: ItemId;
  readonly pad: Pad;
  readonly net: NetId | undefined;
  readonly layer: CopperLayerId;
  readonly tracks: readonly Track[];
  /** From the pad outwards: one point more than tracks. */
  readonly points: readonly Point[];
  /** The pad at the other end, where that moves too: nothing of the leash stays. */
  readonly otherPad?: { readonly footprint: ItemId; readonly pad: Pad };
}

/**
 * The leashes of the parts that are to move: chains of straight tracks without branches, of one layer. Locked tracks, arcs,
 * vias and junctions end them; what is beyond stays where it is. What is `carried` moves with the parts and is no leash.
 */
export function findLeashes(
  board: Board,
  moving: readonly Footprint[],
  carried: ReadonlySet<ItemId> = new Set(),
): readonly Leash[] {
  const ends = endsByPlace(board);
  const tracks = new Map(board.tracks.map((track) => [track.id, track]));
  const taken = new Set<ItemId>(carried);
  return moving.flatMap((footprint) =>
    footprint.pads.flatMap((pad) =>
      tracksOn(board, footprint, pad).flatMap(({ track, at }): Leash[] => {
        if (taken.has(track.id)) return [];
        const chain = follow({
          track,
          at,
          ends,
          tracks,
          isHeld: (point) => isOnPad(board, point, track),
          isTaken: (id) => taken.has(id),
        });
        for (const { id } of chain.tracks) taken.add(id);
        const otherPad = padUnder(board, moving, chain.points.at(-1), track);
        return [
          {
            footprint: footprint.id,
            pad,
            net: pad.net,
            layer: track.layer,
            ...chain,
            ...(otherPad && otherPad.pad.id !== pad.id && { otherPad }),
          },
        ];
      }),
    ),
  );
}

/** The width that a leash is redrawn with: that of its first track. */
export function leashWidth({ tracks }: Leash): Nm {
  return tracks[0]?.width ?? 0;
}

type Ends = ReadonlyMap<string, readonly ItemId[]>;

/** What ends at a place of a layer: tracks there, and vias on every layer. */
function endsByPlace(board: Board): Ends {
  const ends = new Map<string, ItemId[]>();
  const note = (key: string, id: ItemId): void => {
    const known = ends.get(key);
    if (known) known.push(id);
    else ends.set(key, [id]);
  };
  for (const { id, start, end, layer } of board.tracks)
    for (const point of [start, end]) note(placeKey(point, layer), id);
  for (const { id, position } of board.vias) note(placeKey(position), id);
  return ends;
}

function placeKey({ x, y }: Point, layer = "*"): string {
  return `${x} ${y} ${layer}`;
}

interface Chain {
  readonly tracks: readonly Track[];
  readonly points: readonly Point[];
}

interface Follow {
  readonly track: Track;
  /** The end of the track that is on the pad. */
  readonly at: Point;
  readonly ends: Ends;
  readonly tracks: ReadonlyMap<ItemId, Track>;
  readonly isHeld: (point: Point) => boolean;
  readonly isTaken: (id: ItemId) => boolean;
}

function follow({ track, at, ends, tracks: byId, isHeld, isTaken }: Follow): Chain {
  const tracks = [track];
  const points = [at, otherEnd(track, at)];
  for (;;) {
    const last = tracks.at(-1)!;
    const point = points.at(-1)!;
    const joined = (ends.get(placeKey(point, last.layer)) ?? []).filter((id) => id !== last.id);
    const [next] = joined;
    const following = next === undefined ? undefined : byId.get(next);
    if (joined.length !== 1 || !following || ends.has(placeKey(point)) || isHeld(point)) return { tracks, points };
    if (following.locked || following.mid || tracks.includes(following) || isTaken(following.id))
      return { tracks, points };
    tracks.push(following);
    points.push(otherEnd(following, point));
  }
}

function otherEnd({ start, end }: Track, at: Point): Point {
  return start.x === at.x && start.y === at.y ? end : start;
}

/** Free straight tracks of the pad's net with an end on its copper. */
function tracksOn(
  board: Board,
  footprint: Footprint,
  pad: Pad,
): readonly { readonly track: Track; readonly at: Point }[] {
  if (pad.net === undefined) return [];
  const layers: readonly string[] = padLayers(board, pad);
  const tracks = indexBoard(board).tracksByNet.get(pad.net) ?? [];
  return tracks.flatMap((track) => {
    if (track.locked || track.mid || !layers.includes(track.layer)) return [];
    const at = [track.start, track.end].find((end) => isOnPadCopper(end, footprint, pad));
    return at ? [{ track, at }] : [];
  });
}

function isOnPad(board: Board, point: Point, track: Track): boolean {
  return padUnder(board, board.footprints, point, track) !== undefined;
}

function padUnder(
  board: Board,
  footprints: readonly Footprint[],
  point: Point | undefined,
  { net, layer }: Track,
): { readonly footprint: ItemId; readonly pad: Pad } | undefined {
  if (!point || net === undefined) return undefined;
  const meant = new Set(footprints.map(({ id }) => id));
  const found = (indexBoard(board).padsByNet.get(net) ?? []).find(
    ({ footprint, pad }) =>
      meant.has(footprint.id) && padLayers(board, pad).includes(layer) && isOnPadCopper(point, footprint, pad),
  );
  return found && { footprint: found.footprint.id, pad: found.pad };
}
