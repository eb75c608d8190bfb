import { useTranslation } from "react-i18next";
import type { BoardVerdictFragment } from "../graphql/generated/documents.ts";
import classes from "./verdict.module.css";

/** The verdict is about copper areas that were filled again: what is drawn and listed beside it is about the stored ones. */
export function RefilledNote({
  verdict,
  of,
}: {
  verdict: BoardVerdictFragment | null | undefined;
  /** What is about the stored ones: the list of findings or the picture. */
  of: "findings" | "picture";
}) {
  const { t } = useTranslation();
  if (verdict?.fill !== "REFILLED") return null;
  const { connected, total, errors, warnings } = verdict;
  const counts = [
    t("verdict.connections", { connected, total }),
    t("verdict.errors", { count: errors }),
    t("verdict.warnings", { count: warnings }),
  ].join(" · ");
  return <p className={classes.refilled}>{t(`verdict.refilled.${of}`, { counts })}</p>;
}
