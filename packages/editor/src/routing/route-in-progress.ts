import {
  applyEdit,
  type Board,
  type BoardEdit,
  type CopperLayerId,
  editBetween,
  type ItemId,
  type NetId,
  type Track,
  type Via,
} from "@tracewright/board";
import { CopperProbe } from "@tracewright/checks";
import type { Nm, Point } from "@tracewright/geometry";
import { type InTheWay, inTheWayOf } from "../copper/collision-finder.ts";
import { findJoint, type Joint } from "../copper/joint.ts";
import { EditBuilder, type NameItem } from "../edit-builder.ts";
import { joinEdits } from "../join-edits.ts";
import type { Posture } from "../ways/elbow.ts";
import { removeLoops } from "./remove-loops.ts";
import { type HeadWay, RouteHead, type RouteMode } from "./route-head.ts";

export interface RouteStyle {
  readonly width: Nm;
  readonly viaDiameter: Nm;
  readonly viaDrill: Nm;
}

export interface RouteStart extends RouteStyle {
  readonly point: Point;
  readonly layer: CopperLayerId;
  readonly net: NetId | undefined;
}

export interface RouteOptions {
  readonly nameItem: NameItem;
  /** Search steps; a quarter of the smallest distance on the board is fine enough. */
  readonly pitch?: Nm;
  /** How far beside copper a pointer still means it. */
  readonly tolerance?: Nm;
  /** Of the same board, where one is at hand. */
  readonly probe?: CopperProbe;
  readonly mode?: RouteMode;
  /**
   * Whether a track that ends on copper of its net takes away an older way between the same two places; it does where
   * not said.
   */
  readonly removesLoops?: boolean;
}

/** What is drawn and not yet on the board. */
export interface RoutePreview {
  readonly tracks: readonly Track[];
  readonly vias: readonly Via[];
  /** The board would become this: what is drawn, and what has made room for it. */
  readonly edit: BoardEdit | undefined;
  /** Where the head ends; not where the pointer is when there is no way to it. */
  readonly end: Point;
  readonly reached: boolean;
  /** Copper of the same net that the head ends on: a click there ends the track. */
  readonly joint: Joint | undefined;
}

/** A leg that a click has fixed. */
interface Leg {
  readonly points: readonly Point[];
  readonly layer: CopperLayerId;
  readonly style: RouteStyle;
  readonly via?: Point;
  /** The board as it was when the leg was begun, before anything made room for it. */
  readonly ground: Ground;
}

/** What heads are drawn over: the board, with all that has made room for fixed legs. */
interface Ground {
  readonly board: Board;
  readonly probe: CopperProbe;
}

const PITCH: Nm = 100_000;
const TOLERANCE: Nm = 50_000;

/**
 * A track being drawn by hand: the head follows the pointer around what is in the way, clicks fix it, vias change the layer,
 * copper of its net ends it. At every moment what is shown keeps the rules; it comes onto the board as one edit.
 */
export class RouteInProgress {
  readonly #board: Board;
  readonly #start: RouteStart;
  readonly #options: Required<Omit<RouteOptions, "probe" | "mode">>;
  readonly #legs: Leg[] = [];
  #style: RouteStyle;
  #layer: CopperLayerId;
  #posture: Posture = "diagonal-first";
  #mode: RouteMode;
  #ground: Ground;
  #ways: RouteHead;
  #pointer: Point;
  #head: HeadWay;
  #joint: Joint | undefined;

  constructor(
    board: Board,
    start: RouteStart,
    { nameItem, pitch = PITCH, tolerance = TOLERANCE, probe, mode = "shove", removesLoops = true }: RouteOptions,
  ) {
    this.#board = board;
    this.#start = start;
    this.#ground = { board, probe: probe ?? new CopperProbe(board) };
    this.#mode = mode;
    this.#options = { nameItem, pitch, tolerance, removesLoops };
    this.#style = start;
    this.#layer = start.layer;
    this.#pointer = start.point;
    this.#ways = this.#waysFrom(start.point);
    this.#head = { points: [start.point], reached: true };
  }

  /** Places that searches for the present head have looked at: what its speed is measured by. */
  get looked(): number {
    return this.#ways.looked;
  }

  get net(): NetId | undefined {
    return this.#start.net;
  }

  get layer(): CopperLayerId {
    return this.#layer;
  }

  get width(): Nm {
    return this.#style.width;
  }

  /** Of the next via. */
  get viaSize(): { readonly diameter: Nm; readonly drill: Nm } {
    return { diameter: this.#style.viaDiameter, drill: this.#style.viaDrill };
  }

  get preview(): RoutePreview {
    const end = this.#head.points.at(-1) ?? this.#from;
    const pieces = this.#pieces([...this.#legs, this.#headLeg()]);
    const edit = this.#editOf(pieces, this.#head.shoved);
    return { ...pieces, edit, end, reached: this.#head.reached, joint: this.#joint };
  }

  /** What the straight line from the head's end to the pointer comes too near to; nothing where the head has reached it. */
  get inTheWay(): readonly InTheWay[] {
    if (this.#head.reached) return [];
    const start = this.#head.points.at(-1) ?? this.#from;
    const missing = this.#track({ start, end: this.#pointer }, PROBED);
    return inTheWayOf(this.#ground.probe.aroundTrack(missing), this.#start.net);
  }

  /** What leaves no room for a via at the head's end. */
  get inTheWayOfVia(): readonly InTheWay[] {
    const at = this.#head.points.at(-1) ?? this.#from;
    return inTheWayOf(this.#ground.probe.aroundVia(this.#via(at, PROBED)), this.#start.net);
  }

  /** The head goes to the pointer, or to the middle of the copper of its net that is under it. */
  moveTo(pointer: Point): void {
    this.#pointer = pointer;
    const { net } = this.#start;
    const found =
      net === undefined
        ? undefined
        : findJoint(this.#ground.board, pointer, { layer: this.#layer, tolerance: this.#options.tolerance, net });
    const joint = found && !this.#isStartOf(found) ? found : undefined;
    this.#head = this.#ways.to(joint?.point ?? pointer, this.#posture, this.#mode);
    this.#joint = this.#head.reached ? joint : undefined;
  }

  /** The head becomes part of the track, and the next goes on from its end. True: it has ended on copper of its net. */
  fix(): boolean {
    if (this.#head.points.length > 1) {
      this.#fixLeg(this.#headLeg(), this.#head.shoved);
      this.#goOnFrom(this.#from);
    }
    return this.#joint !== undefined;
  }

  /** Fixes the head and goes on through a via at its end. False: there is no room for the via, and nothing changes. */
  changeLayer(layer: CopperLayerId): boolean {
    if (layer === this.#layer) return false;
    const at = this.#head.points.at(-1) ?? this.#from;
    const isThrough = this.#isWayThrough(at, layer);
    const room = isThrough ? this.#head : this.#roomForVia(at);
    if (!room) return false;
    this.#fixLeg({ ...this.#headLeg(), ...(!isThrough && { via: at }) }, room.shoved);
    this.#layer = layer;
    this.#goOnFrom(at);
    return true;
  }

  setStyle(style: Partial<RouteStyle>): void {
    this.#style = { ...this.#style, ...style };
    this.#goOnFrom(this.#from);
  }

  get mode(): RouteMode {
    return this.#mode;
  }

  setMode(mode: RouteMode): void {
    this.#mode = mode;
    this.moveTo(this.#pointer);
  }

  turnPosture(): void {
    this.#posture = this.#posture === "diagonal-first" ? "straight-first" : "diagonal-first";
    this.moveTo(this.#pointer);
  }

  /** Takes the last fixed leg back, with its via. False: there is none. */
  stepBack(): boolean {
    const leg = this.#legs.pop();
    if (!leg) return false;
    this.#layer = leg.layer;
    this.#style = leg.style;
    this.#ground = leg.ground;
    this.#goOnFrom(this.#from);
    return true;
  }

  /** What is fixed as an edit; undefined: nothing is. */
  finish(): BoardEdit | undefined {
    return this.#editOf(this.#pieces(this.#legs, this.#options.nameItem), this.#loops());
  }

  /** From the board as it was to this on top of what has made room: `shoved` for the head, the rest for fixed legs. */
  #editOf(
    { tracks, vias }: Pick<RoutePreview, "tracks" | "vias">,
    shoved: BoardEdit | undefined,
  ): BoardEdit | undefined {
    const builder = new EditBuilder(this.#board);
    for (const track of tracks) builder.add("tracks", track);
    for (const via of vias) builder.add("vias", via);
    if (this.#ground.board === this.#board) return joinEdits(shoved, builder.build());
    const after = shoved ? applyEdit(this.#ground.board, shoved) : this.#ground.board;
    return joinEdits(editBetween(this.#board, after), builder.build());
  }

  /** Older ways that are not needed any more. */
  #loops(): BoardEdit | undefined {
    const { net, point, layer } = this.#start;
    const { removesLoops, nameItem } = this.#options;
    const last = this.#legs.at(-1);
    const end = last?.points.at(-1);
    if (!removesLoops || net === undefined || !last || !end) return undefined;
    return removeLoops(this.#ground.board, {
      net,
      from: { point, layer },
      to: { point: end, layer: last.layer },
      nameItem,
    });
  }

  /** What has made room for it stays there from now on. */
  #fixLeg(leg: Leg, shoved: BoardEdit | undefined): void {
    this.#legs.push(leg);
    if (!shoved) return;
    const board = applyEdit(this.#ground.board, shoved);
    this.#ground = { board, probe: new CopperProbe(board) };
  }

  /** On a pad or via that is on both layers there is a way down already. */
  #isWayThrough(at: Point, layer: CopperLayerId): boolean {
    if (this.#ownVias().some(({ x, y }) => x === at.x && y === at.y)) return true;
    const { net } = this.#start;
    const joint = net === undefined ? undefined : findJoint(this.#ground.board, at, { layer, tolerance: 0, net });
    return joint?.layers.includes(this.#layer) ?? false;
  }

  #roomForVia(at: Point): { readonly shoved?: BoardEdit | undefined } | undefined {
    const apart = this.#style.viaDrill + this.#board.rules.minHoleToHole;
    // Those drawn before this one are not on the board yet.
    const isNearOwn = this.#legs.some(
      ({ via, style }) =>
        via &&
        Math.hypot(via.x - at.x, via.y - at.y) < apart + Math.max(0, (style.viaDrill - this.#style.viaDrill) / 2),
    );
    return isNearOwn ? undefined : this.#ways.roomForVia(this.#head.points, this.#via(at, PROBED), this.#mode);
  }

  #ownVias(): readonly Point[] {
    return this.#legs.flatMap(({ via }) => via ?? []);
  }

  /** Where the head begins. */
  get #from(): Point {
    return this.#legs.at(-1)?.points.at(-1) ?? this.#start.point;
  }

  #goOnFrom(point: Point): void {
    this.#ways = this.#waysFrom(point);
    const joint = this.#joint;
    this.moveTo(this.#pointer);
    if (this.#head.points.length <= 1) this.#joint = joint;
  }

  #waysFrom(from: Point): RouteHead {
    const { board, probe } = this.#ground;
    const { pitch, nameItem } = this.#options;
    const trackOf = (start: Point, end: Point) => this.#track({ start, end }, PROBED);
    const drawn = this.#pieces(this.#legs);
    const { net } = this.#start;
    return new RouteHead({ board, probe, from, layer: this.#layer, net, pitch, trackOf, nameItem, drawn });
  }

  #isStartOf({ point }: Joint): boolean {
    return point.x === this.#from.x && point.y === this.#from.y;
  }

  #headLeg(): Leg {
    return { points: this.#head.points, layer: this.#layer, style: this.#style, ground: this.#ground };
  }

  #pieces(
    legs: readonly Leg[],
    nameItem?: NameItem,
  ): { readonly tracks: readonly Track[]; readonly vias: readonly Via[] } {
    let count = 0;
    const nameOf = (): ItemId => nameItem?.() ?? (`preview-${count++}` as ItemId);
    const tracks = legs.flatMap(({ points, layer, style }) =>
      points
        .slice(1)
        .map((end, index) => this.#track({ start: points[index]!, end }, nameOf(), { layer, width: style.width })),
    );
    const vias = legs.flatMap(({ via, style }) => (via ? [this.#via(via, nameOf(), style)] : []));
    return { tracks, vias };
  }

  #track(
    line: Pick<Track, "start" | "end">,
    id: ItemId,
    { layer = this.#layer, width = this.#style.width }: { layer?: CopperLayerId; width?: Nm } = {},
  ): Track {
    const { net } = this.#start;
    return { id, ...line, width, layer, locked: false, ...(net !== undefined && { net }) };
  }

  #via(position: Point, id: ItemId, style: RouteStyle = this.#style): Via {
    const { net } = this.#start;
    const { viaDiameter: diameter, viaDrill: drill } = style;
    const layers = ["F.Cu", "B.Cu"] as const;
    return { id, kind: "through", position, diameter, drill, layers, locked: false, ...(net !== undefined && { net }) };
  }
}

const PROBED = "probed" as ItemId;
