import { type Board, footprintCourtyard, type Intent, type NetId, netClassOf, padPosition } from "@tracewright/board";
import { boxOfPoints, type Point, segmentsTouch, toMm } from "@tracewright/geometry";
import { measureEdges } from "./measure-edges.ts";
import { measureLinks } from "./measure-links.ts";
import { measureOrder } from "./measure-order.ts";

/** What can be said of a placement without routing it. Less is better unless it is said. */
export interface CandidateMetrics {
  /** Euclidean minimum spanning trees over the pads of every net. */
  readonly wireLengthMm: number;
  /** Pairs of tree edges of different nets that cross. */
  readonly crossings: number;
  /** Box around all courtyards. */
  readonly areaMm2: number;
  /** Peak of the wiring that nets are expected to need per place, against what fits on one layer (RUDY, Spindler 2007). */
  readonly congestion: number;
  /** From decoupling capacitors to the pins that they serve; absent where none is known. */
  readonly decouplingMedianMm?: number;
  readonly decouplingWorstMm?: number;
  /** Parts that belong to the edge; how many of them stand there and open out, which more is better; absent without any. */
  readonly edgeParts?: number;
  readonly edgePartsOut?: number;
  /** Sides of the board that carry parts, and the different angles at which connected parts stand. */
  readonly sides: number;
  readonly orientations: number;
  /** Of the parts that have their like near them, how many stand on a line with some of it: 0 to 1, more is better. */
  readonly alignedShare: number;
}

interface TreeEdge {
  readonly net: NetId;
  readonly from: Point;
  readonly to: Point;
}

const CONGESTION_CELLS = 32;

/** Measures a placement; `intents` tell what its parts are for. */
export function measureCandidate(board: Board, intents: readonly Intent[] = []): CandidateMetrics {
  const pins = new Map<NetId, Point[]>();
  for (const footprint of board.footprints)
    for (const pad of footprint.pads) {
      if (pad.net === undefined) continue;
      const list = pins.get(pad.net) ?? [];
      pins.set(pad.net, list);
      list.push(padPosition(footprint, pad));
    }
  const treeEdges = [...pins].flatMap(([net, points]) =>
    spanningTree(points).map(([from, to]): TreeEdge => ({ net, from, to })),
  );
  const corners = board.footprints.flatMap((footprint) => {
    const { front, back } = footprintCourtyard(footprint);
    return [...front, ...back].flatMap(({ outer }) => outer);
  });
  const box = boxOfPoints(corners);
  const length = treeEdges.reduce((sum, { from, to }) => sum + Math.hypot(to.x - from.x, to.y - from.y), 0);
  const decoupling = measureLinks(board, intents, "decoupling");
  const edges = measureEdges(board, intents);
  const connected = board.footprints.filter(({ pads }) => pads.some(({ net }) => net !== undefined));
  const order = measureOrder(board);
  return {
    wireLengthMm: round(toMm(length)),
    crossings: countCrossings(treeEdges),
    areaMm2: box ? round(toMm(box.maxX - box.minX) * toMm(box.maxY - box.minY)) : 0,
    congestion: round(peakCongestion(board, [...pins.values()])),
    ...(decoupling && { decouplingMedianMm: decoupling.medianMm, decouplingWorstMm: decoupling.worstMm }),
    alignedShare: round(order.alignedShare),
    ...(edges.length > 0 && {
      edgeParts: edges.length,
      edgePartsOut: edges.filter(({ atEdge, facesOut }) => atEdge && facesOut).length,
    }),
    sides: new Set(connected.map(({ side }) => side)).size,
    orientations: new Set(connected.map(({ rotation }) => ((rotation % 360) + 360) % 360)).size,
  };
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** Prim's algorithm, without a heap: nets are small. */
function spanningTree(points: readonly Point[]): [Point, Point][] {
  const edges: [Point, Point][] = [];
  const distance = points.map(() => Infinity);
  const parent = points.map(() => -1);
  const inTree = points.map(() => false);
  if (points.length > 0) distance[0] = 0;
  for (let round = 0; round < points.length; round += 1) {
    let next = -1;
    for (let index = 0; index < points.length; index += 1)
      if (!inTree[index] && (next < 0 || distance[index]! < distance[next]!)) next = index;
    inTree[next] = true;
    const from = points[next]!;
    if (parent[next]! >= 0) edges.push([points[parent[next]!]!, from]);
    for (let index = 0; index < points.length; index += 1) {
      const away = Math.hypot(points[index]!.x - from.x, points[index]!.y - from.y);
      if (inTree[index] || away >= distance[index]!) continue;
      distance[index] = away;
      parent[index] = next;
    }
  }
  return edges;
}

function countCrossings(edges: readonly TreeEdge[]): number {
  let crossings = 0;
  for (let a = 0; a < edges.length; a += 1)
    for (let b = a + 1; b < edges.length; b += 1) {
      const { from, to, net } = edges[a]!;
      const other = edges[b]!;
      if (net === other.net) continue;
      if (Math.max(from.x, to.x) < Math.min(other.from.x, other.to.x)) continue;
      if (Math.min(from.x, to.x) > Math.max(other.from.x, other.to.x)) continue;
      if (segmentsTouch(from, to, other.from, other.to)) crossings += 1;
    }
  return crossings;
}

function peakCongestion(board: Board, nets: readonly (readonly Point[])[]): number {
  const bounds = boxOfPoints(nets.flat());
  if (!bounds) return 0;
  const { trackWidth, clearance } = netClassOf(board, undefined);
  const pitch = trackWidth + clearance;
  const cell = Math.max(
    1,
    (bounds.maxX - bounds.minX) / CONGESTION_CELLS,
    (bounds.maxY - bounds.minY) / CONGESTION_CELLS,
  );
  const demand = new Float64Array((CONGESTION_CELLS + 1) ** 2);
  for (const points of nets) {
    const box = points.length > 1 ? boxOfPoints(points) : undefined;
    if (!box) continue;
    const width = Math.max(cell, box.maxX - box.minX);
    const height = Math.max(cell, box.maxY - box.minY);
    const density = (pitch * (width + height)) / (width * height);
    for (let row = Math.floor((box.minY - bounds.minY) / cell); row * cell + bounds.minY <= box.maxY; row += 1)
      for (
        let column = Math.floor((box.minX - bounds.minX) / cell);
        column * cell + bounds.minX <= box.maxX;
        column += 1
      )
        demand[row * (CONGESTION_CELLS + 1) + column]! += density;
  }
  return demand.reduce((peak, value) => Math.max(peak, value), 0);
}
