import { expect, it } from "vitest";
import { DisjointKeys } from "./disjoint-keys.ts";
import { DisjointSets } from "./disjoint-sets.ts";
import { Mulberry32 } from "./mulberry32.ts";

const COUNT = 40;

/** Sets as a plain relation: a label per index, relabelled at each join. */
function labelsAfter(joins: readonly (readonly [number, number])[]): number[] {
  const labels = Array.from({ length: COUNT }, (_, index) => index);
  for (const [a, b] of joins) {
    const [from, to] = [labels[a]!, labels[b]!];
    labels.forEach((label, index) => {
      if (label === from) labels[index] = to;
    });
  }
  return labels;
}

it("sets of indices join what a plain relabelling joins, and each is represented by its smallest member", () => {
  for (let seed = 1; seed <= 50; seed++) {
    const random = new Mulberry32(seed);
    const joins = Array.from({ length: seed }, () => [random.below(COUNT), random.below(COUNT)] as const);
    const sets = new DisjointSets(COUNT);
    const before = joins.map(([a, b]) => ({ wasJoined: sets.areJoined(a, b), hasJoined: sets.join(a, b) }));
    for (const { wasJoined, hasJoined } of before) expect(hasJoined).toBe(!wasJoined);
    const labels = labelsAfter(joins);
    for (let index = 0; index < COUNT; index++) expect(sets.find(index)).toBe(labels.indexOf(labels[index]!));
  }
});

it("sets of keys join the same, whatever the keys are", () => {
  for (let seed = 1; seed <= 50; seed++) {
    const random = new Mulberry32(seed);
    const joins = Array.from({ length: seed }, () => [random.below(COUNT), random.below(COUNT)] as const);
    const keys = new DisjointKeys<string>();
    for (const [a, b] of joins) keys.join(`net ${a}`, `net ${b}`);
    const labels = labelsAfter(joins);
    for (let a = 0; a < COUNT; a++)
      for (let b = 0; b < a; b++) expect(keys.find(`net ${a}`) === keys.find(`net ${b}`)).toBe(labels[a] === labels[b]);
  }
});
