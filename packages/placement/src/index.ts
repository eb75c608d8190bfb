export { chooseParts } from "./adapt/choose-parts.ts";
export type { CompromiseKind } from "./candidate/find-compromises.ts";
export { findSeatless } from "./candidate/find-seatless.ts";
export { type CandidateMetrics, measureCandidate } from "./candidate/measure-candidate.ts";
export { type EdgeStanding, measureEdges } from "./candidate/measure-edges.ts";
export type { Compromise, PlacementCandidate, UnplacedPart } from "./candidate/placement-candidate.ts";
export { placementsApart } from "./candidate/placements-apart.ts";
export type { CostTerms } from "./cost/cost.ts";
export { measureRimRoom, type RimRoom } from "./footprint/rim-room.ts";
export * from "./inspect/inspected.ts";
export type { PlacementInspection } from "./inspect/run-inspection.ts";
export { readIntents } from "./intent/read-intents.ts";
export { PlacingCrew } from "./parallel/placing-crew.ts";
export type { PlacingAnswer, PlacingPool, PlacingRequest, ReceivedPlacing } from "./parallel/placing-pool.ts";
export { PlacingServer } from "./parallel/placing-server.ts";
export * from "./problem/move-options.ts";
export type { MoveProblem } from "./problem/move-problem.ts";
export type { ProfileName } from "./problem/profile.ts";
export { describeReferences } from "./references/describe-references.ts";
export {
  type NamedText,
  type PlacedReferences,
  type PlaceReferencesOptions,
  placeReferences,
  type ReferenceReport,
} from "./references/place-references.ts";
export { type CheckedPlacementOptions, checkPlacementOptions, type MoveWishes } from "./run/check-placement-options.ts";
export * from "./run/placement-run.ts";
export * from "./run/regression-file.ts";
