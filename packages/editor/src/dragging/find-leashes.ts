import {
  type Board,
  type CopperLayerId,
  type Footprint,
  type ItemId,
  indexBoard,
  type NetId,
  type Pad,
  type Track,
} from "@tracewright/board";
import { type Nm, nearestOnSegment, type Point } from "@tracewright/geometry";
import { type CutTrack, cutAtJoints } from "./cut-at-joints.ts";
import { isOnPad, type PadsByNet, type PlacedPad, placePads } from "./placed-pad.ts";

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

/** What follows the parts, and the tracks of which only a piece does. */
export interface Leashes {
  readonly leashes: readonly Leash[];
  /** Tracks of the board in pieces: those that follow are in `Leash.tracks`, the others stay. */
  readonly cut: readonly { readonly track: Track; readonly staying: readonly Track[] }[];
}

/**
 * The leashes of the parts that are to move: chains of straight tracks without branches, of one layer. Locked tracks, arcs,
 * vias, pads and joints end them, also joints between the ends of a track: what is beyond stays where it is. What is
 * `carried` moves with the parts and is no leash.
 */
export function findLeashes(
  board: Board,
  moving: readonly Footprint[],
  carried: ReadonlySet<ItemId> = new Set(),
): Leashes {
  const nets = new Set(moving.flatMap(({ pads }) => pads.flatMap(({ net }) => (net === undefined ? [] : [net]))));
  const pads = placePads(board, nets);
  const own = [...pads.values()].flat().filter(({ footprint }) => moving.includes(footprint));
  const { tracksByNet } = indexBoard(board);
  const tracks = [...nets].flatMap((net) => tracksByNet.get(net) ?? []);
  const looked = new Map<ItemId, CutTrack>();
  for (;;) {
    const cut = [...looked.values()].filter(({ joints }) => joints.length > 0);
    const whole = new Set<ItemId>(cut.map(({ track }) => track.id));
    const pieces = cut.flatMap((one) => one.pieces);
    const leashes = followAll({
      pads,
      own,
      tracks: [...tracks.filter(({ id }) => !whole.has(id)), ...pieces],
      vias: board.vias.map(({ position }) => position),
      joints: new Set(cut.flatMap(({ track, joints }) => joints.map((point) => jointKey(point, track)))),
      carried,
    });
    const seen = new Set<ItemId>([...pieces.map(({ id }) => id), ...looked.keys(), ...carried]);
    const candidates = [...leashes.flatMap((leash) => leash.tracks), ...tracksAcross(own, tracks)];
    const unseen = candidates.filter(({ id }) => !seen.has(id));
    if (unseen.length === 0) return { leashes, cut: stayingPieces(leashes, cut) };
    for (const track of unseen) looked.set(track.id, cutAtJoints(track, { board, pads, moving, carried }));
  }
}

/** The width that a leash is redrawn with: that of its first track. */
export function leashWidth({ tracks }: Leash): Nm {
  return tracks[0]?.width ?? 0;
}

function stayingPieces(leashes: readonly Leash[], cut: readonly CutTrack[]): Leashes["cut"] {
  const following = new Set<ItemId>(leashes.flatMap(({ tracks }) => tracks.map(({ id }) => id)));
  return cut.flatMap(({ track, pieces }) => {
    const staying = pieces.filter(({ id }) => !following.has(id));
    return staying.length === pieces.length ? [] : [{ track, staying }];
  });
}

interface Copper {
  readonly pads: PadsByNet;
  /** The pads of the moving parts. */
  readonly own: readonly PlacedPad[];
  readonly tracks: readonly Track[];
  readonly vias: readonly Point[];
  /** Keys of places where a track of a net is joined by what does not end there. */
  readonly joints: ReadonlySet<string>;
  readonly carried: ReadonlySet<ItemId>;
}

function followAll(copper: Copper): readonly Leash[] {
  const { pads, own, tracks, joints } = copper;
  const ends = endsByPlace(tracks);
  const vias = new Set(copper.vias.map((point) => placeKey(point)));
  const taken = new Set<ItemId>(copper.carried);
  return own.flatMap((holder) =>
    tracksOn(holder, tracks).flatMap(({ track, at }): Leash[] => {
      if (taken.has(track.id)) return [];
      const isHeld = (point: Point): boolean =>
        vias.has(placeKey(point)) ||
        joints.has(jointKey(point, track)) ||
        padUnder(pads.get(track.net!) ?? [], point, track) !== undefined;
      const chain = follow({ track, at, ends, isHeld, isTaken: (id) => taken.has(id) });
      for (const { id } of chain.tracks) taken.add(id);
      const other = padUnder(own, chain.points.at(-1), track);
      return [
        {
          footprint: holder.footprint.id,
          pad: holder.pad,
          net: holder.pad.net,
          layer: track.layer,
          ...chain,
          ...(other &&
            other.pad.id !== holder.pad.id && { otherPad: { footprint: other.footprint.id, pad: other.pad } }),
        },
      ];
    }),
  );
}

type Ends = ReadonlyMap<string, readonly Track[]>;

function endsByPlace(tracks: readonly Track[]): Ends {
  const ends = new Map<string, Track[]>();
  for (const track of tracks)
    for (const point of [track.start, track.end]) {
      const key = placeKey(point, track.layer);
      const known = ends.get(key);
      if (known) known.push(track);
      else ends.set(key, [track]);
    }
  return ends;
}

function placeKey({ x, y }: Point, layer = "*"): string {
  return `${x} ${y} ${layer}`;
}

function jointKey(point: Point, { layer, net }: Track): string {
  return `${placeKey(point, layer)} ${net}`;
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
  readonly isHeld: (point: Point) => boolean;
  readonly isTaken: (id: ItemId) => boolean;
}

function follow({ track, at, ends, isHeld, isTaken }: Follow): Chain {
  const tracks = [track];
  const points = [at, otherEnd(track, at)];
  for (;;) {
    const last = tracks.at(-1)!;
    const point = points.at(-1)!;
    const joined = (ends.get(placeKey(point, last.layer)) ?? []).filter(({ id }) => id !== last.id);
    const [following] = joined;
    if (joined.length !== 1 || !following || isHeld(point)) return { tracks, points };
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
  holder: PlacedPad,
  tracks: readonly Track[],
): readonly { readonly track: Track; readonly at: Point }[] {
  return tracks.flatMap((track) => {
    if (!isFreeOn(holder, track)) return [];
    const at = [track.start, track.end].find((end) => isOnPad(end, holder));
    return at ? [{ track, at }] : [];
  });
}

/** Free straight tracks whose middle line crosses a moving pad of their net. */
function tracksAcross(own: readonly PlacedPad[], tracks: readonly Track[]): readonly Track[] {
  return own.flatMap((holder) =>
    tracks.filter(
      (track) => isFreeOn(holder, track) && isOnPad(nearestOnSegment(holder.center, track.start, track.end), holder),
    ),
  );
}

function isFreeOn({ pad, layers }: PlacedPad, { net, layer, locked, mid }: Track): boolean {
  return net === pad.net && !locked && !mid && layers.includes(layer);
}

function padUnder(pads: readonly PlacedPad[], point: Point | undefined, { net, layer }: Track): PlacedPad | undefined {
  return point && pads.find((pad) => pad.pad.net === net && pad.layers.includes(layer) && isOnPad(point, pad));
}
