import type { ElectricalFinding } from "@tracewright/checks";
import type { ElectricalAnswer, ElectricalRuleState } from "./electrical-question.ts";

export interface ElectricalGroup {
  readonly rule: ElectricalRuleState;
  readonly findings: readonly ElectricalFinding[];
}

export interface ArrangedElectrical {
  /** Rules with open findings, errors first. */
  readonly groups: readonly ElectricalGroup[];
  readonly accepted: readonly ElectricalFinding[];
  /** Those that the KiCad project excludes. */
  readonly excluded: readonly ElectricalFinding[];
  /** Rules that are left out. */
  readonly ignored: readonly ElectricalRuleState[];
  /** Of open findings, whatever is looked for. */
  readonly counts: Readonly<Record<"error" | "warning", number>>;
}

/** Findings under their rules; `find` is what is looked for in their sentences, `severity` what is shown. */
export function arrangeElectrical(
  { findings, rules }: Pick<ElectricalAnswer, "findings" | "rules">,
  {
    find,
    severity,
    wordsOf,
  }: {
    readonly find: string;
    readonly severity: "all" | "error" | "warning";
    readonly wordsOf: (finding: ElectricalFinding) => string;
  },
): ArrangedElectrical {
  const isOpen = ({ accepted, excluded }: ElectricalFinding) => accepted === undefined && !excluded;
  const found = findings.filter((finding) => find === "" || wordsOf(finding).toLowerCase().includes(find));
  const open = found.filter((finding) => isOpen(finding) && (severity === "all" || finding.severity === severity));
  const byRule = Map.groupBy(open, ({ rule }) => rule);
  const counts = { error: 0, warning: 0 };
  for (const finding of findings) if (isOpen(finding)) counts[finding.severity] += 1;
  const groups = rules.flatMap((rule): ElectricalGroup[] => {
    const own = byRule.get(rule.id);
    if (!own) return [];
    // Conflicts of pins are graded one by one: the worst speaks for the rule.
    const worst = own.some((finding) => finding.severity === "error") ? ("error" as const) : ("warning" as const);
    return [{ rule: { ...rule, severity: worst }, findings: own }];
  });
  return {
    groups: groups.toSorted((a, b) => Number(b.rule.severity === "error") - Number(a.rule.severity === "error")),
    accepted: found.filter(({ accepted }) => accepted !== undefined),
    excluded: found.filter(({ accepted, excluded }) => accepted === undefined && excluded !== undefined),
    ignored: rules.filter((rule) => rule.severity === "ignore"),
    counts,
  };
}
