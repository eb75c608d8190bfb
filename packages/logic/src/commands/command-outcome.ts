import type { LogicProblem } from "../check/logic-problem.ts";
import { isNoEdit, type LogicEdit, logicEditBetween } from "../edits/logic-edit.ts";
import type { Logic } from "../records/logic.ts";

/** What a command comes to. `unchanged`: there was nothing to do. */
export type LogicOutcome =
  | { readonly status: "done"; readonly logic: Logic; readonly edit: LogicEdit }
  | { readonly status: "unchanged"; readonly logic: Logic }
  | { readonly status: "refused"; readonly problem: LogicProblem };

export function outcomeOf(before: Logic, after: Logic): LogicOutcome {
  const edit = logicEditBetween(before, after);
  return isNoEdit(edit) ? { status: "unchanged", logic: before } : { status: "done", logic: after, edit };
}

export function refuse(problem: LogicProblem): LogicOutcome {
  return { status: "refused", problem };
}

/** A new id for each call. */
export type NewId = () => string;

/** One command after the other, as one edit; the first refusal is the outcome. */
export function inTurn(logic: Logic, commands: readonly ((logic: Logic) => LogicOutcome)[]): LogicOutcome {
  let now = logic;
  for (const command of commands) {
    const outcome = command(now);
    if (outcome.status === "refused") return outcome;
    now = outcome.logic;
  }
  return outcomeOf(logic, now);
}

/** The name, or the first of "name 2", "name 3" … that is free. */
export function freeName(name: string, taken: Iterable<string>): string {
  const names = new Set(taken);
  if (!names.has(name)) return name;
  for (let count = 2; ; count += 1) if (!names.has(`${name} ${count}`)) return `${name} ${count}`;
}
