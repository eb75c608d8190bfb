import { Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useMutation } from "urql";
import { DeleteTeamMemberDocument, type TeamFactsFragment } from "../../graphql/generated/documents.ts";
import { ConfirmDialog } from "../../shell/confirm-dialog.tsx";
import { useTeamErrorText } from "../../teams/use-team-error-text.ts";
import { showToast } from "../../toasts/show-toast.ts";
import type { Member } from "./member.ts";

export function RemoveMemberDialog({
  team,
  member,
  opened,
  onRemoved,
  onClose,
}: {
  team: TeamFactsFragment;
  member: Member;
  opened: boolean;
  onRemoved: () => void;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const errorText = useTeamErrorText();
  const [{ fetching, error }, remove] = useMutation(DeleteTeamMemberDocument);
  const { name, shareLinkCount } = member;
  const confirm = async () => {
    const { error } = await remove({ input: { teamId: team.id, memberId: member.id } }, { handlesFaults: true });
    if (error) return;
    showToast(t("teams.remove.done", { name }));
    onRemoved();
  };
  return (
    <ConfirmDialog
      opened={opened}
      title={t("teams.remove.question", { name, team: team.name })}
      confirm={t("teams.remove.confirm")}
      isBusy={fetching}
      error={error && errorText(error)}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <Text>{t("teams.remove.consequence", { name })}</Text>
      {shareLinkCount !== null && shareLinkCount > 0 && (
        <Text mt="sm">{t("teams.remove.links", { name, count: shareLinkCount })}</Text>
      )}
    </ConfirmDialog>
  );
}
