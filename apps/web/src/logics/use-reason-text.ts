import { useTranslation } from "react-i18next";
import type { SuggestBlocksQuery } from "../graphql/generated/documents.ts";

export type Suggestion = SuggestBlocksQuery["suggestBlocks"]["suggestions"][number];

const GAPS = ["controller", "debug-connector", "serial-bridge"] as const;

/** Why a block is suggested, in one sentence. `nameOf`: the name of a block of the list or of a suggestion. */
export function useReasonText(
  nameOf: (id: string) => string | undefined,
): (suggestion: Pick<Suggestion, "reason" | "facts">) => string {
  const { t, i18n } = useTranslation();
  return ({ reason, facts: given }) => {
    const facts = (given ?? {}) as Readonly<Record<string, unknown>>;
    if (reason === "WORDS") return t("suggest.words", { words: String(facts.words) });
    if (reason === "MODEL") return t("suggest.model");
    if (reason === "SUPPLY") {
      const ids: readonly string[] = Array.isArray(facts.blocks) ? facts.blocks.map(String) : [];
      const names = new Intl.ListFormat(i18n.language, { type: "conjunction" }).format(
        ids.flatMap((id) => nameOf(id) ?? []),
      );
      return t("suggest.supply", { volts: Number(facts.volts), names });
    }
    const gap = GAPS.find((kind) => kind === facts.gap);
    if (gap) return t(`suggest.gap.${gap}`);
    return t("suggest.together", { count: Number(facts.projects), of: Number(facts.of) });
  };
}
