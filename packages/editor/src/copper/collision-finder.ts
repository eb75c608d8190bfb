import type { Board, Footprint, ItemId, NetId, Track, Via } from "@tracewright/board";
import { type Blocker, type CopperProbe, CourtyardProbe, type PlaceRule } from "@tracewright/checks";
import type { Nm } from "@tracewright/geometry";

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

/** Why what is held may not stand where it is. */
export interface Collision extends InTheWay {
  /** The part that would break the rule; absent: a track or via that moves as it lies. */
  readonly part?: ItemId;
  /** The pad that is too near; absent for courtyards. */
  readonly pad?: ItemId;
}

/** A track or via that moves as it lies. */
export type CopperRecord = Track | Via;

/** What holds up copper of a net, each rule and item once. */
export function inTheWayOf(blockers: readonly Blocker[], net: NetId | undefined): readonly InTheWay[] {
  const told = blockers.map(({ rule, id: other, keep }) => [`${rule} ${other}`, { rule, other, keep, net }] as const);
  return [...new Map(told).values()];
}

/** Finds what moved parts, tracks and vias collide with on a board of which they and what moves with them are gone. */
export class CollisionFinder {
  readonly #copper: CopperProbe;
  readonly #courtyards: CourtyardProbe;
  readonly #before: ReadonlySet<string>;

  /** What `standing` things collided with before they were taken up does not count: moving them need not fix it. */
  constructor(still: Board, copper: CopperProbe, standing: MovedThings) {
    this.#copper = copper;
    this.#courtyards = new CourtyardProbe(still);
    this.#before = new Set(this.#around(standing).map(({ key }) => key));
  }

  find(moved: MovedThings): readonly Collision[] {
    return this.#around(moved).flatMap(({ key, collision }) => (this.#before.has(key) ? [] : [collision]));
  }

  #around({ parts, copper }: MovedThings): readonly { readonly key: string; readonly collision: Collision }[] {
    return [
      ...parts.flatMap((part) =>
        this.#aroundPart(part).map((collision) => ({
          key: `${collision.rule} ${part.id} ${collision.pad ?? ""} ${collision.other}`,
          collision,
        })),
      ),
      ...copper.flatMap((record) =>
        this.#aroundCopper(record).map((collision) => ({
          key: `${collision.rule} ${record.id} ${collision.other}`,
          collision,
        })),
      ),
    ];
  }

  #aroundPart(part: Footprint): readonly Collision[] {
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

  #aroundCopper(record: CopperRecord): readonly Collision[] {
    const blockers = "drill" in record ? this.#copper.aroundVia(record) : this.#copper.aroundTrack(record);
    return inTheWayOf(blockers, record.net);
  }
}

export interface MovedThings {
  readonly parts: readonly Footprint[];
  readonly copper: readonly CopperRecord[];
}
