import { ELECTRICAL_RULE_TEXTS, ELECTRICAL_SENTENCES } from "@tracewright/checks";

/** The electrical rules of a schematic. */
export const electrical = {
  electrical: {
    title: "Electrical rule check",
    tab: "Schematic",
    checking: "Checking …",
    failed: "The schematic could not be checked. You can continue editing.",
    retry: "Check again",
    clean: "No electrical rule violations",
    stale: "The electrical rules were changed in another window. They are shown as they are now.",
    matrix: {
      title: "Pin conflict matrix",
      hint: "Two kinds of pins on one net: · no conflict, △ warning, ✕ error. Click a cell to change it, or move with the arrow keys and press Space.",
      readOnly: "Two kinds of pins on one net: · no conflict, △ warning, ✕ error.",
      cell: "{{first}} and {{second}}: {{verdict}}",
      verdict: { ok: "no conflict", warning: "warning", error: "error" },
      undo: "Undo",
      reset: "Reset to KiCad's defaults",
      ofProject: "Use the KiCad project's matrix",
    },
    jump: "Show on the sheet and on the board",
    jumpSheet: "Show on the sheet",
    sheet: "Sheet",
    excluded: "Excluded by the KiCad project",
    says: ELECTRICAL_SENTENCES,
    rules: ELECTRICAL_RULE_TEXTS,
  },
} as const;
