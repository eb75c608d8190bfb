import { type Board, type BoardState, type BoardVerdict, listStandIns } from "@tracewright/board";
import type { CheckResult } from "../check-board.ts";

/**
 * One answer of everything that a check found on the board. Open connections count whatever severity the board's
 * rules give them.
 */
export function judgeVerdict(
  board: Board,
  { findings, connections, ratsnest }: Omit<CheckResult, "excluded">,
): BoardVerdict {
  // A loose track is open too, on a net with no second pad.
  const open = Math.max(ratsnest.length, connections.total - connections.connected);
  const total = Math.max(connections.total, open);
  const rules = findings.filter(({ rule }) => rule !== "unconnected_items");
  const errors = rules.filter(({ severity }) => severity === "error").length;
  const warnings = rules.length - errors;
  const standIns = listStandIns(board).length;
  const { uncheckedRules = [] } = board.rules;
  return {
    state: stateOf({ open, errors, standIns, warnings: warnings + uncheckedRules.length }),
    connected: total - open,
    total,
    errors,
    warnings,
    standIns,
    uncheckedRules,
  };
}

function stateOf(counts: { open: number; errors: number; standIns: number; warnings: number }): BoardState {
  if (counts.open > 0) return "unconnected";
  if (counts.errors > 0) return "errors";
  if (counts.standIns > 0) return "stand-ins";
  return counts.warnings > 0 ? "warnings" : "ready";
}
