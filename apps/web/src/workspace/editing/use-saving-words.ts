import { useTranslation } from "react-i18next";
import { useOnline } from "../../shell/use-online.ts";
import type { Saving } from "./board-editing.ts";

export interface SavingWords {
  readonly state: string;
  /** Whether what is not saved would outlive a closed window. */
  readonly safety: string;
}

const SAFETY = {
  all: "editing.save.kept",
  "without-fills": "editing.save.keptUnfilled",
  nothing: "editing.save.unkept",
} as const;

/** What is not saved, in a sentence, and how safe it is. */
export function useSavingWords(): (saving: Saving) => SavingWords {
  const { t } = useTranslation();
  const isOnline = useOnline();
  const stateOf = ({ kind, unsaved: count }: Saving): string => {
    switch (kind) {
      case "unreachable":
        return isOnline ? t("editing.save.unreachable", { count }) : t("editing.save.offline", { count });
      case "busy":
        return t("editing.save.busy", { count });
      case "saved":
        return "";
      default:
        return t(`editing.save.${kind}`);
    }
  };
  return (saving) => ({
    state: stateOf(saving),
    safety: t(SAFETY[saving.kept]),
  });
}
