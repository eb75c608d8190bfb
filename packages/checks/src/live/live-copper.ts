import type { Board, ItemId, PadOnBoard } from "@tracewright/board";
import { type Box, BoxIndex, growBox, type Nm } from "@tracewright/geometry";
import { farthestClearance } from "../copper/board-copper.ts";
import { CopperCollector } from "../copper/collect-copper.ts";
import type { CopperItem } from "../copper/copper-item.ts";
import { LiveItem } from "./live-node.ts";

/** Copper that comes and goes, and who is near whom. */
export class LiveCopper {
  readonly collector: CopperCollector;
  readonly #index = new BoxIndex(1_000_000);
  readonly #bySlot: (LiveItem | undefined)[] = [];
  readonly #free: number[] = [];
  readonly #pads = new Map<ItemId, LiveItem>();
  readonly #ringed = new Set<LiveItem>();
  /** Never shrinks: to look too far costs time and finds the same. */
  #farthest: Nm;

  constructor(board: Board) {
    this.collector = new CopperCollector(board);
    this.#farthest = farthestClearance(board, []);
  }

  get farthest(): Nm {
    return this.#farthest;
  }

  /** Those that may leave out rings. */
  get ringed(): ReadonlySet<LiveItem> {
    return this.#ringed;
  }

  get all(): LiveItem[] {
    return this.#bySlot.filter((item) => item !== undefined);
  }

  enter(full: CopperItem, rank: number): LiveItem {
    const slot = this.#free.pop() ?? this.#bySlot.length;
    const item = new LiveItem(slot, rank, full);
    this.#bySlot[slot] = item;
    this.#index.add(slot, full.box);
    this.#farthest = Math.max(this.#farthest, full.override ?? 0);
    if (full.pad) this.#pads.set(full.id, item);
    if (full.optionalRings) this.#ringed.add(item);
    return item;
  }

  leave(item: LiveItem): void {
    this.#index.remove(item.slot);
    this.#bySlot[item.slot] = undefined;
    this.#free.push(item.slot);
    if (this.#pads.get(item.full.id) === item) this.#pads.delete(item.full.id);
    this.#ringed.delete(item);
  }

  /** Those whose boxes touch the box grown by `by`. */
  near(box: Box, by: Nm = 0): LiveItem[] {
    return this.#index.search(by > 0 ? growBox(box, by) : box).map((slot) => this.#bySlot[slot]!);
  }

  padOf(id: ItemId): PadOnBoard | undefined {
    const { pad, footprint } = this.#pads.get(id)?.full ?? {};
    return pad && footprint && { pad, footprint };
  }
}
