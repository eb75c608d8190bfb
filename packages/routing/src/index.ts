export { type StripOptions, stripRouting } from "./adapt/strip-routing.ts";
export type { RoutedCopper } from "./adapt/to-edits.ts";
export type { OpenConnection, OpenReason } from "./engine/explain.ts";
export type { Phase } from "./engine/state.ts";
export {
  type RoutingOptions,
  type RoutingOutcome,
  type RoutingProgress,
  type RoutingRun,
  resumeRouting,
  startRouting,
} from "./routing-run.ts";
