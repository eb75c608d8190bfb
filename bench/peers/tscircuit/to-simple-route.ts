import {
  type Board,
  boardOutline,
  type CopperLayerId,
  copperLayers,
  drawnText,
  type Footprint,
  type Graphic,
  graphicSolids,
  isCopperLayer,
  type Net,
  type NetId,
  netClassOf,
  type Pad,
  padCenter,
  padHole,
  padLayers,
  padRotation,
  padSolids,
  resolveLayers,
  type Text,
  trackSolids,
  viaLayers,
  viaSolid,
  type Zone,
  zoneOutline,
} from "@tracewright/board";
import {
  type Box,
  boxOfPoints,
  growBox,
  type Nm,
  type Point,
  type Polygon,
  type Solid,
  solidBox,
  toMm,
} from "@tracewright/geometry";
import { drawnBox } from "@tracewright/text";
import { coverWithRects } from "./cover-with-rects.ts";
import type { Place, SimpleConnection, SimpleObstacle, SimplePoint, SimpleRoute } from "./simple-route.ts";

/** Areas that are no rectangles become strips of this height. */
const STRIP: Nm = 500_000;
/** Its clearances fall short of the setting by this much; asked for more, it makes fewer errors (complex_hierarchy 2, not 7). */
const ALLOWANCE: Nm = 20_000;

/** The board's unrouted problem: pads, holes, keepouts, copper artwork and locked copper are obstacles. */
export function toSimpleRoute(board: Board): SimpleRoute {
  const { rules } = board;
  const routed = routedNets(board);
  const classes = routed.map(({ id }) => netClassOf(board, id));
  const widest = (of: (netClass: (typeof classes)[number]) => Nm, least: Nm) => Math.max(least, ...classes.map(of));
  const clearance = toMm(widest((netClass) => netClass.clearance, rules.minClearance) + ALLOWANCE);
  const drill = widest((netClass) => netClass.viaDrill, rules.minThroughHoleDiameter);
  const diameter = widest((netClass) => netClass.viaDiameter, rules.minViaDiameter);
  const { areas, status } = boardOutline(board);
  const [outline] = areas;
  return {
    layerCount: copperLayers(board).length,
    allowBlindAndBuriedVias: false,
    minTraceWidth: toMm(Math.max(rules.minTrackWidth, Math.min(...classes.map(({ trackWidth }) => trackWidth)))),
    minViaPadDiameter: toMm(Math.max(diameter, drill + 2 * rules.minViaAnnularWidth)),
    minViaHoleDiameter: toMm(drill),
    defaultObstacleMargin: clearance,
    minTraceToPadEdgeClearance: clearance,
    minViaEdgeToPadEdgeClearance: clearance,
    minTraceToHoleEdgeClearance: Math.max(clearance, toMm(rules.minHoleClearance)),
    minViaHoleEdgeToViaHoleEdgeClearance: toMm(rules.minHoleToHole),
    minBoardEdgeClearance: toMm(rules.copperToEdge),
    bounds: boundsOf(board),
    ...(outline && status === "closed" && areas.length === 1 && { outline: outline.outer.map(place) }),
    obstacles: obstaclesOf(board),
    connections: routed.map((net) => connectionOf(board, net)),
  };
}

/** What a net is called there: names of boards hold characters that names there may not. */
export function connectionName(board: Board, net: NetId): string {
  return `net${board.nets.findIndex(({ id }) => id === net)}`;
}

/** The layer's name there, counted from the top. */
export function simpleLayer(board: Board, layer: CopperLayerId): string {
  const all = copperLayers(board);
  const index = all.indexOf(layer);
  return index === 0 ? "top" : index === all.length - 1 ? "bottom" : `inner${index}`;
}

const place = ({ x, y }: Point): Place => ({ x: toMm(x), y: -toMm(y) });

function routedNets(board: Board): Net[] {
  const pads = new Map<NetId, number>();
  for (const { net } of board.footprints.flatMap((footprint) => footprint.pads))
    if (net !== undefined) pads.set(net, (pads.get(net) ?? 0) + 1);
  return board.nets.filter(({ id }) => (pads.get(id) ?? 0) > 1);
}

function connectionOf(board: Board, { id }: Net): SimpleConnection {
  const { trackWidth } = netClassOf(board, id);
  const points = board.footprints.flatMap((footprint) =>
    footprint.pads
      .filter(({ net }) => net === id)
      .flatMap((pad): SimplePoint[] => {
        const layers = padLayers(board, pad).map((layer) => simpleLayer(board, layer));
        const [only] = layers;
        if (only === undefined) return [];
        const at = { ...place(padCenter(footprint, pad)), pointId: pad.id };
        return [layers.length > 1 ? { ...at, layers } : { ...at, layer: only }];
      }),
  );
  return {
    name: connectionName(board, id),
    nominalTraceWidth: toMm(Math.max(trackWidth, board.rules.minTrackWidth)),
    pointsToConnect: points,
  };
}

/** The outline's box, and every pad: a terminal outside is refused there. */
function boundsOf(board: Board): SimpleRoute["bounds"] {
  const corners = boardOutline(board).areas.flatMap(({ outer }) => outer);
  const pads = board.footprints.flatMap((footprint) => footprint.pads.map((pad) => padCenter(footprint, pad)));
  const box = boxOfPoints([...corners, ...pads]);
  if (!box) throw new Error("a board without outline and pads cannot be routed");
  return { minX: toMm(box.minX), maxX: toMm(box.maxX), minY: -toMm(box.maxY), maxY: -toMm(box.minY) };
}

function obstaclesOf(board: Board): SimpleObstacle[] {
  const all = copperLayers(board);
  const cutOuts = boardOutline(board).areas.flatMap(({ holes }) => holes.map((outer) => ({ outer, holes: [] })));
  return [
    ...board.footprints.flatMap((footprint) => [
      ...footprint.pads.flatMap((pad) => padObstacles(board, footprint, pad)),
      ...footprint.graphics.flatMap((graphic) => graphicObstacles(board, graphic, footprint)),
      ...footprint.texts.flatMap((text) => textObstacles(board, text, footprint)),
      ...footprint.zones.flatMap((zone) => keepoutObstacles(board, zone, footprint)),
    ]),
    ...board.graphics.flatMap((graphic) => graphicObstacles(board, graphic)),
    ...board.texts.flatMap((text) => textObstacles(board, text)),
    ...board.zones.flatMap((zone) => keepoutObstacles(board, zone)),
    ...board.tracks.flatMap((track) => solidObstacles(board, trackSolids(track), [track.layer], track.net)),
    ...board.vias.flatMap((via) => solidObstacles(board, [viaSolid(via)], viaLayers(board, via), via.net)),
    ...cutOuts.flatMap((area) => areaObstacles(board, area, all)),
  ];
}

function padObstacles(board: Board, footprint: Footprint, pad: Pad): SimpleObstacle[] {
  const hole = padHole(footprint, pad);
  if (pad.kind === "npth") return hole ? [holeObstacle(board, hole)] : [];
  const layers = padLayers(board, pad);
  if (layers.length === 0) return [];
  const { shape } = pad;
  if (shape.kind === "custom") return solidObstacles(board, padSolids(footprint, pad), layers, pad.net);
  const size = shape.kind === "circle" ? { width: shape.diameter, height: shape.diameter } : shape.size;
  return [
    {
      type: "rect",
      layers: layers.map((layer) => simpleLayer(board, layer)),
      center: place(padCenter(footprint, pad)),
      ...turned({ width: toMm(size.width), height: toMm(size.height) }, padRotation(footprint, pad)),
      connectedTo: connected(board, pad.net),
    },
  ];
}

/** Quarter turns as a rectangle that lies the other way. */
function turned(size: { width: number; height: number }, rotation: number) {
  if (rotation % 180 === 0) return size;
  if (rotation % 90 === 0) return { width: size.height, height: size.width };
  return { ...size, ccwRotationDegrees: rotation };
}

function holeObstacle(board: Board, hole: Solid): SimpleObstacle {
  const { center, width, height } = rectangleOf(solidBox(hole));
  return {
    type: "rect",
    layers: copperLayers(board).map((layer) => simpleLayer(board, layer)),
    center,
    width,
    height,
    connectedTo: [],
    isNonPlatedHole: true,
    ...(hole.kind === "circle" && { shape: "circle" as const }),
  };
}

function graphicObstacles(board: Board, graphic: Graphic, footprint?: Footprint): SimpleObstacle[] {
  if (!isCopperLayer(graphic.layer)) return [];
  return solidObstacles(board, graphicSolids(graphic, footprint), [graphic.layer], graphic.net);
}

/** A text as one box: letter by letter it would be hundreds of obstacles. */
function textObstacles(board: Board, text: Text, footprint?: Footprint): SimpleObstacle[] {
  if (text.hidden || !isCopperLayer(text.layer)) return [];
  const box = drawnBox(drawnText(board, text, footprint));
  return box ? [boxObstacle(board, box, [text.layer], undefined)] : [];
}

function keepoutObstacles(board: Board, zone: Zone, footprint?: Footprint): SimpleObstacle[] {
  if (!zone.keepout?.tracks && !zone.keepout?.vias) return [];
  const layers = resolveLayers(board, zone.layers).filter(isCopperLayer);
  return areaObstacles(board, zoneOutline(zone, footprint), layers);
}

function areaObstacles(board: Board, area: Polygon, layers: readonly CopperLayerId[]): SimpleObstacle[] {
  return coverWithRects(area, STRIP).map((box) => boxObstacle(board, box, layers, undefined));
}

function solidObstacles(
  board: Board,
  solids: readonly Solid[],
  layers: readonly CopperLayerId[],
  net: NetId | undefined,
): SimpleObstacle[] {
  const about = { type: "rect" as const, layers: layers.map((layer) => simpleLayer(board, layer)) };
  return solids
    .flatMap(rectanglesOf)
    .map((rectangle) => ({ ...about, ...rectangle, connectedTo: connected(board, net) }));
}

/** One turned rectangle for a stretch of track, strips for an area. */
function rectanglesOf(solid: Solid): Rectangle[] {
  if (solid.kind === "circle") return [rectangleOf(solidBox(solid))];
  if (solid.kind === "capsule") {
    const { start, end, radius } = solid;
    const [dx, dy] = [end.x - start.x, end.y - start.y];
    const size = { width: toMm(Math.hypot(dx, dy) + 2 * radius), height: toMm(2 * radius) };
    const center = place({ x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 });
    return [{ center, ...turned(size, (Math.atan2(-dy, dx) * 180) / Math.PI) }];
  }
  const area = solid.kind === "convex" ? { outer: solid.points, holes: [] } : solid.polygon;
  return coverWithRects(area, STRIP).map((box) => rectangleOf(growBox(box, Math.ceil(solid.radius))));
}

function boxObstacle(board: Board, box: Box, layers: readonly CopperLayerId[], net: NetId | undefined): SimpleObstacle {
  return {
    type: "rect",
    layers: layers.map((layer) => simpleLayer(board, layer)),
    ...rectangleOf(box),
    connectedTo: connected(board, net),
  };
}

type Rectangle = Pick<SimpleObstacle, "center" | "width" | "height" | "ccwRotationDegrees">;

function rectangleOf({ minX, maxX, minY, maxY }: Box): Rectangle {
  return {
    center: place({ x: (minX + maxX) / 2, y: (minY + maxY) / 2 }),
    width: toMm(maxX - minX),
    height: toMm(maxY - minY),
  };
}

function connected(board: Board, net: NetId | undefined): string[] {
  return net === undefined ? [] : [connectionName(board, net)];
}
