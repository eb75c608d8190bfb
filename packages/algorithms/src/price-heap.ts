/**
 * Numbers by price in a binary heap. A number may be in it several times. The same calls return equal prices in the same
 * order, which is otherwise unspecified.
 */
export class PriceHeap {
  readonly #numbers: number[] = [];
  readonly #prices: number[] = [];
  /** Price of the number that `pop` returned last. */
  price = 0;

  get isEmpty(): boolean {
    return this.#numbers.length === 0;
  }

  clear(): void {
    this.#numbers.length = 0;
    this.#prices.length = 0;
  }

  push(number: number, price: number): void {
    const numbers = this.#numbers;
    const prices = this.#prices;
    let at = numbers.push(number) - 1;
    prices.push(price);
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (prices[parent]! <= price) break;
      numbers[at] = numbers[parent]!;
      prices[at] = prices[parent]!;
      at = parent;
    }
    numbers[at] = number;
    prices[at] = price;
  }

  /** Removes and returns the cheapest; undefined when the heap is empty. */
  pop(): number | undefined {
    const numbers = this.#numbers;
    const prices = this.#prices;
    const first = numbers[0];
    if (first === undefined) return undefined;
    this.price = prices[0]!;
    const number = numbers.pop()!;
    const price = prices.pop()!;
    const count = numbers.length;
    if (count === 0) return first;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= count) break;
      if (child + 1 < count && prices[child + 1]! < prices[child]!) child++;
      if (prices[child]! >= price) break;
      numbers[at] = numbers[child]!;
      prices[at] = prices[child]!;
      at = child;
    }
    numbers[at] = number;
    prices[at] = price;
    return first;
  }
}
