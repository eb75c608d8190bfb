/** Numbers (32-bit integers) by price in a binary heap over typed arrays; of equal prices the smaller number comes first. */
export class OrderedPriceHeap {
  #prices: Float64Array = new Float64Array(1024);
  #numbers: Int32Array = new Int32Array(1024);
  #size = 0;

  get size(): number {
    return this.#size;
  }

  push(number: number, price: number): void {
    if (this.#size === this.#prices.length) this.#grow();
    let at = this.#size++;
    while (at > 0) {
      const above = (at - 1) >> 1;
      if (!this.#isBefore(price, number, above)) break;
      this.#copy(above, at);
      at = above;
    }
    this.#prices[at] = price;
    this.#numbers[at] = number;
  }

  /** Removes and returns the cheapest; −1 when the heap is empty. */
  pop(): number {
    if (this.#size === 0) return -1;
    const top = this.#numbers[0]!;
    const last = --this.#size;
    const price = this.#prices[last]!;
    const number = this.#numbers[last]!;
    let at = 0;
    for (;;) {
      let below = 2 * at + 1;
      if (below >= last) break;
      if (below + 1 < last && this.#isBefore(this.#prices[below + 1]!, this.#numbers[below + 1]!, below)) below += 1;
      if (!(this.#prices[below]! < price || (this.#prices[below]! === price && this.#numbers[below]! < number))) break;
      this.#copy(below, at);
      at = below;
    }
    this.#prices[at] = price;
    this.#numbers[at] = number;
    return top;
  }

  #isBefore(price: number, number: number, other: number): boolean {
    const known = this.#prices[other]!;
    return price < known || (price === known && number < this.#numbers[other]!);
  }

  #copy(from: number, to: number): void {
    this.#prices[to] = this.#prices[from]!;
    this.#numbers[to] = this.#numbers[from]!;
  }

  #grow(): void {
    const prices = new Float64Array(2 * this.#prices.length);
    const numbers = new Int32Array(2 * this.#numbers.length);
    prices.set(this.#prices);
    numbers.set(this.#numbers);
    this.#prices = prices;
    this.#numbers = numbers;
  }
}
