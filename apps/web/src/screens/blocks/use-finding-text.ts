import type { BlockFinding } from "@tracewright/blocks";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { en } from "../../i18n/en.ts";

type Known = keyof typeof en.library.finding;
const isKnown = (kind: string): kind is Known => Object.hasOwn(en.library.finding, kind);

/** Each sentence has some of them. */
const NO_FACTS = {
  name: "",
  why: "",
  search: "",
  view: "",
  value: "",
  subject: "",
  path: "",
  allowed: "",
  what: "",
  count: 0,
  limit: "",
};

/** What the engine says about parameters, in the language of the screens. */
export function useFindingText(): (finding: BlockFinding) => string {
  const { t } = useTranslation();
  return useCallback(
    ({ kind, facts }) => (isKnown(kind) ? t(`library.finding.${kind}`, { ...NO_FACTS, ...facts }) : kind),
    [t],
  );
}
