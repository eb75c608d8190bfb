import { Button } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { CallFailure } from "../../graphql/call-failure.ts";
import { creditPath } from "../../membership/membership-path.ts";
import { walletTooSmall } from "./too-few-credits.ts";

/** The way on where a run was refused for want of credits. */
export function CreditsButton({
  error,
  teamId,
}: {
  error: CallFailure;
  /** Of the project. */
  teamId: string | null | undefined;
}) {
  const { t } = useTranslation();
  const wallet = walletTooSmall(error);
  if (wallet === undefined) return null;
  return (
    <Button component={Link} to={creditPath(wallet === "TEAM" ? teamId : null)} variant="default" size="compact-sm">
      {t("membership.run.getCredits")}
    </Button>
  );
}
