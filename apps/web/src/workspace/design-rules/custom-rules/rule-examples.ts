import type { RuleVocabulary } from "@tracewright/board";

export const RULE_EXAMPLES = ["class", "area", "edge", "pair"] as const;

export type RuleExample = (typeof RULE_EXAMPLES)[number];

/** A rule to begin with, with names of the board where it has such. */
export function ruleExample(example: RuleExample, { netClasses, areas, pairs }: RuleVocabulary): string {
  const netClass = netClasses.find((name) => name !== "Default") ?? "Power";
  switch (example) {
    case "class":
      return rule(`${netClass} clearance`, "(constraint clearance (min 0.5mm))", `A.NetClass == '${netClass}'`);
    case "area":
      return rule("keep out", "(constraint disallow track via)", `A.insideArea('${areas[0] ?? "quiet"}')`);
    case "edge":
      return rule("copper to edge", "(constraint edge_clearance (min 0.5mm))", "A.Type == 'Track'");
    case "pair":
      return rule("pair skew", "(constraint skew (max 0.2mm))", `A.inDiffPair('${pairs[0] ?? "USB_D"}')`);
  }
}

function rule(name: string, constraint: string, condition: string): string {
  return `(rule "${name}"\n\t${constraint}\n\t(condition "${condition.replace(/["\\]/g, "\\$&")}"))\n`;
}
