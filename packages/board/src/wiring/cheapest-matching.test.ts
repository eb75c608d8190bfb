import fc from "fast-check";
import { expect, it } from "vitest";
import { cheapestMatching } from "./cheapest-matching.ts";

/** Tries every way to give the rows columns of their own. */
function cheapestByTrying(prices: readonly (readonly number[])[], row = 0, used = 0): number {
  const own = prices[row];
  if (!own) return 0;
  let best = Number.POSITIVE_INFINITY;
  own.forEach((price, column) => {
    if ((used >> column) & 1) return;
    best = Math.min(best, price + cheapestByTrying(prices, row + 1, used | (1 << column)));
  });
  return best;
}

it("gives every row a column of its own, as cheaply as can be", () => {
  const tables = fc.tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 0, max: 2 })).chain(([rows, more]) =>
    fc.array(fc.array(fc.integer({ min: 0, max: 50 }), { minLength: rows + more, maxLength: rows + more }), {
      minLength: rows,
      maxLength: rows,
    }),
  );
  fc.assert(
    fc.property(tables, (prices) => {
      const columns = prices[0]?.length ?? 0;
      const chosen = [...cheapestMatching(prices.length, columns, (row, column) => prices[row]![column]!)];
      expect(new Set(chosen).size).toBe(prices.length);
      expect(chosen.reduce((sum, column, row) => sum + prices[row]![column]!, 0)).toBe(cheapestByTrying(prices));
    }),
  );
});
