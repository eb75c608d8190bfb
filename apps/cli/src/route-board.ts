import { performance } from "node:perf_hooks";
import type { Board } from "@tracewright/board";
import { type RouteBoardOptions, type RoutedBoard, routeBoard as routeWhole } from "@tracewright/flows";
import { startCrew } from "@tracewright/threads";
import { createProgressBar } from "./progress-bar.ts";
import { runEngine } from "./run-engine.ts";
import type { Terminal } from "./terminal.ts";

export interface RouteOptions extends Omit<RouteBoardOptions, "checkpoint" | "crew" | "drive" | "isLate"> {
  /** When everything is to be done, by the clock of `performance`. */
  readonly deadline: number;
  /** Milliseconds that a check of this board takes: one is due before the deadline. */
  readonly checkTakes: number;
  /** Threads that compute; as many as there are cores where absent. */
  readonly workers?: number | undefined;
}

export interface TimedRoutedBoard extends RoutedBoard {
  readonly seconds: number;
  /** Reading, filling and checking alone took all the time there was: the engine made its first step and no more. */
  readonly hadNoTime: boolean;
}

const PHASES = {
  prepare: "reading the board",
  negotiate: "finding ways",
  repair: "making room",
  optimise: "saving vias and length",
  done: "done",
} as const;

/** What follows the engine where there are pours: each step fills them and checks the board. */
const FINISHING_STEPS = 5;
/** Of the time that is left, however long a step takes. */
const MAX_RESERVED = 0.25;

/**
 * How many of the seconds left the engine may use. One that used them all would leave none for what makes a result whole:
 * repairs around pours, and taking out the copper that they carry.
 */
export function secondsForEngine(left: number, finishingStep: number): number {
  return left - Math.min(MAX_RESERVED * Math.max(0, left), FINISHING_STEPS * finishingStep);
}

/**
 * Routes a board with a progress bar. The time holds for all of it: the engine ends before the deadline by what filling and
 * checking took at the beginning and by the steps that follow it (`secondsForEngine`); no such step begins after the deadline.
 */
export async function routeBoard(source: Board, options: RouteOptions, terminal: Terminal): Promise<TimedRoutedBoard> {
  const { deadline, checkTakes, workers, ...asked } = options;
  const bar = createProgressBar(terminal);
  const { interrupt } = terminal;
  interrupt?.begin("finish");
  const begun = performance.now();
  let finishTakes: number | undefined;
  let seconds = 0;
  let hadNoTime = false;
  const secondsLeft = () => (deadline - performance.now() - (finishTakes ?? checkTakes)) / 1000;
  const threads = startCrew({ threads: workers, onLost: ({ message }) => terminal.stderr(`${message}\n`) });
  const routed = await routeWhole(source, {
    ...asked,
    crew: threads.crew,
    // A step that begins in time may end a little after it: without the last one the result is not what it could be.
    isLate: () => performance.now() > deadline,
    drive: (run) => {
      // Until now zones were filled and connections counted, as they will be at the end.
      finishTakes ??= performance.now() - begun + checkTakes;
      const before = seconds;
      const left = secondsLeft();
      const allowed = secondsForEngine(left, finishTakes / 1000);
      hadNoTime ||= before === 0 && allowed <= 0;
      const { status, elapsed } = runEngine(run, {
        seconds: Math.max(0, allowed),
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
  if (routed === "stopped") throw new Error("the run reports a stop that was not requested");
  return { ...routed, seconds, hadNoTime };
}
