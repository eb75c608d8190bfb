export { type CheckedPlacementOptions, checkPlacementOptions, type MoveWishes } from "./check-placement-options.ts";
export type { CompromiseKind } from "./find-compromises.ts";
export { readIntents } from "./intent/read-intents.ts";
export { type CandidateMetrics, measureCandidate } from "./measure-candidate.ts";
export { type EdgeStanding, measureEdges } from "./measure-edges.ts";
export * from "./move-options.ts";
export type { MoveProblem } from "./move-problem.ts";
export * from "./placement-run.ts";
export type { ProfileName } from "./profile.ts";
