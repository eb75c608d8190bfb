import {
  type Board,
  type CopperLayerId,
  copperLayers,
  type Footprint,
  isCopperLayer,
  itemId,
  type NetId,
  netClassOf,
  type Pad,
  padCenter,
  padLayers,
  padPosition,
  padSolids,
  type Track,
  type Via,
} from "@tracewright/board";
import { CopperProbe } from "@tracewright/checks";
import { fromMm, isInSolid, type Nm, type Point, solidsDistance } from "@tracewright/geometry";
import { smallVia } from "@tracewright/routing";
import type { PlaneReach } from "./plane-reach.ts";
import { freeId, isClearOf, planeVia } from "./plane-via.ts";
import { SurfacePads } from "./surface-pads.ts";

interface DropOptions {
  readonly reach: PlaneReach;
  readonly room: DropRoom;
  readonly isAsked: (item: Via | Track) => boolean;
}

/** Copper of drops: a short track from the pad and a via at its end. */
export interface PlaneDrops {
  readonly tracks: readonly Track[];
  readonly vias: readonly Via[];
}

/** From the rim of the pad to that of the via: the way is inductance, so nearer is better. */
const NEAREST = fromMm(0.05);
const FARTHEST = fromMm(1.4);
const STEP = fromMm(0.15);
const DIRECTIONS = 16;
/** A pad that has a via of its net this near shares it. */
const SHARES_WITHIN = fromMm(0.8);
/** A pad in a pour of its own side is joined to its plane well where a via of the net is this near. */
const NEAR_ENOUGH = fromMm(2);
/** Narrower tracks are for signals. */
const MIN_WIDTH = fromMm(0.15);

/** A surface pad of a net with a plane. */
export interface PadToDrop {
  readonly footprint: Footprint;
  readonly pad: Pad;
  readonly net: NetId;
  readonly layer: CopperLayerId;
}

/** `passage`: a track still finds room to pass on every side. `just`: else where it just fits. */
export type DropRoom = "passage" | "just";

/**
 * A way of its own into the plane for each of these pads: a via as near as the rules and the room allow. Pads that find
 * none are left to the router.
 */
export function layPlaneDrops(
  board: Board,
  pads: readonly PadToDrop[],
  { reach, room, isAsked }: DropOptions,
): PlaneDrops {
  return pads.length > 0 ? new Dropping(board, reach, isAsked).drop(pads, room) : { tracks: [], vias: [] };
}

/**
 * Surface pads of nets whose plane lies on other layers than the pad, and that no track leaves: they get their way into it
 * before any track is there to be in its way.
 */
export function padsToDrop(board: Board, reach: PlaneReach): PadToDrop[] {
  const ends = endsByNet(board);
  return surfacePads(board).filter(({ footprint, pad, net, layer }) => {
    const planes = reach.layersOf(net);
    if (planes.size === 0 || planes.has(layer)) return false;
    const solids = padSolids(footprint, pad, layer);
    return !(ends.get(net) ?? []).some((end) => solids.some((solid) => isInSolid(end, solid)));
  });
}

/** Surface pads of nets with a plane on an inner layer, and no via or plated hole of the net near them. */
export function padsWithoutVia(board: Board, reach: PlaneReach): PadToDrop[] {
  const holes = holesByNet(board);
  const inner = new Set(copperLayers(board).slice(1, -1));
  return surfacePads(board).filter(({ footprint, pad, net, layer }) => {
    if (![...reach.layersOf(net)].some((plane) => inner.has(plane))) return false;
    const solids = padSolids(footprint, pad, layer);
    const isNear = ({ at }: { readonly at: Point }): boolean =>
      solidsDistance(solids, [{ kind: "circle", center: at, radius: 0 }]) <= NEAR_ENOUGH;
    return !(holes.get(net) ?? []).some(isNear);
  });
}

function holesByNet({ vias, footprints }: Board): ReadonlyMap<NetId | undefined, readonly { readonly at: Point }[]> {
  const holes = [
    ...vias.map(({ net, position }) => ({ net, at: position })),
    ...footprints.flatMap((footprint) =>
      footprint.pads.flatMap((pad) =>
        pad.kind === "through-hole" ? [{ net: pad.net, at: padPosition(footprint, pad) }] : [],
      ),
    ),
  ];
  return Map.groupBy(holes, ({ net }) => net);
}

export function surfacePads(board: Board): PadToDrop[] {
  return board.footprints.flatMap((footprint) =>
    footprint.pads.flatMap((pad): PadToDrop[] => {
      const layer = padLayers(board, pad).find(isCopperLayer);
      if (pad.net === undefined || layer === undefined || pad.kind !== "smd") return [];
      return [{ footprint, pad, net: pad.net, layer }];
    }),
  );
}

function endsByNet({ tracks }: Board): ReadonlyMap<NetId, readonly Point[]> {
  const ends = new Map<NetId, Point[]>();
  for (const { net, start, end } of tracks)
    if (net !== undefined) ends.set(net, [...(ends.get(net) ?? []), start, end]);
  return ends;
}

class Dropping {
  readonly #board: Board;
  readonly #reach: PlaneReach;
  readonly #isAsked: (item: Via | Track) => boolean;
  readonly #probe: CopperProbe;
  readonly #surface: SurfacePads;
  readonly #taken: Set<string>;
  readonly #tracks: Track[] = [];
  readonly #vias: Via[] = [];

  constructor(board: Board, reach: PlaneReach, isAsked: (item: Via | Track) => boolean) {
    this.#board = board;
    this.#reach = reach;
    this.#isAsked = isAsked;
    this.#probe = new CopperProbe(board);
    this.#surface = new SurfacePads(board);
    this.#taken = new Set([...board.tracks, ...board.vias].map(({ id }) => id));
  }

  drop(pads: readonly PadToDrop[], room: DropRoom): PlaneDrops {
    // Small pads stand close together: they take what room there is before others do.
    const smallFirst = pads.toSorted((a, b) => shorterSide(a.pad) - shorterSide(b.pad));
    for (const one of smallFirst) {
      if (this.#hasViaNear(one)) continue;
      const { trackWidth, clearance } = netClassOf(this.#board, undefined);
      const passage = trackWidth + 2 * clearance;
      const rooms = room === "just" ? [passage, 0] : [passage];
      const sizes = this.#sizesOf(one);
      const found = firstOf(rooms, (extra) => firstOf(sizes, (size) => this.#find(one, size, extra)));
      if (!found) continue;
      this.#tracks.push({ ...found.track, id: freeId(found.track.id, this.#taken) });
      this.#vias.push({ ...found.via, id: freeId(found.via.id, this.#taken) });
    }
    return { tracks: this.#tracks, vias: this.#vias };
  }

  #hasViaNear({ footprint, pad, net, layer }: PadToDrop): boolean {
    const solids = padSolids(footprint, pad, layer);
    return [...this.#board.vias, ...this.#vias].some(
      (via) =>
        via.net === net &&
        solidsDistance(solids, [{ kind: "circle", center: via.position, radius: via.drill / 2 }]) <= SHARES_WITHIN,
    );
  }

  /** The via of the net's class, then a smaller one where the rules know one. */
  #sizesOf({ footprint, pad, net, layer }: PadToDrop): Via[] {
    const at = padCenter(footprint, pad, layer);
    const usual = planeVia(this.#board, net, { id: `drop-via/${pad.id}`, at });
    const small = smallVia(usual, this.#board.rules);
    return small.diameter < usual.diameter ? [usual, { ...usual, ...small }] : [usual];
  }

  /** The nearest via around the pad that keeps `passage` more to everything than the rules ask. */
  #find({ footprint, pad, net, layer }: PadToDrop, usual: Via, passage: Nm): { track: Track; via: Via } | undefined {
    const center = padCenter(footprint, pad, layer);
    const solids = padSolids(footprint, pad, layer);
    const width = this.#widthOf(net, pad);
    for (let gap = NEAREST; gap <= FARTHEST; gap += STEP)
      for (let turn = 0; turn < DIRECTIONS; turn += 1) {
        const angle = (2 * Math.PI * turn) / DIRECTIONS;
        const at = beyond(
          center,
          angle,
          (place) => solidsDistance(solids, [{ kind: "circle", center: place, radius: usual.diameter / 2 }]) >= gap,
        );
        const via: Via = { ...usual, position: at };
        const track: Track = {
          id: itemId(`drop/${pad.id}`),
          start: center,
          end: at,
          width,
          layer,
          net,
          locked: false,
        };
        if (!this.#reach.holds(net, at)) continue;
        if (!this.#isAsked(via) || !this.#isAsked(track) || this.#surface.areUnder(via)) continue;
        const wide = { ...via, diameter: via.diameter + 2 * passage };
        if (!this.#probe.isViaClear(via) || (passage > 0 && !this.#isRoomy(wide, pad))) continue;
        if (
          this.#probe.isTrackClear(track) &&
          isClearOf(via, this.#vias, this.#board) &&
          this.#isClearOfNew(track, via)
        )
          return { track, via };
      }
    return undefined;
  }

  /** On the layers without pads of this part the room is the router's to find; on the pad's own it must be there. */
  #isRoomy(wide: Via, pad: Pad): boolean {
    return this.#probe.isViaClear(wide, new Set([pad.id]));
  }

  #isClearOfNew(track: Track, via: Via): boolean {
    const clearance = netClassOf(this.#board, track.net).clearance;
    const line = [{ kind: "capsule", start: track.start, end: track.end, radius: track.width / 2 } as const];
    const hole = [{ kind: "circle", center: via.position, radius: via.diameter / 2 } as const];
    const isNear = (one: typeof line | typeof hole, other: Track | Via): boolean =>
      other.net !== track.net &&
      solidsDistance(one, [
        "position" in other
          ? { kind: "circle", center: other.position, radius: other.diameter / 2 }
          : { kind: "capsule", start: other.start, end: other.end, radius: other.width / 2 },
      ]) < Math.max(clearance, netClassOf(this.#board, other.net).clearance);
    return ![...this.#tracks, ...this.#vias].some((other) => isNear(line, other) || isNear(hole, other));
  }

  /** As wide as the net's class asks for, and no wider than the pad. */
  #widthOf(net: NetId, pad: Pad): Nm {
    const { trackWidth } = netClassOf(this.#board, net);
    return Math.max(this.#board.rules.minTrackWidth, Math.min(trackWidth, Math.max(shorterSide(pad), MIN_WIDTH)));
  }
}

function firstOf<Choice, Found>(choices: readonly Choice[], find: (choice: Choice) => Found | undefined) {
  for (const choice of choices) {
    const found = find(choice);
    if (found !== undefined) return found;
  }
  return undefined;
}

function shorterSide({ shape }: Pad): Nm {
  return shape.kind === "circle" ? shape.diameter : Math.min(shape.size.width, shape.size.height);
}

/** The first place from the centre in a direction that is far enough. */
function beyond(center: Point, angle: number, isFar: (place: Point) => boolean): Point {
  let [near, far] = [0, fromMm(8)];
  const placeAt = (reach: number): Point => ({
    x: Math.round(center.x + reach * Math.cos(angle)),
    y: Math.round(center.y + reach * Math.sin(angle)),
  });
  while (far - near > 1_000) {
    const middle = (near + far) / 2;
    if (isFar(placeAt(middle))) far = middle;
    else near = middle;
  }
  return placeAt(far);
}
