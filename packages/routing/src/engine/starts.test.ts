import { describe, expect, it } from "vitest";
import { problemFromBoard } from "../adapt/problem-from-board.ts";
import { Workbench } from "../search/workbench.ts";
import { randomBoard } from "../testing/random-board.ts";
import { readCheckpoint, writeCheckpoint } from "./checkpoint.ts";
import { isBetter, measure } from "./legal-subset.ts";
import { negotiateEpoch } from "./negotiate.ts";
import { optimiseEpoch } from "./optimise.ts";
import { repairEpoch } from "./repair.ts";
import { countStarts, leading } from "./starts.ts";
import { beginState, type EngineState, type Snapshot } from "./state.ts";

const PROBLEM = problemFromBoard(randomBoard({ seed: 5, parts: 16, nets: 10 }));
const STARTS = 4;

function newBench(): Workbench {
  const bench = new Workbench(PROBLEM);
  bench.budget = Number.POSITIVE_INFINITY;
  return bench;
}

/** The second of four starts, after a first one that joined nothing. Effort `draft` makes no trials. */
function secondStart(): { bench: Workbench; state: EngineState } {
  const bench = newBench();
  const nothing = measure(bench);
  const begun = beginState(7, "negotiate", { ...nothing, routes: [] });
  return { bench, state: { ...begun, start: 1, starts: STARTS, champion: nothing } };
}

function doEpoch(bench: Workbench, state: EngineState): void {
  const epoch =
    state.phase === "negotiate"
      ? negotiateEpoch(bench, state)
      : state.phase === "repair"
        ? repairEpoch(bench, state)
        : optimiseEpoch(bench, state, "draft");
  while (!epoch.next().done);
}

describe("several starts of a run", () => {
  it("show the best board of all so far, which is never worse than it was", () => {
    const { bench, state } = secondStart();
    const seen = new Set<number>();
    const ends: Snapshot[] = [];
    for (let before = leading(state); state.phase !== "done"; before = leading(state)) {
      const { start, best } = state;
      doEpoch(bench, state);
      seen.add(start);
      if (state.start !== start) ends.push(best);
      expect(isBetter(before, leading(state))).toBe(false);
    }
    expect([...seen]).toEqual([1, 2, 3]);
    for (const end of ends) expect(isBetter(end, state.best)).toBe(false);
    expect(measure(bench)).toEqual(state.best);
    expect(bench.table.allConflicts()).toEqual([]);
  });

  it("end the same when they are paused at any epoch and resumed", () => {
    const whole = secondStart();
    const pauses: Uint8Array[] = [];
    while (whole.state.phase !== "done") {
      pauses.push(writeCheckpoint(whole.bench, whole.state));
      doEpoch(whole.bench, whole.state);
    }
    const end = writeCheckpoint(whole.bench, whole.state);
    for (const pause of pauses.filter((_, index) => index % 3 === 0)) {
      const bench = newBench();
      const state = readCheckpoint(bench, pause);
      while (state.phase !== "done") doEpoch(bench, state);
      expect(writeCheckpoint(bench, state)).toEqual(end);
    }
  });

  it("are as many as there is work for, and one where the run begins with copper that is there", () => {
    const bench = newBench();
    expect(countStarts(bench, 20_000_000, "draft")).toBe(1);
    expect(countStarts(bench, 20_000_000, "normal")).toBeGreaterThan(1);
    expect(countStarts(bench, 1_000_000_000, "normal")).toBe(1);
    const problem = {
      ...PROBLEM,
      given: [{ net: 0, pieces: [], ends: [], anchors: [], entry: PROBLEM.terminals.length }],
    };
    expect(countStarts(new Workbench(problem), 20_000_000, "normal")).toBe(1);
  });
});
