/** Numbers in the order of their prices: a binary heap. A number may be in it several times; the cheapest comes first. */
export class PriceHeap {
  readonly #numbers: number[] = [];
  readonly #prices: number[] = [];
  /** Of the number that was taken last. */
  price = 0;

  get isEmpty(): boolean {
    return this.#numbers.length === 0;
  }

  clear(): void {
    this.#numbers.length = 0;
    this.#prices.length = 0;
  }

  push(number: number, price: number): void {
    let at = this.#numbers.push(number) - 1;
    this.#prices.push(price);
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (this.#prices[parent]! <= price) break;
      this.#numbers[at] = this.#numbers[parent]!;
      this.#prices[at] = this.#prices[parent]!;
      at = parent;
    }
    this.#numbers[at] = number;
    this.#prices[at] = price;
  }

  /** Takes the cheapest; the heap must not be empty. */
  pop(): number {
    const first = this.#numbers[0]!;
    this.price = this.#prices[0]!;
    const number = this.#numbers.pop()!;
    const price = this.#prices.pop()!;
    const count = this.#numbers.length;
    if (count === 0) return first;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= count) break;
      if (child + 1 < count && this.#prices[child + 1]! < this.#prices[child]!) child++;
      if (this.#prices[child]! >= price) break;
      this.#numbers[at] = this.#numbers[child]!;
      this.#prices[at] = this.#prices[child]!;
      at = child;
    }
    this.#numbers[at] = number;
    this.#prices[at] = price;
    return first;
  }
}
