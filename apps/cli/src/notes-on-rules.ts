import type { ImportReceipt } from "@tracewright/board";
import { formatDiagnostic } from "./refusal.ts";

const ABOUT_RULES = new Set(["rules-missing", "rules-inferred"]);

/** Where the rules are not those of the designer, whoever reads the result is told by which it was judged. */
export function notesOnRules({ diagnostics }: ImportReceipt): string[] {
  return diagnostics
    .filter(({ code }) => ABOUT_RULES.has(code))
    .map((diagnostic) =>
      diagnostic.code === "rules-missing"
        ? `${formatDiagnostic(diagnostic)} (--infer-rules)`
        : formatDiagnostic(diagnostic),
    );
}
