import { Text } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { useMutation } from "urql";
import { type TeamFactsFragment, UpdateTeamMemberRoleDocument } from "../../graphql/generated/documents.ts";
import { ConfirmDialog } from "../../shell/confirm-dialog.tsx";
import { useTeamErrorText } from "../../teams/use-team-error-text.ts";
import { showToast } from "../../toasts/show-toast.ts";
import type { Member } from "./member.ts";
import classes from "./team.module.css";

/** Says what changes for both before a member becomes the owner. */
export function TransferDialog({
  team,
  member,
  opened,
  onTransferred,
  onClose,
}: {
  team: TeamFactsFragment;
  member: Member;
  opened: boolean;
  onTransferred: () => void;
  onClose: () => void;
}) {
  const { t } = useTranslation();
  const errorText = useTeamErrorText();
  const [{ fetching, error }, updateRole] = useMutation(UpdateTeamMemberRoleDocument);
  const { name } = member;
  const confirm = async () => {
    const input = { teamId: team.id, memberId: member.id, roleType: "OWNER" } as const;
    const { error } = await updateRole({ input }, { handlesFaults: true });
    if (error) return;
    showToast(t("teams.transfer.done", { name, team: team.name }));
    onTransferred();
  };
  return (
    <ConfirmDialog
      opened={opened}
      title={t("teams.transfer.question", { name })}
      confirm={t("teams.transfer.confirm")}
      isDanger={false}
      isBusy={fetching}
      error={error && errorText(error)}
      onConfirm={() => void confirm()}
      onClose={onClose}
    >
      <div>
        <Text mb={4}>{t("teams.transfer.lead", { team: team.name })}</Text>
        <ul className={classes.goes}>
          <li>{t("teams.transfer.theirs", { name })}</li>
          <li>{t("teams.transfer.yours")}</li>
          <li>{t("teams.transfer.storage", { name })}</li>
          <li>{t("teams.transfer.back", { name })}</li>
        </ul>
      </div>
    </ConfirmDialog>
  );
}
