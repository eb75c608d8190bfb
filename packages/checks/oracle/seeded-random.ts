/** A stream of numbers that a seed fixes (mulberry32). */
export class SeededRandom {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** Within [0, 1). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** A whole number within −reach … +reach. */
  within(reach: number): number {
    return Math.round((this.next() * 2 - 1) * reach) + 0;
  }

  /** Within −10^`decades` … +10^`decades`, every decade equally often: many tiny ones, few large ones. */
  anyScale(decades: number): number {
    return this.within(10 ** (this.next() * decades));
  }

  pick<Item>(items: readonly Item[]): Item | undefined {
    return items[Math.floor(this.next() * items.length)];
  }
}
