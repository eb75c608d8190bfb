import {
  type Board,
  compareWithFab,
  copperLayers,
  fabRulesFor,
  type ImportReceipt,
  type LimitedLength,
} from "@tracewright/board";
import { toMm } from "@tracewright/geometry";
import { formatDiagnostic } from "./refusal.ts";

const ABOUT_RULES = new Set(["rules-missing", "rules-inferred", "rules-unreadable"]);
const ABOUT_CUSTOM_RULES = new Set(["rules-not-obeyed", "rules-only-checked"]);

/** If the rules are not the designer's, or some cannot be read, the result names the rules that were used. */
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

const LENGTHS: Readonly<Record<LimitedLength, string>> = {
  track: "track",
  space: "clearance",
  annularRing: "annular ring",
  smallestHole: "hole",
  copperToEdge: "copper to edge",
};

/**
 * What keeps the project's rules and is still refused by most fabs: to be known before a run, which goes by the
 * project's rules.
 */
export function notesOnFab(board: Board): string[] {
  const below = compareWithFab(board, fabRulesFor("ours", copperLayers(board).length)).filter(({ isBelow }) => isBelow);
  if (below.length === 0) return [];
  const rules = below.map(({ length, own, fab }) => `${LENGTHS[length]} ${toMm(own)} mm (${toMm(fab)} mm)`);
  return [`The project's rules allow less than most fabs make: ${rules.join(", ")}.`];
}
