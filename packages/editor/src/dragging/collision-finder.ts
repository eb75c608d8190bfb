import type { Board, Footprint, ItemId, NetId, Nm } from "@tracewright/board";
import { type Blocker, type CopperProbe, CourtyardProbe, type PlaceRule } from "@tracewright/checks";

/** A rule that something would break where it is held. */
export interface InTheWay {
  readonly rule: PlaceRule | "courtyards_overlap";
  /** Part, pad, track, via, drawing, edge or rule area that it would break it with. */
  readonly other: ItemId;
  /** Gap that the rule asks for; 0 where it asks for none. */
  readonly keep: Nm;
  /** Of the track or via that is held up; absent: it has none, or a part is. */
  readonly net?: NetId | undefined;
}

/** Why a part may not stand where it is held. */
export interface Collision extends InTheWay {
  readonly part: ItemId;
  /** The pad that is too near; absent for courtyards. */
  readonly pad?: ItemId;
}

/** What holds up copper of a net, each rule and item once. */
export function inTheWayOf(blockers: readonly Blocker[], net: NetId | undefined): readonly InTheWay[] {
  const told = blockers.map(({ rule, id: other, keep }) => [`${rule} ${other}`, { rule, other, keep, net }] as const);
  return [...new Map(told).values()];
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
      ...this.#courtyards.overlapping(part).map(({ id }) => ({
        rule: "courtyards_overlap" as const,
        part: part.id,
        other: id,
        keep: 0,
      })),
      ...this.#copper
        .aroundPart(part)
        .map(({ rule, keep, pad, id }) => ({ rule, part: part.id, pad, other: id, keep })),
    ];
  }
}

function keyOf({ rule, part, pad, other }: Collision): string {
  return `${rule} ${part} ${pad ?? ""} ${other}`;
}
