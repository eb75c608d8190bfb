/** Board → problem: everything that copper has to keep away from, and everything it has to join. */
import {
  type Board,
  boardOutline,
  copperLayers,
  drawnSolids,
  drawnText,
  type Footprint,
  type Graphic,
  graphicSolids,
  type ItemId,
  isCopperLayer,
  type LayerId,
  type LayerSelector,
  type NetId,
  netClassOf,
  type Point,
  padCenter,
  padHole,
  padLayers,
  padPosition,
  padPourAnchors,
  padRotation,
  padSolids,
  resolveLayers,
  type Solid,
  STROKE_FONT_MARGIN,
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
import { type NetControls, resolveNetControls } from "../control/resolve-net-controls.ts";
import { pointToShape } from "../geometry/distance.ts";
import { capsuleShape, circleShape, makeShape, type Shape, splitLargeShape } from "../geometry/shape.ts";
import type { NetRule, Obstacle, RoutingProblem, ViaSize } from "../problem.ts";
import type { RoutingOptions, RoutingRegion } from "../routing-options.ts";
import { collectTerminals } from "./collect-terminals.ts";
import type { Conductor } from "./conductor.ts";
import { divideNetTie, type TiedPad } from "./divide-net-tie.ts";
import { type DrawnSizes, drawnSizes } from "./drawn-sizes.ts";
import { edgeObstacles } from "./edge-obstacles.ts";

/** Chords of drawn arcs stay this near to them; clearances to them are computed from the chords. */
const ARC_ERROR = 1_000;
/** Closed ground around a region. */
const BESIDE_REGION = 1_000_000;
/** Free ground around a board that has no closed outline. */
const MARGIN_WITHOUT_OUTLINE = 5_000_000;
/** Where more nets than this part still lack every track, pours on track layers are not relied upon. */
const MOSTLY_ROUTED = 0.1;
/** A neck is no narrower than this even where the rules would allow it. */
const NARROWEST_NECK = 150_000;
/**
 * Where a project states no smallest track. KiCad 6 cannot read a minimum of 0, which later versions write, and judges
 * by this one instead; a neck that keeps to it is clean in all of them.
 */
const UNSTATED_MIN_TRACK = 200_000;
/** The same for vias. */
const UNSTATED_MIN_VIA: ViaSize = { diameter: 400_000, drill: 300_000 };
/** A small via has no thinner drill and no thinner ring of copper than this even where the rules would allow it. */
const NARROWEST_DRILL = 200_000;
const NARROWEST_RING = 100_000;

export interface FromBoardOptions {
  /** What the run was told about nets, region, layers, directions and priorities. */
  readonly asked?: RoutingOptions;
  /** `hold`: what the fills join counts as joined, though tracks may part them; the caller fills again and looks. */
  readonly pours?: "hold";
  /** Tracks and vias that stay, whatever may happen to others of their nets. */
  readonly fixed?: ReadonlySet<ItemId>;
  /** Tracks and vias of the board that an earlier run has taken away. */
  readonly gone?: ReadonlySet<ItemId>;
  /** What was joined when that run began, as its problem says. */
  readonly joined?: ReadonlyMap<string, number>;
}

export interface BoardProblem extends RoutingProblem {
  /** By net number. */
  readonly netIds: readonly NetId[];
  /** Tracks and vias that were taken away before and that nothing asks for any more. */
  readonly gone: readonly ItemId[];
  /** By item of a terminal, a number that joined ones of one net share, of the nets that the run is about. */
  readonly joined: ReadonlyMap<string, number>;
}

export function problemFromBoard(board: Board, options: FromBoardOptions = {}): BoardProblem {
  return new Reading(board, options).problem();
}

class Reading {
  readonly #board: Board;
  readonly #options: FromBoardOptions;
  readonly #layers: readonly LayerId[];
  readonly #layerBit: Map<LayerId, number>;
  readonly #all: number;
  readonly #trackLayers: number;
  readonly #netNumber: Map<NetId, number>;
  readonly #controls: ReadonlyMap<NetId, NetControls>;
  readonly #rules: NetRule[];
  readonly #obstacles: Obstacle[] = [];
  readonly #conductors: Conductor[] = [];
  readonly #drawn: ReadonlyMap<NetId, DrawnSizes>;
  readonly #movable: (Track | Via)[] = [];
  /** Fills that will be made anew, by net. */
  readonly #passing = new Map<number, { readonly layers: number; readonly shape: Shape }[]>();
  #isMostlyRouted: boolean | undefined;

  constructor(board: Board, options: FromBoardOptions) {
    this.#board = board;
    this.#options = options;
    this.#layers = copperLayers(board);
    this.#layerBit = new Map(this.#layers.map((layer, index) => [layer, 1 << index]));
    this.#all = (1 << this.#layers.length) - 1;
    this.#trackLayers = this.#maskOf(trackLayers(board));
    this.#netNumber = new Map(board.nets.map((net, index) => [net.id, index]));
    this.#controls = resolveNetControls(board, options.asked ?? {});
    this.#drawn = drawnSizes(board);
    this.#rules = board.nets.map((net) => this.#ruleOf(net.id, net.name));
  }

  problem(): BoardProblem {
    const board = this.#board;
    for (const footprint of board.footprints) this.#readFootprint(footprint);
    for (const track of board.tracks) this.#readTrack(track);
    for (const via of board.vias) this.#readVia(via);
    for (const graphic of board.graphics) this.#readGraphic(graphic);
    for (const text of board.texts) this.#readText(text);
    for (const zone of board.zones) this.#readZone(zone);
    this.#obstacles.push(...edgeObstacles(board, this.#all));
    const region = this.#options.asked?.region;
    const nets = board.nets;
    const { joined } = this.#options;
    const collected = collectTerminals(this.#conductors, {
      ...(joined && { joined }),
      isRouted: (net) =>
        this.#options.asked?.task !== "optimise" && this.#controls.get(nets[net]!.id)?.isRouted === true,
      isInPour: (member) => this.#isInPassingFill(member),
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
      outline.status === "closed" ? outline.areas.flatMap((area) => [area.outer, ...area.holes]).map(ringOf) : [];
    const box = around(region, this.#box(rings));
    if (region) this.#closeAround(region, box);
    const rules = board.rules;
    return {
      layerCount: this.#layers.length,
      trackLayers: this.#trackLayers,
      box,
      outline: rings,
      rules: {
        holeClearance: rules.minHoleClearance,
        holeToHole: rules.minHoleToHole,
        edgeClearance: rules.copperToEdge,
        minClearance: rules.minClearance,
      },
      nets: this.#rules,
      obstacles: this.#obstacles,
      ...collected,
      netIds: nets.map((net) => net.id),
      gone,
    };
  }

  #readTrack(track: Track): void {
    const solids = trackSolids(track, ARC_ERROR);
    const conductor: Conductor = {
      kind: "track",
      net: this.#netOf(track.net),
      layers: this.#maskOf([track.layer]),
      shapes: solids.map(shapeOf),
      ends: [track.start, track.end],
      axis: 0,
      label: `track at ${inMillimetres(track.start)}`,
      item: track.id,
    };
    if (!this.#mayGo(track, [track.start, track.mid ?? track.start, track.end])) {
      this.#addLine(track);
      this.#conductors.push(conductor);
      return;
    }
    const points = solids.flatMap((solid) => (solid.kind === "capsule" ? [solid.end.x, solid.end.y] : []));
    points.unshift(track.start.x, track.start.y);
    this.#movable.push(track);
    this.#conductors.push({ ...conductor, given: { points, width: track.width, drill: 0 } });
  }

  #readVia(via: Via): void {
    const { x, y } = via.position;
    const conductor: Conductor = {
      kind: "via",
      net: this.#netOf(via.net),
      layers: this.#maskOf(viaLayers(this.#board, via)),
      shapes: [shapeOf(viaSolid(via))],
      ends: [via.position],
      axis: 0,
      label: `via at ${inMillimetres(via.position)}`,
      item: via.id,
    };
    if (via.kind !== "through" || via.free || !this.#mayGo(via, [via.position])) {
      this.#addLine(via);
      this.#conductors.push(conductor);
      return;
    }
    this.#movable.push(via);
    this.#conductors.push({ ...conductor, given: { points: [x, y], width: via.diameter, drill: via.drill } });
  }

  /** Whether the run may take a track or via away; whether it does anything for the net is seen later. */
  #mayGo({ id, net, locked }: Track | Via, points: readonly Point[]): boolean {
    const region = this.#options.asked?.region;
    if (locked || this.#options.fixed?.has(id) || net === undefined || this.#netOf(net) < 0) return false;
    if (region && !points.every((point) => isInRegion(point, region))) return false;
    return this.#controls.get(net)?.existing !== "keep";
  }

  /** A track or via as an obstacle. */
  #addLine(item: Track | Via): void {
    const net = this.#netOf(item.net);
    if ("position" in item) {
      this.#addCopper(shapeOf(viaSolid(item)), this.#maskOf(viaLayers(this.#board, item)), net, undefined, "via");
      this.#addHole(shapeOf(viaHole(item)), net, "via");
      return;
    }
    for (const solid of trackSolids(item, ARC_ERROR))
      this.#addCopper(shapeOf(solid), this.#maskOf([item.layer]), net, undefined, "track");
  }

  #ruleOf(id: NetId, name: string): NetRule {
    const { rules } = this.#board;
    const netClass = netClassOf(this.#board, id);
    const ofClass = Math.max(netClass.trackWidth, rules.minTrackWidth);
    const drawn = this.#controls.get(id)?.existing === "keep" ? undefined : this.#drawn.get(id);
    const width = Math.max(ofClass, drawn?.width ?? 0);
    const narrowest = rules.minTrackWidth > 0 ? rules.minTrackWidth : UNSTATED_MIN_TRACK;
    const neck = Math.min(width, Math.max(narrowest, NARROWEST_NECK, drawn ? this.#neckDrawn(drawn, ofClass) : 0));
    const drill = Math.max(netClass.viaDrill, rules.minThroughHoleDiameter);
    const diameter = Math.max(netClass.viaDiameter, rules.minViaDiameter, drill + 2 * rules.minViaAnnularWidth);
    const via: ViaSize = drawn?.via && drawn.via.diameter > diameter ? drawn.via : { diameter, drill };
    return {
      name,
      width,
      neckWidth: neck > width * 0.85 ? width : neck,
      clearance: Math.max(netClass.clearance, rules.minClearance),
      via,
      smallVia: smallViaOf(via, rules),
      ...this.#controlsOf(id),
    };
  }

  /**
   * What is only improved becomes nowhere narrower than it was drawn. Wide tracks that make room become no narrower than
   * their class; all others may do with the neck that any track may have.
   */
  #neckDrawn({ width, narrowest }: DrawnSizes, ofClass: number): number {
    if (this.#options.asked?.task === "optimise") return narrowest;
    return width > ofClass ? Math.min(ofClass, narrowest) : 0;
  }

  #controlsOf(id: NetId): Pick<NetRule, "layers" | "directions" | "priority" | "existing" | "improvesGiven"> {
    const controls = this.#controls.get(id);
    if (!controls) throw new Error(`net ${id} has no controls`);
    const { priority, allowedLayers, existing, isRouted } = controls;
    const improvesGiven = this.#options.asked?.task === "optimise" && isRouted && existing !== "keep";
    const directions = [...controls.directions.values()];
    const isTurned = directions.some((direction) => direction !== "any");
    return {
      layers: this.#maskOf(allowedLayers),
      priority,
      existing,
      improvesGiven,
      ...(isTurned && { directions }),
    };
  }

  #readFootprint(footprint: Footprint): void {
    for (const pad of footprint.pads) {
      const net = this.#netOf(pad.net);
      const label = `${footprint.reference} pad ${pad.number}`;
      const own = pad.clearance || footprint.clearance;
      const groups = new Map<string, LayerId[]>();
      for (const layer of padLayers(this.#board, pad)) {
        const key = pad.layerShapes?.[layer] ? layer : "";
        groups.set(key, [...(groups.get(key) ?? []), layer]);
      }
      for (const layers of groups.values()) {
        const first = layers[0];
        const shapes = padSolids(footprint, pad, first && isCopperLayer(first) ? first : undefined).map(shapeOf);
        const mask = this.#maskOf(layers);
        const copperNet = pad.kind === "npth" ? -1 : net;
        for (const shape of shapes) this.#addCopper(shape, mask, copperNet, own, label);
        if (copperNet < 0) continue;
        const size = "size" in pad.shape ? pad.shape.size : { width: 1, height: 1 };
        const turned = (-padRotation(footprint, pad) * Math.PI) / 180;
        const pourAnchors = padPourAnchors(footprint, pad);
        this.#conductors.push({
          kind: "pad",
          net,
          layers: mask,
          shapes,
          ends: [pad.drill || pad.shape.kind === "custom" ? padPosition(footprint, pad) : padCenter(footprint, pad)],
          axis: size.height > size.width ? turned + Math.PI / 2 : turned,
          ...(pourAnchors && { pourAnchors }),
          label,
          item: pad.id,
        });
      }
      const hole = padHole(footprint, pad);
      if (hole) this.#addHole(shapeOf(hole), pad.kind === "npth" ? -1 : net, label);
    }
    const tied = tiedPads(footprint).map((pad) => ({ ...padPosition(footprint, pad), net: this.#netOf(pad.net) }));
    for (const graphic of footprint.graphics) this.#readGraphic(graphic, footprint, tied);
    for (const text of footprint.texts) this.#readText(text, footprint);
    for (const zone of footprint.zones) this.#readZone(zoneOnBoard(zone, footprint));
  }

  #readGraphic(graphic: Graphic, footprint?: Footprint, tied: readonly TiedPad[] = []): void {
    if (!isCopperLayer(graphic.layer)) return;
    const layers = this.#maskOf([graphic.layer]);
    for (const solid of graphicSolids(graphic, footprint, ARC_ERROR)) {
      const whole = { shape: shapeOf(solid), net: this.#netOf(graphic.net) };
      const pieces = graphic.net === undefined ? divideNetTie(whole.shape, tied) : [whole];
      for (const { shape, net } of pieces) this.#addCopper(shape, layers, net, undefined, "copper drawing");
    }
  }

  /** Copper text counts with its strokes, widened because KiCad's own letters bend a little otherwise than ours. */
  #readText(text: Text, footprint?: Footprint): void {
    if (!isCopperLayer(text.layer) || text.hidden) return;
    const drawn = drawnText(this.#board, text, footprint);
    const margin = drawn.areas.length > 0 ? 0 : 2 * STROKE_FONT_MARGIN * text.style.size.height;
    for (const solid of drawnSolids(drawn, margin))
      this.#addCopper(shapeOf(solid), this.#maskOf([text.layer]), -1, undefined, "copper text");
  }

  #readZone(zone: Zone): void {
    const { keepout } = zone;
    if (keepout) {
      if (!keepout.tracks && !keepout.vias) return;
      const area = zoneOutline(zone);
      for (const shape of splitLargeShape(polygonShape(area.outer, area.holes, 0)))
        this.#obstacles.push({
          kind: "keepout",
          shape,
          layers: this.#maskOf(resolveLayers(this.#board, zone.layers)),
          net: -1,
          clearance: 1_000,
          localClearance: false,
          blocksTracks: keepout.tracks,
          blocksVias: keepout.vias,
          label: zone.name ? `keepout ${zone.name}` : "keepout",
        });
      return;
    }
    const net = this.#netOf(zone.net);
    if (net < 0) return;
    for (const fill of zone.fills) {
      const layers = this.#maskOf([fill.layer]);
      const holds = this.#willHold(layers);
      for (const polygon of fill.polygons) {
        const shape = polygonShape(polygon.outer, polygon.holes, (fill.penWidth ?? 0) / 2);
        if (holds)
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
        else this.#passing.set(net, [...(this.#passing.get(net) ?? []), { layers, shape }]);
      }
    }
  }

  #isInPassingFill({ kind, net, layers, ends }: Conductor): boolean {
    if (kind !== "track" && kind !== "via") return false;
    const fills = this.#passing.get(net) ?? [];
    return fills.some(
      (fill) => (fill.layers & layers) !== 0 && ends.some(({ x, y }) => pointToShape(fill.shape, x, y) <= 0),
    );
  }

  /**
   * Whether a fill as it stands will join what it joins now. On a layer that is kept free of tracks it will; on others
   * the tracks to come would part it, so where a board is routed anew the pads of a poured net are joined by tracks as
   * well, and the pour adds to them.
   */
  #willHold(layers: number): boolean {
    if (this.#options.pours === "hold" || (layers & this.#trackLayers) === 0) return true;
    this.#isMostlyRouted ??= isMostlyRouted(this.#board);
    return this.#isMostlyRouted;
  }

  /** Nothing is laid beyond the region: areas around it, as far as the board reaches. */
  #closeAround({ min, max }: RoutingRegion, { minX, minY, maxX, maxY }: RoutingProblem["box"]): void {
    const areas = [
      [minX, minY, maxX, min.y],
      [minX, max.y, maxX, maxY],
      [minX, min.y, min.x, max.y],
      [max.x, min.y, maxX, max.y],
    ] as const;
    for (const [x0, y0, x1, y1] of areas)
      if (x0 < x1 && y0 < y1)
        this.#obstacles.push({
          kind: "keepout",
          shape: makeShape(Float64Array.of(x0, y0, x1, y0, x1, y1, x0, y1), 0),
          layers: this.#all,
          net: -1,
          clearance: 0,
          localClearance: false,
          blocksTracks: true,
          blocksVias: true,
          label: "edge of the region",
        });
  }

  #addCopper(shape: Shape, layers: number, net: number, own: number | undefined, label: string): void {
    const local = own !== undefined && own > 0;
    const byClass = net >= 0 ? this.#rules[net]!.clearance : netClassOf(this.#board, undefined).clearance;
    for (const piece of splitLargeShape(shape))
      this.#obstacles.push({
        kind: "copper",
        shape: piece,
        layers,
        net,
        clearance: Math.max(local ? own : byClass, this.#board.rules.minClearance),
        localClearance: local,
        blocksTracks: true,
        blocksVias: true,
        label,
      });
  }

  #addHole(shape: Shape, net: number, label: string): void {
    this.#obstacles.push({
      kind: "hole",
      shape,
      layers: this.#all,
      net,
      clearance: this.#board.rules.minHoleClearance,
      localClearance: false,
      blocksTracks: true,
      blocksVias: true,
      label: `hole of ${label}`,
    });
  }

  #maskOf(layers: readonly LayerSelector[]): number {
    let mask = 0;
    for (const layer of layers) mask |= this.#layerBit.get(layer as LayerId) ?? 0;
    return mask;
  }

  #netOf(id: NetId | undefined): number {
    return id === undefined ? -1 : (this.#netNumber.get(id) ?? -1);
  }

  #box(rings: readonly Float64Array[]): RoutingProblem["box"] {
    const box = {
      minX: Number.POSITIVE_INFINITY,
      minY: Number.POSITIVE_INFINITY,
      maxX: Number.NEGATIVE_INFINITY,
      maxY: Number.NEGATIVE_INFINITY,
    };
    const add = (x: number, y: number): void => {
      box.minX = Math.min(box.minX, x);
      box.minY = Math.min(box.minY, y);
      box.maxX = Math.max(box.maxX, x);
      box.maxY = Math.max(box.maxY, y);
    };
    if (rings.length > 0)
      for (const ring of rings) for (let i = 0; i < ring.length; i += 2) add(ring[i]!, ring[i + 1]!);
    else
      for (const { shape } of this.#obstacles) {
        add(shape.minX - MARGIN_WITHOUT_OUTLINE, shape.minY - MARGIN_WITHOUT_OUTLINE);
        add(shape.maxX + MARGIN_WITHOUT_OUTLINE, shape.maxY + MARGIN_WITHOUT_OUTLINE);
      }
    return box.minX <= box.maxX ? box : { minX: 0, minY: 0, maxX: 0, maxY: 0 };
  }
}

/** What a run looks at: it lays nothing beyond its region, so that a part of a board is as quick as a board of that size. */
function around(region: RoutingRegion | undefined, whole: RoutingProblem["box"]): RoutingProblem["box"] {
  if (!region) return whole;
  const minX = Math.max(whole.minX, region.min.x - BESIDE_REGION);
  const minY = Math.max(whole.minY, region.min.y - BESIDE_REGION);
  const maxX = Math.min(whole.maxX, region.max.x + BESIDE_REGION);
  const maxY = Math.min(whole.maxY, region.max.y + BESIDE_REGION);
  return minX < maxX && minY < maxY ? { minX, minY, maxX, maxY } : whole;
}

/** The smallest via by the board's rules that fabs drill without asking; `via` itself where that saves no room. */
function smallViaOf(via: ViaSize, rules: Board["rules"]): ViaSize {
  const least = (stated: number, usual: number): number => (stated > 0 ? stated : usual);
  const hole = Math.max(least(rules.minThroughHoleDiameter, UNSTATED_MIN_VIA.drill), NARROWEST_DRILL);
  const drill = Math.min(via.drill, hole);
  const ring = Math.max(rules.minViaAnnularWidth, NARROWEST_RING);
  const diameter = Math.max(least(rules.minViaDiameter, UNSTATED_MIN_VIA.diameter), drill + 2 * ring);
  return diameter > via.diameter * 0.85 ? via : { diameter, drill };
}

function inMillimetres({ x, y }: Point): string {
  return `${(x / 1e6).toFixed(2)}, ${(y / 1e6).toFixed(2)} mm`;
}

function isInRegion({ x, y }: Point, { min, max }: RoutingRegion): boolean {
  return x >= min.x && x <= max.x && y >= min.y && y <= max.y;
}

function shapeOf(solid: Solid): Shape {
  switch (solid.kind) {
    case "circle":
      return circleShape(solid.center.x, solid.center.y, solid.radius);
    case "capsule":
      return capsuleShape(solid.start.x, solid.start.y, solid.end.x, solid.end.y, solid.radius);
    case "convex":
      return makeShape(ringOf(solid.points), solid.radius);
    case "polygon":
      return polygonShape(solid.polygon.outer, solid.polygon.holes, solid.radius);
  }
}

function polygonShape(outer: readonly Point[], holes: readonly (readonly Point[])[], radius: number): Shape {
  const rings = [outer, ...holes];
  let count = 0;
  const ends = rings.map((ring) => {
    count += ring.length;
    return count;
  });
  return makeShape(ringOf(rings.flat()), radius, ends);
}

function ringOf(points: readonly Point[]): Float64Array {
  return Float64Array.from(points.flatMap((point) => [point.x, point.y]));
}

/** Of the nets that need tracks, pours aside, at most a tenth lacks every track. */
function isMostlyRouted(board: Board): boolean {
  const poured = new Set(board.zones.filter((zone) => !zone.keepout).map((zone) => zone.net));
  const tracked = new Set(board.tracks.map((track) => track.net));
  const pads = new Map<NetId, number>();
  for (const { pads: own } of board.footprints)
    for (const { net } of own) if (net !== undefined && !poured.has(net)) pads.set(net, (pads.get(net) ?? 0) + 1);
  const needed = [...pads].filter(([, count]) => count > 1).map(([net]) => net);
  const bare = needed.filter((net) => !tracked.has(net)).length;
  return bare <= needed.length * MOSTLY_ROUTED;
}
