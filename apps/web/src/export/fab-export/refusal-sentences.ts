import type { TFunction } from "i18next";
import { type SaidRemark, sayRemark } from "../../receipt/say-remark.ts";
import { isKnownCheck, titleOfCheck } from "./known-check.ts";

/** What the server tells of a refused export beside its sentence. */
interface Refusal {
  readonly reasons?: unknown;
  /** The same with what they say as data, where the server has it. */
  readonly saidReasons?: unknown;
  readonly failedChecks?: unknown;
}

/**
 * Why files were refused: the checks that they did not stand, by their names in the page's language, else what the server says
 * beyond its first sentence, which is said already, be it in another language.
 */
export function refusalSentences(
  t: TFunction,
  { reasons, saidReasons, failedChecks }: Refusal,
  said: string,
): string[] {
  const ofServer = remarkSentences(t, saidReasons) ?? (Array.isArray(reasons) ? reasons.map(String) : []);
  return checkSentences(t, failedChecks) ?? ofServer.filter((reason) => reason !== said);
}

function remarkSentences(t: TFunction, remarks: unknown): string[] | undefined {
  if (!Array.isArray(remarks) || !remarks.every(isSaid)) return undefined;
  return remarks.map((remark) => sayRemark(t, remark));
}

function isSaid(remark: unknown): remark is SaidRemark {
  return (
    typeof remark === "object" &&
    remark !== null &&
    "message" in remark &&
    typeof remark.message === "string" &&
    "words" in remark
  );
}

/** Undefined where the server tells no check, or one that is not known. */
function checkSentences(t: TFunction, checks: unknown): string[] | undefined {
  if (!Array.isArray(checks)) return undefined;
  const sentences: string[] = [];
  for (const check of checks as readonly unknown[]) {
    if (typeof check !== "object" || check === null || !("id" in check) || !("problems" in check)) return undefined;
    const { id, problems } = check;
    if (typeof id !== "string" || !isKnownCheck(id) || !Array.isArray(problems)) return undefined;
    sentences.push(
      t("fabExport.failedCheck", { check: titleOfCheck(t, id, problems.length), problems: problems.join("; ") }),
    );
  }
  return sentences.length > 0 ? sentences : undefined;
}
