import {
  type Box,
  BoxIndex,
  boxOfPoints,
  type Footprint,
  footprintCourtyard,
  joinBoxes,
  solidBox,
} from "@tracewright/board";
import type { FindingSink } from "../findings/finding-sink.ts";
import { judgeCourtyardPair } from "../rules/courtyards.ts";
import { judgeHolesInCourtyard, placedHoles } from "../rules/holes-in-courtyards.ts";
import type { FindingStore } from "./finding-store.ts";
import type { LiveRecord } from "./live-node.ts";

interface PlacedPart {
  readonly slot: number;
  readonly box: Box;
  readonly of: LiveRecord;
  readonly footprint: Footprint;
}

/** Parts against parts: courtyards, and holes in courtyards. */
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
  settle({ sink, store }: { readonly sink: FindingSink; readonly store: FindingStore }): void {
    const holesToo = sink.wants("pth_inside_courtyard") || sink.wants("npth_inside_courtyard");
    for (const part of this.#touched)
      for (const slot of this.#index.search(part.box)) {
        const other = this.#bySlot[slot]!;
        const isBefore = other.of.sequence < part.of.sequence;
        if (other === part || (this.#touched.has(other) && !isBefore)) continue;
        const [first, second] = isBefore ? [other, part] : [part, other];
        judgePair(first.footprint, second.footprint, holesToo, sink);
        store.add(sink.take(), first.of, second.of);
      }
    this.#touched.clear();
  }
}

function judgePair(first: Footprint, second: Footprint, holesToo: boolean, sink: FindingSink): void {
  if (!footprintCourtyard(first).derived && !footprintCourtyard(second).derived)
    for (const side of ["front", "back"] as const) judgeCourtyardPair(first, second, side, sink);
  if (!holesToo) return;
  judgeHolesInCourtyard(first, second, sink);
  judgeHolesInCourtyard(second, first, sink);
}
