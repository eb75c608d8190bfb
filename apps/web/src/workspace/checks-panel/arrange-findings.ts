import type { KeyedFinding } from "@tracewright/checks";

type Severity = KeyedFinding["finding"]["severity"];

/** The findings of one rule. */
export interface FindingGroup {
  readonly rule: string;
  readonly severity: Severity;
  readonly findings: readonly KeyedFinding[];
}

export interface ArrangedFindings {
  readonly groups: readonly FindingGroup[];
  /** As they stand in the groups. */
  readonly order: readonly KeyedFinding[];
  /** Of all, whatever is looked for. */
  readonly counts: Readonly<Record<Severity, number>>;
}

export interface FindingFilter {
  /** In lower case; empty: no matter. */
  readonly find: string;
  readonly severity: Severity | "all";
  readonly wordsOf: (finding: KeyedFinding["finding"]) => string;
}

/** Open connections have a list of their own. */
export const OPEN = "unconnected_items";

/** By rule: errors before warnings, then as the rules are called; within a rule by place, from the top left. */
export function arrangeFindings(
  all: readonly KeyedFinding[],
  { find, severity, wordsOf }: FindingFilter,
): ArrangedFindings {
  const counts = { error: 0, warning: 0 };
  const wanted = all.filter(({ finding }) => {
    if (finding.rule === OPEN) return false;
    counts[finding.severity] += 1;
    if (severity !== "all" && finding.severity !== severity) return false;
    return find === "" || wordsOf(finding).toLowerCase().includes(find);
  });
  const groups = groupByRule(wanted, (a, b) => {
    const [from, to] = [a.finding.position, b.finding.position];
    return from.y - to.y || from.x - to.x || a.key - b.key;
  });
  return { groups, order: groups.flatMap(({ findings }) => findings), counts };
}

/** Errors before warnings, then as the rules are called; within a rule in the given order, or as they came. */
export function groupByRule<Item extends { readonly finding: { readonly rule: string; readonly severity: Severity } }>(
  all: readonly Item[],
  compare?: (a: Item, b: Item) => number,
): readonly { readonly rule: string; readonly severity: Severity; readonly findings: readonly Item[] }[] {
  const byRule = new Map<string, Item[]>();
  for (const item of all) {
    const group = byRule.get(item.finding.rule);
    if (group) group.push(item);
    else byRule.set(item.finding.rule, [item]);
  }
  return [...byRule]
    .map(([rule, items]) => ({
      rule,
      // One rule is as severe everywhere; where it is not, the worst speaks.
      severity: items.some(({ finding }) => finding.severity === "error") ? ("error" as const) : ("warning" as const),
      findings: compare ? items.sort(compare) : items,
    }))
    .sort((a, b) => rankOf(a.severity) - rankOf(b.severity) || (a.rule < b.rule ? -1 : 1));
}

function rankOf(severity: Severity): number {
  return severity === "error" ? 0 : 1;
}

/** The finding after (1) or before (−1) the one that is looked at, in a circle; the first or last where none is. */
export function stepFrom(
  order: readonly KeyedFinding[],
  chosen: number | undefined,
  by: 1 | -1,
): KeyedFinding | undefined {
  const at = order.findIndex(({ key }) => key === chosen);
  if (at < 0) return order.at(by > 0 ? 0 : -1);
  return order[(at + by + order.length) % order.length];
}

/** The open connections of one net. */
export interface OpenNet {
  readonly net: string;
  readonly findings: readonly KeyedFinding[];
  /** All its airwires together, nanometres. */
  readonly length: number;
}

/** Nets with something open, the longest first; `nameOf` names them for who looks for one. */
export function arrangeOpen(
  all: readonly KeyedFinding[],
  { find, nameOf }: { readonly find: string; readonly nameOf: (net: string) => string },
): readonly OpenNet[] {
  const byNet = new Map<string, KeyedFinding[]>();
  for (const keyed of all) {
    const [net] = keyed.finding.nets;
    if (keyed.finding.rule !== OPEN || net === undefined) continue;
    if (find !== "" && !nameOf(net).toLowerCase().includes(find)) continue;
    const list = byNet.get(net);
    if (list) list.push(keyed);
    else byNet.set(net, [keyed]);
  }
  return [...byNet]
    .map(([net, findings]) => ({ net, findings, length: findings.reduce((sum, one) => sum + lengthOf(one), 0) }))
    .sort((a, b) => b.length - a.length || (a.net < b.net ? -1 : 1));
}

/** From end to end, nanometres. */
export function lengthOf({ finding: { ends } }: KeyedFinding): number {
  return ends ? Math.hypot(ends[0].x - ends[1].x, ends[0].y - ends[1].y) : 0;
}
