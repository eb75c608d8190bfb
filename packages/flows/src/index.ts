export type { CheckedPlacementOptions, CompromiseKind, MoveWishes } from "@tracewright/placement";
export { readIntents } from "@tracewright/placement";
export type {
  ApartReason,
  CheckedRoutingOptions,
  Crew,
  Cut,
  CutLine,
  PairReport,
  RoutingOptions,
  Spot,
} from "@tracewright/routing";
export type { ModelNote } from "@tracewright/solids";
export * from "./check-control.ts";
export * from "./check-placement-control.ts";
export * from "./choose-fill.ts";
export * from "./copper-at-stake.ts";
export * from "./count-errors.ts";
export * from "./divided-planes/divide-planes.ts";
export type { DrivenRun, DriveRun, RunPicture } from "./driven-run.ts";
export type { OpenCause, StillOpen } from "./explain-open.ts";
export * from "./growing-placement.ts";
export * from "./judge-board.ts";
export * from "./make-fab-files.ts";
export * from "./make-model.ts";
export type { PlaneVias } from "./plane-vias/with-plane-vias.ts";
export * from "./route-board.ts";
export type { RouteBoardOptions } from "./route-request.ts";
export type { StripFirst } from "./stripped-board.ts";
export { type TrialHelp, type TrialPiece, type TrialRouting, TrialRun } from "./trial-piece.ts";
export * from "./trial-placement.ts";
export * from "./with-filled-zones.ts";
