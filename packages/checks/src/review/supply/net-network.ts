import type { CopperLayerId, NetId } from "@tracewright/board";
import { type Point, pointToSegment } from "@tracewright/geometry";
import { anchorsOf } from "../../connections/clusters.ts";
import { type CopperItem, someLayer } from "../../copper/copper-item.ts";
import type { ZoneIsland } from "../../copper/zone-copper.ts";
import { trackLength } from "../../lengths/track-length.ts";
import type { ReviewContext } from "../review-context.ts";
import { type CopperSheets, copperSheets } from "./copper-sheets.ts";
import { PourCells } from "./pour-cells.ts";
import { ResistorNetwork } from "./resistor-network.ts";

/** The copper of one net as resistors. Items are numbers of `ReviewContext.copper.items`. */
export interface NetNetwork {
  readonly network: ResistorNetwork;
  /** The node of a pad, on the first of its layers that anything joins; undefined where nothing does. */
  readonly nodeOf: (item: number) => number | undefined;
  /** Of each track, from its start to its end. */
  readonly contacts: ReadonlyMap<number, readonly Contact[]>;
  /** Nodes of each via and pad. */
  readonly terminals: ReadonlyMap<number, ReadonlyMap<CopperLayerId, number>>;
  readonly pours: readonly MeshedPour[];
}

/** Where something touches a track. */
export interface Contact {
  /** Along the track, 0 … 1. */
  readonly along: number;
  readonly node: number;
}

export interface MeshedPour {
  readonly layer: CopperLayerId;
  readonly island: ZoneIsland;
  readonly cells: PourCells;
}

/** Squares of all pours of a net together: finer ones change the result by less than the unknown currents do. */
const MAX_CELLS = 20_000;
const MIN_PITCH = 200_000;
/** Between pieces that overlap: no way at all, but a network needs one. Squares. */
const CONTACT = 0.05;
/** From a pad to the cells under and around it: its spokes, or its own copper. Squares. */
const SPOKES = 0.5;

/** Tracks are resistors along their middle, vias and plated pads join layers, pours are meshes of squares. */
export function networkOf(context: ReviewContext, net: NetId): NetNetwork {
  return new Builder(context, net).build();
}

class Builder {
  readonly #context: ReviewContext;
  readonly #nodes: readonly number[];
  readonly #sheets: CopperSheets;
  readonly #network = new ResistorNetwork();
  readonly #terminals = new Map<number, Map<CopperLayerId, number>>();
  readonly #contacts = new Map<number, Contact[]>();
  readonly #pours = new Map<number, MeshedPour>();

  constructor(context: ReviewContext, net: NetId) {
    this.#context = context;
    this.#nodes = context.connectivity.nodesByNet.get(net) ?? [];
    this.#sheets = copperSheets(context.board);
  }

  build(): NetNetwork {
    this.#meshPours();
    const own = new Set(this.#nodes);
    for (const node of this.#nodes)
      for (const other of this.#context.connectivity.neighbours[node] ?? [])
        if (other > node && own.has(other)) this.#joinPieces(node, other);
    const contacts = new Map(
      [...this.#contacts].map(([item, found]) => [item, found.toSorted((a, b) => a.along - b.along)] as const),
    );
    for (const [item, sorted] of contacts) this.#layTrack(this.#item(item), sorted);
    for (const [item, byLayer] of this.#terminals) this.#layBarrel(this.#item(item), byLayer);
    return {
      network: this.#network,
      nodeOf: (item) => this.#terminals.get(item)?.values().next().value,
      contacts,
      terminals: this.#terminals,
      pours: [...this.#pours.values()],
    };
  }

  #item(node: number): CopperItem {
    return this.#context.copper.items[node]!;
  }

  #meshPours(): void {
    const { copper, connectivity } = this.#context;
    const islands = this.#nodes.filter((node) => node >= copper.items.length);
    const islandOf = (node: number) => connectivity.islands[node - copper.items.length]!;
    const area = islands.reduce((sum, node) => sum + islandOf(node).island.area, 0);
    const pitch = Math.max(MIN_PITCH, Math.sqrt(area / MAX_CELLS));
    for (const node of islands) {
      const { island, pour } = islandOf(node);
      const layer = copper.bits.nameOf(pour.layer);
      if (!layer) continue;
      const cells = new PourCells(island, { pitch, sheet: this.#sheets.sheet(layer), network: this.#network });
      this.#pours.set(node, { layer, island, cells });
    }
  }

  #joinPieces(a: number, b: number): void {
    const { copper } = this.#context;
    // Items stand before islands.
    if (b >= copper.items.length) {
      if (a < copper.items.length) this.#joinPour(a, b);
      else this.#joinPours(a, b);
      return;
    }
    const [first, second] = [this.#item(a), this.#item(b)];
    someLayer(first.reach & second.reach, (bit) => {
      const layer = copper.bits.nameOf(bit);
      if (layer) this.#joinItems(a, b, layer);
      return false;
    });
  }

  #joinItems(a: number, b: number, layer: CopperLayerId): void {
    const [first, second] = [this.#item(a), this.#item(b)];
    if (first.track && second.track) {
      const at = meeting(first.track, second.track);
      const node = this.#network.node();
      this.#touch(a, at, node);
      this.#touch(b, at, node);
    } else if (first.track || second.track) {
      const [track, other] = first.track ? [a, b] : [b, a];
      const middle = anchorsOf(this.#item(other))[0];
      if (middle) this.#touch(track, middle, this.#terminal(other, layer));
    } else this.#network.join(this.#terminal(a, layer), this.#terminal(b, layer), CONTACT * this.#sheets.sheet(layer));
  }

  #joinPour(item: number, island: number): void {
    const pour = this.#pours.get(island);
    if (!pour) return;
    const { layer, cells } = pour;
    const { track, pad, box } = this.#item(item);
    if (track) {
      for (const end of [track.start, track.end]) {
        const node = cells.nearest(end);
        if (node !== undefined) this.#touch(item, end, node);
      }
      return;
    }
    const found = cells.within(box);
    const squares = (pad ? SPOKES : CONTACT) * found.length;
    for (const node of found)
      this.#network.join(this.#terminal(item, layer), node, squares * this.#sheets.sheet(layer));
  }

  /** Islands of two zones that overlap or meet. */
  #joinPours(a: number, b: number): void {
    const [first, second] = [this.#pours.get(a), this.#pours.get(b)];
    if (!first || !second) return;
    const sheet = this.#sheets.sheet(first.layer);
    for (const { own, theirs, squares } of first.cells.beside(second.cells))
      this.#network.join(own, theirs, Math.max(CONTACT, squares) * sheet);
  }

  #terminal(item: number, layer: CopperLayerId): number {
    const byLayer = this.#terminals.get(item) ?? new Map<CopperLayerId, number>();
    this.#terminals.set(item, byLayer);
    const known = byLayer.get(layer);
    if (known !== undefined) return known;
    const node = this.#network.node();
    byLayer.set(layer, node);
    return node;
  }

  #touch(item: number, at: Point, node: number): void {
    const { start, end } = this.#item(item).track!;
    const square = (end.x - start.x) ** 2 + (end.y - start.y) ** 2;
    const along =
      square === 0 ? 0 : ((at.x - start.x) * (end.x - start.x) + (at.y - start.y) * (end.y - start.y)) / square;
    const contacts = this.#contacts.get(item) ?? [];
    contacts.push({ along: Math.min(1, Math.max(0, along)), node });
    this.#contacts.set(item, contacts);
  }

  #layTrack({ track }: CopperItem, contacts: readonly Contact[]): void {
    if (!track) return;
    const squares = trackLength(track) / track.width;
    for (const [index, { along, node }] of contacts.entries()) {
      const before = contacts[index - 1];
      if (before)
        this.#network.join(
          before.node,
          node,
          Math.max(CONTACT, (along - before.along) * squares) * this.#sheets.sheet(track.layer),
        );
    }
  }

  #layBarrel({ via, pad, hole }: CopperItem, byLayer: ReadonlyMap<CopperLayerId, number>): void {
    const drill = via?.drill ?? (pad && hole ? Math.min(pad.drill?.size.width ?? 0, pad.drill?.size.height ?? 0) : 0);
    const ends = this.#context.layers.flatMap((layer) => {
      const node = byLayer.get(layer);
      return node === undefined ? [] : [{ layer, node }];
    });
    if (drill === 0) return;
    for (const [index, { layer, node }] of ends.entries()) {
      const above = ends[index - 1];
      if (above) this.#network.join(above.node, node, this.#sheets.barrel(drill, above.layer, layer));
    }
  }
}

/** Where two tracks meet: the end of one that is nearest to the other. */
function meeting(a: Ends, b: Ends): Point {
  const candidates = [
    { at: a.start, distance: pointToSegment(a.start, b.start, b.end) },
    { at: a.end, distance: pointToSegment(a.end, b.start, b.end) },
    { at: b.start, distance: pointToSegment(b.start, a.start, a.end) },
    { at: b.end, distance: pointToSegment(b.end, a.start, a.end) },
  ];
  return candidates.reduce((best, one) => (one.distance < best.distance ? one : best)).at;
}

interface Ends {
  readonly start: Point;
  readonly end: Point;
}
