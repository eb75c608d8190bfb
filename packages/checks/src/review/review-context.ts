import {
  type Board,
  type BoardIndex,
  boardOutline,
  type Circuit,
  type CopperLayerId,
  copperLayers,
  indexBoard,
  type NetId,
  type NetReading,
  readNets,
  readWiring,
  type Wiring,
} from "@tracewright/board";
import { polygonArea } from "@tracewright/geometry";
import { type Connectivity, connectCopper } from "../connections/clusters.ts";
import { type BoardCopper, prepareCopper } from "../copper/board-copper.ts";
import type { ZoneIsland } from "../copper/zone-copper.ts";
import { BoardEdges } from "../rules/copper-edge-clearance.ts";

/** Poured copper of one net on one layer. */
export interface Pour {
  readonly layer: CopperLayerId;
  readonly net: NetId;
  readonly islands: readonly ZoneIsland[];
  /** Of the board's outline, 0 … 1. */
  readonly share: number;
}

/** What the rules of a review know of a board. */
export interface ReviewContext {
  readonly board: Board;
  readonly index: BoardIndex;
  readonly wiring: Wiring;
  readonly nets: ReadonlyMap<NetId, NetReading>;
  readonly copper: BoardCopper;
  readonly connectivity: Connectivity;
  readonly edges: BoardEdges;
  /** From the front down. */
  readonly layers: readonly CopperLayerId[];
  readonly pours: readonly Pour[];
  /** Inner layers of which one net's pour covers half of the outline or more. */
  readonly planes: ReadonlyMap<CopperLayerId, NetId>;
  /** Nets with a pour over half of the outline on some layer. */
  readonly poured: ReadonlySet<NetId>;
}

export interface ReviewInput {
  readonly board: Board;
  readonly circuit?: Circuit;
}

/** A pour over this share of the outline is a plane. */
const PLANE_SHARE = 0.5;

export function prepareReview({ board, circuit }: ReviewInput): ReviewContext {
  const copper = prepareCopper(board);
  const layers = copperLayers(board);
  const pours = collectPours(copper);
  const planes = new Map<CopperLayerId, NetId>();
  for (const layer of layers.slice(1, -1)) {
    const largest = pours.filter((pour) => pour.layer === layer).toSorted((a, b) => b.share - a.share)[0];
    if (largest && largest.share >= PLANE_SHARE) planes.set(layer, largest.net);
  }
  return {
    board,
    index: indexBoard(board),
    wiring: readWiring(board, circuit),
    nets: new Map(readNets(board, circuit).map((reading) => [reading.net, reading])),
    copper,
    connectivity: connectCopper(copper),
    edges: new BoardEdges(board),
    layers,
    pours,
    planes,
    poured: new Set(pours.filter(({ share }) => share >= PLANE_SHARE).map(({ net }) => net)),
  };
}

function collectPours({ board, bits, zones }: BoardCopper): Pour[] {
  const outline = boardOutline(board).areas.reduce((sum, area) => sum + polygonArea(area), 0) || 1;
  const found = new Map<string, { layer: CopperLayerId; net: NetId; islands: ZoneIsland[]; area: number }>();
  for (const { net, layer: bit, islands } of zones) {
    const layer = bits.nameOf(bit);
    if (net === undefined || layer === undefined) continue;
    const pour = found.get(`${layer} ${net}`) ?? { layer, net, islands: [], area: 0 };
    pour.islands.push(...islands);
    pour.area += islands.reduce((sum, { area }) => sum + area, 0);
    found.set(`${layer} ${net}`, pour);
  }
  return [...found.values()].map(({ layer, net, islands, area }) => ({ layer, net, islands, share: area / outline }));
}
