import type { ElectricalFinding, ElectricalMessage } from "@tracewright/checks";
import { shownName } from "@tracewright/text";
import type { TFunction } from "i18next";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";

/** The sentence of a finding in the language of the page. */
export function useElectricalWords(): (finding: ElectricalFinding) => string {
  const { t } = useTranslation();
  return useCallback(({ message }) => say(message, t), [t]);
}

function say({ kind, facts }: ElectricalMessage, t: TFunction): string {
  const shown = Object.entries(facts).map(([name, fact]) => [
    name,
    typeof fact === "object" ? say(fact as ElectricalMessage, t) : typeof fact === "string" ? shownName(fact) : fact,
  ]);
  return t(`electrical.says.${kind}`, Object.fromEntries(shown));
}
