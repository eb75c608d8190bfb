export { type CheckedPlacementOptions, checkPlacementOptions, type MoveWishes } from "./check-placement-options.ts";
export type { CostTerms } from "./cost.ts";
export type { CompromiseKind } from "./find-compromises.ts";
export { findSeatless } from "./find-seatless.ts";
export * from "./inspect/inspected.ts";
export * from "./inspect/regression-file.ts";
export type { PlacementInspection } from "./inspect/run-inspection.ts";
export { readIntents } from "./intent/read-intents.ts";
export { type CandidateMetrics, measureCandidate } from "./measure-candidate.ts";
export { type EdgeStanding, measureEdges } from "./measure-edges.ts";
export * from "./move-options.ts";
export type { MoveProblem } from "./move-problem.ts";
export { PlacingCrew } from "./parallel/placing-crew.ts";
export type { PlacingAnswer, PlacingPool, PlacingRequest, ReceivedPlacing } from "./parallel/placing-pool.ts";
export { PlacingServer } from "./parallel/placing-server.ts";
export type { Compromise, PlacementCandidate, UnplacedPart } from "./placement-candidate.ts";
export * from "./placement-run.ts";
export { placementsApart } from "./placements-apart.ts";
export type { ProfileName } from "./profile.ts";
export { describeReferences } from "./references/describe-references.ts";
export {
  type NamedText,
  type PlacedReferences,
  type PlaceReferencesOptions,
  placeReferences,
  type ReferenceReport,
} from "./references/place-references.ts";
export { measureRimRoom, type RimRoom } from "./rim-room.ts";
