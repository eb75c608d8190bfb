import type { TFunction } from "i18next";
import { isKnownCheck } from "./known-check.ts";

/** What the server tells of a refused export beside its sentence. */
interface Refusal {
  readonly reasons?: unknown;
  readonly failedChecks?: unknown;
}

/**
 * Why files were refused: the checks that they did not stand, by their names in the page's language, else what the server says
 * beyond the sentence that is said already.
 */
export function refusalSentences(t: TFunction, { reasons, failedChecks }: Refusal, said: string): string[] {
  const ofServer = Array.isArray(reasons) ? reasons.map(String).filter((reason) => reason !== said) : [];
  return checkSentences(t, failedChecks) ?? ofServer;
}

/** Undefined where the server tells no check, or one that is not known. */
function checkSentences(t: TFunction, checks: unknown): string[] | undefined {
  if (!Array.isArray(checks)) return undefined;
  const sentences: string[] = [];
  for (const check of checks as readonly unknown[]) {
    if (typeof check !== "object" || check === null || !("id" in check) || !("problems" in check)) return undefined;
    const { id, problems } = check;
    if (typeof id !== "string" || !isKnownCheck(id) || !Array.isArray(problems)) return undefined;
    sentences.push(t("fabExport.failedCheck", { check: t(`fabExport.checks.${id}`), problems: problems.join("; ") }));
  }
  return sentences.length > 0 ? sentences : undefined;
}
