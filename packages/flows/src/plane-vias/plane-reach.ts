import {
  type Board,
  boardOutline,
  type CopperLayerId,
  copperLayers,
  isProposedPlane,
  type NetId,
  planeLayers,
  resolveLayers,
  type Zone,
} from "@tracewright/board";
import { locateInPolygon, type Point, polygonArea, type Ring, ringArea } from "@tracewright/geometry";

/** A pour over this share of the board is a plane wherever it lies. */
const WIDE_SHARE = 0.5;
/** On a layer that is given to planes, a pour over this share is a part of them: supplies share a layer. */
const PART_SHARE = 0.1;

interface Plane {
  readonly zone: Zone;
  readonly layer: CopperLayerId;
  readonly holes: readonly Ring[];
}

/** Where the planes of a board's nets lie: proposed ones, layers that are given to nets, and pours over half of the board. */
export class PlaneReach {
  readonly #pours: readonly Plane[];
  readonly #layersOf = new Map<NetId, Set<CopperLayerId>>();

  constructor(board: Board) {
    const area = boardOutline(board).areas.reduce((sum, each) => sum + polygonArea(each), 0);
    const given = planeLayers(board);
    this.#pours = board.zones.flatMap((zone) => poursOf(board, zone));
    for (const [net, pours] of Map.groupBy(this.#pours, ({ zone }) => zone.net))
      for (const [layer, own] of Map.groupBy(pours, (pour) => pour.layer)) {
        const poured = own.reduce((sum, { zone }) => sum + Math.abs(ringArea(zone.outline[0] ?? [])), 0);
        const share = area > 0 ? poured / area : 0;
        const isPlane = share >= (given.has(layer) ? PART_SHARE : WIDE_SHARE) || own.some(isProposed);
        if (!isPlane || net === undefined) continue;
        const layers = this.#layersOf.get(net) ?? new Set();
        this.#layersOf.set(net, layers.add(layer));
      }
  }

  /** Nets with a plane. */
  get nets(): ReadonlySet<NetId> {
    return new Set(this.#layersOf.keys());
  }

  /** The layers on which the net has a plane. */
  layersOf(net: NetId): ReadonlySet<CopperLayerId> {
    return this.#layersOf.get(net) ?? new Set();
  }

  /** Whether a hole of the net at the point ends in its plane: no other pour is filled first there. */
  holds(net: NetId, point: Point): boolean {
    const layers = this.layersOf(net);
    const leading = new Map<CopperLayerId, { readonly priority: number; readonly isOwn: boolean }>();
    for (const { zone, layer, holes } of this.#pours) {
      if (!layers.has(layer)) continue;
      const first = leading.get(layer)?.priority ?? Number.NEGATIVE_INFINITY;
      const isOwn = zone.net === net;
      if (zone.priority < first || (zone.priority === first && !isOwn)) continue;
      if (locateInPolygon(point, { outer: zone.outline[0] ?? [], holes }) === "inside")
        leading.set(layer, { priority: zone.priority, isOwn });
    }
    return [...leading.values()].some(({ isOwn }) => isOwn);
  }
}

function poursOf(board: Board, zone: Zone): Plane[] {
  if (zone.keepout || zone.net === undefined) return [];
  const [, ...holes] = zone.outline;
  const on = new Set(resolveLayers(board, zone.layers));
  return copperLayers(board).flatMap((layer) => (on.has(layer) ? [{ zone, layer, holes }] : []));
}

function isProposed({ zone }: Plane): boolean {
  return isProposedPlane(zone);
}
