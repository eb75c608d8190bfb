import type { BoardVerdict } from "@tracewright/board";
import type { CheckResult } from "../check-board.ts";

/** One answer of everything that a check found. Open connections count whatever severity the board's rules give them. */
export function judgeVerdict({ findings, connections, ratsnest }: CheckResult): BoardVerdict {
  // A loose track is open too, on a net with no second pad.
  const open = Math.max(ratsnest.length, connections.total - connections.connected);
  const total = Math.max(connections.total, open);
  const rules = findings.filter(({ rule }) => rule !== "unconnected_items");
  const errors = rules.filter(({ severity }) => severity === "error").length;
  const warnings = rules.length - errors;
  const state = open > 0 ? "unconnected" : errors > 0 ? "errors" : warnings > 0 ? "warnings" : "ready";
  return { state, connected: total - open, total, errors, warnings };
}
