export { smallVia } from "./adapt/small-via.ts";
export { type StripOptions, stripRouting } from "./adapt/strip-routing.ts";
export type { RoutedCopper } from "./adapt/to-edits.ts";
export { type CheckedRoutingOptions, checkRoutingOptions } from "./control/check-routing-options.ts";
export type { OptionFault, OptionPlace, OptionProblem } from "./control/option-problem.ts";
export { type NetControls, resolveNetControls } from "./control/resolve-net-controls.ts";
export { VIA_WORTH } from "./engine/legal-subset.ts";
export type { Phase } from "./engine/state.ts";
export type * from "./explain/open-reason.ts";
export * from "./inspect/inspected.ts";
export type { PlaneChoice, RunInspection } from "./inspect/run-inspection.ts";
export { type LengthenedNets, type LengthWish, lengthenNets } from "./pairs/lengthen-nets.ts";
export type { ApartLeg, ApartReason, LegWire, PairLeg, PairReport } from "./pairs/pair-report.ts";
export {
  epsilonOf,
  type LayerLengths,
  lengthsByLayer,
  type PairSkew,
  pairSkew,
  USUAL_EPSILON_R,
} from "./pairs/pair-skew.ts";
export { type PairsOutcome, type PairsRun, routePairs, startPairs } from "./pairs/route-pairs.ts";
export { Crew } from "./parallel/crew.ts";
export { JobServer } from "./parallel/job-server.ts";
export type { ReceivedAnswer, WorkerAnswer, WorkerPool, WorkerRequest } from "./parallel/worker-pool.ts";
export * from "./routing-options.ts";
export { type OpenedRegression, openRegression } from "./run/open-regression.ts";
export {
  isRegressionFile,
  type ReadRegression,
  type RegressionFile,
  readRegressionFile,
  writeRegressionFile,
} from "./run/regression-file.ts";
export * from "./run/reroute-around.ts";
export {
  type CopperFinish,
  type RoutingOutcome,
  type RoutingProgress,
  type RoutingRun,
  repairRouting,
  resumeRouting,
  type StartOptions,
  type StepStop,
  startRouting,
} from "./run/routing-run.ts";
export { RunStepper, STEP_UNITS, type StepUnit } from "./run/run-stepper.ts";
