import { type PlacingAnswer, PlacingCrew, type PlacingRequest, startPlacement } from "@tracewright/placement";
import { Crew, type RoutingRun, startRouting, type WorkerAnswer, type WorkerRequest } from "@tracewright/routing";
import { afterEach, describe, expect, it } from "vitest";
import { randomBoard } from "../../routing/src/testing/random-board.ts";
import { startCrew } from "./start-crew.ts";
import { type ThreadLost, ThreadPool } from "./thread-pool.ts";

const BOARD = randomBoard({ seed: 5, parts: 16, nets: 10 });
const EPOCHS = 12;
const NO_JOBS: WorkerRequest = {
  kind: "batch",
  session: 1,
  batch: 1,
  routes: new Uint8Array(1),
  jobs: [],
  order: [],
  claims: new Int32Array(0),
};

const open: { readonly close: () => Promise<void> }[] = [];
function closing<Closable extends { readonly close: () => Promise<void> }>(closable: Closable): Closable {
  open.push(closable);
  return closable;
}
afterEach(async () => {
  await Promise.all(open.splice(0).map((closable) => closable.close()));
});

function start(crew: Crew | undefined): RoutingRun {
  return startRouting(BOARD, { seed: 3, ...(crew && { crew }) });
}

function bytesAfterEpochs(run: RoutingRun): string {
  for (let epoch = 0; epoch < EPOCHS; epoch++) while (run.step(50_000, "epoch") === "running" && !isAtBoundary(run));
  return Buffer.from(run.checkpoint()).toString("hex");
}

function isAtBoundary(run: RoutingRun): boolean {
  return run.inspect().place().isEpochBoundary;
}

describe("a crew of threads", () => {
  const alone = bytesAfterEpochs(start(undefined));

  it("changes no byte of a run, however many threads there are", () => {
    for (const threads of [2, 4]) expect(bytesAfterEpochs(start(closing(startCrew({ threads })).crew))).toBe(alone);
  });

  it("is none where the run's own thread is the only one", () => {
    expect(startCrew({ threads: 1 }).crew).toBeUndefined();
  });

  it("changes no byte of a placement either, and a thread that is lost is told", () => {
    const options = { strip: true, effort: 0.05, seed: 2 };
    const finish = (placingCrew: PlacingCrew | undefined) => {
      const run = startPlacement(BOARD, undefined, { ...options, ...(placingCrew && { placingCrew }) });
      while (run.step(20_000) === "running");
      return Buffer.from(run.checkpoint()).toString("hex");
    };
    const expected = finish(undefined);
    for (const threads of [2, 3]) expect(finish(closing(startCrew({ threads })).placingCrew)).toBe(expected);
    const lost: ThreadLost[] = [];
    const pool = closing(new ThreadPool<PlacingRequest, PlacingAnswer>("placing", 1, (error) => lost.push(error)));
    const job = { kind: "job", session: 99, job: 1, candidate: {} as never, until: 1 } as const;
    pool.send(0, job);
    expect(finish(new PlacingCrew(pool))).toBe(expected);
    expect(lost.map(({ message }) => message)).toEqual([
      "placing thread 1 is lost: a job for a board that was never opened",
    ]);
  });

  it("goes on with the same bytes when a thread is lost, and says which", () => {
    const lost: ThreadLost[] = [];
    const pool = closing(new ThreadPool<WorkerRequest, WorkerAnswer>("routing", 2, (error) => lost.push(error)));
    // A batch for a bench that the thread has never been given ends it.
    pool.send(1, { ...NO_JOBS, session: 99 });
    expect(bytesAfterEpochs(start(new Crew(pool)))).toBe(alone);
    expect(lost.map(({ message }) => message)).toEqual([
      "routing thread 2 is lost: a batch for a bench that was never opened",
    ]);
  });

  it("leaves no thread behind, even in the middle of its work", async () => {
    const pool = new ThreadPool<WorkerRequest, WorkerAnswer>("routing", 2, () => {});
    const run = start(new Crew(pool));
    while (pool.running < 2 && run.step(20_000) === "running");
    expect(pool.running).toBe(2);
    await pool.close();
    expect(pool.running).toBe(0);
    expect(run.step(20_000)).toBe("running");
  });
});
