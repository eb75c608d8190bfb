import type { ImportReceipt } from "@tracewright/board";
import { formatDiagnostic } from "./refusal.ts";

const ABOUT_RULES = new Set(["rules-missing", "rules-inferred"]);
const ABOUT_CUSTOM_RULES = new Set(["rules-not-obeyed", "rules-unreadable"]);

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

/** The same with the custom rules that are not obeyed, where no summary of findings names them. */
export function notesOnAllRules(receipt: ImportReceipt): string[] {
  const custom = receipt.diagnostics.filter(({ code }) => ABOUT_CUSTOM_RULES.has(code));
  return [...notesOnRules(receipt), ...custom.map(formatDiagnostic)];
}
