import type { Board, BoardEdit, ItemId, Track, Via } from "@tracewright/board";
import { itemsById } from "@tracewright/board";
import { type Blocker, CopperProbe } from "@tracewright/checks";
import type { Box, Point } from "@tracewright/geometry";
import { freeItems } from "../commands/free-items.ts";
import { type InTheWay, inTheWayOf } from "../copper/collision-finder.ts";
import { EditBuilder, type NameItem } from "../edit-builder.ts";
import { joinEdits } from "../join-edits.ts";
import type { RouteMode } from "../routing/route-head.ts";
import { followMoved } from "../shoving/follow-moved.ts";
import { hangersOf } from "../shoving/hangers-of.ts";
import { Shove } from "../shoving/shove.ts";
import { type Strand, strandOf } from "../shoving/strand.ts";
import type { Surroundings } from "../ways/room-map.ts";

export interface ViaDragOptions {
  readonly nameItem: NameItem;
  /** Pushes copper of others aside, or stops in front of it; that where not said. */
  readonly mode?: RouteMode;
}

/** Halvings of the way back from where there is no room. */
const HALVINGS = 10;

/**
 * A via being dragged with the tracks that end in it: they are redrawn to where it is, as near to the pointer as the
 * rules allow.
 */
export class ViaDrag {
  readonly #board: Board;
  readonly #via: Via;
  readonly #strands: readonly Strand[];
  readonly #probe: CopperProbe;
  readonly #shove: Shove | undefined;
  readonly #nameItem: NameItem;
  #blockers: readonly Blocker[] = [];

  private constructor(board: Board, via: Via, strands: readonly Strand[], { nameItem, mode }: ViaDragOptions) {
    this.#board = board;
    this.#via = via;
    this.#strands = strands;
    this.#nameItem = nameItem;
    const own = new Set<ItemId>([via.id, ...strands.flatMap(({ tracks }) => tracks.map(({ id }) => id))]);
    const rest = {
      ...board,
      tracks: board.tracks.filter(({ id }) => !own.has(id)),
      vias: board.vias.filter(({ id }) => !own.has(id)),
    };
    this.#probe = new CopperProbe(rest);
    this.#shove = mode === "shove" ? new Shove(rest, this.#probe, { nameItem, stays: via.net }) : undefined;
  }

  /** Undefined: what joins it holds it where it is, such as a pad, a locked track or an arc. */
  static begin(board: Board, via: Via, options: ViaDragOptions): ViaDrag | undefined {
    const hanging = hangersOf(board, via);
    const isFree = (id: ItemId): boolean => {
      const item = itemsById(board).get(id);
      const isCurved = item?.list === "tracks" && item.record.mid !== undefined;
      return !isCurved && freeItems(board, [id]).free.length === 1;
    };
    if (!hanging?.every(({ id }) => isFree(id))) return undefined;
    const strands: Strand[] = [];
    for (const track of hanging)
      if (!strands.some(({ tracks }) => tracks.some(({ id }) => id === track.id)))
        strands.push(strandOf(board, track, isFree));
    return new ViaDrag(board, via, strands, options);
  }

  /** What the via itself would come too near to where the pointer is; nothing: it has come there, or its tracks have no way. */
  get inTheWay(): readonly InTheWay[] {
    return inTheWayOf(this.#blockers, this.#via.net);
  }

  /** Undefined: it is where it was. */
  moveTo(to: Point): BoardEdit | undefined {
    const from = this.#via.position;
    const at = (share: number): Point => ({
      x: Math.round(from.x + (to.x - from.x) * share) + 0,
      y: Math.round(from.y + (to.y - from.y) * share) + 0,
    });
    let edit = this.#editAt(at(1));
    const isThere = edit !== undefined || (to.x === from.x && to.y === from.y);
    this.#blockers = isThere ? [] : this.#probe.aroundVia({ ...this.#via, position: at(1) });
    let [clear, blocked] = [0, isThere ? 0 : 1];
    for (let halving = 0; clear < blocked && halving < HALVINGS; halving++) {
      const share = (clear + blocked) / 2;
      const found = this.#editAt(at(share));
      edit = found ?? edit;
      if (found) clear = share;
      else blocked = share;
    }
    return edit;
  }

  #editAt(position: Point): BoardEdit | undefined {
    const from = this.#via.position;
    if (position.x === from.x && position.y === from.y) return undefined;
    const moved = { ...this.#via, position };
    const passed = this.#shove?.movable;
    if (!this.#probe.isViaClear(moved, passed)) return undefined;
    const drawn = this.#strands.map((strand) => {
      const [first] = strand.tracks;
      return first && followMoved(strand, { from, to: position }, this.#around(first, passed));
    });
    if (drawn.includes(undefined)) return undefined;
    const tracks = drawn.flatMap((followed) => followed ?? []).map((track) => ({ ...track, id: this.#nameItem() }));
    const room = this.#shove?.makeRoom({ tracks, vias: [moved] });
    if (room?.status === "stuck") return undefined;
    const builder = new EditBuilder(this.#board);
    builder.update("vias", this.#via, moved);
    for (const strand of this.#strands) for (const track of strand.tracks) builder.remove("tracks", track);
    for (const track of tracks) builder.add("tracks", track);
    return joinEdits(room?.edit, builder.build());
  }

  #around(like: Track, passed: ReadonlySet<ItemId> | undefined): Surroundings {
    return {
      width: like.width,
      isClear: (start: Point, end: Point) => this.#probe.isTrackClear({ ...like, start, end }, passed),
      obstaclesIn: (box: Box) => this.#probe.obstaclesIn(box, like, passed),
    };
  }
}
