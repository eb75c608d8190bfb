import type { Board, Footprint, ItemId } from "@tracewright/board";
import { type CopperProbe, CourtyardProbe } from "@tracewright/checks";

/** Why a part may not stand where it is held. */
export interface Collision {
  readonly kind: "courtyard" | "copper" | "edge" | "rule-area";
  readonly part: ItemId;
  /** The pad that is too near; absent for courtyards. */
  readonly pad?: ItemId;
  /** Part, pad, track, via, drawing, edge or rule area that it collides with. */
  readonly other: ItemId;
}

/** Finds what moved parts collide with on a board of which they and what moves with them are gone. */
export class CollisionFinder {
  readonly #copper: CopperProbe;
  readonly #courtyards: CourtyardProbe;
  readonly #before: ReadonlySet<string>;

  /** What `standing` parts collided with before they were taken up does not count: nobody has to mend it to move them. */
  constructor(still: Board, copper: CopperProbe, standing: readonly Footprint[]) {
    this.#copper = copper;
    this.#courtyards = new CourtyardProbe(still);
    this.#before = new Set(standing.flatMap((part) => this.#around(part).map(keyOf)));
  }

  find(parts: Iterable<Footprint>): readonly Collision[] {
    return [...parts].flatMap((part) => this.#around(part).filter((collision) => !this.#before.has(keyOf(collision))));
  }

  #around(part: Footprint): readonly Collision[] {
    return [
      ...this.#courtyards.overlapping(part).map(({ id }) => ({ kind: "courtyard" as const, part: part.id, other: id })),
      ...this.#copper.aroundPart(part).map(({ kind, pad, id }) => ({ kind, part: part.id, pad, other: id })),
    ];
  }
}

function keyOf({ kind, part, pad, other }: Collision): string {
  return `${kind} ${part} ${pad ?? ""} ${other}`;
}
