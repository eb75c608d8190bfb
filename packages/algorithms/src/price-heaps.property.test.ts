import { expect, it } from "vitest";
import { Mulberry32 } from "./mulberry32.ts";
import { OrderedPriceHeap } from "./ordered-price-heap.ts";
import { PriceHeap } from "./price-heap.ts";

it("a heap returns prices in order while numbers are pushed and popped in turn", () => {
  for (let seed = 1; seed <= 40; seed++) {
    const random = new Mulberry32(seed);
    const heap = new PriceHeap();
    const prices = new Map<number, number>();
    for (let number = 0; number < 200; number++) {
      const price = random.below(30);
      prices.set(number, price);
      heap.push(number, price);
      if (random.below(3) > 0) continue;
      const taken = heap.pop()!;
      expect(heap.price).toBe(prices.get(taken));
      expect(heap.price).toBe(Math.min(...prices.values()));
      prices.delete(taken);
    }
    const rest: number[] = [];
    while (!heap.isEmpty) {
      heap.pop();
      rest.push(heap.price);
    }
    expect(rest).toEqual([...prices.values()].sort((a, b) => a - b));
    expect(heap.pop()).toBeUndefined();
  }
});

it("an ordered heap returns equal prices by number, beyond its first size", () => {
  const random = new Mulberry32(7);
  const entries = Array.from({ length: 3000 }, (_, number) => ({ number, price: random.below(50) }));
  const heap = new OrderedPriceHeap();
  for (const { number, price } of entries.toSorted(() => random.next() - 0.5)) heap.push(number, price);
  expect(heap.size).toBe(3000);
  const expected = entries.toSorted((a, b) => a.price - b.price || a.number - b.number).map(({ number }) => number);
  expect(entries.map(() => heap.pop())).toEqual(expected);
  expect(heap.pop()).toBe(-1);
});
