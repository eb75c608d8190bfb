import { describe, expect, test } from "vitest";
import { type Baseline, readBaselines } from "../baselines/read-baselines.ts";
import { GOALS, type SuiteRows } from "./goals.ts";
import { rivalCells } from "./rivals.ts";
import type { Row } from "./row.ts";
import { comparePeer, formatSummary } from "./summary.ts";

interface Sketch {
  readonly open?: number;
  readonly vias?: number;
  readonly errors?: number;
  readonly seconds?: number;
  readonly wholeAfter?: number;
  readonly peakMb?: number;
  readonly overTree?: number;
  readonly clean?: boolean;
}

/** A row of 100 connections, 10 vias of the human and 100 mm of tree. */
function row(board: string, sketch: Sketch = {}): Row {
  const { open = 0, vias = 5, errors = 0, seconds = 1, peakMb = 100, overTree = 1, clean = false, wholeAfter } = sketch;
  return {
    board,
    human: { vias: 10, lengthMm: 100, clean },
    routed: {
      connected: 100 - open,
      total: 100,
      vias,
      lengthMm: 100 * overTree,
      overTree,
      treeMm: 100,
      seconds,
      ...(wholeAfter !== undefined && { completeAfter: wholeAfter }),
      finished: true,
      phase: "done",
      reasons: {},
      longestStepMs: 1,
      peakMb,
    },
    verdict: { connections: 100, unrouted: open, vias, lengthMm: 100 * overTree, findings: {} },
    errors,
    fresh: {},
  };
}

const crashed: Row = {
  board: "crashed",
  human: { vias: 10, lengthMm: 1, clean: true },
  failure: "Error: out of memory",
};
const baselines = readBaselines();

function measure(goal: number, rows: SuiteRows, against: readonly Baseline[] = baselines) {
  const found = GOALS[goal - 1];
  if (!found) throw new Error(`no goal ${goal}`);
  return found.measure(rows, against);
}

const many = (count: number, sketch: Sketch) => Array.from({ length: count }, (_, i) => row(`board ${i}`, sketch));

describe("the goals of the routing bench", () => {
  test("say that nothing was measured where nothing was", () => {
    for (const { measure } of GOALS) expect(measure({}, baselines)).toEqual({ text: "not measured", verdict: "none" });
  });

  test("count a cleanly routed board as reached only when it is whole, without an error and in time", () => {
    const clean = many(18, { clean: true, seconds: 5 });
    const with2 = (a: Sketch, b: Sketch) => [
      ...clean,
      row("a", { clean: true, ...a }),
      row("b", { clean: true, ...b }),
    ];
    expect(measure(1, { bench: with2({}, {}) }).verdict).toBe("aim");
    expect(measure(1, { bench: with2({ open: 1 }, { errors: 1 }) })).toEqual({
      text: "18 of 20 (90 %), in 12 s whole 18, finished 18",
      verdict: "must",
    });
    expect(measure(1, { bench: with2({ seconds: 121 }, {}) }).verdict).toBe("aim");
    const late = with2({ seconds: 121 }, { open: 1 });
    expect(measure(1, { bench: [...late, crashed, crashed] }).verdict).toBe("missed");
    expect(measure(1, { bench: many(20, { clean: true, seconds: 100 }) }).verdict).toBe("must");
    expect(measure(1, { bench: many(20, { clean: true, seconds: 100, wholeAfter: 11 }) })).toEqual({
      text: "20 of 20 (100 %), in 12 s whole 20, finished 0",
      verdict: "aim",
    });
  });

  test("count every connection of a board that crashed as open", () => {
    const boards = many(9, {});
    const bench = [row("good")];
    expect(measure(2, { bench, boards }).verdict).toBe("aim");
    const lost: Row = { board: "lost", failure: "Error", connections: 100 };
    expect(measure(2, { bench, boards: [...boards, lost] })).toEqual({
      text: "90.91 % (100 of 1100 open), 0 errors; 1 without a result",
      verdict: "missed",
    });
    expect(measure(2, { bench, boards: [...boards, crashed] }).verdict).toBe("missed");
    expect(measure(2, { bench, boards: [row("bad", { errors: 1 })] }).verdict).toBe("missed");
    expect(measure(2, { bench }).verdict).toBe("none");
  });

  test("take the demo boards all together, by their slowest", () => {
    const small = baselines.filter(({ suite, connections }) => suite === "demos" && connections <= 230);
    expect(small).toHaveLength(8);
    const demos = small.map(({ board }) => row(board, { seconds: 14 }));
    expect(measure(3, { demos })).toEqual({ text: "8 of 8, whole in 14.0 s, finished in 14.0 s", verdict: "aim" });
    expect(measure(3, { demos: [...demos.slice(1), row("ecc83-pp", { seconds: 16 })] }).verdict).toBe("must");
    expect(measure(3, { demos: [...demos.slice(1), row("ecc83-pp", { open: 1 })] }).verdict).toBe("missed");
    expect(measure(3, { demos: demos.slice(1) }).verdict).toBe("none");
  });

  test("find the coldfire board in either suite", () => {
    expect(measure(4, { boards: [row("kit-coldfire", { open: 1 })] }).verdict).toBe("must");
    expect(measure(4, { demos: [row("kit-dev-coldfire", { seconds: 119 })] }).verdict).toBe("aim");
    expect(measure(4, { demos: [row("kit-dev-coldfire", { errors: 1 })] }).verdict).toBe("missed");
  });

  test("compare vias with Freerouting's on boards that both complete, and on no others", () => {
    const bench = [
      row("rufs_dra818v_breakout_board", { vias: 4 }),
      row("nikon_gps_nikon_gps", { vias: 3 }),
      row("tbd_tbd", { vias: 100 }),
      row("ADC-DAC-16bit_ADC-DAC-16bit", { vias: 100, open: 1 }),
    ];
    expect(measure(5, { bench })).toEqual({ text: "1.00 (7 : 7 on 2 boards)", verdict: "none" });
  });

  test("compare vias with the human's over every board with a result", () => {
    const rows = { bench: many(2, { vias: 5 }), boards: [row("a", { vias: 8, open: 1 })] };
    expect(measure(6, rows)).toEqual({ text: "0.60 (18 : 30; complete boards 0.50)", verdict: "none" });
  });

  test("weigh track length by the length of the trees", () => {
    expect(measure(7, { bench: [row("a", { overTree: 1.1 }), row("b", { overTree: 1.04 })] }).verdict).toBe("aim");
    expect(measure(7, { bench: [row("a", { overTree: 1.2 }), row("b", { overTree: 3, open: 1 })] })).toEqual({
      text: "1.200 (1 board, worst 1.20)",
      verdict: "missed",
    });
  });

  test("hold the synthetic board to its time and its memory", () => {
    expect(measure(8, { synthetic: [row("synthetic", { seconds: 119 })] }).verdict).toBe("aim");
    expect(measure(8, { synthetic: [row("synthetic", { seconds: 119, peakMb: 501 })] }).verdict).toBe("must");
    expect(measure(8, { synthetic: [row("synthetic", { open: 2, seconds: 300 })] }).verdict).toBe("must");
    expect(measure(8, { synthetic: [row("synthetic", { seconds: 290, wholeAfter: 90 })] })).toEqual({
      text: "100.0 % in 290 s, whole in 90 s, 100 MB, 0 errors",
      verdict: "aim",
    });
    expect(measure(8, { synthetic: [row("synthetic", { seconds: 310, wholeAfter: 125 })] }).verdict).toBe("must");
    expect(measure(8, { synthetic: [row("synthetic", { open: 2, seconds: 301 })] }).verdict).toBe("missed");
    expect(measure(8, { synthetic: [row("synthetic", { open: 3 })] }).verdict).toBe("missed");
    expect(measure(8, { synthetic: [{ ...crashed, board: "synthetic" }] })).toEqual({
      text: "Error: out of memory",
      verdict: "missed",
    });
  });

  test("look for each synthetic board by its name", () => {
    const synthetic = [row("synthetic", { open: 3 }), row("synthetic-wide", { seconds: 100 })];
    expect(measure(8, { synthetic }).verdict).toBe("missed");
    expect(measure(9, { synthetic }).verdict).toBe("aim");
    expect(measure(9, { synthetic: synthetic.slice(0, 1) }).verdict).toBe("none");
  });

  test("let a single error on any board miss the last line", () => {
    expect(measure(10, { bench: many(3, {}) })).toEqual({ text: "0 on 3 boards (bench)", verdict: "aim" });
    expect(measure(10, { bench: many(3, {}), demos: [row("a", { errors: 1 })] }).verdict).toBe("missed");
  });
});

describe("the summary", () => {
  test("has a line for each goal, both variants and what others reached", () => {
    const text = formatSummary({ T: { bench: many(20, { clean: true }) }, P: {} }, ["a peer"]);
    for (const { name } of GOALS) expect(text).toContain(name);
    expect(text).toMatch(/20 of 20 \(100 %\), in 12 s whole 20, finished 20 +aim +not measured/);
    expect(text).toContain("a peer");
  });

  test("says of Freerouting what the baselines hold", () => {
    const cells = rivalCells(baselines);
    expect(cells[2]?.freerouting).toBe("1 of 8");
    expect(cells[3]?.freerouting).toBe("56.4 % (233 of 534 open), 0 errors");
    expect(cells[5]?.freerouting).toBe("0.20 (46 : 233 on its 10 complete boards)");
  });

  test("compares a peer board by board, vias only where both are whole", () => {
    const theirs = [row("a", { vias: 9 }), row("b", { errors: 1, vias: 7 }), crashed];
    const ours = [row("a", { vias: 3 }), row("b", { open: 1 }), row("crashed")];
    expect(comparePeer({ name: "peer on bench", theirs, ours })).toBe(
      "peer on bench: 1 of 3 boards complete without new errors; ours 2 of 3; vias ours : theirs where both complete 3 : 9 on 1 boards",
    );
    expect(comparePeer({ name: "peer on bench", theirs, ours: [] })).toBe(
      "peer on bench: 1 of 3 boards complete without new errors",
    );
  });

  test("joined by a second is weighed by connections, a run that was over by then counts as it ended", () => {
    const middle = (connections: number, curve: readonly number[], open = 0): Row => {
      const { verdict, routed, ...rest } = row("middle", { open });
      if (!verdict || !routed) throw new Error("a row has both");
      return { ...rest, routed: { ...routed, curve }, verdict: { ...verdict, connections } };
    };
    const bench = [middle(300, [0, 0, 0.5, 0.9, 0.95, 1]), middle(400, [0.5, 1]), row("small"), middle(500, [])];
    expect(measure(11, { bench })).toEqual({ text: "95.7 % / 100.0 % on 2 boards", verdict: "aim" });
    expect(measure(11, { bench: [middle(300, [0, 0, 0, 0.7, 0.9, 1])] }).verdict).toBe("missed");
    expect(measure(11, { bench: [row("small")] }).verdict).toBe("none");
  });

  test("the median board counts as never finished where its time ran out", () => {
    const bench = [row("a", { seconds: 2 }), row("b", { seconds: 20 }), row("c", { seconds: 40 })];
    expect(measure(12, { bench })).toEqual({ text: "20.0 s on 3 boards", verdict: "must" });
    const unfinished = bench.map((one) => ({
      ...one,
      ...(one.routed && { routed: { ...one.routed, finished: false } }),
    }));
    expect(measure(12, { bench: unfinished }).verdict).toBe("missed");
  });
});
