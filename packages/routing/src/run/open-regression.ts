import { ForeignBytes } from "../engine/byte-stream.ts";
import type { RegressionFile } from "./regression-file.ts";
import { type RoutingRun, resumeRouting, startRouting } from "./routing-run.ts";
import { RunStepper } from "./run-stepper.ts";

export interface OpenedRegression {
  readonly run: RoutingRun;
  readonly stepper: RunStepper;
  /**
   * `step`: where it was saved. `boundary`: at the checkpoint, and the turns behind it led elsewhere, so the engine has
   * changed. `start`: the checkpoint is not this engine's, the run starts over with the same board and options.
   */
  readonly stands: "step" | "boundary" | "start";
}

/** Visits of one turn's search at most; no board the engine takes has that many nodes. */
const WHOLE_TURN = 1_000_000_000;

/** The run that a regression file was saved from, as near to the saved step as this engine gets. */
export function openRegression(file: RegressionFile): OpenedRegression {
  const resumed = resume(file);
  if (!resumed) {
    const run = startRouting(file.board, file.options);
    return { run, stepper: new RunStepper(run), stands: "start" };
  }
  const stepper = new RunStepper(resumed);
  for (let turn = 0; turn < file.turns; turn++) {
    stepper.begin("turn");
    stepper.work(WHOLE_TURN);
    if (stepper.turns === 0) break;
  }
  if (isAt(resumed, file)) return { run: resumed, stepper, stands: "step" };
  const run = resume(file) ?? resumed;
  return { run, stepper: new RunStepper(run), stands: "boundary" };
}

function isAt(run: RoutingRun, { place }: RegressionFile): boolean {
  const { phase, cycle, round, position } = run.inspect().place();
  return phase === place.phase && cycle === place.cycle && round === place.round && position === place.position;
}

function resume({ board, checkpoint, options }: RegressionFile): RoutingRun | undefined {
  try {
    const run = resumeRouting(board, checkpoint, options);
    run.inspect();
    return run;
  } catch (error) {
    if (error instanceof ForeignBytes) return undefined;
    throw error;
  }
}
