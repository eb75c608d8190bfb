import { applyEdit, type Board, copperLayers, type Zone } from "@tracewright/board";
import { expect, it } from "vitest";
import { growthOf, resumeGrowingPlacement, startGrowingPlacement } from "./growing-placement.ts";
import { corners, randomPouredBoard, zone } from "./testing/poured-board.ts";
import { startTrialPlacement, type TrialPlacement } from "./trial-placement.ts";

const OPTIONS = { seed: 3, strip: true, effort: 0.002, trialVisits: 50_000 } as const;
const STEP = 10_000;
const poured = randomPouredBoard(11, "both-sides");
const wide: Board = { ...poured, footprints: poured.footprints.slice(0, 6) };
const CLOSED = { tracks: true, vias: true, pads: false, pours: false, footprints: false };
/** No track may be laid on it, so that trials leave all open. */
const small: Board = {
  ...wide,
  zones: [
    ...wide.zones,
    (({ net: _, ...closed }: Zone): Zone => ({ ...closed, layers: ["*.Cu"], keepout: CLOSED }))(
      zone("closed", "F.Cu", corners(-10, -10, 60, 60)),
    ),
  ],
};
const opened = (board: Board): Board => ({ ...board, zones: board.zones.filter(({ keepout }) => !keepout) });

function finish(run: TrialPlacement): TrialPlacement {
  while (run.step(STEP) === "running");
  return run;
}

it("places the next proposal where trials leave connections open, and offers it as an edit of the board given", () => {
  const asked: Board[] = [];
  let pauses: Uint8Array[] = [];
  const grow = (board: Board): Board | undefined => {
    asked.push(board);
    // Those of the second proposal.
    pauses = [];
    return opened(board);
  };
  const run = startGrowingPlacement(small, undefined, { ...OPTIONS, grow });
  let last = 0;
  while (run.step(STEP) === "running") {
    pauses.push(run.checkpoint());
    const { percent } = run.progress();
    expect(percent).toBeGreaterThanOrEqual(last);
    last = percent;
  }
  expect(run.progress()).toMatchObject({ phase: "finished", percent: 100 });
  expect(asked).toEqual([small]);
  const whole = run.outcome();
  expect(whole.candidates).toHaveLength(3);
  for (const { edit, trial } of whole.candidates) {
    expect(trial?.connected).toBeGreaterThan(0);
    expect(applyEdit(small, edit).zones).toEqual(wide.zones);
  }
  expect(pauses.length).toBeGreaterThan(10);
  for (const share of [0.2, 0.9]) {
    const pause = pauses[Math.floor(share * pauses.length)]!;
    const resumed = resumeGrowingPlacement(small, undefined, pause, { ...OPTIONS, grow: opened });
    expect(finish(resumed).outcome()).toEqual(whole);
  }
});

const plain = finish(startTrialPlacement(small, undefined, OPTIONS)).outcome();

it("keeps the board where the next proposal joins no more", () => {
  let proposals = 0;
  const same = (board: Board): Board => {
    proposals += 1;
    return { ...board, title: { title: "no better" } };
  };
  expect(finish(startGrowingPlacement(small, undefined, { ...OPTIONS, grow: same })).outcome()).toEqual(plain);
  expect(proposals).toBe(1);
});

it("offers the first proposal when it is ended before the next is done", () => {
  let hasGrown = false;
  const grow = (board: Board): Board => {
    hasGrown = true;
    return opened(board);
  };
  const run = startGrowingPlacement(small, undefined, { ...OPTIONS, grow });
  while (!hasGrown && run.step(STEP) === "running");
  expect(hasGrown).toBe(true);
  const shown = run.preview();
  run.step(STEP);
  expect(run.preview()).toEqual(shown);
  expect(run.outcome()).toEqual(plain);
});

it("tells what has changed of the board", () => {
  expect(growthOf(small, small)).toBeUndefined();
  const layers = [...small.layers.slice(0, 1), { id: "In1.Cu", role: "signal" } as const, ...small.layers.slice(1)];
  expect(growthOf(small, { ...small, layers })).toEqual({ copperLayers: copperLayers(small).length + 1 });
  expect(growthOf(small, { ...small, graphics: small.graphics.slice(1) })).toBeUndefined();
});
