import { REMARK_SENTENCES, type RemarkKind } from "@tracewright/board";
import { shownName } from "@tracewright/text";
import type { TFunction } from "i18next";

/** A remark as the server tells it: the sentence in English, and where there are words for it, as data. */
export interface SaidRemark {
  readonly message: string;
  readonly words: unknown;
}

/** The remark in the page's language; in English where only the sentence is known, as in receipts of long ago. */
export function sayRemark(t: TFunction, { message, words }: SaidRemark): string {
  return shownName(sayWords(t, words) ?? message);
}

function sayWords(t: TFunction, words: unknown): string | undefined {
  if (typeof words !== "object" || words === null || !("kind" in words) || !("facts" in words)) return undefined;
  const { kind, facts } = words;
  if (!isKind(kind) || typeof facts !== "object" || facts === null) return undefined;
  const values = Object.entries(facts).map(([name, fact]) => [
    name,
    typeof fact === "object" ? (sayWords(t, fact) ?? "") : String(fact),
  ]);
  return t(`remarks.${kind}`, Object.fromEntries(values));
}

function isKind(kind: unknown): kind is RemarkKind {
  return typeof kind === "string" && Object.hasOwn(REMARK_SENTENCES, kind);
}
