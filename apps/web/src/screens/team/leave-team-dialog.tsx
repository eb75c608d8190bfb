import { Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useMutation, useQuery } from "urql";
import { LeaveTeamDocument, OwnTeamLinksDocument, type TeamFactsFragment } from "../../graphql/generated/documents.ts";
import { ConfirmDialog } from "../../shell/confirm-dialog.tsx";
import { useLeaveToList } from "../../teams/use-leave-to-list.ts";
import { useTeamErrorText } from "../../teams/use-team-error-text.ts";

export function LeaveTeamDialog({
  team,
  opened,
  onClose,
}: {
  team: TeamFactsFragment;
  opened: boolean;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const errorText = useTeamErrorText();
  const leaveToList = useLeaveToList();
  const [{ fetching, error }, leave] = useMutation(LeaveTeamDocument);
  const [{ data }] = useQuery({
    query: OwnTeamLinksDocument,
    variables: { input: { id: team.id } },
    pause: !opened,
    requestPolicy: "network-only",
  });
  const links = data?.team.myShareLinkCount ?? 0;
  const confirm = async () => {
    const { error } = await leave({ input: { teamId: team.id } }, { handlesFaults: true });
    if (!error) leaveToList(team, "TEAM_LEFT");
  };
  return (
    <ConfirmDialog
      opened={opened}
      title={t("teams.leave.question", { team: team.name })}
      confirm={t("teams.leave.title")}
      isBusy={fetching}
      error={error && errorText(error)}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <Text>{t("teams.leave.consequence")}</Text>
      {links > 0 && <Text mt="sm">{t("teams.leave.links", { count: links })}</Text>}
    </ConfirmDialog>
  );
}
