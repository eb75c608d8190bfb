import { type ItemId, itemId, stableUuid } from "@tracewright/board";

/** The ids of one document: no two items share one, however many are written with the same. */
export class DistinctIds {
  readonly #given = new Set<string>();
  /** The number of the last copy, by the id it is a copy of: a file may write one id a hundred thousand times. */
  readonly #copies = new Map<string, number>();

  get size(): number {
    return this.#given.size;
  }

  /** The id that `basis` stands for, or that of its next copy; the same file gives the same ids every time. */
  give(basis: string): ItemId {
    const first = stableUuid(basis);
    let id = first;
    if (this.#given.has(id)) {
      let copy = this.#copies.get(first) ?? 1;
      do {
        copy += 1;
        id = stableUuid(`${basis}~${copy}`);
      } while (this.#given.has(id));
      this.#copies.set(first, copy);
    }
    this.#given.add(id);
    return itemId(id);
  }
}
