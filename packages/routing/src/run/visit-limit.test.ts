import { applyEdit } from "@tracewright/board";
import { describe, expect, it } from "vitest";
import { Crew, type RoutingRun, resumeRouting, type StartOptions, startRouting } from "../index.ts";
import { findViolations } from "../testing/find-violations.ts";
import { inProcessPool } from "../testing/in-process-pool.ts";
import { randomBoard } from "../testing/random-board.ts";

const BOARD = randomBoard({ seed: 9, parts: 12, nets: 8 });
const UNTIL_EPOCH_ENDS = Number.MAX_SAFE_INTEGER;

function begin(options: StartOptions): RoutingRun {
  return startRouting(BOARD, { seed: 1, effort: "draft", ...options });
}

function finish(run: RoutingRun, work = 100_000): RoutingRun {
  while (run.step(work) === "running");
  return run;
}

function bytesOf(run: RoutingRun): string {
  return JSON.stringify([run.outcome("none"), run.progress(), [...run.checkpoint()]]);
}

describe("a run with a limit of node visits", () => {
  const whole = begin({});
  /** Visits at the ends of its epochs, with connections made. */
  const boundaries: { visits: number; connected: number }[] = [];
  do {
    const { visits, connected } = whole.progress();
    if (visits > (boundaries.at(-1)?.visits ?? 0)) boundaries.push({ visits, connected });
  } while (whole.step(UNTIL_EPOCH_ENDS, "epoch") === "running");

  it("ends with lawful copper at the first epoch boundary behind it", () => {
    expect(boundaries.length).toBeGreaterThan(2);
    let least = 0;
    for (const { visits, connected } of boundaries) {
      const run = finish(begin({ mostVisits: least + 1 }));
      expect(run.progress()).toMatchObject({ phase: "done", percent: 100, visits });
      // What is taken over of an unfinished round may join more than was kept.
      expect(run.progress().connected).toBeGreaterThanOrEqual(connected);
      expect(findViolations(applyEdit(BOARD, run.outcome().edit))).toEqual([]);
      least = visits;
    }
  });

  describe("ends at the same place to the byte", () => {
    const mostVisits = boundaries.at(-2)?.visits ?? 0;
    const expected = bytesOf(finish(begin({ mostVisits })));

    it("whatever the size of the steps", () => {
      expect(bytesOf(finish(begin({ mostVisits }), 777))).toBe(expected);
    });

    it("when other threads compute as well", () => {
      const crew = new Crew(inProcessPool({ workers: 2, seed: 5 }));
      expect(bytesOf(finish(begin({ mostVisits, crew })))).toBe(expected);
    });

    it("when it is paused at any epoch and resumed", () => {
      const paused = begin({ mostVisits });
      const pauses: Uint8Array[] = [];
      do pauses.push(paused.checkpoint());
      while (paused.step(UNTIL_EPOCH_ENDS, "epoch") === "running");
      expect(pauses.length).toBeGreaterThan(1);
      for (const pause of pauses) {
        const resumed = resumeRouting(BOARD, pause, { seed: 1, effort: "draft", mostVisits });
        expect(bytesOf(finish(resumed))).toBe(expected);
      }
    });
  });

  it("is no other for a limit that it does not reach", () => {
    const { visits } = whole.progress();
    expect(bytesOf(finish(begin({ mostVisits: visits + 1 })))).toBe(bytesOf(whole));
  });

  it("keeps what of a first round that it does not end breaks no rule", () => {
    const board = randomBoard({ seed: 6, parts: 80, nets: 60 });
    const run = finish(startRouting(board, { effort: "draft", mostVisits: 1 }));
    const { connected, total } = run.progress();
    expect(connected).toBeGreaterThan(0);
    expect(connected).toBeLessThan(0.5 * total);
    const { tracks, vias } = run.preview();
    expect(tracks.length).toBeGreaterThanOrEqual(connected);
    expect(findViolations({ ...board, tracks, vias })).toEqual([]);
  });

  it("goes on from what was saved before visits were counted, as if none had been made", () => {
    const run = begin({});
    run.step(UNTIL_EPOCH_ENDS, "epoch");
    const saved = run.checkpoint();
    const { visits } = run.progress();
    // Behind the visits stands what was added to checkpoints after them.
    const resumed = resumeRouting(BOARD, saved.subarray(0, -16), { seed: 1, effort: "draft" });
    expect(resumed.progress().visits).toBe(0);
    const { visits: all } = finish(resumed).progress();
    expect(all).toBe(whole.progress().visits - visits);
    expect(JSON.stringify(resumed.outcome())).toBe(JSON.stringify(whole.outcome()));
  });
});
