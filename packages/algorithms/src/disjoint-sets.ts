/**
 * Disjoint sets of the indices 0 … count − 1 (Tarjan 1975, with path halving). The representative of a set is its smallest
 * member, so the result does not depend on the order of the joins.
 */
export class DisjointSets {
  readonly #parent: Int32Array;

  constructor(count: number) {
    this.#parent = Int32Array.from({ length: count }, (_, index) => index);
  }

  /** The smallest member of the set. */
  find(index: number): number {
    const parent = this.#parent;
    let at = index;
    while (parent[at] !== at) {
      const grandparent = parent[parent[at]!]!;
      parent[at] = grandparent;
      at = grandparent;
    }
    return at;
  }

  areJoined(a: number, b: number): boolean {
    return this.find(a) === this.find(b);
  }

  /** False when both are in one set already. */
  join(a: number, b: number): boolean {
    const rootA = this.find(a);
    const rootB = this.find(b);
    if (rootA === rootB) return false;
    this.#parent[Math.max(rootA, rootB)] = Math.min(rootA, rootB);
    return true;
  }
}
