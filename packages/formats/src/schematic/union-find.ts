/** Disjoint sets of texts, joined as connections are found (Tarjan 1975, with path halving). */
export class UnionFind {
  readonly #parent = new Map<string, string>();

  find(key: string): string {
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

  join(a: string, b: string): void {
    const rootA = this.find(a);
    const rootB = this.find(b);
    if (rootA !== rootB) this.#parent.set(rootA, rootB);
  }
}
