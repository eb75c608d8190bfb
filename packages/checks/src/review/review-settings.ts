import type { Board } from "@tracewright/board";
import { REVIEW_RULES, type ReviewRuleId, type ReviewSeverity } from "./review-finding.ts";

/** What a project decides about its review. */
export interface ReviewSettings {
  /** In place of the rules' own; `ignore` leaves a rule out. */
  readonly severities: Readonly<Partial<Record<ReviewRuleId, ReviewSeverity | "ignore">>>;
  /** Notes of accepted findings by their key. */
  readonly accepted: Readonly<Record<string, string>>;
}

export const REVIEW_SEVERITIES = ["error", "warning", "note", "ignore"] as const;

/** The board keeps them among its properties, which its file has as well. */
const PROPERTY = "Tracewright review";
const NONE: ReviewSettings = { severities: {}, accepted: {} };

/** What the board has stored; what is no such setting is passed over. */
export function reviewSettings({ properties }: Pick<Board, "properties">): ReviewSettings {
  const text = properties[PROPERTY];
  if (text === undefined) return NONE;
  try {
    return readReviewSettings(JSON.parse(text)).settings;
  } catch {
    return NONE;
  }
}

/** Settings out of a parsed document, and a sentence for each part of it that is none. */
export function readReviewSettings(document: unknown): {
  readonly settings: ReviewSettings;
  readonly problems: readonly string[];
} {
  const problems: string[] = [];
  const { severities, accepted, ...unknown } = asObject(document);
  for (const name of Object.keys(unknown)) problems.push(`The review has no setting "${name}".`);
  const severityOf = new Map<ReviewRuleId, ReviewSeverity | "ignore">();
  for (const [name, value] of Object.entries(asObject(severities))) {
    const rule = REVIEW_RULES.find((known) => known === name);
    const severity = REVIEW_SEVERITIES.find((known) => known === value);
    if (!rule) problems.push(`The review has no rule "${name}". Its rules: ${REVIEW_RULES.join(", ")}.`);
    else if (!severity) problems.push(`The severity of "${name}" must be one of ${REVIEW_SEVERITIES.join(", ")}.`);
    else severityOf.set(rule, severity);
  }
  const notes = new Map<string, string>();
  for (const [key, note] of Object.entries(asObject(accepted))) {
    if (typeof note === "string") notes.set(key, note);
    else problems.push(`The note of "${key}" must be a text.`);
  }
  return { settings: { severities: Object.fromEntries(severityOf), accepted: Object.fromEntries(notes) }, problems };
}

/** The properties of the board with other settings. */
export function withReviewSettings(
  { properties }: Pick<Board, "properties">,
  { severities, accepted }: ReviewSettings,
): Board["properties"] {
  const { [PROPERTY]: _, ...others } = properties;
  const isEmpty = Object.keys(severities).length + Object.keys(accepted).length === 0;
  return isEmpty ? others : { ...others, [PROPERTY]: JSON.stringify({ severities, accepted }) };
}

function asObject(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};
}
