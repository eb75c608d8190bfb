import { applyEdit, type Board, indexBoard } from "@tracewright/board";
import { startPlacement } from "@tracewright/placement";
import { describe, expect, it } from "vitest";
import { GND, randomPouredBoard } from "./testing/poured-board.ts";
import { type TrialHelp, type TrialPiece, type TrialRouting, TrialRun } from "./trial-piece.ts";
import { resumeTrialPlacement, startTrialPlacement, type TrialPlacement } from "./trial-placement.ts";

const OPTIONS = { seed: 3, strip: true, effort: 0.02 } as const;
const STEP = 20_000;

function finish(run: TrialPlacement): TrialPlacement {
  while (run.step(STEP) === "running");
  return run;
}

/** Candidates whose trials arrive, each after so many questions for them. */
const ORDERS: readonly (readonly (readonly [candidate: number, after: number])[])[] = [
  [
    [2, 0],
    [1, 0],
  ],
  [[1, 30]],
  // Twice, and long after the run has its own.
  [
    [2, 1],
    [2, 2],
    [1, 1_000_000],
  ],
];

/** Another process: it knows the board from its own copy, and of a piece what travels as JSON. */
class Elsewhere implements TrialHelp {
  readonly offered: number[] = [];
  taken = 0;
  readonly #board: Board;
  readonly #answered: (readonly [candidate: number, after: number])[];
  readonly #pieces = new Map<number, TrialPiece>();
  #asked = 0;

  constructor(board: Board, answered: readonly (readonly [candidate: number, after: number])[]) {
    this.#board = JSON.parse(JSON.stringify(board));
    this.#answered = [...answered];
  }

  offer(pieces: readonly TrialPiece[]): void {
    for (const piece of JSON.parse(JSON.stringify(pieces)) as TrialPiece[]) {
      this.offered.push(piece.candidate);
      this.#pieces.set(piece.candidate, piece);
    }
  }

  poll(): { candidate: number; trial: TrialRouting } | undefined {
    const [next] = this.#answered;
    const piece = next && this.#pieces.get(next[0]);
    if (!piece || this.#asked++ < next[1]) return undefined;
    this.#answered.shift();
    const run = new TrialRun(this.#board, piece);
    while (run.step(STEP) === "running");
    this.taken += 1;
    return { candidate: piece.candidate, trial: JSON.parse(JSON.stringify(run.outcome())) };
  }
}

/** Connections that the nets without a pour want: pads less one for each. */
function wanted(board: Board): number {
  const { padsByNet } = indexBoard(board);
  return [...padsByNet].reduce((sum, [net, pads]) => (net === GND ? sum : sum + pads.length - 1), 0);
}

describe("a placement with trials", () => {
  const board = randomPouredBoard(11, "both-sides");
  const run = startTrialPlacement(board, undefined, OPTIONS);
  const pauses: Uint8Array[] = [];
  do pauses.push(run.checkpoint());
  while (run.step(STEP) === "running");
  const whole = run.outcome();

  it("tells of each candidate what a trial routing of its nets without a pour came to", () => {
    const { candidates, status } = whole;
    expect(status).toBe("complete");
    expect(candidates).toHaveLength(3);
    for (const { edit, trial } of candidates) {
      expect(trial?.total).toBe(wanted(applyEdit(board, edit)));
      expect(trial?.connected).toBeGreaterThan(0.9 * (trial?.total ?? 0));
      expect(trial?.lengthMm).toBeGreaterThan(10);
    }
  });

  it("gives every candidate the same allowance of work, and tells which trials it has ended", () => {
    const visits = whole.candidates.map(({ trial }) => trial?.visits ?? 0);
    expect(whole.candidates.map(({ trial }) => trial?.isCut)).toEqual([false, false, false]);
    // Enough for the first candidate to the very visit, so that only those are cut that need more.
    const trialVisits = (visits[0] ?? 0) + 1;
    const { candidates } = finish(startTrialPlacement(board, undefined, { ...OPTIONS, trialVisits })).outcome();
    for (const [index, { trial }] of candidates.entries()) {
      const isCut = (visits[index] ?? 0) >= trialVisits;
      expect(trial?.isCut).toBe(isCut);
      if (!isCut) expect(trial).toEqual(whole.candidates[index]?.trial);
      else expect(trial?.visits).toBeGreaterThanOrEqual(trialVisits);
    }
    const least = finish(startTrialPlacement(board, undefined, { ...OPTIONS, trialVisits: 1 })).outcome();
    for (const [index, { trial }] of least.candidates.entries()) {
      expect(trial?.isCut).toBe(true);
      expect(trial?.total).toBe(whole.candidates[index]?.trial?.total);
      expect(trial?.visits).toBeLessThanOrEqual(visits[index] ?? 0);
    }
  });

  it("ends the same when it is paused anywhere and resumed", () => {
    expect(pauses.length).toBeGreaterThan(10);
    for (const pause of pauses.filter((_, index) => index % 5 === 0)) {
      const resumed = resumeTrialPlacement(board, undefined, pause, OPTIONS);
      expect(finish(resumed).outcome()).toEqual(whole);
    }
  });

  it("comes to the same with trials that are computed elsewhere, in any order, from what they are told alone", () => {
    for (const answered of ORDERS) {
      const help = new Elsewhere(board, answered);
      const last = finish(startTrialPlacement(board, undefined, { ...OPTIONS, help }));
      expect(last.outcome()).toEqual(whole);
      expect(help.offered).toEqual([2, 1]);
    }
  });

  it("keeps what was computed elsewhere over a pause, and asks for the rest again", () => {
    const help = new Elsewhere(board, [[2, 0]]);
    const run = startTrialPlacement(board, undefined, { ...OPTIONS, help });
    while (help.taken < 1 && run.step(STEP) === "running");
    const shown = run.progress().percent;
    const next = new Elsewhere(board, []);
    const resumed = resumeTrialPlacement(board, undefined, run.checkpoint(), { ...OPTIONS, help: next });
    resumed.step(1);
    expect(next.offered).toEqual([1]);
    expect(finish(resumed).outcome()).toEqual(whole);
    expect(shown).toBeGreaterThan(70);
  });

  it("begins anew from a checkpoint of before there were trials", () => {
    const old = startPlacement(board, undefined, OPTIONS).checkpoint();
    const resumed = finish(resumeTrialPlacement(board, undefined, old, OPTIONS)).outcome();
    expect(resumed).toEqual(whole);
  });

  it("drops its trials with a placement that the engine does not go on from", () => {
    const run = startTrialPlacement(board, undefined, OPTIONS);
    let tried = 0;
    while (tried < 1 && run.step(STEP) === "running")
      tried = run.outcome().candidates.filter(({ trial }) => trial !== undefined).length;
    expect(tried).toBe(1);
    const text = Buffer.from(run.checkpoint()).toString("latin1");
    const foreign = text.replace(/"version":\d+(,"search")/, '"version":0$1');
    expect(foreign).not.toBe(text);
    const resumed = resumeTrialPlacement(board, undefined, Buffer.from(foreign, "latin1"), OPTIONS);
    resumed.step(1);
    expect(resumed.outcome().candidates.some(({ trial }) => trial !== undefined)).toBe(false);
    expect(finish(resumed).outcome()).toEqual(whole);
  });

  it("goes forward, with the figures of the trial under way, and has candidates without trials when it is ended early", () => {
    const run = startTrialPlacement(board, undefined, OPTIONS);
    let last = 0;
    let tried = 0;
    while (run.step(STEP) === "running") {
      const { phase, percent, trial } = run.progress();
      // The web says these words in its own: workspace/placing-step.
      if (trial) expect(phase).toMatch(/: trial routing$|^finished$/);
      expect(percent).toBeGreaterThanOrEqual(last);
      last = percent;
      if (!trial) continue;
      tried += 1;
      if (tried > 1) continue;
      const { candidates } = run.outcome();
      expect(candidates.map((candidate) => candidate.trial)).toEqual([undefined, undefined, undefined]);
    }
    expect(tried).toBeGreaterThan(3);
    expect(run.progress()).toMatchObject({ phase: "finished", percent: 100, candidates: 3 });
  });
});
