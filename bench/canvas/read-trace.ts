/** An event of Chromium's trace; times in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** Time of the thread's own on a core: what others on the machine do is not in it. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

export interface FrameCosts {
  /** Milliseconds of the page's main thread on a core for each animation frame: script, style, painting. */
  readonly frames: readonly number[];
  /** The same of the whole trace. */
  readonly total: number;
}

/** What the page's main thread did between animation frames. */
export function readFrameCosts(trace: Buffer): FrameCosts {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: readonly TraceEvent[] };
  const animated = traceEvents.filter(({ name }) => name === "FireAnimationFrame");
  const [first] = animated;
  if (!first) return { frames: [], total: 0 };
  const ofPage = (event: TraceEvent) => event.pid === first.pid && event.tid === first.tid;
  const tasks = traceEvents
    .filter((event) => event.name === "RunTask" && event.ph === "X" && ofPage(event))
    .sort((a, b) => a.ts - b.ts);
  const cost = (event: TraceEvent) => (event.tdur ?? event.dur ?? 0) / 1000;
  const starts = animated.filter(ofPage).map(({ ts }) => ts);
  // The task that an animation frame runs in begins before it.
  const taskStarts = starts.map((ts) => tasks.findLast((task) => task.ts <= ts)?.ts ?? ts);
  const frames = taskStarts.map((start, index) => {
    const end = taskStarts[index + 1] ?? Number.POSITIVE_INFINITY;
    return tasks.filter(({ ts }) => ts >= start && ts < end).reduce((sum, task) => sum + cost(task), 0);
  });
  return { frames, total: tasks.reduce((sum, task) => sum + cost(task), 0) };
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}
