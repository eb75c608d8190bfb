import type { Board, BoardEdit, CopperLayerId, ItemId, NetId, Track, Via } from "@tracewright/board";
import type { CopperProbe } from "@tracewright/checks";
import type { Point } from "@tracewright/geometry";
import type { NameItem } from "../edit-builder.ts";
import { type Pushing, Shove } from "../shoving/shove.ts";
import { elbow, type Posture, postures } from "../ways/elbow.ts";
import { type Walk, WalkAround } from "../ways/walk-around.ts";

/** What a track does about copper of others in its way: goes around it, pushes it aside, or ends in front of it. */
export type RouteMode = "walk-around" | "shove" | "stop";

export interface HeadOptions {
  readonly board: Board;
  /** Of this board. */
  readonly probe: CopperProbe;
  readonly from: Point;
  readonly layer: CopperLayerId;
  readonly net: NetId | undefined;
  readonly pitch: number;
  readonly trackOf: (start: Point, end: Point) => Track;
  readonly nameItem: NameItem;
  /** What has been drawn before and is not on the board: it stays where it is. */
  readonly drawn: Pushing;
}

/** Where a head leads, and what has made room for it. */
export interface HeadWay extends Walk {
  readonly shoved?: BoardEdit | undefined;
}

/** How often a path is searched again around immovable items, and the places that each may look at. */
const RETRIES = 2;
const RETRY_PLACES = 2_000;

/**
 * The ways of a track's head from one place: each is found for itself, so that what was pushed springs back when the
 * pointer leaves.
 */
export class RouteHead {
  readonly #options: HeadOptions;
  readonly #walkers = new Map<string, WalkAround>();
  #shove: Shove | undefined;

  constructor(options: HeadOptions) {
    this.#options = options;
  }

  /** Places that searches have looked at. */
  get looked(): number {
    return [...this.#walkers.values()].reduce((sum, { looked }) => sum + looked, 0);
  }

  to(end: Point, posture: Posture, mode: RouteMode): HeadWay {
    if (mode === "stop") return this.#stopAt(end, posture);
    return (mode === "shove" ? this.#push(end, posture) : undefined) ?? this.#walker("all").to(end, posture);
  }

  /** Room for a via at the end of a way: what has to be moved for both; undefined: there is none. */
  roomForVia(way: readonly Point[], via: Via, mode: RouteMode): { readonly shoved: BoardEdit | undefined } | undefined {
    const { probe, drawn } = this.#options;
    if (mode !== "shove") return probe.isViaClear(via) ? { shoved: undefined } : undefined;
    if (!probe.isViaClear(via, this.#shover.movable)) return undefined;
    const tracks = [...drawn.tracks, ...this.#tracks(way)];
    const room = this.#shover.makeRoom({ tracks, vias: [...drawn.vias, via] });
    return room.status === "clear" ? { shoved: room.edit } : undefined;
  }

  /** Past all that can be moved, and around what can not be after all; undefined: nothing has given way. */
  #push(end: Point, posture: Posture): HeadWay | undefined {
    const { drawn } = this.#options;
    const stiff: ItemId[] = [];
    for (let again = 0; again <= RETRIES; again++) {
      const walk = this.#walker(stiff).to(end, posture);
      const room = this.#shover.makeRoom({ ...drawn, tracks: [...drawn.tracks, ...this.#tracks(walk.points)] });
      if (room.status === "clear") return { ...walk, shoved: room.edit };
      stiff.push(...this.#shover.strandWith(room.pushed));
    }
    return undefined;
  }

  /** As far along the way of one bend as there is room. */
  #stopAt(end: Point, posture: Posture): Walk {
    const isClear = (a: Point, b: Point) => this.#options.probe.isTrackClear(this.#options.trackOf(a, b));
    const [one, other] = postures(posture).map((choice) => {
      const points = elbow(this.#options.from, end, choice);
      const kept: Point[] = points.slice(0, 1);
      for (const to of points.slice(1)) {
        const reached = farthestClear(kept.at(-1)!, to, isClear);
        if (reached !== kept.at(-1)) kept.push(reached);
        if (reached !== to) return { points: kept, reached: false, left: distance(kept.at(-1)!, end) };
      }
      return { points: kept, reached: true, left: 0 };
    });
    return other && one && other.left < one.left ? other : one!;
  }

  #tracks(way: readonly Point[]): readonly Track[] {
    return way.slice(1).map((end, index) => this.#options.trackOf(way[index]!, end));
  }

  get #shover(): Shove {
    const { board, probe, nameItem, net } = this.#options;
    this.#shove ??= new Shove(board, probe, { nameItem, stays: net });
    return this.#shove;
  }

  /** Goes around what is stiff, and past all else that can be moved. Of all with the same stiff copper one is kept. */
  #walker(stiff: readonly ItemId[] | "all"): WalkAround {
    const { from, pitch, probe, trackOf } = this.#options;
    const key = stiff === "all" ? stiff : stiff.join(" ");
    let walker = this.#walkers.get(key);
    if (!walker) {
      const passed = this.#passed(stiff);
      const like = trackOf(from, from);
      walker = new WalkAround(from, {
        pitch,
        width: like.width,
        isClear: (start, end) => probe.isTrackClear(trackOf(start, end), passed),
        obstaclesIn: (box) => probe.obstaclesIn(box, like, passed),
        ...(stiff.length > 0 && stiff !== "all" && { places: RETRY_PLACES }),
      });
      this.#walkers.set(key, walker);
    }
    return walker;
  }

  #passed(stiff: readonly ItemId[] | "all"): ReadonlySet<ItemId> {
    if (stiff === "all") return NOTHING;
    const passed = new Set(this.#shover.movable);
    for (const id of stiff) passed.delete(id);
    return passed;
  }
}

const NOTHING: ReadonlySet<ItemId> = new Set();
/** Halvings on the way to an obstacle: below a nanometre on any board. */
const HALVINGS = 30;

/** The last point of a stretch in a direction of 45° from which all before it is clear. */
function farthestClear(from: Point, to: Point, isClear: (start: Point, end: Point) => boolean): Point {
  if (isClear(from, to)) return to;
  const steps = Math.max(Math.abs(to.x - from.x), Math.abs(to.y - from.y));
  const at = (step: number): Point => ({
    x: from.x + Math.sign(to.x - from.x) * Math.min(step, Math.abs(to.x - from.x)),
    y: from.y + Math.sign(to.y - from.y) * Math.min(step, Math.abs(to.y - from.y)),
  });
  let [clear, blocked] = [0, steps];
  for (let halving = 0; halving < HALVINGS && blocked - clear > 1; halving++) {
    const middle = Math.floor((clear + blocked) / 2);
    if (isClear(from, at(middle))) clear = middle;
    else blocked = middle;
  }
  return clear === 0 ? from : at(clear);
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
