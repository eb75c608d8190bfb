import type { Board, BoardEdit, Finding, Zone } from "@tracewright/board";

/** Rules that look at the distance between poured copper and something else. */
const OF_FILLS: ReadonlySet<string> = new Set(["clearance", "hole_clearance", "copper_edge_clearance"]);
/** Of what pours keep away from. */
const LISTS = ["footprints", "tracks", "vias", "graphics", "texts"] as const;

/**
 * Which findings are about a fill that is older than what it is too near to: they may be gone once the zone is filled
 * again. Of every record the age is known, and of every fill; what undo brings back is as old as it was.
 */
export class StaleFills {
  /** Of records, outlines and fills by identity; what is not in here was there from the beginning. */
  readonly #ages = new WeakMap<object, number>();
  /** Of what is on the board now, by id: of pads and drawings of a part that of the part, of zones that of their outline. */
  readonly #items = new Map<string, number>();
  readonly #fills = new Map<string, number>();
  readonly #listeners = new Set<() => void>();
  #zones: ReadonlySet<string>;
  #now = 0;
  #travels = 0;

  constructor(board: Board) {
    this.#zones = idsOfZones(board);
  }

  /** What is done next is younger. */
  get now(): number {
    return this.#now;
  }

  /** How often something was taken back or done again: a fill that was asked for before is of a board that was left since. */
  get travels(): number {
    return this.#travels;
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Undo or redo has made one board of the other. */
  travel(before: Board, after: Board): void {
    this.#travels += 1;
    this.follow(before, after);
  }

  /** A hand has made one board of the other. */
  follow(before: Board, after: Board): void {
    this.#now += 1;
    for (const list of LISTS)
      for (const { old, record } of changesOf<Identified>(before[list], after[list])) {
        if (old) this.#ageOf(old, 0);
        const age = this.#ageOf(record, this.#now);
        for (const id of idsOf(record)) this.#items.set(id, age);
      }
    for (const { old, record } of changesOf<Zone>(before.zones, after.zones)) this.#followZone(old, record);
    if (before.zones !== after.zones) this.#zones = idsOfZones(after);
  }

  /** Others have made this of the board: what they changed they filled. */
  adopt(board: Board): void {
    this.#zones = idsOfZones(board);
  }

  /** These zones have been filled as the board was at that age. */
  settle(zones: readonly Zone[], age: number): void {
    for (const { id, fills } of zones) {
      this.#ages.set(fills, age);
      this.#fills.set(id, age);
    }
    for (const listener of this.#listeners) listener();
  }

  /** Whether it is for the next fill to say; `inHand`: what a tool is about to change. */
  isDue({ rule, items }: Finding, inHand: ReadonlySet<string>): boolean {
    if (!OF_FILLS.has(rule)) return false;
    const ageOf = (id: string) => (inHand.has(id) ? Number.POSITIVE_INFINITY : (this.#items.get(id) ?? 0));
    return items.some((zone) => {
      const filled = this.#fills.get(zone) ?? 0;
      return this.#zones.has(zone) && items.some((id) => ageOf(id) > filled);
    });
  }

  #followZone(old: Zone | undefined, { id, outline, fills }: Zone): void {
    if (old) this.#ageOf(old.outline, 0);
    const filledBefore = old && this.#ageOf(old.fills, 0);
    this.#items.set(id, this.#ageOf(outline, this.#now));
    // A zone that is moved takes along the fill of where it was.
    const isMoved = old !== undefined && old.outline !== outline;
    this.#fills.set(id, this.#ageOf(fills, isMoved ? (filledBefore ?? 0) : this.#now));
  }

  /** Of what is seen for the first time it is `first`. */
  #ageOf(seen: object, first: number): number {
    const known = this.#ages.get(seen);
    if (known === undefined) this.#ages.set(seen, first);
    return known ?? first;
  }
}

/** The ids that findings may have of what an edit adds or changes. */
export function idsOfEdit({ lists }: BoardEdit): ReadonlySet<string> {
  return new Set(
    lists.flatMap(({ added, updated }) => [...added, ...updated.map(({ after }) => after)].flatMap(idsOf)),
  );
}

interface Identified {
  readonly id: string;
}

/** By identity: whether they hold the same is not asked of fills of a hundred thousand corners. */
function changesOf<T extends Identified>(
  before: readonly T[],
  after: readonly T[],
): readonly { readonly old: T | undefined; readonly record: T }[] {
  if (before === after) return [];
  const known = new Map(before.map((record) => [record.id, record]));
  return after.flatMap((record) => {
    const old = known.get(record.id);
    return old === record ? [] : [{ old, record }];
  });
}

/** Of a part those of its pads, drawings and texts, too. */
function idsOf(record: Identified): readonly string[] {
  if (!("pads" in record)) return [record.id];
  const { pads, graphics, texts } = record as Board["footprints"][number];
  return [record.id, ...[...pads, ...graphics, ...texts].map(({ id }) => id)];
}

function idsOfZones({ zones }: Board): ReadonlySet<string> {
  return new Set(zones.map(({ id }) => id));
}
