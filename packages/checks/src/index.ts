export * from "./check-board.ts";
export { type Connectivity, connectCopper } from "./connections/clusters.ts";
export type { ConnectionCount } from "./connections/count-connections.ts";
export type { Airwire, AirwireEnd } from "./connections/ratsnest.ts";
export { prepareCopper } from "./copper/board-copper.ts";
export { requiredClearance, TOLERANCE } from "./copper/required-clearance.ts";
export * from "./electrical/check-circuit.ts";
export type {
  ElectricalFinding,
  ElectricalItem,
  ElectricalMessage,
  ElectricalSentence,
} from "./electrical/electrical-finding.ts";
export { ELECTRICAL_RULE_TEXTS, type ElectricalRuleText } from "./electrical/electrical-rule-texts.ts";
export { ELECTRICAL_RULES } from "./electrical/electrical-rules.ts";
export { ELECTRICAL_SENTENCES } from "./electrical/electrical-sentences.ts";
export { circuitAsSet, electricalSettings, withElectricalSettings } from "./electrical/electrical-settings.ts";
export { DEFAULT_PIN_MAP, pinMapOf, withPinVerdict } from "./electrical/pin-map.ts";
export { sayElectricalFinding } from "./electrical/say-electrical.ts";
export { CHECKED_RULES, PARITY_RULES, RULES_NOT_CHECKED } from "./findings/rules.ts";
export { severityOf } from "./findings/severity.ts";
export { splitExcluded } from "./findings/split-excluded.ts";
export * from "./infer/infer-rules.ts";
export * from "./infer/inferred-remark.ts";
export { csvOfLengths, lengthRatio } from "./lengths/csv-of-lengths.ts";
export type { LengthGroup, LengthGroupKind, LengthRange } from "./lengths/length-groups.ts";
export { type LengthReport, measureLengths } from "./lengths/length-report.ts";
export type { LayerLength, NetLength } from "./lengths/net-length.ts";
export type { PadWay } from "./lengths/pad-way.ts";
export * from "./limits/check-limits.ts";
export * from "./limits/check-placement.ts";
export type { KeyedFinding } from "./live/finding-store.ts";
export * from "./live/live-checker.ts";
export * from "./live/live-parity.ts";
export * from "./parity/check-parity.ts";
export { PARITY_SENTENCES } from "./parity/parity-sentences.ts";
export * from "./prepare-checker.ts";
export * from "./probe/copper-probe.ts";
export * from "./probe/courtyard-probe.ts";
export * from "./probe/obstacle.ts";
export { explainLimit, layersOfLimit, limitsOnItems } from "./resolution/explain-limit.ts";
export {
  constraintOf,
  type ExplainedConstraint,
  isDeciding,
  type LimitExplanation,
  type LimitSource,
  type LimitStep,
} from "./resolution/limit-explanation.ts";
export { ruleItemsOf } from "./resolution/rule-items.ts";
export { isSlowPair } from "./review/fast-nets.ts";
export type { ReviewMeasures, Spread } from "./review/measure-review.ts";
export { padsFarFromPlane } from "./review/pads-far-from-plane.ts";
export { type Review, type ReviewOptions, reviewBoard } from "./review/review-board.ts";
export {
  REVIEW_RULES,
  type ReviewFinding,
  type ReviewMessage,
  type ReviewRuleId,
  type ReviewSentence,
  type ReviewSeverity,
} from "./review/review-finding.ts";
export type { ReviewRule } from "./review/review-rule.ts";
export { REVIEW_RULE_LIST } from "./review/review-rules.ts";
export { REVIEW_SENTENCES } from "./review/review-sentences.ts";
export {
  REVIEW_SEVERITIES,
  type ReviewSettings,
  readReviewSettings,
  reviewSettings,
  withReviewSettings,
} from "./review/review-settings.ts";
export { REVIEW_RULE_TEXTS, type ReviewRuleText } from "./review/rule-texts.ts";
export { sayReviewFinding } from "./review/say-finding.ts";
export { dropAt } from "./review/supply/drop-at.ts";
export { mapSupply, type NoSupplyMap } from "./review/supply/map-supply.ts";
export type { DropSheet, DropSpot, DropStretch, MappedPad, SupplyMap } from "./review/supply/supply-map.ts";
export { groupFindings } from "./verdict/group-findings.ts";
export * from "./verdict/judge-verdict.ts";
export * from "./verdict/stage-of.ts";
