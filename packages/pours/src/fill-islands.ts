import {
  type Board,
  type CopperLayerId,
  copperLayers,
  type ItemId,
  isCopperLayer,
  type NetId,
  trackSolids,
  type Zone,
  type ZoneFill,
} from "@tracewright/board";
import {
  areTouching,
  BoxIndex,
  capsule,
  coreSides,
  type Point,
  type Polygon,
  type Solid,
  solidBox,
} from "@tracewright/geometry";
import { padFooting, viaFooting } from "./layer-items.ts";
import { PolygonBands } from "./polygon-bands.ts";

/** One piece of a zone's fill, with the pads it is joined to through any copper of its net. */
export interface FillIsland {
  readonly zone: ItemId;
  readonly layer: CopperLayerId;
  readonly polygon: Polygon;
  readonly pads: readonly ItemId[];
}

/**
 * Which pads hang on each piece of the fills of one net: directly, or through tracks, vias and other zones. A piece
 * without pads is an island.
 */
export function fillIslands(board: Board, net: NetId, fills: ReadonlyMap<Zone, readonly ZoneFill[]>): FillIsland[] {
  const order = copperLayers(board);
  const groups = new Groups(order.length);
  const islands: { node: number; zone: ItemId; layer: CopperLayerId; polygon: Polygon }[] = [];
  for (const [zone, zoneFills] of fills) {
    if (zone.net !== net) continue;
    for (const { layer, polygons } of zoneFills)
      if (isCopperLayer(layer))
        for (const polygon of polygons) {
          const node = groups.node();
          groups.put(node, order.indexOf(layer), { kind: "polygon", polygon, radius: 0 });
          islands.push({ node, zone: zone.id, layer, polygon });
        }
  }
  for (const track of board.tracks) {
    if (track.net !== net) continue;
    const node = groups.node();
    for (const solid of trackSolids(track)) groups.put(node, order.indexOf(track.layer), solid);
  }
  for (const via of board.vias) {
    if (via.net !== net) continue;
    const node = groups.node();
    for (const [number, layer] of order.entries())
      for (const solid of viaFooting(board, via, layer).copper) groups.put(node, number, solid);
  }
  const pads: { node: number; id: ItemId }[] = [];
  for (const part of board.footprints)
    for (const pad of part.pads) {
      if (pad.net !== net) continue;
      const node = groups.node();
      for (const [number, layer] of order.entries())
        for (const solid of padFooting(board, part, pad, layer).copper) groups.put(node, number, solid);
      pads.push({ node, id: pad.id });
    }
  groups.settle();
  const padsByRoot = Map.groupBy(pads, ({ node }) => groups.rootOf(node));
  return islands.map(({ node, ...island }) => ({
    ...island,
    pads: (padsByRoot.get(groups.rootOf(node)) ?? []).map(({ id }) => id),
  }));
}

/** Nodes of copper that join where their solids touch on a layer. */
class Groups {
  readonly #parents: number[] = [];
  readonly #layers: { index: BoxIndex; entries: { node: number; solid: Solid }[] }[];
  readonly #areas: { node: number; layer: number; solid: Extract<Solid, { kind: "polygon" }> }[] = [];

  constructor(layers: number) {
    this.#layers = Array.from({ length: layers }, () => ({ index: new BoxIndex(500_000), entries: [] }));
  }

  node(): number {
    return this.#parents.push(this.#parents.length) - 1;
  }

  rootOf(node: number): number {
    let root = node;
    while (this.#parents[root] !== root) root = this.#parents[root]!;
    this.#parents[node] = root;
    return root;
  }

  put(node: number, layer: number, solid: Solid): void {
    if (solid.kind !== "polygon") {
      this.#insert(node, layer, solid);
      return;
    }
    this.#areas.push({ node, layer, solid });
    for (const [start, end] of coreSides(solid)) this.#insert(node, layer, capsule(start, end, 2 * solid.radius));
  }

  /** Joins what lies wholly inside an area; call once everything is put. */
  settle(): void {
    for (const { node, layer, solid } of this.#areas) {
      const area = new PolygonBands(solid.polygon);
      const { index, entries } = this.#layers[layer]!;
      for (const entry of index.search(solidBox(solid))) {
        const other = entries[entry]!;
        if (this.rootOf(other.node) === this.rootOf(node)) continue;
        const [[point] = []] = coreSides(other.solid);
        if (point && area.holds(wholePoint(point))) this.#join(node, other.node);
      }
    }
  }

  #insert(node: number, layer: number, solid: Solid): void {
    const { index, entries } = this.#layers[layer]!;
    const box = solidBox(solid);
    for (const entry of index.search(box)) {
      const other = entries[entry]!;
      if (this.rootOf(other.node) !== this.rootOf(node) && areTouching(other.solid, solid))
        this.#join(node, other.node);
    }
    index.add(entries.length, box);
    entries.push({ node, solid });
  }

  #join(a: number, b: number): void {
    const [low, high] = [this.rootOf(a), this.rootOf(b)].sort((first, second) => first - second);
    this.#parents[high!] = low!;
  }
}

function wholePoint({ x, y }: Point): Point {
  return { x: Math.round(x), y: Math.round(y) };
}
