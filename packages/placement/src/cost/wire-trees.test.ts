import fc from "fast-check";
import { expect, it } from "vitest";
import { placementProblemFromBoard } from "../adapt/problem-from-board.ts";
import { Layout } from "../layout/layout.ts";
import { mm, testBoard, testPart } from "../testing/test-board.ts";
import { WireTrees } from "./wire-trees.ts";

const points = fc.array(fc.record({ x: fc.integer({ min: 0, max: 40 }), y: fc.integer({ min: 0, max: 30 }) }), {
  minLength: 1,
  maxLength: 9,
});

/** Kruskal's algorithm, which has nothing of Prim's. */
function shortestTree(at: readonly { x: number; y: number }[]): number {
  const tree = at.map((_, index) => index);
  const edges = at.flatMap((a, from) =>
    at.slice(from + 1).map((b, index) => ({ from, to: from + 1 + index, length: Math.hypot(a.x - b.x, a.y - b.y) })),
  );
  let sum = 0;
  for (const { from, to, length } of edges.sort((a, b) => a.length - b.length)) {
    const [own, other] = [tree[from], tree[to]];
    if (own === other) continue;
    sum += length;
    for (const [index, member] of tree.entries()) if (member === other && own !== undefined) tree[index] = own;
  }
  return sum;
}

it("measures the shortest tree between the pins of a net, those of parts that stay among them", () => {
  fc.assert(
    fc.property(points, points, (moving, staying) => {
      const parts = [...moving, ...staying].map(({ x, y }, index) => ({
        ...testPart({ reference: `R${index}`, width: 0.5, height: 0.5, nets: ["A"], at: mm(x, y) }),
        locked: index >= moving.length,
      }));
      const board = testBoard({ width: 40, height: 30 }, parts);
      const { problem } = placementProblemFromBoard(board, { fixed: [], strip: true, intents: [] });
      const layout = new Layout(problem, { halo: 0, crowded: false, overhang: false });
      const length = new WireTrees(layout).lengthOf(problem.pinNet[0] ?? -1);
      expect(length / 1e6).toBeCloseTo(shortestTree([...moving, ...staying]), 4);
    }),
    { numRuns: 50 },
  );
});
