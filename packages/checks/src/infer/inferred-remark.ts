import { type Diagnostic, phrase, type RemarkWords, toMm, worded } from "@tracewright/board";
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

function sayChange({ rule, after }: InferredChange): RemarkWords {
  return phrase("inferred-rule", { rule: phrase(`rule-${rule}`, {}), value: toMm(after) });
}
