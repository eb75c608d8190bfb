import fc from "fast-check";
import { expect, it } from "vitest";
import { ResistorNetwork } from "./resistor-network.ts";

/** A chain keeps all nodes together; further resistors join any two of them. */
const circuits = fc.integer({ min: 2, max: 12 }).chain((size) =>
  fc.record({
    size: fc.constant(size),
    chain: fc.array(fc.double({ min: 0.1, max: 10, noNaN: true }), { minLength: size - 1, maxLength: size - 1 }),
    further: fc.array(fc.tuple(fc.nat(size - 1), fc.nat(size - 1), fc.double({ min: 0.1, max: 10, noNaN: true })), {
      maxLength: 12,
    }),
    loads: fc.array(fc.tuple(fc.nat(size - 1), fc.double({ min: 0.1, max: 2, noNaN: true })), {
      minLength: 1,
      maxLength: 4,
    }),
  }),
);

it("at every node flows in what flows out, and what a load draws (Kirchhoff)", () => {
  fc.assert(
    fc.property(circuits, ({ size, chain, further, loads }) => {
      const network = new ResistorNetwork();
      const nodes = Array.from({ length: size }, () => network.node());
      const resistors = [...chain.map((ohms, i) => [i, i + 1, ohms] as const), ...further].filter(([a, b]) => a !== b);
      for (const [a, b, ohms] of resistors) network.join(a, b, ohms);
      const drawn = new Map(loads.filter(([node]) => node !== 0));
      const drops = network.drops([nodes[0]!], drawn)!;
      expect(drops[0]).toBe(0);
      for (const node of nodes.slice(1)) {
        const flow = resistors.reduce((sum, [a, b, ohms]) => {
          const other = a === node ? b : b === node ? a : undefined;
          return other === undefined ? sum : sum + (drops[node]! - drops[other]!) / ohms;
        }, 0);
        expect(flow).toBeCloseTo(drawn.get(node) ?? 0, 4);
      }
    }),
  );
});

it("a node that no source reaches has no drop, and what it draws counts nowhere", () => {
  const network = new ResistorNetwork();
  const [a, b, alone] = [network.node(), network.node(), network.node()] as const;
  network.join(a, b, 2);
  expect([
    ...network.drops(
      [a],
      new Map([
        [b, 3],
        [alone, 5],
      ]),
    )!,
  ]).toEqual([0, 6, Number.NaN]);
});
