import { ELECTRICAL_RULE_TEXTS, ELECTRICAL_SENTENCES } from "@tracewright/checks";

/** The electrical rules of a schematic. */
export const electrical = {
  electrical: {
    tab: "Schematic",
    checking: "Checking …",
    failed: "The schematic could not be checked. You can continue editing.",
    retry: "Check again",
    clean: "No electrical rule violations",
    jump: "Show on the sheet and on the board",
    sheet: "Sheet",
    excluded: "Excluded by the KiCad project",
    says: ELECTRICAL_SENTENCES,
    rules: ELECTRICAL_RULE_TEXTS,
  },
} as const;
