import type { Board, BoardEdit, ItemId, NetId, Track, Via } from "@tracewright/board";
import { itemsById } from "@tracewright/board";
import { type Blocker, CopperProbe } from "@tracewright/checks";
import type { Box, Point } from "@tracewright/geometry";
import { EditBuilder, type NameItem } from "../edit-builder.ts";
import type { Surroundings } from "../ways/room-map.ts";
import { followMoved, type Moved, tracksAlong } from "./follow-moved.ts";
import { hangersOf } from "./hangers-of.ts";
import { leadAside } from "./lead-aside.ts";
import { type Strand, strandOf } from "./strand.ts";
import { viaStepsAside } from "./via-steps-aside.ts";

/** Copper that is put onto the board, and for which other copper has to make room. */
export interface Pushing {
  readonly tracks: readonly Track[];
  readonly vias: readonly Via[];
}

export type Shoved =
  | { readonly status: "clear"; readonly edit: BoardEdit | undefined }
  /** Nothing is moved: this is in the way, and cannot give way. */
  | {
      readonly status: "stuck";
      readonly by: ItemId;
      /** What of the board the new copper met and wanted moved; `by` itself, or what that would have pushed on. */
      readonly pushed: ItemId;
    };

export interface ShoveOptions {
  readonly nameItem: NameItem;
  /** Copper of this net stays: it is what the new copper will be joined to. */
  readonly stays: NetId | undefined;
}

/** Pieces that may be moved for one push: what a pointer can wait for. */
const MAX_STEPS = 60;

/**
 * Makes room for new copper: tracks and vias of other nets that come too near to it are moved aside, and in turn what comes too
 * near to those. Everything is moved once at most, and stands like a wall for what is moved after it, so that it comes to an end.
 * Tracks keep their ends on pads and junctions; locked and grouped copper, arcs, pads, holes, edges and rule areas stay. What
 * comes out keeps all distances, or nothing is moved.
 */
export class Shove {
  readonly #board: Board;
  readonly #probe: CopperProbe;
  readonly #nameItem: NameItem;
  readonly #movable: ReadonlySet<ItemId>;
  readonly #strands = new Map<ItemId, Strand>();

  /** `probe` is of this board. */
  constructor(board: Board, probe: CopperProbe, { nameItem, stays }: ShoveOptions) {
    this.#board = board;
    this.#probe = probe;
    this.#nameItem = nameItem;
    this.#movable = movableOf(board, stays);
  }

  /** What can be moved aside; a way that is meant to push passes over it. */
  get movable(): ReadonlySet<ItemId> {
    return this.#movable;
  }

  /** The tracks that would move together with this one; itself alone where it is a via. */
  strandWith(id: ItemId): readonly ItemId[] {
    const track = itemsById(this.#board).get(id);
    return track?.list === "tracks" ? this.#strandOf(track.record).tracks.map((own) => own.id) : [id];
  }

  /** Room for this, `ignored` being copper that is about to go. */
  makeRoom(pushing: Pushing, ignored: ReadonlySet<ItemId> = NOTHING): Shoved {
    const pieces = [...pushing.tracks, ...pushing.vias];
    const push: Push = {
      gone: new Set(ignored),
      passed: ignored.size > 0 ? new Set([...this.#movable, ...ignored]) : this.#movable,
      still: pushing,
      movedVias: [],
      removed: [],
      added: [],
      pending: pieces.map((piece) => ({ piece, root: undefined })),
      root: undefined,
      beside: undefined,
    };
    let steps = 0;
    for (let next = push.pending.shift(); next; next = push.pending.shift()) {
      const { piece, root } = next;
      const blockers =
        "position" in piece ? this.#probe.aroundVia(piece, push.gone) : this.#probe.aroundTrack(piece, push.gone);
      for (const blocker of blockers) {
        if (push.gone.has(blocker.id)) continue;
        push.root = root ?? blocker.id;
        if (!this.#movable.has(blocker.id) || ++steps > MAX_STEPS || !this.#moveAside(blocker, push))
          return { status: "stuck", by: blocker.id, pushed: push.root };
      }
    }
    return { status: "clear", edit: this.#editOf(push) };
  }

  #moveAside({ item }: Blocker, push: Push): boolean {
    if (item?.via) return this.#moveVia(item.via, push);
    return item?.track ? this.#moveStrand(item.track, push) : false;
  }

  #moveStrand(track: Track, push: Push): boolean {
    const strand = this.#strandOf(track);
    if (strand.tracks.some(({ id }) => push.gone.has(id))) return false;
    const around = this.#around(track, push);
    const ways = strand.parts.map((part) => leadAside(part, around));
    if (ways.includes(undefined)) return false;
    this.#replace(
      strand.tracks,
      tracksAlong(
        ways.flatMap((way) => (way ? [way] : [])),
        track,
      ),
      push,
    );
    return true;
  }

  /** The via to the nearest place with room, and what hangs on it after it. */
  #moveVia(via: Via, push: Push): boolean {
    const hanging = hangersOf(this.#board, via);
    if (!hanging || hanging.some(({ id }) => push.gone.has(id) || !this.#movable.has(id))) return false;
    const strands = [...new Set(hanging.map((track) => this.#strandOf(track)))];
    const beside = this.#beside(push);
    const isClear = (moved: Via) => this.#probe.isViaClear(moved, push.passed) && beside.isViaClear(moved);
    for (const moved of viaStepsAside(via, isClear)) {
      const drawn = strands.map((strand) => this.#follow(strand, { from: via.position, to: moved.position }, push));
      const tracks = drawn.flatMap((followed) => followed ?? []);
      if (drawn.includes(undefined)) continue;
      push.gone.add(via.id);
      push.movedVias.push([via, moved]);
      push.pending.push({ piece: moved, root: push.root });
      this.#replace(
        strands.flatMap((strand) => strand.tracks),
        tracks,
        push,
      );
      return true;
    }
    return false;
  }

  /** A strand that ends at a via, drawn to where that has gone. */
  #follow(strand: Strand, moved: Moved, push: Push): readonly Track[] | undefined {
    const [first] = strand.tracks;
    if (!first || strand.tracks.some(({ id }) => push.gone.has(id))) return undefined;
    return followMoved(strand, moved, this.#around(first, push));
  }

  /** What a strand keeps a distance to while it is moved: what cannot move, and what has been moved or put there before. */
  #around(track: Track, push: Push): Surroundings {
    const beside = this.#beside(push);
    const of = (start: Point, end: Point): Track => ({ ...track, id: MOVED, start, end });
    const own = of(track.start, track.end);
    return {
      width: track.width,
      isClear: (start, end) =>
        this.#probe.isTrackClear(of(start, end), push.passed) && beside.isTrackClear(of(start, end)),
      obstaclesIn: (box: Box) => [...beside.obstaclesIn(box, own), ...this.#probe.obstaclesIn(box, own, push.passed)],
    };
  }

  #beside(push: Push): CopperProbe {
    push.beside ??= new CopperProbe({
      ...this.#board,
      tracks: [...push.still.tracks, ...push.added],
      vias: [...push.still.vias, ...push.movedVias.map(([, moved]) => moved)],
      footprints: [],
      zones: [],
      graphics: [],
      texts: [],
      dimensions: [],
      groups: [],
    });
    return push.beside;
  }

  #replace(before: readonly Track[], after: readonly Track[], push: Push): void {
    for (const { id } of before) push.gone.add(id);
    push.removed.push(...before);
    const named = after.map((track) => ({ ...track, id: this.#nameItem() }));
    push.added.push(...named);
    push.pending.push(...named.map((piece) => ({ piece, root: push.root })));
    push.beside = undefined;
  }

  /** A track that has come out as it was keeps its name. */
  #editOf({ movedVias, removed, added }: Push): BoardEdit | undefined {
    const builder = new EditBuilder(this.#board);
    for (const [before, after] of movedVias) builder.update("vias", before, after);
    const kept = new Map(
      removed.flatMap((track) => [[lineOf(track), track] as const, [lineOf(reversed(track)), track]]),
    );
    const stays = new Set<Track>();
    for (const track of added) {
      const before = kept.get(lineOf(track));
      if (before && !stays.has(before)) stays.add(before);
      else builder.add("tracks", track);
    }
    for (const track of removed) if (!stays.has(track)) builder.remove("tracks", track);
    return builder.build();
  }

  #strandOf(track: Track): Strand {
    let strand = this.#strands.get(track.id);
    if (!strand) {
      strand = strandOf(this.#board, track, (id) => this.#movable.has(id));
      for (const { id } of strand.tracks) this.#strands.set(id, strand);
    }
    return strand;
  }
}

/** The state of one push. */
interface Push {
  readonly still: Pushing;
  /** Copper of the board that is no more where it was. */
  readonly gone: Set<ItemId>;
  /** What may be moved or is about to go: nothing to keep away from. */
  readonly passed: ReadonlySet<ItemId>;
  readonly movedVias: (readonly [Via, Via])[];
  readonly removed: Track[];
  readonly added: Track[];
  /** Pieces for which room has not been made, each with what the new copper had met that led to it. */
  readonly pending: { readonly piece: Track | Via; readonly root: ItemId | undefined }[];
  root: ItemId | undefined;
  /** What has been put or moved there; rebuilt when it is asked for after that has changed. */
  beside: CopperProbe | undefined;
}

const MOVED = "moved" as ItemId;
const NOTHING: ReadonlySet<ItemId> = new Set();

/** Straight tracks and vias that are neither locked nor grouped. */
function movableOf(board: Board, stays: NetId | undefined): ReadonlySet<ItemId> {
  const grouped = new Set(board.groups.flatMap(({ members }) => members));
  return new Set(
    [...board.tracks.filter(({ mid }) => !mid), ...board.vias]
      .filter(({ id, locked, net }) => !locked && net !== undefined && net !== stays && !grouped.has(id))
      .map(({ id }) => id),
  );
}

function lineOf({ start, end, width, layer, net }: Track): string {
  return `${start.x} ${start.y} ${end.x} ${end.y} ${width} ${layer} ${net}`;
}

function reversed(track: Track): Track {
  return { ...track, start: track.end, end: track.start };
}
