import { logicProblem } from "../check/logic-problem.ts";
import { LOGIC_LIMITS } from "../records/limits.ts";
import type { Logic } from "../records/logic.ts";
import { freeName, type LogicOutcome, type NewId, outcomeOf, refuse } from "./command-outcome.ts";

/** Makes a group of uses; they leave the groups they were in. */
export function groupUses(
  logic: Logic,
  { ids, name }: { readonly ids: readonly string[]; readonly name: string },
  newId: NewId,
): LogicOutcome {
  if (ids.length === 0) return refuse(logicProblem("nothing-chosen", {}));
  const absent = ids.find((id) => !logic.uses.some((use) => use.id === id));
  if (absent !== undefined) return refuse(logicProblem("use-unknown", { what: "The selection", id: absent }));
  const left = withoutMembers(logic, new Set(ids));
  if (left.length >= LOGIC_LIMITS.groups)
    return refuse(logicProblem("too-many", { count: left.length + 1, what: "groups", limit: LOGIC_LIMITS.groups }));
  const own = freeName(
    name,
    left.map((group) => group.name),
  );
  return outcomeOf(logic, { ...logic, groups: [...left, { id: newId(), name: own, members: [...new Set(ids)] }] });
}

/** Dissolves groups; their uses stay. */
export function ungroup(logic: Logic, groups: readonly string[]): LogicOutcome {
  return outcomeOf(logic, { ...logic, groups: logic.groups.filter(({ id }) => !groups.includes(id)) });
}

function withoutMembers({ groups }: Logic, gone: ReadonlySet<string>): Logic["groups"] {
  return groups.flatMap((group) => {
    const members = group.members.filter((id) => !gone.has(id));
    return members.length === 0 ? [] : [members.length === group.members.length ? group : { ...group, members }];
  });
}
