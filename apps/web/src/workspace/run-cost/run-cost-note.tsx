import { useTranslation } from "react-i18next";
import type { RunCostFactsFragment } from "../../graphql/generated/documents.ts";
import classes from "./run-cost.module.css";

/** "1 credit of 34": what a run costs, and what its wallet has. */
export function RunCostNote({ cost }: { cost: RunCostFactsFragment | null | undefined }) {
  const { t, i18n } = useTranslation();
  if (!cost) return null;
  const { credits, available, teamId } = cost;
  if (credits === 0) return <span className={classes.cost}>{t("membership.run.free")}</span>;
  const words = {
    cost: t("membership.run.cost", { count: credits }),
    available: available.toLocaleString(i18n.language),
  };
  return (
    <span className={classes.cost} data-short={available < credits || undefined}>
      {teamId ? t("membership.run.costOfTeam", words) : t("membership.run.costOf", words)}
    </span>
  );
}
