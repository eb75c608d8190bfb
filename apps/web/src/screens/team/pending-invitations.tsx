import { Badge, Button, Group, Text, Title } from "@mantine/core";
import { useCallback, useState } from "react";
import { useTranslation } from "react-i18next";
import { useMutation, useQuery } from "urql";
import { formatDate, formatDateTime } from "../../format/format-date.ts";
import {
  type InvitationFactsFragment,
  ResendTeamInvitationDocument,
  RevokeTeamInvitationDocument,
  type TeamFactsFragment,
  TeamInvitationsDocument,
} from "../../graphql/generated/documents.ts";
import { ErrorNote } from "../../shell/error-note.tsx";
import { ListPages } from "../../shell/list-pages.tsx";
import { RetryButton } from "../../shell/retry-button.tsx";
import { CopiedLink } from "../../teams/copied-link.tsx";
import { canManageInvitation } from "../../teams/team-rights.ts";
import { useReloadOnNews } from "../../teams/use-reload-on-news.ts";
import { useTeamErrorText } from "../../teams/use-team-error-text.ts";
import { showToast } from "../../toasts/show-toast.ts";
import classes from "./team.module.css";
import table from "./team-table.module.css";

const PAGE_SIZE = 10;
const STAYS = { handlesFaults: true };

/** Invitations that nobody has answered yet, expired ones among them. Absent where there are none. */
export function PendingInvitations({ team }: { team: TeamFactsFragment }) {
  const { t, i18n } = useTranslation();
  const errorText = useTeamErrorText();
  const [page, setPage] = useState(1);
  const [link, setLink] = useState<{ readonly path: string; readonly email: string }>();
  const [{ data, error }, execute] = useQuery({
    query: TeamInvitationsDocument,
    variables: { input: { teamId: team.id, page, size: PAGE_SIZE } },
    requestPolicy: "cache-and-network",
  });
  const reload = useCallback(() => execute({ requestPolicy: "network-only" }), [execute]);
  useReloadOnNews(reload, team.id);
  const [resending, resend] = useMutation(ResendTeamInvitationDocument);
  const [revoking, revoke] = useMutation(RevokeTeamInvitationDocument);
  const refusal = resending.error ?? revoking.error;
  const isBusy = resending.fetching || revoking.fetching;
  const list = data?.teamInvitationConnection;
  if (error) return <ErrorNote error={errorText(error)} action={<RetryButton onClick={reload} />} />;
  if (!list || list.totalCount === 0) return null;
  const pages = list.pagination.totalPage;

  const sendAgain = async ({ id, email }: InvitationFactsFragment) => {
    setLink(undefined);
    const { data, error } = await resend({ input: { teamId: team.id, id } }, STAYS);
    reload();
    if (error || !data) return;
    const path = data.resendTeamInvitation.link;
    if (path === null) showToast(t("teams.pending.resent", { email }));
    else setLink({ path, email });
  };
  const takeBack = async ({ id, email }: InvitationFactsFragment) => {
    setLink(undefined);
    const { error } = await revoke({ input: { teamId: team.id, id } }, STAYS);
    if (list.nodes.length === 1 && page > 1) setPage(page - 1);
    reload();
    if (error) return;
    showToast(t("teams.pending.revoked", { email }));
    // The button goes with its row.
    document.getElementById("content")?.focus();
  };
  return (
    <section className={classes.section} aria-labelledby="pending-invitations">
      <Title order={2} fz={16} mt="lg" id="pending-invitations">
        {t("teams.pending.title")}
      </Title>
      {refusal && <ErrorNote error={errorText(refusal)} />}
      {link && (
        <div className={classes.card}>
          <CopiedLink path={link.path} email={link.email} />
        </div>
      )}
      <div className={table.scroll}>
        <table className={table.table}>
          <thead>
            <tr>
              <th scope="col">{t("teams.column.address")}</th>
              <th scope="col" data-column="members">
                {t("teams.column.memberRole")}
              </th>
              <th scope="col" data-column="created">
                {t("teams.column.sent")}
              </th>
              <th scope="col">
                <span className="tw-visually-hidden">{t("teams.column.actions")}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {list.nodes.map((invitation) => (
              <tr key={invitation.id} className={table.still}>
                <th scope="row">
                  <span className={table.nameText}>
                    <strong>{invitation.email}</strong>
                    <span className={table.detail}>
                      {invitation.isExpired ? (
                        <Badge variant="light" color="warn">
                          {t("teams.pending.expired", { date: formatDate(invitation.expiresAt, i18n.language) })}
                        </Badge>
                      ) : (
                        t("teams.pending.expires", { date: formatDate(invitation.expiresAt, i18n.language) })
                      )}
                    </span>
                    <span className={`${table.detail} ${table.onPhone}`}>
                      {t(`teams.role.${invitation.roleType}`)}
                      {" · "}
                      {t("teams.pending.sent", {
                        count: invitation.sentCount,
                        date: formatDate(invitation.lastSentAt, i18n.language),
                      })}
                    </span>
                  </span>
                </th>
                <td data-column="members">{t(`teams.role.${invitation.roleType}`)}</td>
                <td data-column="created">
                  <Text size="sm" title={formatDateTime(invitation.lastSentAt, i18n.language)}>
                    {t("teams.pending.sent", {
                      count: invitation.sentCount,
                      date: formatDate(invitation.lastSentAt, i18n.language),
                    })}
                  </Text>
                </td>
                <td className={table.actions}>
                  {canManageInvitation(team.myRoleType, invitation.roleType) && (
                    <Group gap={4} wrap="nowrap" justify="flex-end">
                      <Button
                        variant="subtle"
                        color="gray"
                        size="compact-sm"
                        disabled={isBusy}
                        aria-label={t("teams.pending.resendNamed", { email: invitation.email })}
                        onClick={() => void sendAgain(invitation)}
                      >
                        {t("teams.pending.resend")}
                      </Button>
                      <Button
                        variant="subtle"
                        color="gray"
                        size="compact-sm"
                        disabled={isBusy}
                        aria-label={t("teams.pending.revokeNamed", { email: invitation.email })}
                        onClick={() => void takeBack(invitation)}
                      >
                        {t("teams.pending.revoke")}
                      </Button>
                    </Group>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <ListPages total={pages} page={page} onPage={setPage} mt={0} />
    </section>
  );
}
