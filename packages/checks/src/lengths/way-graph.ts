import { PriceHeap } from "@tracewright/algorithms";
/** The copper of one net as places with edges between them: along tracks, through vias, and over where two pieces overlap. */
import { padCenter, type Track } from "@tracewright/board";
import { arcToPolyline, type Nm, type Point } from "@tracewright/geometry";
import type { CopperItem } from "../copper/copper-item.ts";
import { nearestOnLines, type OnLine } from "./nearest-on-lines.ts";
import type { PadWay } from "./pad-way.ts";

/** Chords this near to an arc are the arc. */
const ARC_ERROR: Nm = 500;

interface Place {
  readonly point: Point;
  readonly edges: { readonly to: number; readonly length: number; readonly height: number }[];
}

export class WayGraph {
  readonly #places: Place[] = [];
  /** By item: the places on its corners, and those in between where something joins, as they come. */
  readonly #lines = new Map<number, { readonly corners: readonly Point[]; readonly at: Spot[] }>();
  readonly #barrels = new Map<number, Map<number, number>>();
  readonly #depths: readonly Nm[];

  constructor(depths: readonly Nm[]) {
    this.#depths = depths;
  }

  addItem(node: number, item: CopperItem): void {
    const { track } = item;
    if (track) {
      const corners = cornersOf(track);
      this.#lines.set(node, { corners, at: [] });
      this.#spotOn(node, 0, corners[0]!);
      return;
    }
    const rings = new Map<number, number>();
    const point = item.via ? item.via.position : padCenter(item.footprint!, item.pad!);
    const barrel = item.via ? layerNumbers(item.reach) : [0];
    let above: { place: number; depth: Nm } | undefined;
    for (const layer of barrel) {
      const place = this.#addPlace(point);
      const depth = this.#depths[layer] ?? 0;
      rings.set(layer, place);
      if (above) this.#addEdge(above.place, place, 0, Math.abs(depth - above.depth));
      above = { place, depth };
    }
    this.#barrels.set(node, rings);
  }

  /** Two items that overlap: an edge on every layer that both are on, where their centre lines are nearest. */
  joinItems(a: number, itemA: CopperItem, b: number, itemB: CopperItem): void {
    for (const layer of layerNumbers(itemA.reach & itemB.reach)) {
      const [onA, onB] = this.#nearest(a, b);
      const from = this.#placeOf(a, layer, onA);
      const to = this.#placeOf(b, layer, onB);
      if (from === undefined || to === undefined) continue;
      const p = this.#places[from]!.point;
      const q = this.#places[to]!.point;
      this.#addEdge(from, to, Math.hypot(p.x - q.x, p.y - q.y), 0);
    }
  }

  /** Dijkstra's algorithm over the few places of one net. */
  shortest(from: number, to: number): PadWay | undefined {
    this.#layOutTracks();
    const start = this.#barrels.get(from)?.get(0);
    const goal = this.#barrels.get(to)?.get(0);
    if (start === undefined || goal === undefined) return undefined;
    const total = new Float64Array(this.#places.length).fill(Number.POSITIVE_INFINITY);
    const height = new Float64Array(this.#places.length);
    const isDone = new Uint8Array(this.#places.length);
    const queue = new PriceHeap();
    total[start] = 0;
    queue.push(start, 0);
    for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
      if (at === goal) return { length: Math.round(total[at]! - height[at]!), viaHeight: Math.round(height[at]!) };
      if (isDone[at]) continue;
      isDone[at] = 1;
      for (const edge of this.#places[at]!.edges) {
        const reached = total[at]! + edge.length + edge.height;
        if (reached >= total[edge.to]!) continue;
        total[edge.to] = reached;
        height[edge.to] = height[at]! + edge.height;
        queue.push(edge.to, reached);
      }
    }
    return undefined;
  }

  #addPlace(point: Point): number {
    return this.#places.push({ point, edges: [] }) - 1;
  }

  #addEdge(a: number, b: number, length: number, height: number): void {
    this.#places[a]!.edges.push({ to: b, length, height });
    this.#places[b]!.edges.push({ to: a, length, height });
  }

  #placeOf(node: number, layer: number, spot: { along: number; point: Point }): number | undefined {
    const rings = this.#barrels.get(node);
    return rings ? (rings.get(layer) ?? rings.get(0)) : this.#spotOn(node, spot.along, spot.point);
  }

  #spotOn(node: number, along: number, point: Point): number {
    const { at } = this.#lines.get(node)!;
    const known = at.find((spot) => spot.along === along);
    if (known) return known.place;
    const place = this.#addPlace(point);
    at.push({ along, place });
    return place;
  }

  /** Joins the places on each track in their order along it. */
  #layOutTracks(): void {
    for (const { at } of this.#lines.values()) {
      const sorted = [...at].sort((a, b) => a.along - b.along);
      for (let i = 1; i < sorted.length; i++)
        this.#addEdge(sorted[i - 1]!.place, sorted[i]!.place, sorted[i]!.along - sorted[i - 1]!.along, 0);
    }
  }

  #nearest(a: number, b: number): readonly [OnLine, OnLine] {
    return nearestOnLines(this.#cornersOf(a), this.#cornersOf(b));
  }

  #cornersOf(node: number): readonly Point[] {
    const line = this.#lines.get(node);
    if (line) return line.corners;
    const place = [...this.#barrels.get(node)!.values()][0]!;
    return [this.#places[place]!.point];
  }
}

interface Spot {
  readonly along: number;
  readonly place: number;
}

function cornersOf({ start, mid, end }: Track): readonly Point[] {
  return mid ? arcToPolyline(start, mid, end, ARC_ERROR) : [start, end];
}

/** Numbers of the layers in the set, from the front down. */
function layerNumbers(bits: number): number[] {
  const numbers: number[] = [];
  for (let rest = bits; rest !== 0; rest &= rest - 1) numbers.push(31 - Math.clz32(rest & -rest));
  return numbers;
}
