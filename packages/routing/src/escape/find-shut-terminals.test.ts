import { expect, it } from "vitest";
import { problemFromBoard } from "../adapt/problem-from-board.ts";
import { growNet } from "../search/grow-net.ts";
import { Workbench } from "../search/workbench.ts";
import { ballGrid, escapeBoard, FINE_RULES, USUAL_RULES } from "../testing/escape-board.ts";

const FREELY = { pressure: new Int32Array(16).fill(16), viaSteps: 20, margin: 2_000_000, wholeBoard: true };

it("marks the balls that no track passes between, and no others", () => {
  const rows = 6;
  const tight = new Workbench(
    problemFromBoard(escapeBoard(ballGrid("BGA-36", { rows, pitch: 0.5, ball: 0.28 }), FINE_RULES, 2)),
  );
  const labels = [...tight.shut.keys()].filter((terminal) => tight.shut[terminal] === 1);
  const inner = (rows - 2) * (rows - 2);
  expect(labels).toHaveLength(inner);
  for (const terminal of labels) expect(tight.problem.terminals[terminal]?.label).toContain("BGA-36");
  const wide = new Workbench(
    problemFromBoard(escapeBoard(ballGrid("BGA-36", { rows, pitch: 0.8, ball: 0.4 }), USUAL_RULES, 2)),
  );
  expect(wide.shut.some((mark) => mark === 1)).toBe(false);
});

it("marks nothing that a search of the whole board finds a way from", () => {
  const board = escapeBoard(ballGrid("BGA-16", { rows: 4, pitch: 0.5, ball: 0.28 }), FINE_RULES, 2);
  const bench = new Workbench(problemFromBoard(board));
  const marked = bench.problem.terminals.filter((_, terminal) => bench.shut[terminal] === 1);
  expect(marked).toHaveLength(4);
  bench.shut.fill(0);
  for (const { net } of marked) {
    bench.budget = Number.POSITIVE_INFINITY;
    expect(growNet(bench, net, [], FREELY).next()).toMatchObject({ done: true, value: { branches: [] } });
  }
});

it("spares the search of the whole board for what is shut in", () => {
  const board = escapeBoard(ballGrid("BGA-36", { rows: 6, pitch: 0.5, ball: 0.28 }), FINE_RULES, 4);
  const bench = new Workbench(problemFromBoard(board));
  const net = bench.problem.terminals.find((_, terminal) => bench.shut[terminal] === 1)?.net ?? -1;
  bench.budget = Number.POSITIVE_INFINITY;
  const grown = growNet(bench, net, [], FREELY).next();
  expect(grown).toMatchObject({ done: true, value: { branches: [], failed: 1 } });
  expect(bench.spent).toBeLessThan(1_000);
});
