import { type Diagnostic, phrase, type RemarkWords, worded } from "@tracewright/board";
import { toMm } from "@tracewright/geometry";
import type { InferredChange, InferredRules } from "./infer-rules.ts";

/** What the receipt says of rules that were inferred: each that differs from KiCad's defaults, with its value. */
export function inferredRemark(file: string, { changes, allowed }: InferredRules): Diagnostic {
  const [first, ...others] = changes.map(sayChange);
  const said =
    first === undefined
      ? worded("rules-inferred-as-default", { file })
      : worded("rules-inferred", {
          file,
          allowed: allowed.toLocaleString("en-US"),
          changes: others.reduce((one, next) => phrase("edit-listed", { one, others: next }), first),
        });
  return { severity: "warning", code: "rules-inferred", ...said, file };
}

function sayChange({ rule, after, allowed }: InferredChange): RemarkWords {
  const said = { rule: phrase(`rule-${rule}`, {}), value: toMm(after) };
  return allowed === 0
    ? phrase("inferred-rule", said)
    : phrase("inferred-rule-allows", { ...said, allowed: allowed.toLocaleString("en-US") });
}
