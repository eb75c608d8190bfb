import { type Board, type BoardEdit, type ItemId, indexBoard, type Track } from "@tracewright/board";
import { type Blocker, CopperProbe } from "@tracewright/checks";
import { nearestOnSegment, type Point } from "@tracewright/geometry";
import { type InTheWay, inTheWayOf } from "../copper/collision-finder.ts";
import { jointsAlong } from "../copper/joints-along.ts";
import { EditBuilder, type NameItem } from "../edit-builder.ts";
import { joinEdits } from "../join-edits.ts";
import type { RouteMode } from "../routing/route-head.ts";
import { Shove } from "../shoving/shove.ts";
import { withoutStraightPoints } from "../ways/tidy-way.ts";

export interface TrackDragOptions {
  readonly nameItem: NameItem;
  /** Pushes copper of others aside, or stops in front of it; that where not said. */
  readonly mode?: RouteMode;
  /** The stretch goes just where the pointer goes, its neighbours at whatever angle, instead of in steps of 45°. */
  readonly isAnyAngle?: boolean;
}

/** Where the stretch may lie, and what has made room for it. */
interface Room {
  readonly tracks: readonly Track[];
  readonly shoved: BoardEdit | undefined;
}

/** How an end of the track that is dragged is held. */
interface End {
  readonly at: Point;
  /** The one straight track that goes on from here, which gets longer or shorter; absent: the end stays where it is. */
  readonly neighbour?: { readonly track: Track; readonly far: Point };
}

/** Halvings of the way back from where there is no room: 1/1024 of a pointer's way is below a nanometre's worth of pixels. */
const HALVINGS = 10;

/**
 * A straight stretch of track being dragged sideways: its direction stays, its neighbours grow or shrink along their own, and
 * ends on pads, vias and junctions stay where they are, joined at 45°; a joint on the way parts it, and the piece that is held
 * moves. It goes as far towards the pointer as the rules allow.
 */
export class TrackDrag {
  readonly #board: Board;
  readonly #track: Track;
  readonly #piece: Piece;
  readonly #ends: readonly [End, End];
  readonly #probe: CopperProbe;
  readonly #shove: Shove | undefined;
  readonly #isAnyAngle: boolean;
  readonly #nameItem: NameItem;
  readonly #grabbed: Point;
  #edit: BoardEdit | undefined;
  #stretch: ItemId | undefined;
  #blockers: readonly Blocker[] = [];
  #last: { readonly tracks: readonly Track[]; readonly edit: BoardEdit | undefined } | undefined;

  constructor(
    board: Board,
    track: Track,
    grabbed: Point,
    { nameItem, mode = "walk-around", isAnyAngle = false }: TrackDragOptions,
  ) {
    this.#board = board;
    const piece = pieceAt(board, track, grabbed);
    this.#track = track;
    this.#piece = piece;
    this.#grabbed = grabbed;
    this.#nameItem = nameItem;
    const endAt = (at: Point): End => {
      // Where the track has been cut there is a joint, and nothing that could grow.
      const isCut = !isSame(at, track.start) && !isSame(at, track.end);
      const neighbour = isCut ? undefined : neighbourOf(board, piece, track, at);
      return { at, ...(neighbour && { neighbour }) };
    };
    this.#ends = [endAt(piece.start), endAt(piece.end)];
    const own = new Set<ItemId>([track.id, ...this.#ends.flatMap(({ neighbour }) => neighbour?.track.id ?? [])]);
    const rest = { ...board, tracks: board.tracks.filter(({ id }) => !own.has(id)) };
    this.#probe = new CopperProbe(rest);
    this.#isAnyAngle = isAnyAngle;
    this.#shove = mode === "shove" ? new Shove(rest, this.#probe, { nameItem, stays: track.net }) : undefined;
  }

  /** Undefined: it is where it was. */
  moveTo(pointer: Point): BoardEdit | undefined {
    const way = { x: pointer.x - this.#grabbed.x, y: pointer.y - this.#grabbed.y };
    const { start, end } = this.#piece;
    const isAlong = way.x * (end.y - start.y) === way.y * (end.x - start.x);
    if (isAlong && !(this.#isAnyAngle && (way.x !== 0 || way.y !== 0))) {
      this.#edit = undefined;
      this.#blockers = [];
      return undefined;
    }
    let room = this.#clearAt(way, 1);
    this.#blockers = room ? [] : (this.#tracksAt(way)?.flatMap((track) => this.#probe.aroundTrack(track)) ?? []);
    if (!room) {
      let [clear, blocked] = [0, 1];
      for (let halving = 0; halving < HALVINGS; halving++) {
        const share = (clear + blocked) / 2;
        const found = this.#clearAt(way, share);
        room = found ?? room;
        if (found) clear = share;
        else blocked = share;
      }
    }
    this.#edit = room && joinEdits(room.shoved, this.#editFor(room.tracks));
    return this.#edit;
  }

  /** What it would come too near to where the pointer is; nothing: it has come there, or its form does not allow it. */
  get inTheWay(): readonly InTheWay[] {
    return inTheWayOf(this.#blockers, this.#track.net);
  }

  /** What the stretch is called where it lies now; undefined: it is where it was. */
  get stretch(): ItemId | undefined {
    return this.#edit && this.#stretch;
  }

  finish(): BoardEdit | undefined {
    return this.#edit;
  }

  #clearAt(way: Point, share: number): Room | undefined {
    const tracks = this.#tracksAt({ x: Math.round(way.x * share), y: Math.round(way.y * share) });
    if (!tracks?.every((track) => this.#probe.isTrackClear(track, this.#shove?.movable))) return undefined;
    const room = this.#shove?.makeRoom({ tracks, vias: [] });
    return room?.status === "stuck" ? undefined : { tracks, shoved: room?.edit };
  }

  #tracksAt(by: Point): readonly Track[] | undefined {
    const { start, end } = this.#piece;
    const [a, b] = this.#ends;
    const shifted = { x: start.x + by.x, y: start.y + by.y };
    const direction = { x: end.x - start.x, y: end.y - start.y };
    if (this.#isAnyAngle) {
      const far = { x: end.x + by.x, y: end.y + by.y };
      return this.#tracksThrough([a.neighbour?.far ?? a.at, shifted, far, b.neighbour?.far ?? b.at]);
    }
    const line = { through: shifted, direction };
    const first = cornerOn(line, a, direction);
    const last = cornerOn(line, b, { x: -direction.x, y: -direction.y });
    // The stretch has shrunk to nothing and would turn round.
    if (!first || !last || (last.x - first.x) * direction.x + (last.y - first.y) * direction.y <= 0) return undefined;
    return this.#tracksThrough([
      ...(a.neighbour ? [a.neighbour.far] : []),
      ...legTo(a, first),
      ...legTo(b, last).toReversed(),
      ...(b.neighbour ? [b.neighbour.far] : []),
    ]);
  }

  #tracksThrough(corners: readonly Point[]): readonly Track[] {
    const { width, layer, net } = this.#track;
    const points = withoutStraightPoints(corners);
    return points.slice(1).map((to, index) => ({
      id: DRAWN,
      start: points[index]!,
      end: to,
      width,
      layer,
      locked: false,
      ...(net !== undefined && { net }),
    }));
  }

  /** Where it lies as it lay at the last move, its tracks keep their names. */
  #editFor(tracks: readonly Track[]): BoardEdit | undefined {
    if (this.#last && areAlike(this.#last.tracks, tracks)) return this.#last.edit;
    const edit = this.#newEditFor(tracks);
    this.#last = { tracks, edit };
    return edit;
  }

  #newEditFor(tracks: readonly Track[]): BoardEdit | undefined {
    const builder = new EditBuilder(this.#board);
    for (const track of [this.#track, ...this.#ends.flatMap(({ neighbour }) => neighbour?.track ?? [])])
      builder.remove("tracks", track);
    const rest = this.#piece.rest.map(([start, end]) => ({ ...this.#track, start, end }));
    const stretch = longestAlong(this.#piece, tracks);
    for (const track of [...tracks, ...rest]) {
      const id = this.#nameItem();
      if (track === stretch) this.#stretch = id;
      builder.add("tracks", { ...track, id });
    }
    return builder.build();
  }
}

const DRAWN = "drawn" as ItemId;

/** From where the end is held to the corner of the stretch: the corner alone where its neighbour leads there. */
function legTo({ at, neighbour }: End, corner: Point): readonly Point[] {
  return neighbour ? [corner] : [at, corner];
}

interface Line {
  readonly through: Point;
  readonly direction: Point;
}

/** Where the stretch begins: on its neighbour's line, or where a leg at 45° from the held end meets it. */
function cornerOn(line: Line, { at, neighbour }: End, inwards: Point): Point | undefined {
  if (neighbour) {
    const along = { x: at.x - neighbour.far.x, y: at.y - neighbour.far.y };
    const corner = meet(line, { through: at, direction: along });
    if (!corner) return undefined;
    // Beyond its own far end the neighbour would run backwards.
    const isForward = (corner.x - neighbour.far.x) * along.x + (corner.y - neighbour.far.y) * along.y >= 0;
    return isForward ? corner : undefined;
  }
  // The leg leans towards the middle of the stretch, at 45° to it: of the two such lines one does.
  const { x, y } = line.direction;
  const slants = [
    { x: x - y, y: x + y },
    { x: x + y, y: y - x },
  ];
  const isInward = (corner: Point) => (corner.x - at.x) * inwards.x + (corner.y - at.y) * inwards.y >= 0;
  return slants.flatMap((direction) => meet(line, { through: at, direction }) ?? []).find(isInward);
}

/** Of what is drawn, what lies as the stretch lay; rounding may have turned it by a nanometre. */
function longestAlong({ start, end }: Piece, tracks: readonly Track[]): Track | undefined {
  const lengthAlong = (track: Track) =>
    Math.abs((track.end.x - track.start.x) * (end.x - start.x) + (track.end.y - track.start.y) * (end.y - start.y)) /
    Math.hypot(end.x - start.x, end.y - start.y);
  return tracks.toSorted((a, b) => lengthAlong(b) - lengthAlong(a))[0];
}

/** To the nearest nanometre; undefined: the lines are parallel. */
function meet(a: Line, b: Line): Point | undefined {
  const across = a.direction.x * b.direction.y - a.direction.y * b.direction.x;
  if (across === 0) return undefined;
  const share = ((b.through.x - a.through.x) * b.direction.y - (b.through.y - a.through.y) * b.direction.x) / across;
  return {
    x: Math.round(a.through.x + share * a.direction.x) + 0,
    y: Math.round(a.through.y + share * a.direction.y) + 0,
  };
}

/** The straight track of the same kind that alone goes on from an end of `piece`; undefined: the end is held. */
function neighbourOf(board: Board, piece: Piece, track: Track, at: Point): End["neighbour"] {
  const others = piece.touching.filter(({ start, end }) => isSame(start, at) || isSame(end, at));
  const [other] = others;
  if (!other || others.length !== 1 || other.locked || other.mid) return undefined;
  if (other.width !== track.width || other.layer !== track.layer) return undefined;
  const far = isSame(other.start, at) ? other.end : other.start;
  // Growing or shrinking it would let go of what joins it on the way; what joins it at its far end stays joined.
  const joints = jointsAlong(board, other, new Set([track.id]));
  const joined = jointsAlong(board, track, new Set([other.id]));
  if (joints.some((joint) => !isSame(joint, far)) || joined.some((joint) => isSame(joint, at))) return undefined;
  return { track: other, far };
}

interface Piece {
  readonly start: Point;
  readonly end: Point;
  /** What is left of the track on either side. */
  readonly rest: readonly (readonly [Point, Point])[];
  /** Tracks of its net on its layer. */
  readonly touching: readonly Track[];
}

/** The piece of the track between the joints next to where it is grabbed. */
function pieceAt(board: Board, track: Track, grabbed: Point): Piece {
  const touching = (track.net === undefined ? [] : (indexBoard(board).tracksByNet.get(track.net) ?? [])).filter(
    ({ id, layer }) => id !== track.id && layer === track.layer,
  );
  const away = ({ x, y }: Point) => Math.hypot(x - track.start.x, y - track.start.y);
  const at = away(nearestOnSegment(grabbed, track.start, track.end));
  const joints = jointsAlong(board, track, new Set());
  const start = joints.filter((joint) => away(joint) <= at).at(-1) ?? track.start;
  const end = joints.find((joint) => away(joint) > at) ?? track.end;
  const rest = (
    [
      [track.start, start],
      [end, track.end],
    ] as const
  ).filter(([a, b]) => !isSame(a, b));
  return { start, end, rest, touching };
}

function areAlike(some: readonly Track[], others: readonly Track[]): boolean {
  return (
    some.length === others.length &&
    some.every(({ start, end }, index) => isSame(start, others[index]!.start) && isSame(end, others[index]!.end))
  );
}

function isSame(a: Point, b: Point): boolean {
  return a.x === b.x && a.y === b.y;
}
