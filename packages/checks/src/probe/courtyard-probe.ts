import { type Board, type Footprint, footprintCourtyard } from "@tracewright/board";
import { type Box, BoxIndex, boxOfPoints, joinBoxes } from "@tracewright/geometry";
import { findOverlap } from "../rules/courtyards.ts";

const SIDES = ["front", "back"] as const;

/**
 * Tells of one board which parts' courtyards another part would overlap, wherever it is held. Drawn courtyards only,
 * as the rule has it.
 */
export class CourtyardProbe {
  readonly #parts: readonly Footprint[];
  readonly #indexes: Readonly<Record<(typeof SIDES)[number], BoxIndex>>;

  constructor(board: Pick<Board, "footprints">) {
    this.#parts = board.footprints;
    this.#indexes = { front: new BoxIndex(5_000_000), back: new BoxIndex(5_000_000) };
    for (const [entry, part] of this.#parts.entries())
      for (const side of SIDES) {
        const box = courtyardBox(part, side);
        if (box) this.#indexes[side].add(entry, box);
      }
  }

  overlapping(part: Footprint): readonly Footprint[] {
    const own = footprintCourtyard(part);
    const found = SIDES.flatMap((side) => {
      const box = courtyardBox(part, side);
      if (!box) return [];
      return this.#indexes[side]
        .search(box)
        .map((entry) => this.#parts[entry]!)
        .filter((other) => other.id !== part.id && findOverlap(own[side], footprintCourtyard(other)[side]));
    });
    return [...new Set(found)];
  }
}

function courtyardBox(part: Footprint, side: (typeof SIDES)[number]): Box | undefined {
  const courtyard = footprintCourtyard(part);
  if (courtyard.derived) return undefined;
  return joinBoxes(courtyard[side].flatMap(({ outer }) => boxOfPoints(outer) ?? []));
}
