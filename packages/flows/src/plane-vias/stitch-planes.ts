/**
 * Stitching vias of proposed planes, once a board is routed: for pieces of a pour that no via joins, beside the layer
 * changes of pairs, and in a modest grid. Who drew a pour has stitched it, or can. Each stands where the copper of its net
 * lies on two layers already, and keeps every rule; pieces that get none and hold no pad go when the pours are filled.
 */
import { type Board, isProposedPlane, type NetId, readNets, type Via } from "@tracewright/board";
import { CopperProbe } from "@tracewright/checks";
import { type Box, boxOfPoints, fromMm, type Nm, type Point } from "@tracewright/geometry";
import { withFilledZones } from "../with-filled-zones.ts";
import { type PlanePiece, planePieces } from "./plane-pieces.ts";
import { freeId, isClearOf, planeVia, rimOf } from "./plane-via.ts";
import { SurfacePads } from "./surface-pads.ts";

/** A piece without a pad is worth a via from this size of its box on, square nanometres; smaller ones are left to go. */
const MIN_PIECE = fromMm(3) ** 2;
/** A piece may be reached by way of another, and that one by a third. */
const MAX_ROUNDS = 3;
/** Between places that are tried. */
const RASTER = fromMm(0.25);
/** Of a large piece not every place is tried. */
const MAX_PLACES = 4_000;
/** Less than a twentieth of the wavelength of 1 GHz in FR4 (14 cm): up to there two joined planes act as one. */
const GRID = fromMm(7);
/** A grid is modest: on large boards its pitch grows. */
const MAX_IN_GRID = 40;
/** A place of the grid may give way so far to what is there. */
const GIVES_WAY = fromMm(2);
/** The return current of a pair changes layers within so much of its vias. */
const BESIDE_PAIR = fromMm(2);
/** Copper around a via beyond its rim: as much as the last sliver of a fill may differ between programs. */
const MARGIN = fromMm(0.1);

export interface Stitches {
  /** Each joins a piece that nothing else joins. */
  readonly joining: readonly Via[];
  /** For returns: beside pairs, and the grid. */
  readonly returns: readonly Via[];
}

/** The vias to be added to a routed board; none where its planes are not proposed ones. */
export async function stitchPlanes(board: Board, isAsked: (via: Via) => boolean = () => true): Promise<Stitches> {
  const nets = new Set(board.zones.flatMap((zone) => (isProposedPlane(zone) ? (zone.net ?? []) : [])));
  if (nets.size === 0) return { joining: [], returns: [] };
  // What holds no pad may be joined to what does.
  const filled = await withFilledZones(board, { islands: "keep" });
  return new Stitching(filled, nets, isAsked).stitches();
}

class Stitching {
  readonly #board: Board;
  readonly #isAsked: (via: Via) => boolean;
  readonly #probe: CopperProbe;
  readonly #surface: SurfacePads;
  /** Nets of differential pairs. */
  readonly #paired: ReadonlySet<NetId>;
  readonly #pieces: readonly PlanePiece[];
  /** Pieces that hang together with most of their net. */
  readonly #joined: Set<PlanePiece>;
  /** Those of them that a via or plated hole holds. */
  readonly #held: Set<PlanePiece>;
  readonly #taken: Set<string>;
  readonly #vias: Via[] = [];

  constructor(board: Board, nets: ReadonlySet<NetId>, isAsked: (via: Via) => boolean) {
    this.#board = board;
    this.#isAsked = isAsked;
    this.#probe = new CopperProbe(board);
    this.#surface = new SurfacePads(board);
    this.#paired = new Set(readNets(board).flatMap(({ net, pair }) => (pair ? [net] : [])));
    this.#pieces = planePieces(board, nets);
    this.#joined = new Set(this.#pieces.filter(({ isMain }) => isMain));
    this.#held = new Set([...this.#joined].filter(({ isStitched }) => isStitched));
    this.#taken = new Set(board.vias.map(({ id }) => id));
  }

  stitches(): Stitches {
    this.#joinPieces();
    const joining = [...this.#vias];
    for (const [net, pieces] of Map.groupBy(this.#pieces, (piece) => piece.net)) {
      if (new Set(pieces.map(({ layer }) => layer)).size < 2) continue;
      this.#accompanyPairs(net);
      this.#layGrid(net);
    }
    return { joining, returns: this.#vias.slice(joining.length) };
  }

  /** A via for each piece that has none, to one that has. */
  #joinPieces(): void {
    let isChanged = true;
    for (let round = 0; isChanged && round < MAX_ROUNDS; round += 1) {
      isChanged = false;
      for (const piece of this.#pieces) {
        if (this.#held.has(piece) || !isWorthJoining(piece)) continue;
        const middle = { x: (piece.box.minX + piece.box.maxX) / 2, y: (piece.box.minY + piece.box.maxY) / 2 };
        const via = this.#nearest(piece.net, middle, placesIn(piece), piece);
        if (!via) continue;
        this.#add(via);
        isChanged = true;
      }
    }
  }

  /** A way for the return current beside each layer change of a pair. */
  #accompanyPairs(net: NetId): void {
    for (const { net: signal, position } of this.#board.vias) {
      if (signal === undefined || signal === net || !this.#paired.has(signal)) continue;
      if (this.#hasViaWithin(net, position, BESIDE_PAIR)) continue;
      const via = this.#nearest(net, position, placesAround(position, BESIDE_PAIR));
      if (via) this.#add(via);
    }
  }

  #layGrid(net: NetId): void {
    const outline = this.#board.zones
      .filter((zone) => isProposedPlane(zone) && zone.net === net)
      .flatMap((zone) => zone.outline.flat());
    const box = boxOfPoints(outline);
    if (!box) return;
    const [width, height] = [box.maxX - box.minX, box.maxY - box.minY];
    const pitch = Math.max(GRID, Math.sqrt((width * height) / MAX_IN_GRID));
    const inset = planeVia(this.#board, net, { id: "", at: { x: 0, y: 0 } }).diameter / 2 + MARGIN;
    for (const y of spread(box.minY + inset, box.maxY - inset, pitch))
      for (const x of spread(box.minX + inset, box.maxX - inset, pitch)) {
        const place = { x, y };
        if (this.#hasViaWithin(net, place, pitch / 2)) continue;
        const via = this.#nearest(net, place, placesAround(place, GIVES_WAY));
        if (via) this.#add(via);
      }
  }

  /** The via nearest to a place that may stand at one of those given, and joins two layers there. */
  #nearest(net: NetId, to: Point, places: readonly Point[], piece?: PlanePiece): Via | undefined {
    const near = places.toSorted((a, b) => distance(a, to) - distance(b, to) || a.y - b.y || a.x - b.x);
    for (const at of near) {
      const id = `${piece ? "island" : "stitching"}-via/${at.x},${at.y}`;
      const via = planeVia(this.#board, net, { id, at });
      const rim = rimOf(at, via.diameter / 2 + MARGIN);
      const isOn = (other: PlanePiece): boolean => other.net === net && rim.every((point) => other.holds(point));
      if (piece && !isOn(piece)) continue;
      const others = this.#pieces.filter((other) => other !== piece && this.#joined.has(other) && isOn(other));
      const layers = new Set(others.map(({ layer }) => layer));
      if (piece ? layers.size < 1 : layers.size < 2) continue;
      if (this.#surface.areUnder(via)) continue;
      if (this.#isAsked(via) && isClearOf(via, this.#vias, this.#board) && this.#probe.isViaClear(via)) return via;
    }
    return undefined;
  }

  #add(via: Via): void {
    this.#vias.push({ ...via, id: freeId(via.id, this.#taken) });
    for (const piece of this.#pieces) {
      if (piece.net !== via.net || !rimOf(via.position, via.diameter / 2).every((point) => piece.holds(point)))
        continue;
      this.#joined.add(piece);
      this.#held.add(piece);
    }
  }

  #hasViaWithin(net: NetId, place: Point, reach: Nm): boolean {
    return [...this.#board.vias, ...this.#vias].some(
      (via) => via.net === net && distance(via.position, place) <= reach,
    );
  }
}

function isWorthJoining({ hasPad, box }: PlanePiece): boolean {
  return hasPad || (box.maxX - box.minX) * (box.maxY - box.minY) >= MIN_PIECE;
}

/** A raster of places in the box of a piece, coarser in a large one. */
function placesIn({ box }: PlanePiece): Point[] {
  const area = (box.maxX - box.minX) * (box.maxY - box.minY);
  return rasterOf(box, Math.max(RASTER, Math.ceil(Math.sqrt(area / MAX_PLACES))));
}

function placesAround({ x, y }: Point, reach: Nm): Point[] {
  const box = { minX: x - reach, minY: y - reach, maxX: x + reach, maxY: y + reach };
  return rasterOf(box, RASTER).filter((place) => distance(place, { x, y }) <= reach);
}

function rasterOf({ minX, minY, maxX, maxY }: Box, step: Nm): Point[] {
  const places: Point[] = [];
  for (let y = minY; y <= maxY; y += step)
    for (let x = minX; x <= maxX; x += step) places.push({ x: Math.round(x), y: Math.round(y) });
  return places;
}

/** Places from one end to the other, both of them, no farther apart than the pitch by much. */
function spread(from: Nm, to: Nm, pitch: Nm): Nm[] {
  const count = Math.max(1, Math.round((to - from) / pitch));
  return Array.from({ length: count + 1 }, (_, index) => Math.round(from + ((to - from) * index) / count));
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
