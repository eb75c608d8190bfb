import { CHECKED_RULES } from "@tracewright/checks";
import { describe, expect, it } from "vitest";
import { ruleKey } from "./rule-key.ts";

describe("the sentence for a finding", () => {
  it.each(CHECKED_RULES)("is there for %s", (rule) => {
    expect(ruleKey({ rule, items: ["a", "b"] })).toBeDefined();
  });

  it("tells a place that forbids a thing from a kind that is forbidden everywhere", () => {
    expect(ruleKey({ rule: "items_not_allowed", items: ["via", "area"] })).toBe("itemsNotAllowed");
    expect(ruleKey({ rule: "items_not_allowed", items: ["via"] })).toBe("kindNotAllowed");
  });

  it("is the checker's own for a rule that is not known", () => {
    expect(ruleKey({ rule: "to_string", items: [] })).toBeUndefined();
  });
});
