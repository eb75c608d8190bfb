/**
 * Disjoint sets of keys that are not known in advance (Tarjan 1975, with path halving). A key is in a set of its own until
 * it is joined. `join(a, b)` keeps the representative of b.
 */
export class DisjointKeys<Key> {
  readonly #parent = new Map<Key, Key>();

  find(key: Key): Key {
    let at = key;
    for (;;) {
      const parent = this.#parent.get(at);
      if (parent === undefined) {
        this.#parent.set(at, at);
        return at;
      }
      if (parent === at) return at;
      const grandparent = this.#parent.get(parent) ?? parent;
      this.#parent.set(at, grandparent);
      at = grandparent;
    }
  }

  join(a: Key, b: Key): void {
    const rootA = this.find(a);
    const rootB = this.find(b);
    if (rootA !== rootB) this.#parent.set(rootA, rootB);
  }

  /** Every key that was looked up or joined, in the order of its first use. */
  keys(): MapIterator<Key> {
    return this.#parent.keys();
  }
}
