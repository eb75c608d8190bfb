import { type Catalogue, type FactsOf, type Message, render } from "@tracewright/text";

/** Why a logic, or a change of one, is refused, in English. */
export const LOGIC_PROBLEM_SENTENCES = {
  "too-many": "{{count}} {{what}}, at most {{limit}}.",
  "id-twice": "Two records have the id {{id}}.",
  "name-twice": "Two {{what}} are called {{name}}.",
  "block-unknown": "{{use}}: the block {{block}} is not known.",
  "use-unknown": "{{what}} names {{id}}, which is not a block of the project.",
  "port-unknown": "{{use}} has no port {{port}}.",
  "port-twice": "{{end}} is in the nets {{net}} and {{other}}.",
  "net-unknown": "{{what}} names {{id}}, which is not a net of the project.",
  "net-kind": "Net {{net}} joins {{end}}, so it cannot be a {{kind}} net.",
  "supply-to-ground": "{{end}} is a supply and {{other}} is ground. They cannot be joined.",
  "group-twice": "{{use}} is in the groups {{group}} and {{other}}.",
  "parameter-unknown": "{{use}} has no parameter {{key}}.",
  "parameter-value": "{{use}}: {{why}}",
  "already-joined": "{{end}} and {{other}} are joined already.",
  "not-joined": "{{end}} is joined to nothing.",
  "nothing-chosen": "No block is chosen.",
  "name-empty": "Enter a name.",
} as const satisfies Catalogue;

export type LogicProblemKind = keyof typeof LOGIC_PROBLEM_SENTENCES;
export interface LogicProblem extends Message<LogicProblemKind> {}

export function logicProblem<Kind extends LogicProblemKind>(
  kind: Kind,
  facts: FactsOf<typeof LOGIC_PROBLEM_SENTENCES, Kind>,
): LogicProblem {
  return { kind, facts };
}

export function logicProblemSentence(problem: LogicProblem): string {
  return render(problem, LOGIC_PROBLEM_SENTENCES);
}
