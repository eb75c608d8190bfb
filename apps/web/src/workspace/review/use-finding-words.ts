import type { ReviewFinding } from "@tracewright/checks";
import { shownName } from "@tracewright/text";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";

/** The sentence of a finding in the language of the page. */
export function useFindingWords(): (finding: ReviewFinding) => string {
  const { t } = useTranslation();
  return useCallback(
    ({ message: { kind, facts } }) => {
      const shown = Object.entries(facts).map(([name, fact]) => [
        name,
        typeof fact === "string" ? shownName(fact) : fact,
      ]);
      return t(`review.says.${kind}`, Object.fromEntries(shown));
    },
    [t],
  );
}
