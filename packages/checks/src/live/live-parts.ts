import { type Footprint, footprintCourtyard } from "@tracewright/board";
import { type Box, BoxIndex, boxOfPoints, growBox, joinBoxes, solidBox } from "@tracewright/geometry";
import type { CopperContext } from "../copper/board-copper.ts";
import type { FindingSink } from "../findings/finding-sink.ts";
import { judgesOf } from "../rules/design-rules.ts";
import { placedHoles } from "../rules/holes-in-courtyards.ts";
import type { FindingStore } from "./finding-store.ts";
import type { LiveRecord } from "./live-node.ts";

const PART_PAIRS = judgesOf("partPair");

interface PlacedPart {
  readonly slot: number;
  readonly box: Box;
  readonly of: LiveRecord;
  readonly footprint: Footprint;
}

/** Parts against parts, where courtyards or holes in them are near. */
export class LiveParts {
  readonly #index = new BoxIndex(4_000_000);
  readonly #bySlot: (PlacedPart | undefined)[] = [];
  readonly #byRecord = new Map<LiveRecord, PlacedPart>();
  readonly #free: number[] = [];
  readonly #touched = new Set<PlacedPart>();

  enter(of: LiveRecord, footprint: Footprint): void {
    const { front, back, derived } = footprintCourtyard(footprint);
    const rings = derived ? [] : [...front, ...back].map(({ outer }) => boxOfPoints(outer));
    const holes = placedHoles(footprint).map(({ hole }) => solidBox(hole));
    const box = joinBoxes([...rings, ...holes].filter((one) => one !== undefined));
    if (!box) return;
    const slot = this.#free.pop() ?? this.#bySlot.length;
    const part = { slot, box, of, footprint };
    this.#bySlot[slot] = part;
    this.#byRecord.set(of, part);
    this.#index.add(slot, box);
    this.#touched.add(part);
  }

  leave(of: LiveRecord): void {
    const part = this.#byRecord.get(of);
    if (!part) return;
    this.#index.remove(part.slot);
    this.#bySlot[part.slot] = undefined;
    this.#byRecord.delete(of);
    this.#free.push(part.slot);
    this.#touched.delete(part);
  }

  /** Judges what came since the last time; of what has left, the store has dropped the findings. */
  settle(
    context: Pick<CopperContext, "book" | "bits">,
    { sink, store }: { readonly sink: FindingSink; readonly store: FindingStore },
  ): void {
    const farthest = context.book.farthest("courtyard_clearance");
    for (const part of this.#touched)
      for (const slot of this.#index.search(growBox(part.box, farthest))) {
        const other = this.#bySlot[slot]!;
        const isBefore = other.of.sequence < part.of.sequence;
        if (other === part || (this.#touched.has(other) && !isBefore)) continue;
        const [first, second] = isBefore ? [other, part] : [part, other];
        for (const judge of PART_PAIRS) judge(context, first.footprint, second.footprint, sink);
        store.add(sink.take(), first.of, second.of);
      }
    this.#touched.clear();
  }
}
