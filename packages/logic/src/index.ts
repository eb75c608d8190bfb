export * from "./book/block-book.ts";
export { checkLogic, kindOfNet } from "./check/check-logic.ts";
export * from "./check/logic-problem.ts";
export { inTurn, type LogicOutcome, type NewId } from "./commands/command-outcome.ts";
export * from "./commands/group-commands.ts";
export { joinNeeds, type WantedNeed } from "./commands/join-needs.ts";
export { joinSupplies } from "./commands/join-supplies.ts";
export * from "./commands/net-commands.ts";
export { takeBlocks, type WantedBlock } from "./commands/take-blocks.ts";
export {
  addUses,
  changeUse,
  duplicateUses,
  type Hands,
  type NewUse,
  placeUses,
  removeUses,
  setParameter,
  setVersion,
} from "./commands/use-commands.ts";
export * from "./documents/parse-logic.ts";
export * from "./drawing/drawn-wires.ts";
export * from "./drawing/unplaced.ts";
export * from "./edits/logic-edit.ts";
export { type MergedLogic, mergeLogic } from "./edits/merge-logic.ts";
export { type ExpandedBoard, expandBoard } from "./expand/expand-board.ts";
export { expandCircuit } from "./expand/expand-circuit.ts";
export { followBoard } from "./expand/follow-board.ts";
export { nameParts } from "./expand/name-parts.ts";
export { type LogicChange, type UpdatedBoard, updateBoard } from "./expand/update-board.ts";
export { BLOCK_FIELD } from "./expand/use-sheets.ts";
export { type SupplySummary, type SupplyTree, summariseSupplies, type UseSupply } from "./facts/supply-summary.ts";
export { type FittingPort, fittingPorts } from "./fit/port-fit.ts";
export { applyFix } from "./fixes/apply-fix.ts";
export * from "./fixes/fix.ts";
export type { OfferedBlock } from "./fixes/offers.ts";
export * from "./history/logic-history.ts";
export * from "./records/limits.ts";
export * from "./records/logic.ts";
export * from "./rules/finding.ts";
export { isWaived, judgeLogic } from "./rules/judge-logic.ts";
export { withLists } from "./rules/listed.ts";
export type { LogicRule } from "./rules/rule.ts";
export { LOGIC_RULES } from "./rules/rules.ts";
export { type ChosenSupply, type CountedBlock, chooseSupplies } from "./suggest/choose-supplies.ts";
export { findGaps, type Gap } from "./suggest/find-gaps.ts";
export { MAX_WISH_LETTERS, type ReadWishes, readWishes, type Wish } from "./suggest/read-wishes.ts";
