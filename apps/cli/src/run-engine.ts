import { performance } from "node:perf_hooks";

interface Steppable {
  step(work: number): "running" | "finished";
}

const STEP_AIM_MS = 50;
const FIRST_STEP_WORK = 2_000;
const MIN_STEP_WORK = 100;

/**
 * Steps an engine until it finishes, the time is up or the user ends it. The engine counts work, not seconds; the
 * size of a step is adapted so that the clock and the progress bar are looked at about twenty times a second.
 *
 * `elapsed` is in seconds.
 */
export function runEngine(
  engine: Steppable,
  options: { seconds: number; onStep: (elapsed: number) => void; isEnough?: () => boolean },
): { status: "finished" | "ended"; elapsed: number } {
  const start = performance.now();
  let work = FIRST_STEP_WORK;
  for (;;) {
    const before = performance.now();
    const state = engine.step(work);
    const now = performance.now();
    const elapsed = (now - start) / 1000;
    options.onStep(elapsed);
    if (state === "finished") return { status: "finished", elapsed };
    if (elapsed >= options.seconds || options.isEnough?.()) return { status: "ended", elapsed };
    const scale = Math.min(2, Math.max(0.5, STEP_AIM_MS / Math.max(1, now - before)));
    work = Math.max(MIN_STEP_WORK, Math.round(work * scale));
  }
}
