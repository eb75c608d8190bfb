import { Button, Group, Text } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useMutation } from "urql";
import { formatDate } from "../../format/format-date.ts";
import {
  AcceptOwnInvitationDocument,
  DeclineOwnInvitationDocument,
  type InvitationFactsFragment,
} from "../../graphql/generated/documents.ts";
import { ErrorNote } from "../../shell/error-note.tsx";
import { useTeamErrorText } from "../../teams/use-team-error-text.ts";
import { showToast } from "../../toasts/show-toast.ts";
import classes from "./team.module.css";

const STAYS = { handlesFaults: true };

/** Invitations to the address of this account, above the list of teams. */
export function OwnInvitations({
  invitations,
  onAnswered,
}: {
  invitations: readonly InvitationFactsFragment[];
  onAnswered: () => void;
}) {
  const { t } = useTranslation();
  if (invitations.length === 0) return null;
  return (
    <section aria-label={t("teams.invitations.own")} className={classes.invitations}>
      {invitations.map((invitation) => (
        <OwnInvitation key={invitation.id} invitation={invitation} onAnswered={onAnswered} />
      ))}
    </section>
  );
}

function OwnInvitation({ invitation, onAnswered }: { invitation: InvitationFactsFragment; onAnswered: () => void }) {
  const { t, i18n } = useTranslation();
  const errorText = useTeamErrorText();
  const [accepting, accept] = useMutation(AcceptOwnInvitationDocument);
  const [declining, decline] = useMutation(DeclineOwnInvitationDocument);
  const [isAnswered, setAnswered] = useState(false);
  const { id, teamName: team, inviterName, roleType, expiresAt } = invitation;
  const error = accepting.error ?? declining.error;

  /** The buttons go with the invitation: the keyboard continues at the content. */
  const answered = () => {
    setAnswered(true);
    onAnswered();
    document.getElementById("content")?.focus();
  };
  const take = async () => {
    const { error } = await accept({ input: { id } }, STAYS);
    if (error) return;
    showToast(t("teams.invitations.accepted", { team }));
    answered();
  };
  const refuse = async () => {
    const { error } = await decline({ input: { id } }, STAYS);
    if (error) return;
    showToast(t("teams.invitations.declined", { team }), "info");
    answered();
  };
  if (isAnswered) return null;
  const isBusy = accepting.fetching || declining.fetching;
  return (
    <article className={classes.invitation}>
      <div className={classes.invitationText}>
        <Text fw={500}>
          {t("teams.invitations.lead", { team, inviter: inviterName ?? t("projects.deletedAccount") })}
        </Text>
        <Text size="sm" c="dimmed">
          {t("teams.invitations.facts", {
            role: t(`teams.role.${roleType}`),
            date: formatDate(expiresAt, i18n.language),
          })}
        </Text>
      </div>
      <Group gap="sm">
        <Button
          loading={accepting.fetching}
          disabled={isBusy}
          aria-label={t("teams.invitations.acceptNamed", { team })}
          onClick={() => void take()}
        >
          {t("teams.invitations.accept")}
        </Button>
        <Button
          variant="default"
          loading={declining.fetching}
          disabled={isBusy}
          aria-label={t("teams.invitations.declineNamed", { team })}
          onClick={() => void refuse()}
        >
          {t("teams.invitations.decline")}
        </Button>
      </Group>
      {error && (
        <div className={classes.wide}>
          <ErrorNote error={errorText(error)} />
        </div>
      )}
    </article>
  );
}
