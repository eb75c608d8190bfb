import type { Motion } from "@tracewright/board";
import {
  type Board,
  type BoardEdit,
  type Footprint,
  findItems,
  type Item,
  type ItemId,
  moveItem,
  type Pad,
  padCenter,
  padLayers,
  type Track,
} from "@tracewright/board";
import { CopperProbe } from "@tracewright/checks";
import type { Box, Nm, Point } from "@tracewright/geometry";
import { freeItems } from "../commands/free-items.ts";
import { type Collision, CollisionFinder } from "../copper/collision-finder.ts";
import { EditBuilder, type NameItem } from "../edit-builder.ts";
import { reattachWay } from "../ways/reattach-way.ts";
import type { Surroundings } from "../ways/room-map.ts";
import { WalkAround } from "../ways/walk-around.ts";
import { findLeashes, type Leash, leashWidth } from "./find-leashes.ts";

export interface DragOptions {
  readonly nameItem: NameItem;
  /** Search steps of the tracks that follow. */
  readonly pitch?: Nm;
  /** Items moved by another operation; tracks and vias of it collide, too. */
  readonly carried?: ReadonlySet<ItemId>;
}

/** The board while a part is dragged. */
export interface DragPreview {
  readonly edit: BoardEdit | undefined;
  /** Leashes that found no way to the pad's place: their connections are open there. */
  readonly parted: readonly Leash[];
  /** What the parts, and tracks and vias carried along, may not come so near to; none: they may be put down here. */
  readonly collisions: readonly Collision[];
}

const PITCH: Nm = 100_000;
/** Places that one leash may look at: with twenty pads the pointer still does not wait. */
const PLACES = 600;

/**
 * Parts being dragged with the tracks on their pads. Each leash is redrawn to the new position of its pad: the corner of
 * the old way that is nearest to its far end and can be reached with one bend, else a way around what is between. What is
 * shown keeps the rules between tracks and all else; what the parts themselves collide with is reported, and where
 * they collide they are not put down.
 */
export class PartDrag {
  readonly #board: Board;
  readonly #moving: readonly Footprint[];
  readonly #leashes: readonly Leash[];
  readonly #removed: readonly Track[];
  readonly #staying: readonly Track[];
  readonly #still: CopperProbe;
  readonly #options: Required<DragOptions>;
  readonly locked: readonly ItemId[];
  readonly #carried: readonly CopperThing[];
  readonly #collisions: CollisionFinder;
  #preview: DragPreview = NOT_MOVED;
  #legal: DragPreview = NOT_MOVED;

  constructor(board: Board, ids: readonly ItemId[], { nameItem, pitch = PITCH, carried = new Set() }: DragOptions) {
    const { free, locked } = freeItems(board, ids);
    this.#board = board;
    this.#moving = free.flatMap((item) => (item.list === "footprints" ? [item.record] : []));
    this.locked = locked;
    this.#options = { nameItem, pitch, carried };
    const { leashes, cut } = findLeashes(board, this.#moving, carried);
    this.#leashes = leashes;
    const following = new Set<ItemId>(leashes.flatMap(({ tracks }) => tracks.map(({ id }) => id)));
    for (const { track } of cut) following.add(track.id);
    this.#removed = board.tracks.filter(({ id }) => following.has(id));
    this.#staying = cut.flatMap(({ staying }) => staying.map((track) => ({ ...track, id: nameItem() })));
    const parts = new Set<ItemId>(this.#moving.map(({ id }) => id));
    const still: Board = {
      ...board,
      footprints: board.footprints.filter(({ id }) => !parts.has(id)),
      tracks: [...board.tracks.filter(({ id }) => !following.has(id) && !carried.has(id)), ...this.#staying],
      vias: board.vias.filter(({ id }) => !carried.has(id)),
    };
    this.#still = new CopperProbe(still);
    this.#carried = findItems(board, carried).filter(isCopper);
    const standing = { parts: this.#moving, copper: this.#carried.map(({ record }) => record) };
    this.#collisions = new CollisionFinder(still, this.#still, standing);
  }

  get preview(): DragPreview {
    return this.#preview;
  }

  /** The parts by this motion from where they stood when the drag began. */
  moveTo(motion: Motion): DragPreview {
    const builder = new EditBuilder(this.#board);
    const moved = new Map<ItemId, Footprint>();
    for (const footprint of this.#moving) {
      const item = moveItem({ list: "footprints", record: footprint }, motion, this.#board);
      if (item.list !== "footprints") continue;
      moved.set(footprint.id, item.record);
      builder.update("footprints", footprint, item.record);
    }
    const parted: Leash[] = [];
    const drawn: Track[] = [];
    for (const track of this.#removed) builder.remove("tracks", track);
    for (const track of this.#staying) builder.add("tracks", track);
    for (const leash of this.#leashes) {
      const way = this.#wayOf(leash, moved, motion, drawn);
      if (way) drawn.push(...way);
      else parted.push(leash);
    }
    for (const track of drawn) builder.add("tracks", track);
    const copper = this.#carried
      .map((item) => moveItem(item, motion, this.#board))
      .filter(isCopper)
      .map(({ record }) => record);
    const collisions = this.#collisions.find({ parts: [...moved.values()], copper });
    this.#preview = { edit: builder.build(), parted, collisions };
    if (this.#preview.collisions.length === 0) this.#legal = this.#preview;
    return this.#preview;
  }

  /** As it was when the parts last collided with nothing; at the beginning: not moved. */
  get legal(): DragPreview {
    return this.#legal;
  }

  /** What is shown, or where that collides the last that did not, as one edit; undefined: nothing has moved. */
  finish(): BoardEdit | undefined {
    return this.#legal.edit;
  }

  #wayOf(
    leash: Leash,
    moved: ReadonlyMap<ItemId, Footprint>,
    motion: Motion,
    drawn: readonly Track[],
  ): readonly Track[] | undefined {
    const holder = moved.get(leash.footprint);
    const far = leash.points.at(-1);
    if (!holder || !far) return undefined;
    const pad = padOf(holder, leash);
    if (!padLayers(this.#board, pad).includes(leash.layer)) return undefined;
    const beside = this.#probeBeside(moved, drawn);
    const isTrackClear = (track: Track) => this.#still.isTrackClear(track) && beside.isTrackClear(track);
    const isClear = (start: Point, end: Point) => isTrackClear(this.#track(leash, start, end));
    if (leash.otherPad) {
      const carried = leash.tracks.map((track) => moveItem({ list: "tracks", record: track }, motion, this.#board));
      const tracks = carried.flatMap((item) => (item.list === "tracks" ? [item.record] : []));
      return tracks.every(isTrackClear)
        ? tracks.map((track) => ({ ...track, id: this.#options.nameItem() }))
        : undefined;
    }
    const from = padCenter(holder, pad);
    const obstaclesIn = (box: Box) =>
      [this.#still, beside].flatMap((probe) => probe.obstaclesIn(box, this.#track(leash, from, far)));
    const around = { isClear, obstaclesIn, width: leashWidth(leash) };
    const points = reattachWay(from, leash.points, isClear) ?? this.#around(from, far, around);
    if (!points) return undefined;
    return points
      .slice(1)
      .map((end, index) => ({ ...this.#track(leash, points[index]!, end), id: this.#options.nameItem() }));
  }

  #around(from: Point, to: Point, around: Surroundings): readonly Point[] | undefined {
    const { pitch } = this.#options;
    const walk = new WalkAround(from, { ...around, pitch, places: PLACES }).to(to, "diagonal-first");
    return walk.reached ? walk.points : undefined;
  }

  #track(leash: Leash, start: Point, end: Point): Track {
    const { net, layer } = leash;
    const id = "leash" as ItemId;
    return { id, start, end, width: leashWidth(leash), layer, locked: false, ...(net !== undefined && { net }) };
  }

  /** Clear of what stays, of the moved parts where they are now, and of leashes drawn before. */
  #probeBeside(moved: ReadonlyMap<ItemId, Footprint>, drawn: readonly Track[]): CopperProbe {
    return new CopperProbe({
      ...this.#board,
      footprints: [...moved.values()],
      tracks: drawn,
      vias: [],
      zones: [],
      graphics: [],
      texts: [],
      dimensions: [],
      groups: [],
    });
  }
}

type CopperThing = Extract<Item, { readonly list: "tracks" | "vias" }>;

function isCopper(item: Item): item is CopperThing {
  return item.list === "tracks" || item.list === "vias";
}

const NOT_MOVED: DragPreview = { edit: undefined, parted: [], collisions: [] };

/** Flipping gives a part other pad records: the pad of the same id is meant. */
function padOf(holder: Footprint, { pad }: Leash): Pad {
  return holder.pads.find(({ id }) => id === pad.id) ?? pad;
}
