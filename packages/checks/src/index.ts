export * from "./check-board.ts";
export type { ConnectionCount } from "./connections/count-connections.ts";
export type { Airwire, AirwireEnd } from "./connections/ratsnest.ts";
export { requiredClearance, TOLERANCE } from "./copper/required-clearance.ts";
export { severityOf } from "./findings/severity.ts";
export * from "./limits/check-limits.ts";
export * from "./limits/check-placement.ts";
export * from "./prepare-checker.ts";
