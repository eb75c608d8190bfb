import { expect, it } from "vitest";
import { Mulberry32 } from "./mulberry32.ts";
import { Xorshift32 } from "./xorshift32.ts";

it("the numbers of a seed never change: the bytes of routed boards depend on them", () => {
  const [mulberry, xorshift] = [new Mulberry32(1), new Xorshift32(1)];
  expect([mulberry.below(1e9), mulberry.below(1e9), mulberry.below(1e9)]).toEqual([627073940, 2735721, 527447039]);
  expect([xorshift.below(1e9), xorshift.below(1e9), xorshift.below(1e9)]).toMatchInlineSnapshot(`
    [
      316534413,
      891209795,
      900225162,
    ]
  `);
});

it("a generator goes on from its state", () => {
  for (const Generator of [Mulberry32, Xorshift32]) {
    const first = new Generator(5);
    first.next();
    const resumed = new Generator(0);
    resumed.state = first.state;
    expect(resumed.next()).toBe(first.next());
  }
});
