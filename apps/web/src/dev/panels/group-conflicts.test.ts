import { expect, it } from "vitest";
import { groupConflicts } from "./group-conflicts.ts";

it("puts the conflicts of a pair together, the worst pair first, and names what is fixed", () => {
  const at = (netA: string, netB: string | undefined, x: number) => ({
    netA,
    netB,
    other: netB ?? "R1 pad 2",
    x,
    y: 0,
    layer: 0,
  });
  const groups = groupConflicts([at("A", "B", 1), at("C", undefined, 2), at("C", "D", 3), at("C", undefined, 4)]);
  expect(groups.map(({ title, places }) => [title, places.map(({ x }) => x)])).toEqual([
    ["C × R1 pad 2", [2, 4]],
    ["A × B", [1]],
    ["C × D", [3]],
  ]);
});
