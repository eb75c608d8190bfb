import fc from "fast-check";
import { expect, it } from "vitest";
import type { Terminal } from "../problem.ts";
import { nearestPairs } from "./nearest-pairs.ts";

/** Terminals at places, in pieces of which each place names its own; `reads` counts how often a place was asked for. */
function netOf(places: readonly { readonly x: number; readonly y: number; readonly piece: number }[]) {
  let reads = 0;
  const terminals = places.map(
    ({ x, y }, index): Terminal => ({
      net: 0,
      label: `T${index}`,
      item: `T${index}`,
      get anchors() {
        reads += 1;
        return [{ x, y, layers: 1, shapes: [], axis: 0 }];
      },
    }),
  );
  const pieces = [...Map.groupBy(places.keys(), (at) => places[at]?.piece).values()];
  const components = pieces.map((members) => ({ terminals: members, areas: [], branches: [] }));
  return { bench: { problem: { terminals } }, components, reads: () => reads };
}

it("joins all pieces by the shortest tree there is", () => {
  const place = fc.record({ x: fc.nat(30), y: fc.nat(30), piece: fc.nat(7) });
  fc.assert(
    fc.property(fc.array(place, { minLength: 1, maxLength: 24 }), (places) => {
      const { bench, components } = netOf(places);
      const pairs = nearestPairs(bench, components);
      expect(pairs).toHaveLength(components.length - 1);
      const length = (a: number, b: number): number =>
        Math.hypot((places[a]?.x ?? 0) - (places[b]?.x ?? 0), (places[a]?.y ?? 0) - (places[b]?.y ?? 0));
      // Kruskal's algorithm, over all pairs of terminals.
      const all = places.flatMap((_, a) => places.map((_, b) => ({ a, b, length: length(a, b) })));
      const pieceOf = places.map(({ piece }) => piece);
      let least = 0;
      for (const edge of all.sort((one, other) => one.length - other.length)) {
        const [from, to] = [pieceOf[edge.a], pieceOf[edge.b]];
        if (from === to) continue;
        least += edge.length;
        for (const [at, piece] of pieceOf.entries()) if (piece === from) pieceOf[at] = to ?? 0;
      }
      expect(pairs.reduce((sum, [a, b]) => sum + length(a, b), 0)).toBeCloseTo(least, 6);
    }),
  );
});

it("asks each terminal for its place once, however many pieces there are", () => {
  const places = Array.from({ length: 400 }, (_, index) => ({ x: index % 20, y: index / 20, piece: index }));
  const { bench, components, reads } = netOf(places);
  expect(nearestPairs(bench, components)).toHaveLength(399);
  expect(reads()).toBe(400);
});
