export type Severity = "fine" | "warning" | "error";

/** One thing that was looked at. */
export interface Finding {
  readonly subject:
    | "settings"
    | "security"
    | "machine"
    | "database"
    | "storage"
    | "mail"
    | "address"
    | "libraries"
    | "program";
  /** warning: the server runs, with a risk or without something. error: it does not start, or people cannot use it. */
  readonly severity: Severity;
  /** What was found and, unless it is fine, what to do. */
  readonly sentence: string;
}

export function worstOf(findings: readonly Finding[]): Severity {
  for (const severity of ["error", "warning"] as const)
    if (findings.some((finding) => finding.severity === severity)) return severity;
  return "fine";
}
