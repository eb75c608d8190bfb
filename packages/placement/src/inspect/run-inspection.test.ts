import type { Intent } from "@tracewright/board";
import { describe, expect, it } from "vitest";
import { startPlacement } from "../run/placement-run.ts";
import { openPlacementRegression, readPlacementRegression, writePlacementRegression } from "../run/regression-file.ts";
import { mm, testBoard, testPart } from "../testing/test-board.ts";

const NETS = ["A", "B", "C", "D"];
const board = testBoard(
  { width: 30, height: 20 },
  Array.from({ length: 12 }, (_, index) =>
    testPart({
      reference: `U${index + 1}`,
      width: 2 + (index % 3),
      height: 2,
      nets: [NETS[index % 4] ?? "A", NETS[(index * 7 + 1) % 4] ?? "B"],
      at: mm(60, 5),
    }),
  ),
);
const said = { origin: "person", reason: { code: "said", facts: {} } } as const;
const pin = (reference: string, pad: string) => ({ reference, pad });
/** What brings terms into the cost that wires alone do not. */
const EVERY_TERM: readonly Intent[] = [
  { ...said, id: "group", kind: "group", name: "group", parts: ["U1", "U2", "U3"] },
  {
    ...said,
    id: "channel",
    kind: "channel",
    instances: [
      ["U4", "U5", "U6"],
      ["U7", "U8", "U9"],
    ],
  },
  { ...said, id: "edge", kind: "edge", part: "U10" },
  {
    ...said,
    id: "near",
    kind: "near",
    part: "U11",
    links: [{ from: pin("U11", "1"), to: pin("U12", "1"), within: 1_000_000 }],
  },
  {
    ...said,
    id: "loop",
    kind: "switching-loop",
    pins: [pin("U1", "1"), pin("U5", "1"), pin("U5", "2"), pin("U1", "2")],
    links: [{ from: pin("U1", "1"), to: pin("U5", "1"), within: 1_000_000 }],
  },
];
const OPTIONS = { seed: 3, effort: 0.05 };

describe("looking at a placement", () => {
  it("changes no byte of it, wherever one looks", () => {
    const [seen, unseen] = [startPlacement(board, undefined, OPTIONS), startPlacement(board, undefined, OPTIONS)];
    for (let status = "running"; status === "running"; ) {
      status = seen.step(700);
      unseen.step(700);
      seen.inspect().place();
      seen.inspect().congestion();
      expect(seen.checkpoint()).toEqual(unseen.checkpoint());
    }
    expect(seen.outcome()).toEqual(unseen.outcome());
  });

  it("tells terms that add up to the cost, of every profile", () => {
    const run = startPlacement(board, undefined, { ...OPTIONS, intents: EVERY_TERM });
    const seen = new Set<string>();
    for (let status = "running"; status === "running"; ) {
      status = run.step(900);
      const { annealing, profile, moves, most } = run.inspect().place();
      expect(moves).toBeLessThanOrEqual(most);
      if (!annealing) continue;
      seen.add(profile);
      const { terms, cost } = annealing;
      const sum = Object.values(terms).reduce((total, term) => total + term, 0);
      expect(sum / cost).toBeCloseTo(1, 9);
    }
    expect([...seen].sort()).toEqual(["compact", "orderly", "routable"]);
    expect(run.inspect().place().stage).toBe("finished");
  });

  it("spreads the wire of every net over its box: the cells add up to half the perimeters", () => {
    const run = startPlacement(board, undefined, OPTIONS);
    run.step(20_000);
    const { values, cell, columns, rows, peak } = run.inspect().congestion();
    expect(values).toHaveLength(columns * rows);
    expect(peak).toBe(Math.max(...values));
    const wire = values.reduce((sum, value) => sum + value, 0) * (cell ** 2 / 1e12);
    const placed = new Map(run.preview().map(({ id, position }) => [id, position]));
    let perimeters = 0;
    for (const { id } of board.nets) {
      const points = board.footprints.flatMap((part) => {
        const at = placed.get(part.id);
        return at && part.pads.some(({ net }) => net === id) ? [at] : [];
      });
      const span = (values: readonly number[]) => Math.max(...values) - Math.min(...values);
      perimeters += span(points.map(({ x }) => x)) + span(points.map(({ y }) => y));
    }
    // Pads stand a little beside the middle of their parts.
    expect(wire / perimeters).toBeGreaterThan(0.85);
    expect(wire / perimeters).toBeLessThan(1.15);
  });
});

describe("a saved step", () => {
  const run = startPlacement(board, undefined, OPTIONS);
  run.step(9_000);
  const text = writePlacementRegression({
    about: "U3 stands on its head",
    board,
    intents: run.inspect().intents(),
    options: OPTIONS,
    checkpoint: run.checkpoint(),
    step: run.inspect().place(),
  });

  it("opens where it was saved and comes to the same end", () => {
    const read = readPlacementRegression(text);
    if (read.status === "refused") throw new Error(read.problem);
    expect(read.file.about).toBe("U3 stands on its head");
    const { run: opened, stands } = openPlacementRegression(read.file);
    expect(stands).toBe("step");
    expect(opened.checkpoint()).toEqual(run.checkpoint());
    while (opened.step(5_000) === "running");
    while (run.step(5_000) === "running");
    expect(opened.outcome()).toEqual(run.outcome());
  });

  it("begins anew where the engine cannot read the checkpoint any more", () => {
    for (const checkpoint of ['{"version":-1}', "no engine's", "null"]) {
      const read = readPlacementRegression(JSON.stringify({ ...JSON.parse(text), checkpoint }));
      if (read.status === "refused") throw new Error(read.problem);
      const { run: opened, stands } = openPlacementRegression(read.file);
      expect(stands).toBe("start");
      expect(opened.inspect().place().moves).toBe(0);
    }
  });

  it("refuses what is no such file, each with what is wrong", () => {
    const good = JSON.parse(text);
    const problems = [
      "{",
      JSON.stringify({ ...good, kind: "else" }),
      JSON.stringify({ ...good, version: 9 }),
      JSON.stringify({ ...good, board: {} }),
      JSON.stringify({ ...good, options: { seed: -1 } }),
      JSON.stringify({ ...good, options: { mode: "sideways" } }),
      JSON.stringify({ ...good, step: {} }),
      JSON.stringify({ ...good, checkpoint: 1 }),
      JSON.stringify({ ...good, intents: [{ kind: "near", id: "x", links: [{}] }] }),
    ].map((broken) => {
      const read = readPlacementRegression(broken);
      return read.status === "refused" ? read.problem : "";
    });
    expect(problems.every((problem) => problem !== "")).toBe(true);
    expect(new Set(problems).size).toBeGreaterThan(6);
  });
});
