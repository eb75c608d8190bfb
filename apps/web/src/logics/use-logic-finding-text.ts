import { withLists } from "@tracewright/logic";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { en } from "../i18n/en.ts";

type Known = keyof typeof en.logicFindings;
const isKnown = (kind: unknown): kind is Known => typeof kind === "string" && Object.hasOwn(en.logicFindings, kind);

type Word = keyof typeof en.logicWords;
const isWord = (value: unknown): value is Word => typeof value === "string" && Object.hasOwn(en.logicWords, value);

/** What an electrical rule says, in the language of the screens. */
export function useLogicFindingText(): (finding: { readonly message?: string; readonly words: unknown }) => string {
  const { t, i18n } = useTranslation();
  return useCallback(
    ({ message = "", words }) => {
      if (typeof words !== "object" || words === null || !("kind" in words) || !("facts" in words)) return message;
      const { kind, facts } = words;
      if (!isKnown(kind) || typeof facts !== "object" || facts === null) return message;
      const values = Object.entries(withLists(facts, listIn(i18n.language))).map(([name, fact]) => [
        name,
        isWord(fact) ? t(`logicWords.${fact}`) : fact,
      ]);
      return t(`logicFindings.${kind}`, Object.fromEntries(values));
    },
    [t, i18n.language],
  );
}

/** Words a list as a language does: "A, B and C", "A, B 및 C". */
export function listIn(language: string): (parts: readonly string[]) => string {
  const format = new Intl.ListFormat(language === "en" ? "en-GB" : language);
  return (parts) => format.format(parts);
}
