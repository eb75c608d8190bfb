import { Menu } from "@mantine/core";
import { IconCoins } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { creditPath } from "../../membership/membership-path.ts";
import classes from "./run-cost.module.css";
import type { RunCosts } from "./use-run-costs.ts";

/** What the wallet of the project's runs has, and the way to its page. */
export function CreditsItem({ costs }: { costs: RunCosts | undefined }) {
  const { t } = useTranslation();
  const cost = costs?.ROUTING;
  if (!cost) return null;
  const { available: count, teamId, isLow } = cost;
  return (
    <Menu.Item component={Link} to={creditPath(teamId)} leftSection={<IconCoins size={16} aria-hidden />}>
      <span className={isLow ? classes.low : undefined}>
        {teamId ? t("membership.run.availableTeam", { count }) : t("membership.run.available", { count })}
      </span>
    </Menu.Item>
  );
}
