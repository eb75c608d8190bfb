import type { Board } from "@tracewright/board";
import { type RouteBoardOptions, type RoutedBoard, routeBoard as routeWhole } from "@tracewright/flows";
import { startCrew } from "@tracewright/threads";
import { createProgressBar } from "./progress-bar.ts";
import { runEngine } from "./run-engine.ts";
import type { Terminal } from "./terminal.ts";

export interface RouteOptions extends Omit<RouteBoardOptions, "checkpoint" | "crew" | "drive"> {
  readonly seconds: number;
  /** Threads that compute; as many as there are cores where absent. */
  readonly workers?: number | undefined;
}

export interface TimedRoutedBoard extends RoutedBoard {
  readonly seconds: number;
}

const PHASES = {
  prepare: "reading the board",
  negotiate: "finding ways",
  repair: "making room",
  optimise: "saving vias and length",
  done: "done",
} as const;

/** Routes a board within the time, with a progress bar. */
export async function routeBoard(source: Board, options: RouteOptions, terminal: Terminal): Promise<TimedRoutedBoard> {
  const { seconds: allowed, workers, ...asked } = options;
  const bar = createProgressBar(terminal);
  const { interrupt } = terminal;
  interrupt?.begin();
  let seconds = 0;
  const threads = startCrew({ threads: workers, onLost: ({ message }) => terminal.stderr(`${message}\n`) });
  const routed = await routeWhole(source, {
    ...asked,
    crew: threads.crew,
    drive: (run) => {
      const before = seconds;
      const { status, elapsed } = runEngine(run, {
        seconds: allowed - before,
        isEnough: () => interrupt?.isAsked() === true,
        onStep: (sinceStart) => {
          const { percent, phase, connected, total, vias } = run.progress();
          const at = (before + sinceStart).toFixed(0);
          bar.update(percent, `${PHASES[phase]}: ${connected}/${total} connections, ${vias} vias, ${at} s`);
        },
      });
      seconds = before + elapsed;
      return status;
    },
  }).finally(threads.close);
  bar.end();
  interrupt?.end();
  if (routed === "stopped") throw new Error("a run that nobody stopped says that it was stopped");
  return { ...routed, seconds };
}
