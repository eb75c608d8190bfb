/** States in order of price, the same order for the same calls: a binary heap over typed arrays, ties by state. */
export class StateHeap {
  #prices: Float64Array = new Float64Array(1024);
  #states: Int32Array = new Int32Array(1024);
  #size = 0;

  get size(): number {
    return this.#size;
  }

  push(price: number, state: number): void {
    if (this.#size === this.#prices.length) this.#grow();
    let at = this.#size++;
    while (at > 0) {
      const above = (at - 1) >> 1;
      if (!this.#isBefore(price, state, above)) break;
      this.#copy(above, at);
      at = above;
    }
    this.#prices[at] = price;
    this.#states[at] = state;
  }

  /** The cheapest state; −1 when empty. */
  pop(): number {
    if (this.#size === 0) return -1;
    const top = this.#states[0]!;
    const last = --this.#size;
    const price = this.#prices[last]!;
    const state = this.#states[last]!;
    let at = 0;
    for (;;) {
      let below = 2 * at + 1;
      if (below >= last) break;
      if (below + 1 < last && this.#isBefore(this.#prices[below + 1]!, this.#states[below + 1]!, below)) below += 1;
      if (!(this.#prices[below]! < price || (this.#prices[below]! === price && this.#states[below]! < state))) break;
      this.#copy(below, at);
      at = below;
    }
    this.#prices[at] = price;
    this.#states[at] = state;
    return top;
  }

  #isBefore(price: number, state: number, other: number): boolean {
    const known = this.#prices[other]!;
    return price < known || (price === known && state < this.#states[other]!);
  }

  #copy(from: number, to: number): void {
    this.#prices[to] = this.#prices[from]!;
    this.#states[to] = this.#states[from]!;
  }

  #grow(): void {
    const prices = new Float64Array(2 * this.#prices.length);
    const states = new Int32Array(2 * this.#states.length);
    prices.set(this.#prices);
    states.set(this.#states);
    this.#prices = prices;
    this.#states = states;
  }
}
