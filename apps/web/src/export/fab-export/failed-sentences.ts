import type { TFunction } from "i18next";
import { isKnownCheck } from "./known-check.ts";

/** The checks that files did not stand, by their names in the page's language; undefined where the server tells none that is known. */
export function failedSentences(t: TFunction, checks: unknown): string[] | undefined {
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
