import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { ShownEvidence } from "./evidence-view.tsx";

export type ShowEvidence = (shown: ShownEvidence) => void;

/** "p. 8": shows where the datasheet says it. */
export function EvidenceButton({
  evidence,
  what,
  onShow,
}: {
  evidence: { readonly page: number; readonly box: readonly number[] } | null;
  what: string;
  onShow: ShowEvidence;
}) {
  const { t } = useTranslation();
  if (evidence === null) return null;
  return (
    <Button
      variant="subtle"
      size="compact-xs"
      aria-label={t("parts.showPage", { page: evidence.page, what })}
      onClick={() => onShow(evidence)}
    >
      {t("parts.page", { page: evidence.page })}
    </Button>
  );
}
