import { expect, it } from "vitest";
import { problemFromBoard } from "../adapt/problem-from-board.ts";
import { Workbench } from "../search/workbench.ts";
import { randomBoard } from "../testing/random-board.ts";
import { findContested } from "./find-contested.ts";

it("names the pads that a track runs over, and the net whose track it crosses", () => {
  const bench = new Workbench(problemFromBoard(randomBoard({ seed: 10, parts: 9, nets: 6 }), {}));
  const { grid, problem } = bench;
  const pad = problem.terminals.find(({ net, anchors }) => net > 1 && ((anchors[0]?.layers ?? 0) & 1) === 1);
  const { x = 0, y = 0 } = pad?.anchors[0] ?? {};
  const column = Math.round((x - grid.originX) / grid.pitch);
  const row = Math.round((y - grid.originY) / grid.pitch);
  const line = (nodes: number[]) => ({
    branches: [{ nodes: Int32Array.from(nodes), narrow: new Uint8Array(nodes.length), start: null, end: null }],
  });
  const steps = Array.from({ length: 9 }, (_, i) => i - 4);
  const across = steps.map((step) => row * grid.width + column + step);
  const down = steps.map((step) => (row + step) * grid.width + column);
  bench.setRoute(0, line(across));
  bench.setRoute(1, line(down));
  const found = findContested(bench);
  const [a, b] = problem.nets;
  expect(found).toContainEqual(expect.objectContaining({ netA: a?.name, netB: b?.name, other: b?.name, layer: 0 }));
  // The pad beside it may be met first; it belongs to the same part.
  const other = expect.stringContaining(`${pad?.label.split(" ")[0]} pad `);
  for (const netA of [a?.name, b?.name])
    expect(found).toContainEqual(expect.objectContaining({ netA, netB: undefined, other, layer: 0 }));
});
