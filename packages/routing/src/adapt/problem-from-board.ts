/** Board → problem: everything that copper has to keep away from, and everything it has to join. */
import {
  type AreaBan,
  antennaAreas,
  areaBans,
  type Board,
  boardOutline,
  drawnText,
  type Footprint,
  type Graphic,
  graphicSolids,
  heldCopper,
  type ItemId,
  isCopperLayer,
  type NetId,
  type NetLimits,
  type Pad,
  padCenter,
  padHole,
  padLayers,
  padLimits,
  padPosition,
  padPourAnchors,
  padRotation,
  padSolids,
  planeLayers,
  resolveLayers,
  type Text,
  type Track,
  tiedPads,
  trackLayers,
  trackSolids,
  type Via,
  viaHole,
  viaLayers,
  viaSolid,
  type Zone,
  zoneOnBoard,
  zoneOutline,
} from "@tracewright/board";
import type { Point } from "@tracewright/geometry";
import { drawnSolids, STROKE_FONT_MARGIN } from "@tracewright/text";
import { splitLargeShape } from "../geometry/shape.ts";
import type { RoutingOptions } from "../routing-options.ts";
import { boardBox } from "./board-box.ts";
import type { BoardProblem } from "./board-problem.ts";
import { collectTerminals } from "./collect-terminals.ts";
import type { Conductor } from "./conductor.ts";
import { divideNetTie, type TiedPad } from "./divide-net-tie.ts";
import { edgeObstacles } from "./edge-obstacles.ts";
import { isMostlyRouted } from "./is-mostly-routed.ts";
import { LayerMasks } from "./layer-masks.ts";
import { type NetSettings, netSettings } from "./net-settings.ts";
import { ObstacleList } from "./obstacle-list.ts";
import { PassingFills } from "./passing-fills.ts";
import { boxAroundRegion, groundBesideRegion, isInRegion } from "./region-ground.ts";
import { flatRing, polygonShape, shapeOfSolid } from "./shape-of-solid.ts";

/** Chords of drawn arcs stay this near to them; clearances to them are computed from the chords. */
const ARC_ERROR = 1_000;
/** What copper keeps from a keepout: the rule forbids to lie in it, so a hair beside it is enough. */
const BESIDE_KEEPOUT = 1_000;

export interface FromBoardOptions {
  /** The run's options for nets, region, layers, directions and priorities. */
  readonly asked?: RoutingOptions;
  /** `hold`: what the fills join counts as joined, though tracks may part them; the caller fills again and looks. */
  readonly pours?: "hold";
  /** Tracks and vias that stay, whatever may happen to others of their nets. */
  readonly fixed?: ReadonlySet<ItemId>;
  /** What nets have to keep besides what the board's own rules ask of them wherever they are. */
  readonly stricter?: ReadonlyMap<NetId, NetLimits>;
  /** Tracks and vias of the board that an earlier run has taken away. */
  readonly gone?: ReadonlySet<ItemId>;
  /** What was joined when that run began, as its problem says. */
  readonly joined?: ReadonlyMap<string, number>;
}

export function problemFromBoard(board: Board, options: FromBoardOptions = {}): BoardProblem {
  return new Reading(board, options).problem();
}

class Reading {
  readonly #board: Board;
  /** What custom rules forbid in areas. */
  readonly #bans: ReadonlyMap<ItemId, readonly AreaBan[]>;
  readonly #roomOf: ReturnType<typeof padLimits>;
  readonly #options: FromBoardOptions;
  readonly #asked: RoutingOptions;
  readonly #masks: LayerMasks;
  readonly #trackLayers: number;
  /** Layers that tracks use as they like. */
  readonly #freeLayers: number;
  readonly #netNumber: Map<NetId, number>;
  /** By net number. */
  readonly #nets: readonly NetSettings[];
  readonly #obstacles: ObstacleList;
  readonly #conductors: Conductor[] = [];
  readonly #movable: (Track | Via)[] = [];
  readonly #passing = new PassingFills();
  #isMostlyRouted: boolean | undefined;

  constructor(board: Board, options: FromBoardOptions) {
    this.#board = board;
    this.#bans = areaBans(board);
    this.#roomOf = padLimits(board);
    this.#options = options;
    this.#asked = options.asked ?? {};
    this.#masks = new LayerMasks(board);
    this.#netNumber = new Map(board.nets.map((net, index) => [net.id, index]));
    this.#nets = netSettings(board, this.#asked, {
      masks: this.#masks,
      ...(options.stricter && { stricter: options.stricter }),
    });
    this.#trackLayers = this.#nets.reduce(
      (layers, { rule }) => layers | rule.layers | rule.planes,
      this.#masks.of(trackLayers(board)),
    );
    const planes = this.#masks.of([...planeLayers(board).keys()]);
    this.#freeLayers = this.#nets.reduce((layers, { rule }) => layers | rule.layers, this.#trackLayers & ~planes);
    this.#obstacles = new ObstacleList(board, this.#netRules());
  }

  problem(): BoardProblem {
    const board = this.#board;
    for (const footprint of board.footprints) this.#readFootprint(footprint);
    for (const track of board.tracks) this.#readTrack(track);
    for (const via of board.vias) this.#readVia(via);
    for (const graphic of board.graphics) this.#readGraphic(graphic);
    for (const text of board.texts) this.#readText(text);
    for (const zone of board.zones) this.#readZone(zone);
    this.#obstacles.add(edgeObstacles(board, this.#masks.all));
    const { region, task } = this.#asked;
    const { joined } = this.#options;
    const collected = collectTerminals(this.#conductors, {
      ...(joined && { joined }),
      isRouted: (net) => task !== "optimise" && this.#nets[net]!.controls.isRouted,
      isInPour: ({ kind, net, layers, ends }) =>
        (kind === "track" || kind === "via") && this.#passing.covers(net, layers, ends),
      isWithin: (point) => !region || isInRegion(point, region),
    });
    const given = new Set<string>(collected.given.flatMap(({ pieces }) => pieces.map(({ item }) => item)));
    const gone: ItemId[] = [];
    for (const item of this.#movable)
      if (given.has(item.id)) continue;
      else if (this.#options.gone?.has(item.id)) gone.push(item.id);
      else this.#addLine(item);
    const outline = boardOutline(board);
    const rings =
      outline.status === "closed" ? outline.areas.flatMap((area) => [area.outer, ...area.holes]).map(flatRing) : [];
    const whole = boardBox(rings, this.#obstacles.all);
    const box = region ? boxAroundRegion(region, whole) : whole;
    if (region)
      for (const shape of groundBesideRegion(region, box))
        this.#obstacles.addKeepout({
          shape,
          layers: this.#masks.all,
          clearance: 0,
          blocksTracks: true,
          blocksVias: true,
          label: "edge of the region",
        });
    const { minHoleClearance, minHoleToHole, copperToEdge, minClearance } = board.rules;
    return {
      layerCount: this.#masks.count,
      trackLayers: this.#trackLayers,
      box,
      outline: rings,
      rules: {
        holeClearance: minHoleClearance,
        holeToHole: minHoleToHole,
        edgeClearance: copperToEdge,
        minClearance,
      },
      nets: this.#netRules(),
      obstacles: this.#obstacles.all,
      ...collected,
      netIds: board.nets.map((net) => net.id),
      gone,
    };
  }

  #readFootprint(footprint: Footprint): void {
    for (const pad of footprint.pads) this.#readPad(footprint, pad);
    const tied = tiedPads(footprint).map((pad) => ({ ...padPosition(footprint, pad), net: this.#netOf(pad.net) }));
    for (const graphic of footprint.graphics) this.#readGraphic(graphic, footprint, tied);
    for (const text of footprint.texts) this.#readText(text, footprint);
    for (const zone of [...footprint.zones, ...antennaAreas(footprint)]) this.#readZone(zoneOnBoard(zone, footprint));
  }

  /** Layers on which the pad has the same shape are one conductor. */
  #readPad(footprint: Footprint, pad: Pad): void {
    const net = pad.kind === "npth" ? -1 : this.#netOf(pad.net);
    const label = `${footprint.reference} pad ${pad.number}`;
    const ownClearance = pad.clearance || footprint.clearance;
    const room = this.#roomOf?.(footprint, pad);
    const byShape = Map.groupBy(padLayers(this.#board, pad), (layer) => (pad.layerShapes?.[layer] ? layer : ""));
    for (const group of byShape.values()) {
      const [first] = group;
      const layer = first && isCopperLayer(first) ? first : undefined;
      const shapes = padSolids(footprint, pad, layer).map(shapeOfSolid);
      const layers = this.#masks.of(group);
      const drawn = (layer && pad.layerShapes?.[layer]) ?? pad.shape;
      const held = drawn.kind === "custom" ? padSolids(footprint, pad, layer, "outside").map(shapeOfSolid) : shapes;
      for (const shape of held) {
        const copper = { shape, layers, net, ownClearance, label };
        this.#obstacles.addCopper(copper);
        // A clearance of the pad's own is not touched by rules.
        if (room && !ownClearance && room.track > 0)
          this.#obstacles.addRoom(copper, { clearance: room.track, from: "tracks" });
        if (room && !ownClearance && room.via > 0)
          this.#obstacles.addRoom(copper, { clearance: room.via, from: "vias" });
      }
      if (net < 0) continue;
      const pourAnchors = padPourAnchors(footprint, pad);
      this.#conductors.push({
        kind: "pad",
        net,
        layers,
        shapes,
        ends: [pad.drill || pad.shape.kind === "custom" ? padPosition(footprint, pad) : padCenter(footprint, pad)],
        axis: longSideOf(footprint, pad),
        ...(pourAnchors && { pourAnchors }),
        label,
        item: pad.id,
      });
    }
    const hole = padHole(footprint, pad);
    if (hole) this.#obstacles.addHole(shapeOfSolid(hole), this.#masks.all, net, label);
  }

  #readTrack(track: Track): void {
    const solids = trackSolids(track, ARC_ERROR);
    const conductor: Conductor = {
      kind: "track",
      net: this.#netOf(track.net),
      layers: this.#masks.of([track.layer]),
      shapes: solids.map(shapeOfSolid),
      ends: [track.start, track.end],
      axis: 0,
      label: `track at ${inMillimetres(track.start)}`,
      item: track.id,
    };
    const points = [
      track.start.x,
      track.start.y,
      ...solids.flatMap((solid) => (solid.kind === "capsule" ? [solid.end.x, solid.end.y] : [])),
    ];
    const mayGo = this.#mayGo(track, [track.start, track.mid ?? track.start, track.end]);
    this.#addConductor(track, conductor, mayGo && { points, width: track.width, drill: 0 });
  }

  #readVia(via: Via): void {
    const conductor: Conductor = {
      kind: "via",
      net: this.#netOf(via.net),
      layers: this.#masks.of(viaLayers(this.#board, via)),
      shapes: [shapeOfSolid(viaSolid(via))],
      ends: [via.position],
      axis: 0,
      label: `via at ${inMillimetres(via.position)}`,
      item: via.id,
    };
    const points = [via.position.x, via.position.y];
    // A padstack would come back without its own diameters.
    const mayGo = via.kind === "through" && !via.free && !via.layerDiameters && this.#mayGo(via, [via.position]);
    this.#addConductor(via, conductor, mayGo && { points, width: via.diameter, drill: via.drill });
  }

  /** Whether the run may take a track or via away; whether it does anything for the net is seen later. */
  #mayGo({ id, net }: Track | Via, points: readonly Point[]): boolean {
    const { region } = this.#asked;
    const number = this.#netOf(net);
    if (number < 0 || this.#options.fixed?.has(id) || heldCopper(this.#board).items.has(id)) return false;
    if (region && !points.every((point) => isInRegion(point, region))) return false;
    return this.#nets[number]!.controls.existing !== "keep";
  }

  /** What stays is an obstacle at once; of what may go, that is known when all conductors are. */
  #addConductor(item: Track | Via, conductor: Conductor, given: Conductor["given"] | false): void {
    if (given) this.#movable.push(item);
    else this.#addLine(item);
    this.#conductors.push(given ? { ...conductor, given } : conductor);
  }

  /** A track or via as an obstacle. */
  #addLine(item: Track | Via): void {
    const net = this.#netOf(item.net);
    if ("position" in item) {
      const layers = this.#masks.of(viaLayers(this.#board, item));
      this.#obstacles.addCopper({ shape: shapeOfSolid(viaSolid(item)), layers, net, label: "via" });
      this.#obstacles.addHole(shapeOfSolid(viaHole(item)), this.#masks.all, net, "via");
      return;
    }
    const layers = this.#masks.of([item.layer]);
    for (const solid of trackSolids(item, "outside"))
      this.#obstacles.addCopper({ shape: shapeOfSolid(solid), layers, net, label: "track" });
  }

  #readGraphic(graphic: Graphic, footprint?: Footprint, tied: readonly TiedPad[] = []): void {
    if (!isCopperLayer(graphic.layer)) return;
    const layers = this.#masks.of([graphic.layer]);
    for (const solid of graphicSolids(graphic, footprint, "outside")) {
      const whole = { shape: shapeOfSolid(solid), net: this.#netOf(graphic.net) };
      const pieces = graphic.net === undefined ? divideNetTie(whole.shape, tied) : [whole];
      for (const piece of pieces) this.#obstacles.addCopper({ ...piece, layers, label: "copper drawing" });
    }
  }

  /** Copper text counts with its strokes, widened because KiCad's own letters bend a little otherwise than ours. */
  #readText(text: Text, footprint?: Footprint): void {
    if (!isCopperLayer(text.layer) || text.hidden) return;
    const drawn = drawnText(this.#board, text, footprint);
    const margin = drawn.areas.length > 0 ? 0 : 2 * STROKE_FONT_MARGIN * text.style.size.height;
    const layers = this.#masks.of([text.layer]);
    for (const solid of drawnSolids(drawn, margin))
      this.#obstacles.addCopper({ shape: shapeOfSolid(solid), layers, net: -1, label: "copper text" });
  }

  #readZone(zone: Zone): void {
    const own = resolveLayers(this.#board, zone.layers);
    for (const { tracks, vias, layers } of this.#bans.get(zone.id) ?? [])
      this.#readKeepout({ ...zone, layers: layers.filter((layer) => own.includes(layer)) }, { tracks, vias });
    if (zone.keepout) this.#readKeepout(zone, zone.keepout);
    else if (this.#netOf(zone.net) >= 0) this.#readFills(zone, this.#netOf(zone.net));
  }

  #readKeepout(zone: Zone, { tracks, vias }: Pick<NonNullable<Zone["keepout"]>, "tracks" | "vias">): void {
    if (!tracks && !vias) return;
    const area = zoneOutline(zone);
    const layers = this.#masks.of(resolveLayers(this.#board, zone.layers));
    for (const shape of splitLargeShape(polygonShape(area.outer, area.holes, 0)))
      this.#obstacles.addKeepout({
        shape,
        layers,
        clearance: BESIDE_KEEPOUT,
        blocksTracks: tracks,
        blocksVias: vias,
        label: zone.name ? `keepout ${zone.name}` : "keepout",
      });
  }

  #readFills(zone: Zone, net: number): void {
    for (const fill of zone.fills) {
      const layers = this.#masks.of([fill.layer]);
      const holds = this.#willHold(layers);
      for (const polygon of fill.polygons) {
        const shape = polygonShape(polygon.outer, polygon.holes, (fill.penWidth ?? 0) / 2);
        if (!holds) this.#passing.add(net, { layers, shape });
        else
          this.#conductors.push({
            kind: "fill",
            net,
            layers,
            shapes: [shape],
            ends: [],
            axis: 0,
            label: "pour",
            item: zone.id,
          });
      }
    }
  }

  /**
   * Whether a fill as it stands will join what it joins now. On a layer that is kept free of tracks it will; on others
   * the tracks to come would part it, so where a board is rerouted the pads of a poured net are joined by tracks as
   * well, and the pour adds to them.
   */
  #willHold(layers: number): boolean {
    if (this.#options.pours === "hold" || (layers & this.#freeLayers) === 0) return true;
    this.#isMostlyRouted ??= isMostlyRouted(this.#board);
    return this.#isMostlyRouted;
  }

  #netOf(id: NetId | undefined): number {
    return id === undefined ? -1 : (this.#netNumber.get(id) ?? -1);
  }

  #netRules() {
    return this.#nets.map(({ rule }) => rule);
  }
}

/** Direction of the pad's long side, in radians. */
function longSideOf(footprint: Footprint, pad: Pad): number {
  const size = "size" in pad.shape ? pad.shape.size : { width: 1, height: 1 };
  const turned = (-padRotation(footprint, pad) * Math.PI) / 180;
  return size.height > size.width ? turned + Math.PI / 2 : turned;
}

function inMillimetres({ x, y }: Point): string {
  return `${(x / 1e6).toFixed(2)}, ${(y / 1e6).toFixed(2)} mm`;
}
