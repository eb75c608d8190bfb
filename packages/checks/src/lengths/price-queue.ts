/** Numbers in the order of their prices: a binary heap. */
export class PriceQueue {
  readonly #numbers: number[] = [];
  readonly #prices: number[] = [];

  push(number: number, price: number): void {
    let at = this.#numbers.length;
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (this.#prices[parent]! <= price) break;
      this.#put(at, this.#numbers[parent]!, this.#prices[parent]!);
      at = parent;
    }
    this.#put(at, number, price);
  }

  /** The cheapest; undefined when none is left. */
  pop(): number | undefined {
    const cheapest = this.#numbers[0];
    const number = this.#numbers.pop();
    const price = this.#prices.pop();
    const count = this.#numbers.length;
    if (number === undefined || price === undefined || count === 0) return cheapest;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= count) break;
      if (child + 1 < count && this.#prices[child + 1]! < this.#prices[child]!) child++;
      if (this.#prices[child]! >= price) break;
      this.#put(at, this.#numbers[child]!, this.#prices[child]!);
      at = child;
    }
    this.#put(at, number, price);
    return cheapest;
  }

  #put(at: number, number: number, price: number): void {
    this.#numbers[at] = number;
    this.#prices[at] = price;
  }
}
