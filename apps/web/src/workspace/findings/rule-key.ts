import { en } from "../../i18n/en.ts";

export type RuleKey = keyof typeof en.routing.rule;

const isRuleKey = (key: string): key is RuleKey => Object.hasOwn(en.routing.rule, key);

/** Under which name the texts hold the sentence for a finding: "track_dangling" → "trackDangling". */
export function ruleKey({
  rule,
  items,
}: {
  readonly rule: string;
  readonly items: readonly string[];
}): RuleKey | undefined {
  const key = rule.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  // One rule, two sentences: in a place that forbids it, or of a kind that the board forbids everywhere.
  if (key === "itemsNotAllowed" && items.length < 2) return "kindNotAllowed";
  return isRuleKey(key) ? key : undefined;
}
