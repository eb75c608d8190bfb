import type { DrivenRun } from "@tracewright/flows";

/** Node visits between two looks at the clock. */
const STEP_WORK = 20_000;

/** Seconds at which the share of joined connections is noted. */
export const CURVE_SECONDS = [1, 2, 5, 10, 20, 30, 60, 120] as const;

/** How often a flow fills and checks at the end what it has filled and checked once in the beginning. */
const REPEATS = 4;

export type Clock = ReturnType<typeof startClock>;

/**
 * What seconds are: of the wall, or of computing, of all threads of the process together over their number, which other
 * work on the machine changes little.
 */
export const TIME_KINDS = ["wall", "processor"] as const;
export type TimeKind = (typeof TIME_KINDS)[number];

/** Steps runs until `limit` seconds from now, all runs together, and notes what was to be seen. */
export function startClock(limit: number, kind: TimeKind = "wall", threads = 1) {
  const now = kind === "wall" ? () => performance.now() : () => processorMs() / threads;
  const start = now();
  const seconds = () => (now() - start) / 1000;
  let longestStepMs = 0;
  let completeAfter: number | undefined;
  let phase = "";
  let finished = false;
  let traced = "";
  // At each of the seconds what the best of all runs so far had joined; runs of a flow show themselves as one.
  const curve: number[] = [];
  let joined = 0;
  // What a flow does before its first step it does several times at the end: pours are filled, the board is checked,
  // loose ends are taken off, and so again.
  let reserve: number | undefined;
  const trace = (line: string) => {
    if (!process.env.BENCH_TRACE || line === traced) return;
    traced = line;
    process.stderr.write(`${seconds().toFixed(1)} s ${line}\n`);
  };
  // The finished board has to be there within the limit: time to hand it over is kept, a hundredth at least.
  const isOver = () => seconds() + longestStepMs / 1000 + (reserve ?? 0) + limit / 100 >= limit;
  const drive = (run: Pick<DrivenRun, "step" | "progress">): "finished" | "ended" => {
    reserve ??= REPEATS * seconds();
    let status = run.step(0);
    while (status === "running" && !isOver()) {
      const before = performance.now();
      status = run.step(STEP_WORK);
      longestStepMs = Math.max(longestStepMs, performance.now() - before);
      const progress = run.progress();
      while (curve.length < CURVE_SECONDS.length && seconds() > (CURVE_SECONDS[curve.length] ?? Infinity))
        curve.push(joined);
      if (progress.total > 0) joined = Math.max(joined, progress.connected / progress.total);
      if (progress.connected === progress.total) completeAfter ??= seconds();
      else completeAfter = undefined;
      trace(JSON.stringify(progress));
    }
    finished = status === "finished";
    // A flow shows its later runs as the end of the first: what is finished is done all the same.
    phase = finished ? "done" : run.progress().phase;
    return finished ? "finished" : "ended";
  };
  return { seconds, drive, trace, seen: () => ({ finished, phase, completeAfter, longestStepMs, curve }) };
}

function processorMs(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
